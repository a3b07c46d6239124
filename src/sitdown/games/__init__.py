"""The shelf of games, a folder each."""
