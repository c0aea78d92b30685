"""Parameters that are probably in another unit than SI, found by what their numbers would mean.

A unit error multiplies a number by 1000 or more (or by 57 for degrees), and robots are alike
enough for that to show: no arm has links of 400 m, a density above lead's many times over, or a
mass spread over a hundred times its own length. Each rule's threshold lies a factor 2 or more away
from every robot of the catalogue, among them oddities such as the wrist inertias of the UR5 (some
20 times those published for the larger UR10), which are wrong by no unit and stay unsuspected.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.describe import Description
from rnea.errors import InputError, ModelWarning
from rnea.model import Evaluator, Model, build
from rnea.spatial.numbers import FLOAT
from rnea.units.entry_units import Entry, entries, rewrite
from rnea.units.link_sizes import LinkSize, link_sizes, reach
from rnea.units.numbers_with_units import METRE, ONE

LONGEST = 20.0
"""Metres; a longer link is taken to be given in millimetres."""

INERTIA_UNITS = {"kg cm²": 1e4, "kg mm²": 1e6, "g cm²": 1e7, "g mm²": 1e9}
"""How many of each make one kg m²."""


@dataclass(frozen=True)
class Suspicion:
    """A parameter that is probably not in SI units.

    entry     link or joint, and the parameter: "link2 inertia" (with its path in the file)
    measured  the number as it stands, with the unit it would have
    probably  the unit it probably is in
    why       what is implausible about it, and what the value would be in SI
    """

    entry: str
    path: str
    measured: str
    probably: str
    why: str

    def __str__(self) -> str:
        what = f"{self.entry} ({self.path}): {self.measured} is probably in {self.probably}"
        return f"{what}: {self.why}"


Number = tuple[Entry, float]


def suspect_units(robot: Any) -> list[Suspicion]:
    """Parameters of a robot whose numbers look like another unit than SI; usually none.

    >>> from rnea import DHLink, Robot
    >>> row = DHLink(a=0.4, alpha=90, mass=5, com=(-0.2, 0, 0), inertia={"iyy": 700, "izz": 700})
    >>> for suspicion in suspect_units(Robot.from_dh([row], convention="standard")):
    ...     print(suspicion.entry, "is probably in", suspicion.probably)
    joint1 alpha is probably in degrees
    link1 inertia is probably in kg cm²
    """
    kind = robot.model.kind
    if kind is not FLOAT:
        raise InputError(f"units are guessed from plain numbers, not from {kind.name!r}")
    given = _numbers(robot.description)
    return [
        *_lengths(given),
        *_angles(given),
        *_densities(given),
        *_gravity(given),
        *_masses_and_inertias(robot.description, given),
    ]


def _numbers(description: Description) -> list[Number]:
    """Every entry with its value, the zeros left out: they are right in every unit."""
    numbers = Evaluator(description, FLOAT)
    pairs = [(entry, numbers.scalar(value, entry.path)) for entry, value in entries(description)]
    return [(entry, float(value)) for entry, value in pairs if value != 0]


def _in_millimetres(values: list[float]) -> float:
    """From which value on lengths are taken to be in millimetres; infinity if none is.

    If most lengths of a robot are above 1 and some above 20, all of those above 1 are meant.
    """
    if not any(value > LONGEST for value in values):
        return math.inf
    most = sum(value > 1 for value in values) * 2 > len(values)
    return 1.0 if most else LONGEST


def _limits_of_lengths(given: list[Number]) -> tuple[float, float]:
    """The thresholds for lengths of the structure and for centres of mass."""
    lengths = [abs(v) for e, v in given if e.role == "length"]
    coms = [abs(v) for e, v in given if e.role == "com"]
    bound = _in_millimetres(lengths)
    com_bound = _in_millimetres(coms)
    metres = [v / 1000 if v > bound else v for v in lengths]
    # a small offset in mm may stay below 20: compare with the whole arm
    if metres and com_bound > LONGEST and max(coms, default=0.0) > max(2.0, 5 * sum(metres)):
        com_bound = max(1.0, 2 * sum(metres))
    return bound, com_bound


def _in_mm(given: list[Number]) -> dict[Entry, float]:
    """The lengths that are taken to be in millimetres; a vector is, if one component is."""
    bound, com_bound = _limits_of_lengths(given)
    bounds = {"length": bound, "com": com_bound, "size": LONGEST, "limit": LONGEST}
    lengths = {entry: value for entry, value in given if entry.dimension == METRE}
    caught = {
        _vector_of(entry)
        for entry, value in lengths.items()
        if abs(value) > bounds.get(entry.role, math.inf)
    }
    return {entry: value for entry, value in lengths.items() if _vector_of(entry) in caught}


def _vector_of(entry: Entry) -> str:
    """The path without the index of a component: links[1].com[2] belongs to links[1].com."""
    return entry.path.rsplit("[", 1)[0] if entry.path.endswith("]") else entry.path


def _lengths(given: list[Number]) -> Iterator[Suspicion]:
    for entry, value in _in_mm(given).items():
        why = "the centre of mass is far outside the robot" if entry.role == "com" else "too long"
        why += f"; {value / 1000:g} m is plausible"
        yield _suspicion(entry, f"{value:g} m", "mm", why)


def _angles(given: list[Number]) -> Iterator[Suspicion]:
    for entry, value in given:
        size = abs(value)
        if entry.role == "angle" and size > 2 * math.pi + 0.01:
            # constants of a structure lie within one turn
            even = _near_multiple(size, 15) or _near_multiple(size, 45)
            why = f"more than a full turn; {value:g}° = {math.radians(value):.6g} rad"
            why += f", and {value:g} is a multiple of 15" if even else ""
            yield _suspicion(entry, f"{value:g} rad", "degrees", why)
        elif entry.role == "limit" and entry.dimension == ONE and size > 4 * math.pi + 0.01:
            why = f"{size / (2 * math.pi):.3g} turns; {value:g}° = {math.radians(value):.4g} rad"
            yield _suspicion(entry, f"{value:g} rad", "degrees", why)
        elif entry.role == "speed" and entry.dimension == (0, 0, -1) and size > 40:
            why = f"{size / (2 * math.pi):.3g} turns a second; {value:g}°/s is usual"
            yield _suspicion(entry, f"{value:g} rad/s", "degrees per second", why)


def _near_multiple(value: float, of: float) -> bool:
    return abs(value / of - round(value / of)) < 1e-3


def _densities(given: list[Number]) -> Iterator[Suspicion]:
    for entry, value in given:
        if entry.role == "density" and not 25 <= value <= 25000:
            light = value < 25
            unit = "g/cm³" if light else "g/m³"
            factor = 1000 if light else 1e-3
            why = f"lighter than foam; {value * factor:g} kg/m³ is a usual material"
            if not light:
                why = "denser than any material"
            yield _suspicion(entry, f"{value:g} kg/m³", unit, why)


def _gravity(given: list[Number]) -> Iterator[Suspicion]:
    for entry, value in given:
        if entry.role == "gravity" and abs(value) > 30:
            unit = "mm/s²" if abs(value) > 3000 else "cm/s²"
            why = "more than three times the Earth's"
            yield _suspicion(entry, f"{value:g} m/s²", unit, why)


def _suspicion(entry: Entry, measured: str, probably: str, why: str) -> Suspicion:
    key = entry.path.split("]", 1)[-1].lstrip(".") or entry.path
    return Suspicion(f"{entry.owner} {key}", entry.path, measured, probably, why)


def _masses_and_inertias(description: Description, given: list[Number]) -> Iterator[Suspicion]:
    """Against the links' sizes, with lengths that are in mm put right first."""
    model = _in_metres(description, given)
    far, links, paths = reach(model), link_sizes(model), _paths(given)
    unit = ""
    if any(link.slenderness > 10 for link in links):
        # once one link is caught, the others of the same file are judged less mildly
        wide = [link for link in links if link.slenderness > 3]
        unit = _inertia_unit(wide)
        yield from _inertias(wide, unit, paths)
    yield from _massless(model, links, far, unit or "kg cm² or smaller", paths)
    yield from _masses(links, far, paths)


