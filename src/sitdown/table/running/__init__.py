"""The running table with its queue, timers and loading, and the hall of all tables."""
