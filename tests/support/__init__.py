"""Helpers of the tests: random robots, the scale of rounding errors, robots for peers."""
