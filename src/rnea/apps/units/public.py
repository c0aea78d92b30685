"""Numbers that carry units, the unit of every entry, and the check of units.

The check runs the recursions themselves on numbers with units: no formula stands here twice.
"""

from rnea.apps.units.entry_units import PER_SECOND, Entry, entries, rewrite
from rnea.apps.units.numbers_with_units import METRE, ONE, DimensionedValue, UnitError
from rnea.apps.units.result_units import UnitOf, UnitReport, check_units

__all__ = ["DimensionedValue", "UnitError", "UnitReport", "check_units"]
