"""WebSockets: from the accepted connection to the session of a viewer."""
