"""Fixtures of the goldens."""

from tests.stores import place, postgresql

__all__ = ["place", "postgresql"]
