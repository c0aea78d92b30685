"""Numbers that carry units, the unit of every entry, and the check of units."""

from rnea.apps.units import *
from rnea.apps.units import __all__
