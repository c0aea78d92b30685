"""File formats: robot files, catalogs and tables."""
