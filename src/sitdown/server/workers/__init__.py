"""Worker processes, their queue, and all work done in them except bots' moves."""
