"""Handling of HTTP requests: reading, rate limit, compression, static files, OpenAPI."""