def _in_metres(description: Description, given: list[Number]) -> Model:
    """The robot with every suspected millimetre corrected."""
    wrong = {entry.path for entry in _in_mm(given)}
    if not wrong:
        return _build(description)
    numbers = Evaluator(description, FLOAT)

    def corrected(entry: Entry, value: Any) -> Any:
        return numbers.scalar(value, entry.path) / 1000 if entry.path in wrong else value

    return _build(rewrite(description, corrected))


def _build(description: Description) -> Model:
    with warnings.catch_warnings():
        # whoever made the robot has been warned already
        warnings.simplefilter("ignore", ModelWarning)
        return build(description, FLOAT)


def _paths(given: list[Number]) -> dict[tuple[str, str], str]:
    """Where the mass and the inertia of a link stand in the description."""
    found: dict[tuple[str, str], str] = {}
    for entry, _ in given:
        if entry.role in ("mass", "inertia"):
            path = entry.path.rsplit(f".{entry.role}", 1)[0] + f".{entry.role}"
            found.setdefault((entry.owner, entry.role), path)
    return found


def _inertia_unit(links: list[LinkSize]) -> str:
    """One unit for the whole robot: the one that makes its links most like links.

    kg mm² and g cm² differ by a factor 10 only; where both would do, both are named.
    """
    misfits = {unit: _misfit(links, factor) for unit, factor in INERTIA_UNITS.items()}
    best, second = sorted(misfits, key=lambda unit: misfits[unit])[:2]
    return best if misfits[second] > misfits[best] + 2 else f"{best} or {second}"


