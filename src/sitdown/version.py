"""The version string, and whether the compiled modules are in use."""

from __future__ import annotations

from . import __version__
from .kernel import state


def is_compiled() -> bool:
    """Whether kernel and games run as compiled code; pure Python does the same, more slowly."""
    return not str(state.__file__).endswith(".py")


def edition() -> str:
    """As `sitdown --version` prints it."""
    return f"sitdown {__version__} ({'compiled' if is_compiled() else 'pure Python'})"
