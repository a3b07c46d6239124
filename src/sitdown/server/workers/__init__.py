"""Worker processes, their queue, and everything that is worked out in them but bots' moves."""
