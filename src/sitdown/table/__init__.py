"""One table: records, plans, telling and the running table. It imports no web code and no bots."""

from sitdown.store.opening import open_store
from sitdown.wire.errors import Refused

from .running.hall import Hall
from .running.table import Table

__all__ = ["Hall", "Refused", "Table", "open_store"]
