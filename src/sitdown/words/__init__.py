"""Words: all that a person reads, in English and Russian, from Project Fluent files."""

from .messages import LANGUAGES, Messages, messages_of
from .words import NoWords, Words

__all__ = ["LANGUAGES", "Messages", "NoWords", "Words", "messages_of"]
