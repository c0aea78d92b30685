"""Tables of numbers in files, as they are read for a summary: which columns, in which parts.

A format is a file with `table_of(path) -> Table`, and a row in `found.py`.
"""
