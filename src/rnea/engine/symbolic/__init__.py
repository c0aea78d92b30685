"""Equations of motion as formulas: the recursions evaluated on symbols."""
