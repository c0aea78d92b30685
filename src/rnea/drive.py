"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing."""

from rnea.apps.sizing import *
from rnea.apps.sizing import __all__
