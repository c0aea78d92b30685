"""Mistake: one known way of getting torques wrong, with its explanation and its cure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rnea.check.diagnose.calculation import Work


def _always(_: Work) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Mistake:
    """One known mistake.

    key          short name for programs and tests
    title        what was done, as a phrase
    explanation  how one comes to do it and what it does
    cure         what to correct
    make         the right calculation turned into the wrong one
    unfit        why the robot cannot show it, or "" if it can
    idle         why it may leave the torques as they are
    family       of mistakes that exclude each other only one is made at a time
    alone        not combined with a second mistake, nor listed where it has no effect
    fitted       made to fit the given torques
    """

    key: str
    title: str
    explanation: str
    cure: str
    make: Callable[[Work], Work]
    idle: str
    unfit: Callable[[Work], str] = _always
    family: str = ""
    alone: bool = False
    fitted: bool = False
