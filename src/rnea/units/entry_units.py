"""Which unit every entry of a robot's description has: one walk over all of its scalars.

`rewrite` hands each scalar to a function together with its `Entry` (path, owner, role, dimension)
and builds the description anew of what comes back. With it a robot is made of quantities, and its
entries are collected for inspection, without two lists of entries to keep in step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rnea.describe import (
    Description,
    DHLink,
    DHTable,
    Friction,
    Limits,
    LinkMass,
    Placement,
    Rotor,
    Scalar,
    Solid,
    TreeJoint,
)
from rnea.units.numbers_with_units import KILOGRAM, METRE, ONE, Dimension

PER_METRE: Dimension = (-1, 0, 0)
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


def position_dimension(joint: str) -> Dimension:
    return METRE if joint == "prismatic" else ONE


def effort_dimension(joint: str) -> Dimension:
    return FORCE if joint == "prismatic" else TORQUE


def rewrite(description: Description, change: Change) -> Description:
    """The description with every scalar replaced by what `change` makes of it."""
    walk = _Walk(change)
    structure = description.structure
    if isinstance(structure, DHTable):
        rows = (walk.row(row, f"links[{i}]") for i, row in enumerate(structure.rows))
        made: Any = replace(structure, rows=tuple(rows))
    else:
        links = (
            replace(link, body=walk.body(link.body, f"links[{i}]", link.name))
            for i, link in enumerate(structure.links)
        )
        joints = (walk.joint(joint, f"joints[{i}]") for i, joint in enumerate(structure.joints))
        made = replace(structure, links=tuple(links), joints=tuple(joints))
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
        structure=made,
        gravity=walk.nested(description.gravity, "gravity", "gravity", "gravity", ACCELERATION),
        base=walk.placement(description.base, "base", "base", "base"),
        frames=frames,
        attachments=attachments,
    )


class _Walk:
    """The parts of a description, each rebuilt from changed scalars."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def scalar(self, value: Any, path: str, owner: str, role: str, unit: Dimension) -> Any:
        return None if value is None else self._change(Entry(path, owner, role, unit), value)

    def nested(self, value: Any, path: str, owner: str, role: str, unit: Dimension) -> Any:
        """Numbers in tuples, lists or mappings keep that shape."""
        if isinstance(value, dict):
            return {k: self.nested(v, f"{path}.{k}", owner, role, unit) for k, v in value.items()}
        if isinstance(value, tuple | list):
            items = (self.nested(v, f"{path}[{i}]", owner, role, unit) for i, v in enumerate(value))
            return tuple(items)
        return self.scalar(value, path, owner, role, unit)

    def placement(self, given: Placement, path: str, owner: str, role: str = "length") -> Placement:
        xyz = self.nested(given.xyz, f"{path}.xyz", owner, role, METRE)
        if given.rotation is None:
            return Placement(xyz)
        way, values = given.rotation
        here = f"{path}.{way}"
        if way == "rpy":
            turned = self.nested(values, here, owner, "angle", ONE)
        elif way == "axis_angle":
            *axis, angle = values
            turned = (
                *self.nested(tuple(axis), here, owner, "number", ONE),
                self.scalar(angle, f"{here}.angle", owner, "angle", ONE),
            )
        else:
            turned = self.nested(values, here, owner, "number", ONE)
        return Placement(xyz, (way, turned))

    def body(self, body: LinkMass, path: str, link: str) -> LinkMass:
        return LinkMass(
            mass=self.scalar(body.mass, f"{path}.mass", link, "mass", KILOGRAM),
            com=self.nested(body.com, f"{path}.com", link, "com", METRE),
            inertia=self.nested(body.inertia, f"{path}.inertia", link, "inertia", INERTIA),
            about=body.about,
            solid=self._solids(body.solid, path, link),
        )

    def _solids(self, solids: tuple[Solid, ...], path: str, link: str) -> tuple[Solid, ...]:
        made = []
        for i, solid in enumerate(solids):
            here = f"{path}.solid[{i}]" if len(solids) > 1 else f"{path}.solid"
            sizes = dict(solid.sizes)
            made.append(
                replace(
                    solid,
                    sizes=self.nested(sizes, f"{here}.{solid.shape}", link, "size", METRE),
                    mass=self.scalar(solid.mass, f"{here}.mass", link, "mass", KILOGRAM),
                    density=self.scalar(solid.density, f"{here}.density", link, "density", DENSITY),
                    placement=self.placement(solid.placement, here, link),
                )
            )
        return tuple(made)

    def row(self, row: DHLink, path: str) -> DHLink:
        body = self.body(row.body, path, row.link)
        offset = ("length", METRE) if row.joint == "prismatic" else ("angle", ONE)
        geometry = {
            key: self.scalar(getattr(row, key), f"{path}.{key}", row.name, role, unit)
            for key, (role, unit) in {
                "theta": ("angle", ONE),
                "d": ("length", METRE),
                "a": ("length", METRE),
                "alpha": ("angle", ONE),
                "offset": offset,
            }.items()
        }
        actuator = self._actuator(row, row.joint, row.name, path)
        mass = {key: getattr(body, key) for key in ("mass", "com", "inertia", "solid")}
        return replace(row, **geometry, **mass, **actuator)

    def joint(self, joint: TreeJoint, path: str) -> TreeJoint:
        return replace(
            joint,
            placement=self.placement(joint.placement, f"{path}.placement", joint.name),
            axis=self.nested(joint.axis, f"{path}.axis", joint.name, "number", ONE),
            **self._actuator(joint, joint.kind, joint.name, path),
        )

    def _actuator(
        self, given: TreeJoint | DHLink, joint: str, name: str, path: str
    ) -> dict[str, Any]:
        """Friction, rotor and limits; their units depend on the kind of joint.

        A motor turns. Behind a prismatic joint its gear is in rad per metre, so that gear² times
        its inertia is a mass and motor-side friction comes out in N s/m and N.
        """
        friction, rotor, limits = given.friction, given.rotor, given.limits
        position, effort = position_dimension(joint), effort_dimension(joint)
        rate = (position[0], position[1], position[2] - 1)
        gear = PER_METRE if joint == "prismatic" else ONE
        return {
            "friction": self._friction(friction, joint, name, f"{path}.friction"),
            "rotor": Rotor(
                self.scalar(rotor.inertia, f"{path}.rotor.inertia", name, "rotor", INERTIA),
                self.scalar(rotor.gear, f"{path}.rotor.gear", name, "gear", gear),
            ),
            **self._drive(given, name, path, gear),
            "limits": Limits(
                self.nested(limits.position, f"{path}.limits.position", name, "limit", position),
                self.scalar(limits.velocity, f"{path}.limits.velocity", name, "speed", rate),
                self.scalar(limits.effort, f"{path}.limits.effort", name, "effort", effort),
            ),
        }

    def _friction(self, friction: Friction, joint: str, name: str, path: str) -> Friction:
        """At the motor's side everything turns, also behind a joint that slides."""
        position, torque = position_dimension(joint), effort_dimension(joint)
        if friction.side == "motor":
            position, torque = ONE, TORQUE
        (p, _, _), (x, y, z) = position, torque
        rate, joint_rate = (p, 0, -1), (position_dimension(joint)[0], 0, -1)

        def one(key: str, unit: Dimension) -> Any:
            value = getattr(friction, key)
            # a zero of the program is a term that is not there
            known = value == 0 or value is None or value == ()
            return value if known else self.nested(value, f"{path}.{key}", name, key, unit)

        ripple = tuple(
            (
                self.scalar(amplitude, f"{path}.ripple[{i}][0]", name, "ripple", torque),
                self.scalar(multiple, f"{path}.ripple[{i}][1]", name, "ripple", (-p, 0, 0)),
                self.scalar(phase, f"{path}.ripple[{i}][2]", name, "ripple", ONE),
            )
            for i, (amplitude, multiple, phase) in enumerate(friction.ripple)
        )
        return replace(
            friction,
            viscous=self.scalar(
                friction.viscous, f"{path}.viscous", name, "viscous", (x - p, y, z + 1)
            ),
            coulomb=self.nested(friction.coulomb, f"{path}.coulomb", name, "coulomb", torque),
            static=one("static", torque),
            stribeck=one("stribeck", rate),
            smooth=one("smooth", joint_rate),
            load=one("load", ONE),
            ripple=ripple,
        )

    def _drive(
        self, given: TreeJoint | DHLink, name: str, path: str, ratio: Dimension
    ) -> dict[str, Any]:
        """Of motor and gear, what the mechanics feels: their inertia and the ratio."""
        motor, gear = given.motor, given.gear
        if motor is not None:
            inertia = self.scalar(motor.inertia, f"{path}.motor.inertia", name, "rotor", INERTIA)
            motor = replace(motor, inertia=inertia)
        if gear is not None:
            gear = replace(
                gear,
                inertia=self.scalar(gear.inertia, f"{path}.gear.inertia", name, "rotor", INERTIA),
                ratio=self.scalar(gear.ratio, f"{path}.gear.ratio", name, "gear", ratio),
            )
        return {"motor": motor, "gear": gear}


def entries(description: Description) -> list[tuple[Entry, Scalar]]:
    """Every scalar with its entry, in the order of the description."""
    found: list[tuple[Entry, Scalar]] = []

    def note(entry: Entry, value: Scalar) -> Scalar:
        found.append((entry, value))
        return value

    rewrite(description, note)
    return found
