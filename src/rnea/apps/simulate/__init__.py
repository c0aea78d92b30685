"""Simulation: steps in time, friction that sticks, stops, elastic gears, controllers, rollouts."""
