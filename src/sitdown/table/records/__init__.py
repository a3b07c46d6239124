"""Records: what happened at a table, and the sitting that follows from them.

Each module covers one thing that people do; `plans` has the same modules. Nothing here checks
permission: a record is written only after a plan has allowed it.
"""
