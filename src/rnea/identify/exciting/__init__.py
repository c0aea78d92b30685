"""Exciting motions: those after which a robot's parameters are known best.

A motion is a Fourier series that starts and ends at rest (`series`), within what the robot may do
(`bounds`, `room`). What its torques tell of the base parameters is its `information`; `objective`
has the value and slope of its determinant, `descent` follows it, `feasible` brings what was found
exactly within the limits, and draws the random series that it is compared with; `search` does so
again and again.
"""

from rnea.identify.exciting.bounds import Bounds, bounds_of
from rnea.identify.exciting.excitation import Excitation, Use
from rnea.identify.exciting.excite import excite
from rnea.identify.exciting.room import Room

__all__ = ["Bounds", "Excitation", "Room", "Use", "bounds_of", "excite"]
