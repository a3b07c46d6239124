"""The laboratory: many games between bots, and what can be measured of them."""
