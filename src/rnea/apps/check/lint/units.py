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
from typing import TYPE_CHECKING

from rnea.apps.check.lint.link_sizes import link_sizes, shape_spans
from rnea.apps.check.lint.subject import Subject, built
from rnea.apps.check.lint.unit_scales import TINY, Paths, UnitHypothesis, masses_and_inertias
from rnea.apps.units.entry_units import PER_SECOND, Entry, entries, rewrite
from rnea.apps.units.numbers_with_units import METRE, ONE
from rnea.core.description import Description, Scalar
from rnea.core.findings import WARNING, Finding
from rnea.core.model import Model, ParameterEvaluator
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

Number = tuple[Entry, float]

# m; a longer link is taken to be given in millimetres
_LONGEST_LINK = 20.0


def check(subject: Subject) -> Iterator[Finding]:
    if subject.model is None:
        return
    reported: set[tuple[str, str]] = set()
    caught: set[str] = set()
    for one in _hypotheses(subject.description):
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


def find_unit_errors(robot: Robot) -> list[UnitHypothesis]:
    """Parameters of a robot whose numbers look like another unit than SI; usually none.

    >>> from rnea import DHLink, Robot
    >>> row = DHLink(a=0.4, mass=5, com=(-0.2, 0, 0), inertia={"iyy": 700, "izz": 700})
    >>> for suspicion in find_unit_errors(Robot.from_dh([row], convention="standard")):
    ...     print(suspicion.entry, "is probably in", suspicion.probably)
    link1 inertia is probably in kg cm²
    """
    kind = robot.model.kind
    if kind is not FLOAT:
        raise InputError(f"units are guessed from plain numbers, not from {kind.name!r}")
    return list(_hypotheses(robot.description))


def _hypotheses(description: Description) -> Iterator[UnitHypothesis]:
    values = ParameterEvaluator(description, FLOAT)
    pairs = [(entry, values.scalar(value, entry.path)) for entry, value in entries(description)]
    # zeros are left out: they are right in every unit
    numbers = [(entry, float(value)) for entry, value in pairs if value != 0]
    in_mm = _in_mm(numbers)
    for entry, value in in_mm.items():
        why = "the centre of mass is far outside the robot" if entry.role == "com" else "too long"
        why += f"; {value / 1000:g} m is plausible"
        yield _hypothesis("unit-length", entry, f"{value:g} m", "mm", why)
    for entry, value in numbers:
        yield from _by_role(entry, value)
    wrong = {entry.path for entry in in_mm}

    def in_metres(entry: Entry, value: Scalar) -> Scalar:
        return values.scalar(value, entry.path) / 1000 if entry.path in wrong else value

    # masses and inertias are judged against the links' sizes, those in mm put right first
    model = built(rewrite(description, in_metres) if wrong else description)
    yield from masses_and_inertias(model, shape_spans(description), _paths(numbers))


def _hypothesis(code: str, entry: Entry, measured: str, probably: str, why: str) -> UnitHypothesis:
    key = entry.path.split("]", 1)[-1].lstrip(".") or entry.path
    return UnitHypothesis(code, entry.owner, key, entry.path, measured, probably, why)


def _mm_bound(lengths: list[float]) -> float:
    """From which value on lengths are taken to be in millimetres; infinity if none is.

    If most lengths of a robot are above 1 and some above 20, all of those above 1 are meant.
    """
    if not any(length > _LONGEST_LINK for length in lengths):
        return math.inf
    most = sum(length > 1 for length in lengths) * 2 > len(lengths)
    return 1.0 if most else _LONGEST_LINK


def _in_mm(numbers: list[Number]) -> dict[Entry, float]:
    """The lengths that are taken to be in millimetres; a vector is, if one component is."""
    lengths = [abs(value) for entry, value in numbers if entry.role == "length"]
    coms = [abs(value) for entry, value in numbers if entry.role == "com"]
    bound, com_bound = _mm_bound(lengths), _mm_bound(coms)
    metres = sum(length / 1000 if length > bound else length for length in lengths)
    # a small offset in mm may stay below 20: compare with the whole arm
    if lengths and com_bound > _LONGEST_LINK and max(coms, default=0.0) > max(2.0, 5 * metres):
        com_bound = max(1.0, 2 * metres)
    bounds = {"length": bound, "com": com_bound, "size": _LONGEST_LINK, "limit": _LONGEST_LINK}
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


def _by_role(entry: Entry, value: float) -> Iterator[UnitHypothesis]:
    """Angles, speeds, densities and gravity, each judged by itself."""
    size, turns = abs(value), f"{abs(value) / (2 * math.pi):.3g} turns"
    match entry.role, entry.dimension:
        # constants of a structure lie within one turn
        case "angle", _ if size > 2 * math.pi + 0.01:
            why = f"more than a full turn; {value:g}° = {math.radians(value):.6g} rad"
            why += f", and {value:g} is a multiple of 15" if _is_multiple_of_15(size) else ""
            yield _hypothesis("unit-angle", entry, f"{value:g} rad", "degrees", why)
        case "limit", dimension if dimension == ONE and size > 4 * math.pi + 0.01:
            why = f"{turns}; {value:g}° = {math.radians(value):.4g} rad"
            yield _hypothesis("unit-angle", entry, f"{value:g} rad", "degrees", why)
        case "speed", dimension if dimension == PER_SECOND and size > 40:
            why = f"{turns} a second; {value:g}°/s is usual"
            yield _hypothesis("unit-angle", entry, f"{value:g} rad/s", "degrees per second", why)
        case "density", _ if value < 25:
            why = f"lighter than foam; {value * 1000:g} kg/m³ is a usual material"
            yield _hypothesis("unit-density", entry, f"{value:g} kg/m³", "g/cm³", why)
        case "density", _ if value > 25000:
            why = "denser than any material"
            yield _hypothesis("unit-density", entry, f"{value:g} kg/m³", "g/m³", why)
        case "gravity", _ if size > 30:
            unit, why = "mm/s²" if size > 3000 else "cm/s²", "more than three times the Earth's"
            yield _hypothesis("unit-gravity", entry, f"{value:g} m/s²", unit, why)


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
