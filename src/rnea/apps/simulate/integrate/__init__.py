"""Integrators, and how positions follow joint velocities."""
