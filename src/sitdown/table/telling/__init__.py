"""Telling: what each viewpoint gets to know of a table, and in which form."""
