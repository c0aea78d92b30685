"""Friction, stiction and joint stops in a simulation."""
