"""Exciting motions: those after which a robot's parameters are known best.

A motion is a Fourier series that starts and ends at rest (`series`), within what the robot may do
(`bounds`, `room`). What its torques tell of the base parameters is its `information`; `objective`
has the value and slope of its determinant, `descent` follows it, `feasible` brings what was found
exactly within the limits, and draws the random series that it is compared with; `search` does so
again and again.
"""
