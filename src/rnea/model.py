"""The robot as the recursions see it: frozen, ordered, welded."""

from rnea.core.model import *
