"""The terminal: people and bots at one screen, drawn or in plain lines."""

from .local_game import play, screen, sit_down, wants_plain
from .saved_games import new_file, resume, saved_file
from .show import print_page, print_position

__all__ = [
    "new_file",
    "play",
    "print_page",
    "print_position",
    "resume",
    "saved_file",
    "screen",
    "sit_down",
    "wants_plain",
]
