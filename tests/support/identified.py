"""Identifications that several files of tests look at, and how far they are from the truth."""

from dataclasses import replace
from functools import cache

import numpy as np

import rnea
from rnea.describe import Spring
from rnea.identify import identify
from support.made_recordings import Logger, motion, recording, true_robot


def made(name, seed=0, logger=None, **options):
    """The file's robot, the true one, and a recording of it."""
    rng = np.random.default_rng(seed)
    arm = rnea.load(name)
    truth = true_robot(arm, rng)
    return arm, truth, recording(truth, motion(arm, rng), rng, logger, **options)


def apart(truth, found, seed=99):
    """Worst joint's rms error along a new motion, as a share of range."""
    state = motion(truth, np.random.default_rng(seed)).at(np.linspace(0, 10, 500))
    states = state.q, state.qd, state.qdd
    wanted = truth.inverse_dynamics(*states)
    rms = np.sqrt(((found.inverse_dynamics(*states) - wanted) ** 2).mean(axis=0))
    return float((rms / np.ptp(wanted, axis=0)).max())


@cache
def planar():
    """A planar arm's file, the true one, its recording, and what was identified."""
    arm, truth, log = made("planar_3r", logger=Logger(lag=0.008, low_pass=25.0, rate=100))
    return arm, truth, log, identify(arm, [log])


def sprung():
    """A planar arm with a spring in its first joint."""
    arm = rnea.load("planar_2r")
    rows = arm.description.structure.rows
    sprung = replace(rows[0], spring=Spring(30.0, 0.4))
    structure = replace(arm.description.structure, rows=(sprung, *rows[1:]))
    return rnea.Robot(replace(arm.description, structure=structure))
