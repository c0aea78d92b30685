"""Checks: what is wrong with a robot, with torques, or with leaving something out."""

from rnea.apps.check import *
from rnea.apps.check import __all__
