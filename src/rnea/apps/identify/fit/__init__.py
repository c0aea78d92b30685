"""Fits of parameters to recordings."""
