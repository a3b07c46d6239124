"""Web Push: the keys of the server, and messages to players whose turn it is."""
