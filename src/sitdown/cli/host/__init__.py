"""Commands for hosts: serve, keys, backup, forget, rate, soak."""
