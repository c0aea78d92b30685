"""Trajectory files: their columns, units and formats."""
