"""Programs between a trace and a target: tapes, loops and derivatives."""
