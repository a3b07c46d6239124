"""Commands for players: games, play, remote, rules, show, review, verify, mcp."""
