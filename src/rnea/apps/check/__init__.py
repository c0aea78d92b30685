"""Checks: what is wrong with a robot, with torques, or with leaving something out."""
