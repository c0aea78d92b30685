"""Closed kinematic loops: constrained motion, forces and quantities."""
