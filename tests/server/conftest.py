"""The stores that these tests run on."""

from tests.stores import database, file, place, postgresql

__all__ = ["database", "file", "place", "postgresql"]
