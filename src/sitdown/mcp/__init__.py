"""Assistants at the table, by the Model Context Protocol: a seat here, or at a house elsewhere."""
