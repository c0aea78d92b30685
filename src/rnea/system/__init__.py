"""Files, processes, memory and optional packages: what knows no robot."""
