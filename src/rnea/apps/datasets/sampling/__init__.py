"""States drawn at random, by their numbers."""
