"""Numbers that carry units, the unit of every entry, and the check of units."""

from rnea.apps.units.public import *
from rnea.apps.units.public import __all__
