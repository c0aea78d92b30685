"""Controllers, references and elastic drives in a simulation."""
