"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing."""

from rnea.apps.sizing.public import *
from rnea.apps.sizing.public import __all__
