"""Velocities and accelerations estimated from positions."""
