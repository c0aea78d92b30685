"""Test vectors: robots and states with their dynamics to 17 digits, for libraries of others."""
