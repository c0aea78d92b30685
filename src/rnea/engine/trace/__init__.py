"""Recursions traced: run once on tracing numbers, a recursion leaves the graph of its operations.

`symbolic` gives the inputs names and prints the graph as formulas; `compile` numbers them and makes
programs. Equal operations on equal operands are one node here, so both share for free.
"""
