"""The running table: its queue, timers and loading; the hall of all tables."""
