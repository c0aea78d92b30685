"""Tables for the terminal, and the same as facts for programs."""
