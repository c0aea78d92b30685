"""Which unit every entry of a robot's description has: one walk over all of its scalars.

`rewrite` hands each scalar to a function together with its `Entry` (path, owner, role, dimension)
and builds the description anew of what comes back. With it a robot is made of quantities, and its
entries are collected for inspection, without two lists of entries to keep in step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from rnea.apps.units.closure_units import rewritten
from rnea.apps.units.numbers_with_units import (
    KILOGRAM,
    METRE,
    ONE,
    Dimension,
    power_dimension,
    times_dimension,
)
from rnea.core.description import (
    JOINT_KINDS,
    Description,
    DHLink,
    DHTable,
    Friction,
    LinkMass,
    Placement,
    Scalar,
    Solid,
    Spring,
    TreeJoint,
)
from rnea.core.model.joints import speeds_of

PER_SECOND: Dimension = (0, 0, -1)
INERTIA: Dimension = (2, 1, 0)
DENSITY: Dimension = (-3, 1, 0)
ACCELERATION: Dimension = (1, 0, -2)
FORCE: Dimension = (1, 1, -2)
TORQUE: Dimension = (2, 1, -2)


@dataclass(frozen=True)
class Entry:
    """One scalar of a description.

    path    where it stands, such as links[2].inertia.ixx
    owner   the link, joint or frame it belongs to
    role    mass, com, inertia, length, angle, limit, ... : what it means
    """

    path: str
    owner: str
    role: str
    dimension: Dimension


Change = Callable[[Entry, Scalar], Scalar]
Units = dict[str, tuple[str, Dimension]]
"""Fields of a part of the description, each with its role and its unit."""

MASS: Units = {"mass": ("mass", KILOGRAM), "com": ("com", METRE), "inertia": ("inertia", INERTIA)}
FURTHER: Units = {"axis2": ("number", ONE), "pitch": ("length", METRE)}
DH: Units = {
    "theta": ("angle", ONE),
    "d": ("length", METRE),
    "a": ("length", METRE),
    "alpha": ("angle", ONE),
}

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Part = TypeVar("Part", bound="DataclassInstance")


# the units that joints say of their coordinates, speeds and efforts; quaternions are pure numbers
OF_JOINTS: dict[str, Dimension] = {
    "": ONE,
    "rad": ONE,
    "m": METRE,
    "rad/s": PER_SECOND,
    "m/s": times_dimension(METRE, PER_SECOND),
    "N m": TORQUE,
    "N": FORCE,
}


def has_one_unit(kind: str) -> bool:
    """Whether all speeds of a kind of joint have one unit, so that one number can be for all."""
    return len({speed.unit for speed in speeds_of(kind)}) <= 1


def position_dimension(kind: str) -> Dimension:
    """Of limits and the like of a joint that has one unit; of a fixed one an angle's."""
    speed = OF_JOINTS[next((speed.unit for speed in speeds_of(kind)), "rad/s")]
    return times_dimension(speed, PER_SECOND, -1)


def effort_dimension(kind: str) -> Dimension:
    return OF_JOINTS[next((speed.effort_unit for speed in speeds_of(kind)), "N m")]


def rewrite(description: Description, change: Change) -> Description:
    """The description with every scalar replaced by what `change` makes of it."""
    walk = EntryWalk(change)
    structure = description.structure
    if isinstance(structure, DHTable):
        rows = (walk.row(row, f"links[{i}]") for i, row in enumerate(structure.rows))
        structure = replace(structure, rows=tuple(rows))
    else:
        links = tuple(
            replace(link, body=walk.body(link.body, f"links[{i}]", link.name))
            for i, link in enumerate(structure.links)
        )
        joints = (walk.joint(joint, f"joints[{i}]") for i, joint in enumerate(structure.joints))
        structure = replace(structure, links=links, joints=tuple(joints))
    frames = tuple(
        replace(f, placement=walk.placement(f.placement, f"frames[{i}].placement", f.name))
        for i, f in enumerate(description.frames)
    )
    attachments = tuple(
        replace(
            extra,
            body=walk.body(extra.body, f"attachments[{i}]", extra.name),
            placement=walk.placement(extra.placement, f"attachments[{i}].placement", extra.name),
        )
        for i, extra in enumerate(description.attachments)
    )
    return replace(
        description,
        structure=structure,
        gravity=walk.value(description.gravity, "gravity", "gravity", "gravity", ACCELERATION),
        base=walk.placement(description.base, "base", "base", "base"),
        frames=frames,
        attachments=attachments,
        closures=rewritten(description.closures, walk, dict(structure.joint_kinds())),
    )


