"""Environments: the games as those who study them want them, one language for all of them."""
