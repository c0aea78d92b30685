"""Formats of robot files, one package each."""
