"""Motions: profiles and splines within limits, rates from positions, files of trajectories."""
