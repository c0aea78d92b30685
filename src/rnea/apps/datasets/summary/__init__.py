"""Statistics of a whole data set in one pass."""
