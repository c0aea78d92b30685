"""The physics: one file per algorithm, over any kind of number."""

from rnea.core.recursions import *
