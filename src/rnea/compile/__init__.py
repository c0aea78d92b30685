"""Recursions compiled for one robot: trace once, print many.

`trace` runs a recursion on tracing numbers and folds the robot's constants; `tape` is the
straight-line program that remains; `run_python` defines what a tape means; one printer per target
turns it into code. To add a target: a printer of its own file that goes through `tape.operations`
once, and a test that compares it with `run_python`.
"""
