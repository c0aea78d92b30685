"""Derived equations for people and for programs."""

from rnea.views.equations.equations import TARGETS, show
