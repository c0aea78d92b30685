"""Masses and inertias in another unit than SI, found by the sizes of the links that have them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.inertias import is_placeholder
from rnea.apps.check.lint.link_sizes import NEGLIGIBLE, LinkSize, link_sizes, reach
from rnea.apps.check.lint.shapes import DENSEST
from rnea.core.model import Model

INERTIA_UNITS = {"kg cm²": 1e4, "kg mm²": 1e6, "g cm²": 1e7, "g mm²": 1e9}
"""How many of each make one kg m²."""

_NO_UNIT = "another unit than kg m², or made up"

TINY = 1e-3
"""Radius of gyration over size. A rod has 0.29, and its mass in grams would make that 0.009: what
is ten times less is no unit but an inertia that was never filled in."""

Paths = dict[tuple[str, str], str]


@dataclass(frozen=True)
class UnitHypothesis:
    """A parameter that is probably not in SI units.

    code      that of its finding, such as unit-inertia
    owner     the link or joint; key: its parameter; path: where that stands in the file
    measured  the number as it stands, with the unit it would have
    probably  the unit it probably is in
    why       what is implausible about it, and what the value would be in SI

    >>> from rnea import DHLink, Robot
    >>> from rnea.check import find_unit_errors
    >>> row = DHLink(a=0.4, mass=5, com=(-0.2, 0, 0), inertia={"iyy": 700, "izz": 700})
    >>> find_unit_errors(Robot.from_dh([row], convention="standard"))[0].probably
    'kg cm²'
    """

    code: str
    owner: str
    key: str
    path: str
    measured: str
    probably: str
    why: str

    @property
    def entry(self) -> str:
        """Link or joint, and the parameter: "link2 inertia"."""
        return f"{self.owner} {self.key}"

    def __str__(self) -> str:
        what = f"{self.entry} ({self.path}): {self.measured} is probably in {self.probably}"
        return f"{what}: {self.why}"


def masses_and_inertias(
    model: Model, spans: dict[str, float], paths: Paths
) -> Iterator[UnitHypothesis]:
    def hypothesis(link: LinkSize, role: str, probably: str, why: str) -> UnitHypothesis:
        measured = f"{link.mass:g} kg" if role == "mass" else f"{link.largest_moment:g} kg m²"
        path = paths.get((link.name, role), link.name)
        return UnitHypothesis(f"unit-{role}", link.name, role, path, measured, probably, why)

    links, far = link_sizes(model, spans), reach(model)
    inertia_unit = ""
    # a one in place of an inertia is in no unit, and has a finding of its own; that of a marker
    # without weight is felt nowhere
    felt, made_up = NEGLIGIBLE * float(model.mass) * far**2, _placeholders(model)
    filled_in = [x for x in links if x.largest_moment > felt and x.name not in made_up]
    if any(link.slenderness > 10 for link in filled_in):
        # once one link is caught, the others of the same file are judged less mildly
        wide = [link for link in filled_in if link.slenderness > (3 if link.known else 10)]
        inertia_unit = _inertia_unit(wide)
        for link in wide:
            yield hypothesis(link, "inertia", inertia_unit, _why_wide(link, inertia_unit))
    # links given by their inertia alone, against the mass and the reach of the whole robot
    bound = 10 * float(model.mass) * far * far
    for link in links:
        if link.mass == 0 and bound and link.largest_moment > bound:
            why = f"ten times more than the whole robot's mass would have at its reach {far:.3g} m"
            yield hypothesis(link, "inertia", inertia_unit or _NO_UNIT, why)
    heavy_points = (
        all(link.largest_moment <= 0 for link in links)
        and sum(link.mass for link in links) > 200 * far**3
    )
    in_grams = [link for link in links if _too_heavy(link, float(model.mass))]
    for link in links:
        # once one link is caught, the others need not be heavy by themselves
        why = _why_dense(link) if in_grams else ""
        if not why and heavy_points and link.mass:
            why = f"too heavy for an arm that reaches {far:.3g} m"
        if why:
            yield hypothesis(link, "mass", "g", f"{why}; {link.mass / 1000:g} kg is plausible")


def _placeholders(model: Model) -> set[str]:
    """Bodies whose inertia is for the better part made of powers of ten about every axis."""
    made_up = dict.fromkeys((body.index for body in model.bodies), 0.0)
    for frame in model.frames.values():
        tensor = np.asarray(frame.inertia.about_com, dtype=float)
        if frame.body and is_placeholder(tensor):
            made_up[frame.body] += float(tensor[0, 0])
    largest = {body.index: float(np.abs(body.inertia.about_com).max()) for body in model.bodies}
    return {model.body(i).name for i, sum_ in made_up.items() if sum_ > 0.5 * largest[i]}


def _inertia_unit(links: list[LinkSize]) -> str:
    """One unit for the whole robot: the one that makes its links most like links.

    kg mm² and g cm² differ by a factor 10 only; where both would do, both are named. Where none
    makes the links like any robot's, the inertia is wrong by no unit.
    """
    misfits = {unit: _misfit(links, factor) for unit, factor in INERTIA_UNITS.items()}
    best, second = sorted(misfits, key=lambda unit: misfits[unit])[:2]
    if not all(_usual(link, INERTIA_UNITS[best]) for link in links):
        return _NO_UNIT
    return best if misfits[second] > misfits[best] + 2 else f"{best} or {second}"


def _usual(link: LinkSize, factor: float) -> bool:
    """Whether a link would be like one of a robot with its inertia divided by the factor."""
    slender = link.slenderness / math.sqrt(factor)
    dense = 1000.0 if link.density is None else link.density * factor**1.5
    return 0.03 < slender < 2 and 10 < dense < 3e4


def _misfit(links: list[LinkSize], factor: float) -> float:
    """How far the links would be from usual ones: slenderness 0.35, density 1000 kg/m³.

    In decades, weighed by how much these scatter among robots (0.3 and 0.6 decades).
    """
    slender = np.median([math.log10(link.slenderness / math.sqrt(factor)) for link in links])
    misfit = abs(float(slender) - math.log10(0.35)) / 0.3
    densities = [math.log10(link.density * factor**1.5) for link in links if link.density]
    if densities:
        misfit += abs(float(np.median(densities)) - 3) / 0.6
    return misfit


def _why_wide(link: LinkSize, unit: str) -> str:
    why = f"its mass would be spread {link.gyration:.3g} m from its centre, but "
    why += f"the link is {link.size:.3g} m long" if link.known else "nothing on it is as far away"
    rod = f"a rod of its mass and length has {link.mass * link.size**2 / 12:.2g} kg m²"
    if unit == _NO_UNIT:
        return f"{why}; {rod}" if link.known else why
    first = unit.split(" or ")[0]
    gyration = link.gyration / math.sqrt(INERTIA_UNITS[first])
    return f"{why}; in {first} it is {gyration:.3g} m"


def _too_heavy(link: LinkSize, robot: float) -> bool:
    """Grams: a bar of lead as long as the link and a quarter as thick would be lighter, and its
    inertia fits a thousandth of that mass. A fingertip of 6 g is small, not heavy.

    A link of unknown size would have to outweigh the rest of the robot.
    """
    most = DENSEST / 16 * link.size**3 if link.known else robot - link.mass
    dense = link.density is not None and link.density > 3e5
    fits = dense or link.slenderness < 0.02
    return link.gyration > TINY * link.size * link.known and fits and link.mass > most > 0


def _why_dense(link: LinkSize) -> str:
    """What makes a mass too large for its inertia: far denser than any metal, or in one point."""
    if link.density is not None and link.density > 1e5:
        return f"a box with its mass and inertia has {link.density:.3g} kg/m³"
    if 0 < link.slenderness < 0.02 and link.known:
        return f"its inertia puts that mass within {link.gyration:.2g} m of a point"
    return ""
