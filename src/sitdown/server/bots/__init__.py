"""Bots at tables: choosing them for chairs, their thinking, talk and memory."""
