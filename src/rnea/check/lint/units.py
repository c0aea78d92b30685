"""Numbers that are probably in another unit than SI, as the unit detective suspects them."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from rnea.check.lint.finding import WARNING, Finding
from rnea.check.lint.subject import Subject
from rnea.units import Suspicion, link_sizes, suspect_units

_WHY = "the model's numbers are SI: a wrong unit is a factor of 57, 1000 or more in the torques"

TINY = 1e-3
"""Radius of gyration over size. A rod has 0.29, and its mass in grams would make that 0.009: what
is ten times less is no unit but an inertia that was never filled in."""


def check(subject: Subject) -> Iterator[Finding]:
    if subject.model is None:
        return
    robot = SimpleNamespace(model=subject.model, description=subject.description)
    slender = {link.name: link.slenderness for link in link_sizes(subject.model)}
    seen: set[tuple[str, str]] = set()
    for one in suspect_units(robot):
        # limits are judged in their own check, which knows ways of writing "unlimited"
        if ".limits." in one.path:
            continue
        key = (one.path.rsplit("[", 1)[0] if one.path.endswith("]") else one.path, one.probably)
        # one finding for a vector, not one for each component
        if key in seen:
            continue
        seen.add(key)
        owner = one.entry.rsplit(" ", 1)[0]
        if _code(one) == "unit-mass" and slender.get(owner, 1.0) < TINY:
            yield _tiny(one, owner)
            continue
        hint = f"probably in {one.probably}: {one.why}"
        yield Finding(WARNING, _code(one), owner, one.path, f"reads as {one.measured}", _WHY, hint)


def _tiny(one: Suspicion, owner: str) -> Finding:
    return Finding(
        *(WARNING, "inertia-tiny", owner, one.path.replace(".mass", ".inertia")),
        f"{one.measured} with an inertia that is next to nothing",
        "the link turns as if it were a point: torques of accelerations are too small",
        "the inertia of its shape",
    )


def _code(one: Suspicion) -> str:
    by_unit = {"mm": "unit-length", "g": "unit-mass", "degrees": "unit-angle"}
    if one.probably in by_unit:
        return by_unit[one.probably]
    if one.probably.startswith("g/"):
        return "unit-density"
    return "unit-gravity" if one.probably.endswith("/s²") else "unit-inertia"
