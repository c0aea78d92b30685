"""Plots: one figure function for each picture, of plain arrays and names; files and windows."""

from rnea.report.figures.public import *
