"""Recordings made ready for a fit."""
