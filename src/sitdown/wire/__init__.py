"""Every document that crosses the network or is stored as JSON, by subject."""
