"""Bots at tables: who sits down, thinks, talks, remembers."""
