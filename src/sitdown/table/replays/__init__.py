"""Replays: a finished game as one document, made, read, played again, audited."""
