"""Steps of a simulation in machine code."""
