"""Translation: everything a person reads, from Fluent files."""

from .messages import LANGUAGES, Messages, messages_of
from .words import NoWords, Words

__all__ = ["LANGUAGES", "Messages", "NoWords", "Words", "messages_of"]
