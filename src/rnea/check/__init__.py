"""Checks: what is wrong with a robot, with torques, or with leaving something out."""

from rnea.apps.check.public import *
from rnea.apps.check.public import __all__
