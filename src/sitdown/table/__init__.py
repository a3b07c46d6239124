"""A running table: its records, its store, its clock. It knows no web and no bots."""

from .hall import Hall
from .refusal import Refused
from .store.opening import open_store
from .table import Table

__all__ = ["Hall", "Refused", "Table", "open_store"]
