"""The server: tables for browsers and programs over HTTP and WebSocket, with bots."""
