"""Which units the entries of loops and couplings have.

An equation between joints that all turn is between angles. Where one of them slides, the equation
is told in metres: the coefficient of an angle is then a radius.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rnea.apps.units.numbers_with_units import (
    METRE,
    ONE,
    Dimension,
    power_dimension,
    times_dimension,
)
from rnea.core.description import JOINT_KINDS, Closures, Coupling, Loop

if TYPE_CHECKING:
    from rnea.apps.units.entry_units import EntryWalk

_OF_COORDINATES: dict[str, Dimension] = {"": ONE, "rad": ONE, "m": METRE}
_OF_ENTRIES = {"axis": ("number", ONE), "axis2": ("number", ONE), "pitch": ("length", METRE)}


def rewritten(closures: Closures, walk: EntryWalk, kinds: Mapping[str, str]) -> Closures:
    """What is said of loops, with every scalar changed; kinds: of the joints by name.

    Joints that are not there have no unit; they are refused when the robot is built.
    """
    loops = (_loop(loop, walk, f"loops[{i}]") for i, loop in enumerate(closures.loops))
    couplings = (
        _coupling(coupling, walk, f"couplings[{i}]", kinds)
        for i, coupling in enumerate(closures.couplings)
    )
    assembly = {
        joint: _position(value, walk, f"assembly.{joint}", joint, kinds)
        for joint, value in closures.assembly.items()
    }
    return replace(closures, loops=tuple(loops), couplings=tuple(couplings), assembly=assembly)


def _loop(loop: Loop, walk: EntryWalk, path: str) -> Loop:
    said: dict[str, Any] = {
        key: walk.value(getattr(loop, key), f"{path}.{key}", loop.name, *_OF_ENTRIES[key])
        for key in JOINT_KINDS[loop.kind].entries
    }
    for key in ("placement", "child_placement"):
        said[key] = walk.placement(getattr(loop, key), f"{path}.{key}", loop.name)
    return replace(loop, **said)


def _coupling(coupling: Coupling, walk: EntryWalk, path: str, kinds: Mapping[str, str]) -> Coupling:
    units = {joint: _units(joint, kinds)[0] for joint in coupling.terms}
    whole = METRE if METRE in units.values() else ONE
    terms = {
        joint: tuple(
            walk.value(
                *(coefficient, f"{path}.terms.{joint}[{k}]", coupling.name, "coupling"),
                times_dimension(whole, power_dimension(units[joint], -(k + 1))),
            )
            for k, coefficient in enumerate(powers)
        )
        for joint, powers in coupling.terms.items()
    }
    constant = walk.value(coupling.constant, f"{path}.constant", coupling.name, "coupling", whole)
    return replace(coupling, terms=terms, constant=constant)


def _position(value: Any, walk: EntryWalk, path: str, joint: str, kinds: Mapping[str, str]) -> Any:
    units = _units(joint, kinds)
    if not isinstance(value, tuple):
        return walk.value(value, path, joint, "position", units[0])
    return tuple(
        walk.value(number, f"{path}[{i}]", joint, "position", unit)
        for i, (number, unit) in enumerate(zip(value, units, strict=False))
    )


def _units(joint: str, kinds: Mapping[str, str]) -> list[Dimension]:
    """Of a joint's coordinates; as many pure numbers as may be asked for where it has none."""
    coordinates = JOINT_KINDS[kinds[joint]].coordinates if joint in kinds else ()
    return [_OF_COORDINATES[unit] for unit in coordinates] or [ONE] * 7
