"""Tables of numbers in files."""
