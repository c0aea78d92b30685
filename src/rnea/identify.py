"""What of a robot can be told from its torques: base parameters, a whole robot, and what it
holds."""

from rnea.apps.identify.public import *
from rnea.apps.identify.public import __all__
