"""Replays: a finished game as a document, played again, checked, or looked at."""
