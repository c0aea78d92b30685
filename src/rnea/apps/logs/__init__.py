"""Recordings of real robots: what a logger wrote, read from the files that people have."""
