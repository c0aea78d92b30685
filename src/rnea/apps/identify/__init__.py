"""Dynamic parameter identification: base parameters, robots, friction, and payloads."""
