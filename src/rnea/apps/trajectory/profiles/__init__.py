"""Motions in closed form: profiles, splines and Fourier series."""
