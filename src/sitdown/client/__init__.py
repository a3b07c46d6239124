"""Python client for a Sitdown server, used by the terminal and mcp."""
