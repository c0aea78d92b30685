"""Formats of recordings, one module each."""
