"""Machine code of a robot: compiled, cached and shared among threads."""
