"""`sitdown soak`: servers under fire and under load, with figures at the end."""

from .commands import add_arguments, soak

__all__ = ["add_arguments", "soak"]
