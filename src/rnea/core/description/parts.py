"""The parts of links and joints, read out of the tables that files and Python give alike.

DH rows, tree joints and payloads share them; each part is a dataclass of `description`.
"""

from __future__ import annotations

import json
import keyword
import re
from collections.abc import Mapping
from dataclasses import fields
from inspect import signature
from typing import Any, TypeVar

from rnea.core.description.actuators import TEXTS, ActuatorError, Gear, Motor
from rnea.core.description.arithmetic import Angle, Scalar, radians
from rnea.core.description.description import (
    JOINT_KINDS,
    Friction,
    Limits,
    LinkMass,
    Placement,
    Rotor,
    Solid,
    Spring,
)
from rnea.core.description.field_units import UnitContext
from rnea.core.description.fields import Fields, is_list, shown
from rnea.core.scalar_types import know_symbols
from rnea.core.spatial import INERTIA_ENTRIES
from rnea.core.spatial.solids import SHAPES
from rnea.errors import RobotFileError

ROTATIONS = ("rpy", "matrix", "axis_angle", "quaternion")
_AMOUNT = ("mass", "density", "kind")
# the names of a solid's sizes by shape: the arguments of the functions that compute them
SOLID_SIZES = {
    shape: tuple(name for name in signature(make).parameters if name not in _AMOUNT)
    for shape, make in SHAPES.items()
}
_Actuator = TypeVar("_Actuator", Motor, Gear)


