"""Catalogs of robots, motors and gearboxes that come with the package."""
