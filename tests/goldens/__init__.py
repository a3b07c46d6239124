"""Goldens: what other programs, hosts and stored games rely on, kept as text in this folder."""