def _inertias(
    links: list[LinkSize], unit: str, paths: dict[tuple[str, str], str]
) -> Iterator[Suspicion]:
    first = unit.split(" or ")[0]
    for link in links:
        truly = link.gyration / math.sqrt(INERTIA_UNITS[first])
        why = (
            f"its mass would be spread {link.gyration:.3g} m from its centre, but the link is "
            f"{link.size:.3g} m long; in {first} it is {truly:.3g} m"
        )
        path = paths.get((link.name, "inertia"), link.name)
        measured = f"{link.largest_moment:g} kg m²"
        yield Suspicion(f"{link.name} inertia", path, measured, unit, why)


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


def _massless(
    model: Model, links: list[LinkSize], far: float, unit: str, paths: dict[tuple[str, str], str]
) -> Iterator[Suspicion]:
    """Links given by their inertia alone, against the mass and the reach of the whole robot."""
    bound = 10 * float(model.mass) * far * far
    for link in links:
        if link.mass == 0 and bound and link.largest_moment > bound:
            path = paths.get((link.name, "inertia"), link.name)
            why = f"ten times more than the whole robot's mass would have at its reach {far:.3g} m"
            measured = f"{link.largest_moment:g} kg m²"
            yield Suspicion(f"{link.name} inertia", path, measured, unit, why)


def _masses(
    links: list[LinkSize], far: float, paths: dict[tuple[str, str], str]
) -> Iterator[Suspicion]:
    """Grams: the link would be far denser than any metal, or all its mass nearly in one point."""
    points = all(link.largest_moment <= 0 for link in links)
    crowded = sum(link.mass for link in links) > 200 * far**3
    for link in links:
        dense = link.density is not None and link.density > 1e5
        if dense:
            why = f"a box with its mass and inertia has {link.density:.3g} kg/m³"
        elif 0 < link.slenderness < 0.02:
            why = f"its inertia puts that mass within {link.gyration:.2g} m of a point"
        elif points and crowded and link.mass:
            why = f"too heavy for an arm that reaches {far:.3g} m"
        else:
            continue
        path = paths.get((link.name, "mass"), link.name)
        why += f"; {link.mass / 1000:g} kg is plausible"
        yield Suspicion(f"{link.name} mass", path, f"{link.mass:g} kg", "g", why)
