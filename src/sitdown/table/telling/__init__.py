"""Telling: who gets to know what of a table, and in which form."""
