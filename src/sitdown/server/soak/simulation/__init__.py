"""The whole server in one process: virtual time, a seeded schedule, a simulated network."""
