"""WRONG PHYSICS ON PURPOSE. Mistakes with a single link: each link's is made in turn.

Every one of them stands alone; it is not combined with a second mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.links import LinkChange, from_joint, parallel_axis, with_links
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.omitted_terms import spinning, without_inertia
from rnea.apps.check.diagnose.wrong_recursion import across
from rnea.core.model import Frame
from rnea.core.spatial import Inertia


def of_one_link(work: Calculation) -> Iterator[Mistake]:
    """All mistakes of this file that the robot can show."""
    yield from _inertia_left_out(work)
    yield from _parallel_axis_left_out(work)
    yield from _link_left_out(work)
    yield from _masses_exchanged(work)


def _only(name: str, change: LinkChange) -> LinkChange:
    """The change of one link; what is welded to it stays."""

    def made(work: Calculation, frame: Frame, own: Inertia) -> Inertia:
        return change(work, frame, own) if frame.name == name else own

    return made


def _heavy(work: Calculation) -> list[str]:
    """Names of the moving links that have mass of their own."""
    frames = work.model.frames
    names = [body.name for body in work.model.bodies]
    return [name for name in names if not frames[name].inertia.is_zero]


def _inertia_left_out(work: Calculation) -> Iterator[Mistake]:
    """Where only one link has an inertia that is all links'."""
    names = spinning(work)
    for name in names if len(names) > 1 else ():
        yield Mistake(
            "no_inertia_of_link",
            f"I wd + w × I w of {name} left out",
            "All other torques are right. The moment that turns this link about its centre of "
            "mass is missing, at its own joint and at every joint that carries it.",
            f"Add N = I wd + w × I w of {name} to the moment balance of its joint.",
            without_inertia(name),
            "the link's turning is not felt in this motion",
            family="inertia",
            alone=True,
        )


def _parallel_axis_left_out(work: Calculation) -> Iterator[Mistake]:
    """That of the first link is known by itself."""
    for body in work.model.bodies:
        if not body.parent or not body.joint.turns or not np.any(across(body)):
            continue
        yield Mistake(
            "no_parallel_axis_of_link",
            f"m r² of {body.name} left out",
            "The link's inertia about its joint is I + m r²; I alone is about its centre of mass.",
            f"Add m r² to the inertia of {body.name} about its joint, r being the distance of its "
            "centre of mass from the axis.",
            with_links(_only(body.name, parallel_axis(-1, from_joint))),
            "the link's turning is not felt in this motion",
            family="inertia",
            alone=True,
        )


def _link_left_out(work: Calculation) -> Iterator[Mistake]:
    names = _heavy(work)
    for name in names if len(names) > 1 else ():
        yield Mistake(
            "no_link",
            f"the mass and inertia of {name} left out",
            "The torques are those of the arm without this link: its m is zero, or its F and N "
            "were not added.",
            f"Add F = m vdc and N = I wd + w × I w of {name} on the way in.",
            with_links(_only(name, lambda *_: Inertia(0.0, np.zeros(3), np.zeros((3, 3))))),
            "the link is not felt in this motion",
            family="mass",
            alone=True,
        )
        yield Mistake(
            "no_mass_of_link",
            f"the mass of {name} left out, its inertia kept",
            "The link turns, but has no weight and no F = m vdc: its m is zero, or was not typed.",
            f"Add F = m vdc of {name} on the way in.",
            with_links(_only(name, lambda _, frame, own: replace(own, mass=0.0))),
            "the link's mass is not felt in this motion",
            family="mass",
            alone=True,
        )


def _masses_exchanged(work: Calculation) -> Iterator[Mistake]:
    mass = {name: work.model.frames[name].inertia.mass for name in _heavy(work)}
    for one, two in combinations(mass, 2):
        yield Mistake(
            "swapped_masses",
            f"the masses of {one} and {two} exchanged",
            "Each of the two links was given the other's mass; centres of mass and inertias are "
            "their own.",
            f"{one} has {float(mass[one]):.6g} kg, {two} has {float(mass[two]):.6g} kg.",
            with_links(_exchange(mass, one, two)),
            "both links have the same mass",
            family="mass",
            alone=True,
        )


def _exchange(mass: dict[str, float], one: str, two: str) -> LinkChange:
    other = {one: mass[two], two: mass[one]}

    def change(_: Calculation, frame: Frame, own: Inertia) -> Inertia:
        return replace(own, mass=other.get(frame.name, own.mass))

    return change
