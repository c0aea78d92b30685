"""Problem sheets: a robot with numbers of its own, a question, its worked solution and its key."""

from rnea.report.exercises.public import *
from rnea.report.exercises.public import __all__
