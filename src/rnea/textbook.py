"""The sources' own formulations, as they are taught, with every step recorded."""

from rnea.core.textbook import *
from rnea.core.textbook import __all__
