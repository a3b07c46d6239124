"""Commands for authors of games: conform, laws."""