class EntryWalk:
    """The parts of a description, each rebuilt from changed scalars."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def value(self, value: Any, path: str, owner: str, role: str, unit: Dimension) -> Any:
        """A scalar, or scalars in tuples, lists or mappings, which keep that shape."""
        if isinstance(value, dict):
            return {k: self.value(v, f"{path}.{k}", owner, role, unit) for k, v in value.items()}
        if isinstance(value, tuple | list):
            items = (self.value(v, f"{path}[{i}]", owner, role, unit) for i, v in enumerate(value))
            return tuple(items)
        return None if value is None else self._change(Entry(path, owner, role, unit), value)

    def part(self, part: Part, path: str, owner: str, units: Units) -> Part:
        """A part of the description with the named fields changed."""
        changed = {
            key: self.value(getattr(part, key), f"{path}.{key}", owner, role, unit)
            for key, (role, unit) in units.items()
        }
        return replace(part, **changed)

    def placement(self, given: Placement, path: str, owner: str, role: str = "length") -> Placement:
        xyz = self.value(given.xyz, f"{path}.xyz", owner, role, METRE)
        if given.rotation is None:
            return Placement(xyz)
        way, values = given.rotation
        here = f"{path}.{way}"
        if way == "axis_angle":
            *axis, angle = values
            turned = (
                *self.value(axis, here, owner, "number", ONE),
                self.value(angle, f"{here}.angle", owner, "angle", ONE),
            )
        else:
            turned = self.value(values, here, owner, "angle" if way == "rpy" else "number", ONE)
        return Placement(xyz, (way, turned))

    def body(self, body: LinkMass, path: str, link: str) -> LinkMass:
        several = len(body.solid) > 1
        solids = tuple(
            self._solid(solid, f"{path}.solid[{i}]" if several else f"{path}.solid", link)
            for i, solid in enumerate(body.solid)
        )
        return replace(self.part(body, path, link, MASS), solid=solids)

    def _solid(self, solid: Solid, path: str, link: str) -> Solid:
        return replace(
            self.part(
                solid, path, link, {"mass": ("mass", KILOGRAM), "density": ("density", DENSITY)}
            ),
            sizes=self.value(dict(solid.sizes), f"{path}.{solid.shape}", link, "size", METRE),
            placement=self.placement(solid.placement, path, link),
        )

    def row(self, row: DHLink, path: str) -> DHLink:
        body = self.body(row.body, path, row.link)
        placed = self.part(row, path, row.name, DH)
        along = position_dimension(row.joint)
        offset = ("length" if along == METRE else "angle", along)
        placed = self.part(placed, path, row.name, {"offset": offset})
        mass = {key: getattr(body, key) for key in ("mass", "com", "inertia", "solid")}
        return replace(placed, **mass, **self._actuator(row, row.joint, path))

    def joint(self, joint: TreeJoint, path: str) -> TreeJoint:
        return replace(
            joint,
            placement=self.placement(joint.placement, f"{path}.placement", joint.name),
            axis=self.value(joint.axis, f"{path}.axis", joint.name, "number", ONE),
            **{
                key: self.value(getattr(joint, key), f"{path}.{key}", joint.name, *unit)
                for key, unit in FURTHER.items()
                if key in JOINT_KINDS[joint.kind].entries
            },
            **self._actuator(joint, joint.kind, path),
        )

    def _actuator(self, given: TreeJoint | DHLink, joint: str, path: str) -> dict[str, Any]:
        """Friction, rotor, spring, motor, gear and limits; their units depend on the kind of joint.

        A motor turns. Behind a prismatic joint its gear is in rad per metre, so that gear² times
        its inertia is a mass and motor-side friction comes out in N s/m and N. Of motor and gear
        only what the mechanics feels is walked: their inertia and the ratio. A number for all
        speeds of a joint that turns and slides has no unit, and is left as it is.
        """
        spring = {} if given.spring is None else {"spring": self._spring(given, joint, path)}
        if not has_one_unit(joint):
            return spring
        position, effort = position_dimension(joint), effort_dimension(joint)
        inertia, ratio = ("rotor", INERTIA), ("gear", power_dimension(position, -1))
        units: dict[str, Units] = {
            "rotor": {"inertia": inertia, "gear": ratio},
            "motor": {"inertia": inertia},
            "gear": {"inertia": inertia, "ratio": ratio},
            "limits": {
                "position": ("limit", position),
                "velocity": ("speed", times_dimension(position, PER_SECOND)),
                "effort": ("effort", effort),
            },
        }
        friction = self._friction(given.friction, joint, given.name, f"{path}.friction")
        return {"friction": friction, **spring} | {
            key: self.part(getattr(given, key), f"{path}.{key}", given.name, fields)
            for key, fields in units.items()
            if getattr(given, key) is not None
        }

    def _spring(self, given: TreeJoint | DHLink, joint: str, path: str) -> Spring:
        """Coordinate by coordinate: the effort along it per radian or metre."""
        numbers: dict[str, tuple[Any, ...]] = {"stiffness": (), "rest": ()}
        for i, speed in enumerate(speeds_of(joint)):
            position = times_dimension(OF_JOINTS[speed.unit], PER_SECOND, -1)
            stiffness = times_dimension(OF_JOINTS[speed.effort_unit], position, -1)
            for key, unit in (("stiffness", stiffness), ("rest", position)):
                here, value = f"{path}.spring.{key}[{i}]", getattr(given.spring, key)[i]
                numbers[key] += (self.value(value, here, given.name, key, unit),)
        return Spring(**numbers)

    def _friction(self, friction: Friction, joint: str, name: str, path: str) -> Friction:
        """At the motor's side everything turns, also behind a joint that slides."""
        at_motor = friction.side == "motor"
        position = ONE if at_motor else position_dimension(joint)
        torque = TORQUE if at_motor else effort_dimension(joint)
        speed = times_dimension(position, PER_SECOND)
        units: Units = {
            "viscous": ("viscous", times_dimension(torque, speed, -1)),
            "coulomb": ("coulomb", torque),
        }
        further: Units = {
            "static": ("static", torque),
            "stribeck": ("stribeck", speed),
            "smooth": ("smooth", times_dimension(position_dimension(joint), PER_SECOND)),
            "load": ("load", ONE),
            "offset": ("offset", torque),
        }
        # a zero of the program is a term that is not there
        units |= {key: unit for key, unit in further.items() if getattr(friction, key) != 0}
        ripple = tuple(
            tuple(
                self.value(value, f"{path}.ripple[{i}][{k}]", name, "ripple", unit)
                for k, (value, unit) in enumerate(
                    zip(row, (torque, power_dimension(position, -1), ONE), strict=True)
                )
            )
            for i, row in enumerate(friction.ripple)
        )
        changed: dict[str, Any] = {"ripple": ripple}
        return replace(self.part(friction, path, name, units), **changed)


def entries(description: Description) -> list[tuple[Entry, Scalar]]:
    """Every scalar with its entry, in the order of the description."""
    pairs: list[tuple[Entry, Scalar]] = []

    def note(entry: Entry, value: Scalar) -> Scalar:
        pairs.append((entry, value))
        return value

    rewrite(description, note)
    return pairs
