"""Numbers that carry units, the unit of every entry, and the check of units."""
