"""A study of one game: wins, lengths, uses, luck."""
