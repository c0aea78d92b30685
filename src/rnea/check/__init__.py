"""Checking torques: what a simplification costs, and which known mistake a learner has made."""

from rnea.check.energy_history import EnergyHistory, energy_history
from rnea.check.ignoring import TOLERATED, Cost, Growth, checked_on_command_line, cost, growth
from rnea.check.term_sizes import term_sizes
from rnea.check.torque_map import TorqueMap, torque_map
