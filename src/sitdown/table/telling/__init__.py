"""Telling: the messages and documents that each viewpoint gets about a table."""
