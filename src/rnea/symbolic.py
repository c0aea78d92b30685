"""Equations of motion as formulas: the recursion run on symbols, polynomials and tracing
numbers."""

from rnea.engine.symbolic.public import *
