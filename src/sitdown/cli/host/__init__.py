"""Commands for hosts: serve, soak, backup, forget, rate, keys."""
