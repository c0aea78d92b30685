"""Motions: profiles and splines within limits, rates from positions, files of trajectories."""

from rnea.apps.trajectory.public import *
from rnea.apps.trajectory.public import __all__
