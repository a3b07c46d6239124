"""The lab: many games between bots, and statistics on them."""
