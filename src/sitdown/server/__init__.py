"""The server: tables for browsers and terminals, over HTTP and sockets, with bots."""
