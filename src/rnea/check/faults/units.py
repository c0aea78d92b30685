"""Parameters that are probably in another unit than SI, found by what their numbers would mean.

A unit error multiplies a number by 1000 or more (or by 57 for degrees), and robots are alike
enough for that to show: no arm has links of 400 m, a density above lead's many times over, or a
mass spread over a hundred times its own length. Each rule's threshold lies a factor 2 or more away
from every robot of the catalogue, among them oddities such as the wrist inertias of the UR5 (some
20 times those published for the larger UR10), which are wrong by no unit and stay unsuspected.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.faults.finding import WARNING, Finding
from rnea.check.faults.inertias import is_placeholder
from rnea.check.faults.link_sizes import NEGLIGIBLE, LinkSize, link_sizes, reach, shape_spans
from rnea.check.faults.shapes import DENSEST
from rnea.check.faults.subject import Subject, built
from rnea.describe import Description, Scalar
from rnea.errors import InputError
from rnea.model import Evaluator, Model
from rnea.spatial.numbers import FLOAT
from rnea.units import METRE, ONE, PER_SECOND, Entry, entries, rewrite

if TYPE_CHECKING:
    from rnea.robot import Robot

LONGEST = 20.0
"""Metres; a longer link is taken to be given in millimetres."""

INERTIA_UNITS = {"kg cm²": 1e4, "kg mm²": 1e6, "g cm²": 1e7, "g mm²": 1e9}
"""How many of each make one kg m²."""

_NO_UNIT = "another unit than kg m², or made up"

TINY = 1e-3
"""Radius of gyration over size. A rod has 0.29, and its mass in grams would make that 0.009: what
is ten times less is no unit but an inertia that was never filled in."""


@dataclass(frozen=True)
class Suspicion:
    """A parameter that is probably not in SI units.

    code      that of its finding, such as unit-inertia
    owner     the link or joint; key: its parameter; path: where that stands in the file
    measured  the number as it stands, with the unit it would have
    probably  the unit it probably is in
    why       what is implausible about it, and what the value would be in SI
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


Number = tuple[Entry, float]
Paths = dict[tuple[str, str], str]


def check(subject: Subject) -> Iterator[Finding]:
    if subject.model is None:
        return
    reported: set[tuple[str, str]] = set()
    caught: set[str] = set()
    for one in _suspicions(subject.description):
        # one finding for a vector, not one for each component
        key = (_without_index(one.path), one.probably)
        # limits are judged in their own check, which knows ways of writing "unlimited"
        if ".limits." in one.path or key in reported:
            continue
        reported.add(key)
        yield Finding(
            *(WARNING, one.code, one.owner, one.path, f"reads as {one.measured}"),
            "the model's numbers are SI: a wrong unit is a factor of 57, 1000 or more in the "
            "torques",
            f"probably in {one.probably}: {one.why}",
        )
        caught.add(one.owner)
    yield from _tiny(subject, subject.model, caught)


def _tiny(subject: Subject, model: Model, caught: set[str]) -> Iterator[Finding]:
    """Inertias that were never filled in, on links whose size is known."""
    paths = {link.name: link.path for link in subject.links}
    for link in link_sizes(model, shape_spans(subject.description)):
        if link.known and 0 < link.slenderness < TINY and link.name not in caught:
            yield Finding(
                *(WARNING, "inertia-tiny", link.name, f"{paths.get(link.name, '')}.inertia"),
                f"{link.mass:g} kg with an inertia that is next to nothing",
                "the link turns as if it were a point: torques of accelerations are too small",
                "the inertia of its shape",
            )


def suspect_units(robot: Robot) -> list[Suspicion]:
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
    return list(_suspicions(robot.description))


def _suspicions(description: Description) -> Iterator[Suspicion]:
    values = Evaluator(description, FLOAT)
    pairs = [(entry, values.scalar(value, entry.path)) for entry, value in entries(description)]
    # zeros are left out: they are right in every unit
    numbers = [(entry, float(value)) for entry, value in pairs if value != 0]
    in_mm = _in_mm(numbers)
    for entry, value in in_mm.items():
        why = "the centre of mass is far outside the robot" if entry.role == "com" else "too long"
        why += f"; {value / 1000:g} m is plausible"
        yield _suspicion("unit-length", entry, f"{value:g} m", "mm", why)
    for entry, value in numbers:
        yield from _by_role(entry, value)
    wrong = {entry.path for entry in in_mm}

    def in_metres(entry: Entry, value: Scalar) -> Scalar:
        return values.scalar(value, entry.path) / 1000 if entry.path in wrong else value

    # masses and inertias are judged against the links' sizes, those in mm put right first
    model = built(rewrite(description, in_metres) if wrong else description)
    yield from _masses_and_inertias(model, shape_spans(description), _paths(numbers))


def _suspicion(code: str, entry: Entry, measured: str, probably: str, why: str) -> Suspicion:
    key = entry.path.split("]", 1)[-1].lstrip(".") or entry.path
    return Suspicion(code, entry.owner, key, entry.path, measured, probably, why)


