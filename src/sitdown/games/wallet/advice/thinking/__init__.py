"""How the bot thinks, a chapter for each kind of question."""
