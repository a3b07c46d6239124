"""Commands for research, from `sitdown balance` to `sitdown tournament`."""
