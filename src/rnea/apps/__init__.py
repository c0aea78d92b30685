"""What is done with a robot: trajectories, simulation, identification, sizing, checks."""
