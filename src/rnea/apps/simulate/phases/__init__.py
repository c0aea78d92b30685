"""Phases of a simulation, between its events."""
