"""Recordings of real robots: what a logger wrote, read from the files that people have."""

from rnea.apps.logs.public import *
from rnea.apps.logs.public import __all__
from rnea.apps.trajectory.files.column_units import OURS, Units
