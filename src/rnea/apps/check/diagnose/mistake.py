"""Mistake: one known way of getting torques wrong, and what it needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.wrong_recursion import frames_off_joints


def _always(_: Calculation) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Mistake:
    """One known mistake.

    key          short name for programs and tests
    title        what was done, as a phrase
    explanation  how one comes to do it and what it does
    remedy         what to correct
    make         the right calculation turned into the wrong one
    unfit        why the robot cannot show it, or "" if it can
    idle         why it may leave the torques as they are
    family       of mistakes that exclude each other only one is made at a time
    alone        not combined with a second mistake, nor listed where it has no effect
    numbers      how many sizes of it were fitted to the given torques

    >>> from rnea.check import diagnose
    >>> from rnea import load
    >>> import numpy as np
    >>> arm = load("planar_2r")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 20, 2))
    >>> tau = arm.inverse_dynamics(q, qd, qdd, gravity=-arm.gravity)
    >>> found = diagnose(arm, q, qd, qdd, tau).mistakes[0]
    >>> found.title, found.fitted
    ('gravity with the wrong sign', False)
    """

    key: str
    title: str
    explanation: str
    remedy: str
    make: Callable[[Calculation], Calculation]
    idle: str
    unfit: Callable[[Calculation], str] = _always
    family: str = ""
    alone: bool = False
    numbers: int = 0

    @property
    def fitted(self) -> bool:
        """Whether it was made to fit the given torques."""
        return self.numbers > 0


def needs_turning(work: Calculation) -> str:
    turning = any(body.joint.turns for body in work.model.bodies)
    return "" if turning else "the robot has no revolute joint"


def needs_sliding(work: Calculation) -> str:
    sliding = any(body.joint.slides for body in work.model.bodies)
    return "" if sliding else "the robot has no prismatic joint"


def needs_both(work: Calculation) -> str:
    return needs_sliding(work) or needs_turning(work)


def needs_far_frames(work: Calculation) -> str:
    off = frames_off_joints(work.model)
    return "" if off else "the links' frames stand on their joints: c is from the joint"


def needs_two_joints(work: Calculation) -> str:
    return "" if work.model.nv > 1 else "the robot has only one joint"