def _mm_bound(lengths: list[float]) -> float:
    """From which value on lengths are taken to be in millimetres; infinity if none is.

    If most lengths of a robot are above 1 and some above 20, all of those above 1 are meant.
    """
    if not any(length > LONGEST for length in lengths):
        return math.inf
    most = sum(length > 1 for length in lengths) * 2 > len(lengths)
    return 1.0 if most else LONGEST


def _in_mm(numbers: list[Number]) -> dict[Entry, float]:
    """The lengths that are taken to be in millimetres; a vector is, if one component is."""
    lengths = [abs(value) for entry, value in numbers if entry.role == "length"]
    coms = [abs(value) for entry, value in numbers if entry.role == "com"]
    bound, com_bound = _mm_bound(lengths), _mm_bound(coms)
    metres = sum(length / 1000 if length > bound else length for length in lengths)
    # a small offset in mm may stay below 20: compare with the whole arm
    if lengths and com_bound > LONGEST and max(coms, default=0.0) > max(2.0, 5 * metres):
        com_bound = max(1.0, 2 * metres)
    bounds = {"length": bound, "com": com_bound, "size": LONGEST, "limit": LONGEST}
    measured = {entry: value for entry, value in numbers if entry.dimension == METRE}
    caught = {
        _without_index(entry.path)
        for entry, value in measured.items()
        if abs(value) > bounds.get(entry.role, math.inf)
    }
    return {e: value for e, value in measured.items() if _without_index(e.path) in caught}


def _without_index(path: str) -> str:
    """The path of the vector that a component belongs to: links[1].com of links[1].com[2]."""
    return path.rsplit("[", 1)[0] if path.endswith("]") else path


def _by_role(entry: Entry, value: float) -> Iterator[Suspicion]:
    """Angles, speeds, densities and gravity, each judged by itself."""
    size, turns = abs(value), f"{abs(value) / (2 * math.pi):.3g} turns"
    match entry.role, entry.dimension:
        # constants of a structure lie within one turn
        case "angle", _ if size > 2 * math.pi + 0.01:
            why = f"more than a full turn; {value:g}° = {math.radians(value):.6g} rad"
            why += f", and {value:g} is a multiple of 15" if _is_multiple_of_15(size) else ""
            yield _suspicion("unit-angle", entry, f"{value:g} rad", "degrees", why)
        case "limit", dimension if dimension == ONE and size > 4 * math.pi + 0.01:
            why = f"{turns}; {value:g}° = {math.radians(value):.4g} rad"
            yield _suspicion("unit-angle", entry, f"{value:g} rad", "degrees", why)
        case "speed", dimension if dimension == PER_SECOND and size > 40:
            why = f"{turns} a second; {value:g}°/s is usual"
            yield _suspicion("unit-angle", entry, f"{value:g} rad/s", "degrees per second", why)
        case "density", _ if value < 25:
            why = f"lighter than foam; {value * 1000:g} kg/m³ is a usual material"
            yield _suspicion("unit-density", entry, f"{value:g} kg/m³", "g/cm³", why)
        case "density", _ if value > 25000:
            why = "denser than any material"
            yield _suspicion("unit-density", entry, f"{value:g} kg/m³", "g/m³", why)
        case "gravity", _ if size > 30:
            unit, why = "mm/s²" if size > 3000 else "cm/s²", "more than three times the Earth's"
            yield _suspicion("unit-gravity", entry, f"{value:g} m/s²", unit, why)


def _is_multiple_of_15(value: float) -> bool:
    return abs(value / 15 - round(value / 15)) < 1e-3


def _paths(numbers: list[Number]) -> Paths:
    """Where the mass and the inertia of a link stand in the description."""
    paths: Paths = {}
    for entry, _ in numbers:
        if entry.role in ("mass", "inertia"):
            path = entry.path.rsplit(f".{entry.role}", 1)[0] + f".{entry.role}"
            paths.setdefault((entry.owner, entry.role), path)
    return paths


def _masses_and_inertias(
    model: Model, spans: dict[str, float], paths: Paths
) -> Iterator[Suspicion]:
    def suspicion(link: LinkSize, role: str, probably: str, why: str) -> Suspicion:
        measured = f"{link.mass:g} kg" if role == "mass" else f"{link.largest_moment:g} kg m²"
        path = paths.get((link.name, role), link.name)
        return Suspicion(f"unit-{role}", link.name, role, path, measured, probably, why)

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
            yield suspicion(link, "inertia", inertia_unit, _why_wide(link, inertia_unit))
    # links given by their inertia alone, against the mass and the reach of the whole robot
    bound = 10 * float(model.mass) * far * far
    for link in links:
        if link.mass == 0 and bound and link.largest_moment > bound:
            why = f"ten times more than the whole robot's mass would have at its reach {far:.3g} m"
            yield suspicion(link, "inertia", inertia_unit or _NO_UNIT, why)
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
            yield suspicion(link, "mass", "g", f"{why}; {link.mass / 1000:g} kg is plausible")


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
