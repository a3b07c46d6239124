"""The terminal: people and bots at one table, drawn or in plain lines."""

from .playing import play, screen, sit_down, wants_plain
from .saving import new_file, newest_file, resume
from .showing import print_page, print_position

__all__ = [
    "new_file",
    "newest_file",
    "play",
    "print_page",
    "print_position",
    "resume",
    "screen",
    "sit_down",
    "wants_plain",
]
