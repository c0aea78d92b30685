"""Matrices of pairs of joint velocities."""
