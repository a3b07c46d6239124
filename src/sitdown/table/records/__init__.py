"""Records: what happened at a table, and the sitting that follows from them.

A chapter for each thing that people do; `plans` has the same chapters. Nothing here decides
anything: what is written down has been allowed.
"""
