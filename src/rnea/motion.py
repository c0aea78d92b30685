"""Motions: profiles and splines within limits, rates from positions, files of trajectories."""

from rnea.apps.trajectory import *
from rnea.apps.trajectory import __all__
