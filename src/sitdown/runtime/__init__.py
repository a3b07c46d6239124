"""Runtime: clocks, random numbers, threads, processes and files of a process, in one object."""

from .inline import Inline
from .lane import Lane
from .lock import InUse
from .ordered_set import OrderedSet
from .pool import Pool, TimeIsUp
from .real import Runtime

__all__ = ["InUse", "Inline", "Lane", "OrderedSet", "Pool", "Runtime", "TimeIsUp"]
