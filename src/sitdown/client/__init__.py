"""Tables elsewhere: the house that keeps one, and a seat there, for people and assistants."""
