"""Simulation: steps in time, friction that sticks, stops, elastic gears, controllers, rollouts."""

from rnea.apps.simulate.public import *
