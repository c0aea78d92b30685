"""Other forms of the same robot: conventions, selections, link frames."""
