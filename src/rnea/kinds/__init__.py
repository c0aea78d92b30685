"""Further kinds of number: importing one of these files registers it."""
