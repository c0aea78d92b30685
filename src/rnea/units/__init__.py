"""Numbers that carry units, and the check of units made by the recursion itself."""

from rnea.units.dimensions import Suspicion as dimensions_Suspicion
from rnea.units.dimensions import UnitOf, UnitReport, check_units
from rnea.units.dimensions import suspect_units as dimensions_suspect_units
from rnea.units.entry_units import Entry, entries, rewrite
from rnea.units.link_sizes import link_sizes, reach
from rnea.units.suspicions import Suspicion, suspect_units
