"""From one motion to billions of rows: data sets in, results out, with bounded memory."""

from rnea.apps.datasets.public import *
from rnea.apps.datasets.public import __all__
from rnea.report.figures.histogram_spreads import spreads
