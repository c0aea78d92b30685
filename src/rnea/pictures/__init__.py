"""Plots of robots, motions and results, with what they need computed."""

from rnea.pictures.motions import MOTION_PICTURES
from rnea.pictures.plot import ROBOT_PICTURES, plot, plot_with
from rnea.pictures.staging import Extras
from rnea.pictures.still import VECTORS
