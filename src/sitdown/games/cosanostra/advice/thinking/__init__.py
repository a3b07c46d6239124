"""How a careful boss thinks; `hints` is its contents page."""
