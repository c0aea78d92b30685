"""Programs as source code for other languages."""
