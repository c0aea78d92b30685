"""Checking torques: what a simplification costs, and which known mistake a learner has made."""
