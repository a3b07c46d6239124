"""How a request travels: reading, rate limit, compression, static files, OpenAPI."""
