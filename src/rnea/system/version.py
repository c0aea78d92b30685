"""The version of the package, stated once."""

__version__ = "1.0.0"
