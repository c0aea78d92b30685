"""What of a robot can be told from its torques: base parameters, a whole robot, and what it
holds."""

from rnea.apps.identify import *
from rnea.apps.identify import __all__