class Parts(Fields):
    """A table of a robot: what its keys say of a link or a joint."""

    def link_mass(self, angle: Angle = radians) -> LinkMass:
        about = self.choice("about", ("com", "origin"), "com")
        body = LinkMass(
            self.scalar("mass"),
            self.scalars("com", 3, (0.0, 0.0, 0.0)),
            self.inertia("inertia"),
            about,
            self.solids(angle),
        )
        if body.solid:
            # compared by value: a row made in Python has every key
            numbers = ("mass", "com", "inertia", "about")
            also = [key for key in numbers if getattr(body, key) != getattr(LinkMass(), key)]
            if also:
                raise self.error(
                    "solid",
                    f"a link has either a solid or mass, com and inertia; this one has a solid and "
                    f"{' and '.join(also)}",
                )
        return body

    def solids(self, angle: Angle) -> tuple[Solid, ...]:
        """The key `solid`: one table, or a list of them."""
        value = self._table.get("solid", ())
        if isinstance(value, Solid | Mapping):
            return (self._solid(value, "solid", angle),)
        if not isinstance(value, list | tuple):
            message = "expected a table such as { box = [x, y, z], mass = m }, or a list of such"
            raise self.error("solid", f"{message}; got {shown(value)}")
        return tuple(self._solid(v, f"solid[{i}]", angle) for i, v in enumerate(value))

    def _solid(self, value: Any, key: str, angle: Angle) -> Solid:
        if isinstance(value, Solid):
            return value
        part = Parts(value, self._path(key), self._fail)
        part.allow(*SOLID_SIZES, "mass", "density", "xyz", *ROTATIONS, "hole")
        shapes = [shape for shape in SOLID_SIZES if shape in part]
        if len(shapes) != 1:
            said = f"got {' and '.join(shapes)}" if shapes else "got none"
            message = f"a solid has exactly one shape, {said}. Legal: {', '.join(SOLID_SIZES)}"
            raise part.error(shapes[1] if shapes else "", message)
        (shape,) = shapes
        given = [way for way in ("mass", "density") if way in part]
        if shape == "rod" and given != ["mass"]:
            raise part.error(given[-1] if given else "", "a rod has no volume: give its mass only")
        if len(given) != 1:
            said = "both" if given else "neither"
            message = f"a solid has exactly one of mass and density, got {said}"
            raise part.error(given[1] if given else "", message)
        hole = part._table.get("hole", False)
        if not isinstance(hole, bool):
            raise part.error("hole", f"expected true or false, got {shown(hole)}")
        amount = {given[0]: part.scalar(given[0])}
        placement = part._placement_here(angle)
        return Solid(shape, part._sizes(shape), **amount, placement=placement, hole=hole)

    def _sizes(self, shape: str) -> dict[str, Any]:
        if shape == "box":
            return {"size": self.scalars("box", 3)}
        sizes = self.table(shape, *SOLID_SIZES[shape])
        for key in SOLID_SIZES[shape]:
            if key not in sizes:
                legal = ", ".join(SOLID_SIZES[shape])
                raise sizes.error(key, f"the key {key!r} is missing. A {shape} has: {legal}")
        return {
            key: sizes.rows(key, 2, "a list of corners [x, y]")
            if key == "polygon"
            else sizes.scalar(key)
            for key in sizes
        }

    def inertia(self, key: str) -> Any:
        """A 3x3 as rows, or a mapping of named entries, with every entry a scalar."""
        value = self._table.get(key)
        if value is None:
            return None
        if isinstance(value, Mapping):
            named = self.table(key, *INERTIA_ENTRIES)
            return {entry: named.scalar(entry) for entry in INERTIA_ENTRIES if entry in named}
        expected = "a 3x3 matrix or named entries (ixx, iyy, ...)"
        if not is_list(value):
            cure = f"if that is the moment about z, write {{ izz = {_in_toml(value)} }}"
            raise self.error(key, f"expected {expected}, got {shown(value)}; {cure}")
        if len(value) == 3 and not any(map(is_list, value)):
            diagonal = zip(("ixx", "iyy", "izz"), map(_in_toml, value), strict=True)
            cure = f"write {{ {', '.join(f'{entry} = {x}' for entry, x in diagonal)} }}"
            raise self.error(key, f"expected {expected}, got 3 numbers; {cure}")
        return self.square(key, expected)

    def acting(self, kind: str, angle: Angle) -> dict[str, Any]:
        """What acts along a joint and bounds it, by the names that rows and joints have for it.

        angle: in what the file says angles, for all joints.
        """
        telling = UnitContext(angle, kind)
        return {
            "friction": self.friction(telling),
            "rotor": self.rotor(telling),
            "spring": self.spring(kind, telling),
            "limits": self.limits(telling),
            "motor": self.motor(telling),
            "gear": self.gear(telling),
        }

    def friction(self, telling: UnitContext) -> Friction:
        part = self.table("friction", *(field.name for field in fields(Friction)))
        side = part.choice("side", ("joint", "motor"), "joint")
        ripple = part.rows("ripple", 3, "a list of [amplitude, multiple, phase]")

        def si(key: str, value: Scalar) -> Scalar:
            return telling(f"friction.{key}", at_motor=side == "motor")(value)

        def both(key: str) -> tuple[Scalar, Scalar]:
            forward, backward = part._one_or_two(key)
            return si(key, forward), si(key, backward)

        return Friction(
            si("viscous", part.scalar("viscous")),
            both("coulomb"),
            side,
            both("static") if "static" in part else None,
            si("stribeck", part.scalar("stribeck")),
            part._power("stribeck_power", 2),
            si("load", part.scalar("load")),
            tuple(
                (si("ripple.amplitude", a), si("ripple.multiple", k), si("ripple.phase", phase))
                for a, k, phase in ripple
            ),
            si("smooth", part.scalar("smooth")),
            si("offset", part.scalar("offset")),
        )

    def _one_or_two(self, key: str) -> tuple[Scalar, Scalar]:
        """A number for both directions, or one for each."""
        value = self._table.get(key, 0.0)
        one_number = isinstance(value, str) or not getattr(value, "shape", True)
        if one_number or not hasattr(value, "__len__"):
            value = (value, value)
        both = self.to_scalars(value, key, 2)
        return both[0], both[1]

    def _power(self, key: str, default: int) -> int:
        value = self._table.get(key, default)
        if type(value) not in (int, float) or value not in range(1, 10):
            raise self.error(key, f"expected a whole number from 1 to 9, got {shown(value)}")
        return int(value)

    def parameters(self) -> dict[str, Scalar]:
        """The table `parameters`: names that formulas of the file may use."""
        parameters = self.table("parameters")
        for name in parameters:
            legal = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name, re.ASCII)
            if not legal or name == "pi" or keyword.iskeyword(name):
                raise parameters.error(name, f"{name!r} cannot name a parameter")
        return {name: parameters.scalar(name) for name in parameters}

    def motor(self, telling: UnitContext) -> Motor | None:
        return self.table("motor").motor_here(telling) if "motor" in self else None

    def motor_here(self, telling: UnitContext) -> Motor:
        """A motor whose keys stand in this very table."""
        for key in ("torque_constant", "resistance"):
            if key not in self:
                raise self.error(key, f"the key {key!r} is missing; a motor needs it")
        return self._actuator(Motor, telling)

    def gear(self, telling: UnitContext) -> Gear | None:
        return self.table("gear")._actuator(Gear, telling) if "gear" in self else None

    def _actuator(self, kind: type[_Actuator], telling: UnitContext) -> _Actuator:
        """A motor or gear, or an error that points at the key that is wrong."""
        keys = [field.name for field in fields(kind)]
        self.allow(*keys)
        values = {
            key: self.text(key)
            if key in TEXTS
            else self._describe(key, f"{kind.__name__.lower()}.{key}", telling)
            for key in keys
            if key in self
        }
        try:
            return kind(**values)
        except ActuatorError as problem:
            raise self.error(problem.key, problem.why) from None

    def _describe(self, key: str, entry: str, telling: UnitContext) -> Scalar:
        return self.to_quantity(self._table[key], key, telling.unit(entry), telling(entry))

    def rotor(self, telling: UnitContext) -> Rotor:
        part = self.table("rotor", "inertia", "gear")
        inertia, gear = part.scalar("inertia"), part.scalar("gear", 1.0)
        return Rotor(telling("rotor.inertia")(inertia), telling("rotor.gear")(gear))

    def spring(self, kind: str, telling: UnitContext) -> Spring | None:
        """A spring along each coordinate; its rest is told as the coordinate is."""
        if "spring" not in self:
            return None
        units, said = JOINT_KINDS[kind].sprung, f"a {kind} joint"
        if not units:
            able = ", ".join(k for k, of_kind in JOINT_KINDS.items() if of_kind.sprung)
            named = f"joint {self._table['name']!r}" if self._table.get("name") else "this joint"
            raise self.error(
                "spring",
                f"{named} is {kind}: a spring acts along a coordinate whose rate is a speed of the "
                f"joint, and {said} has none. Springs are for: {able}",
            )
        part = self.table("spring", "stiffness", "rest")
        if "stiffness" not in part:
            raise part.error("stiffness", "the key 'stiffness' is missing; a spring needs it")
        numbers = {
            key: tuple(
                telling(f"spring.{key}", unit=unit)(x)
                for unit, x in zip(units, part._by_coordinate(key, units, said), strict=True)
            )
            for key in part
        }
        return Spring(**numbers)

    def _by_coordinate(self, key: str, units: tuple[str, ...], joint: str) -> tuple[Scalar, ...]:
        """A number for every coordinate of a joint; one alone where there is but one."""
        value, count = self._table[key], len(units)
        if hasattr(value, "__len__") and not isinstance(value, str):
            return self.to_scalars(value, key, count)
        if count > 1:
            order = ", ".join(units)
            raise self.error(
                key,
                f"{joint} has {count} coordinates ({order}): expected a list of {count} numbers",
            )
        return (self.to_scalar(value, key),)

    def limits(self, telling: UnitContext) -> Limits:
        part = self.table("limits", "position", "velocity", "effort")
        low, high = map(telling("limits.position"), part.scalars("position", 2, (0.0, 0.0)))
        speed, effort = telling("limits.velocity"), telling("limits.effort")
        return Limits(
            (low, high) if "position" in part else None,
            speed(part.scalar("velocity")) if "velocity" in part else None,
            effort(part.scalar("effort")) if "effort" in part else None,
        )

    def placement(self, key: str, angle: Angle = radians) -> Placement:
        part = self.table(key, "xyz", *ROTATIONS)
        return part._placement_here(angle)

    def _placement_here(self, angle: Angle) -> Placement:
        """A placement whose keys stand in this very table."""
        given = [way for way in ROTATIONS if way in self]
        if len(given) > 1:
            raise self.error(given[1], f"two rotations given ({', '.join(given)}); keep one")
        xyz = self.scalars("xyz", 3, (0.0, 0.0, 0.0))
        return Placement(xyz, self._rotation(given[0], angle) if given else None)

    def _rotation(self, way: str, angle: Angle) -> tuple[str, tuple[Any, ...]]:
        telling = UnitContext(angle)
        match way:
            case "rpy":
                return way, tuple(map(telling("placement.rpy"), self.scalars("rpy", 3)))
            case "matrix":
                return way, self.square("matrix", "3 rows of 3 numbers")
            case "axis_angle":
                part = self.table("axis_angle", "axis", "angle")
                turned = telling("placement.axis_angle.angle")(part.scalar("angle"))
                return way, (*part.scalars("axis", 3), turned)
            case _:
                part = self.table("quaternion", "w", "x", "y", "z")
                return way, tuple(part.scalar(letter) for letter in "wxyz")


def _in_toml(value: Any) -> str:
    """A number or a formula as a file has it."""
    return json.dumps(value) if isinstance(value, str) else shown(value)


def parts_from_python(given: Mapping[str, Any], path: str = "") -> Parts:
    """The table of what was handed in from Python, where None means that it was not."""
    know_symbols()

    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, path=path)

    return Parts({key: value for key, value in given.items() if value is not None}, path, fail)
