"""Scalars of a description turned into numbers: formulas evaluated, values checked."""

from __future__ import annotations

import warnings
from dataclasses import fields, replace
from typing import Any

from rnea.core.description import (
    JOINT_ENTRIES,
    JOINT_KINDS,
    TEXTS,
    ActuatorError,
    Description,
    DHLink,
    DHTable,
    Friction,
    Gear,
    Limits,
    LinkMass,
    Loop,
    Motor,
    Placement,
    Rotor,
    Scalar,
    Solid,
    TreeJoint,
    evaluate,
    pose_of,
)
from rnea.core.model.joints import JointLimits
from rnea.core.model.model import JointDrive, JointSpring
from rnea.core.spatial import Inertia, Pose, Violation, rotations, tensor_from
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.core.spatial.solids import SHAPES, Part, assembly
from rnea.errors import ModelWarning, RneaError, RobotFileError
from rnea.system.cached import cached_property


class ParameterEvaluator:
    """One description in one kind of number; every error carries the path of its entry."""

    def __init__(self, description: Description, kind: ScalarType) -> None:
        self.kind, self.file = kind, description.file
        self._description = description
        self.names: dict[str, Any] = {}
        for name, value in description.parameters.items():
            self.names[name] = self.scalar(value, f"parameters.{name}")

    def fail(self, path: str, message: str) -> RobotFileError:
        return RobotFileError(message, file=self.file, path=path)

    def scalar(self, value: Scalar, path: str) -> Any:
        try:
            return evaluate(value, self.names, self.kind)
        except RneaError as problem:
            raise self.fail(path, str(problem)) from None

    def numbers(self, values: Any, path: str) -> Any:
        """The number of a scalar, or the numbers of nested sequences as tuples; None stays."""
        if isinstance(values, list | tuple):
            return tuple(self.numbers(v, f"{path}[{i}]") for i, v in enumerate(values))
        return None if values is None else self.scalar(values, path)

    def vector(self, values: Any, path: str) -> Array:
        return self.kind.array([self.scalar(v, f"{path}[{i}]") for i, v in enumerate(values)])

    def placement(self, placement: Placement, path: str) -> Placement:
        """The placement with every formula evaluated."""
        xyz = self.numbers(tuple(placement.xyz), f"{path}.xyz")
        if placement.rotation is None:
            return Placement(xyz)
        way, values = placement.rotation
        return Placement(xyz, (way, self.numbers(values, f"{path}.{way}")))

    def pose(self, placement: Placement, path: str) -> Pose:
        plain = self.placement(placement, path)
        try:
            return pose_of(plain, self.kind)
        except RneaError as problem:
            way = plain.rotation[0] if plain.rotation else "xyz"
            raise self.fail(f"{path}.{way}", str(problem)) from None

    def inertia(self, body: LinkMass, path: str) -> Inertia:
        if body.solid:
            inertia = self._of_solids(body.solid, path)
        else:
            inertia = self._of_numbers(body, path)
        for problem in inertia.problems():
            if "principal moment" not in problem:
                raise self._impossible(body, path, problem)
        return inertia

    def blame(self, inertia: Inertia, violation: Violation, body: LinkMass, path: str) -> None:
        """Refuses or warns of an inertia that no rigid body has."""
        # those of others are computed with, loudly
        for problem in () if self._foreign else inertia.problems():
            raise self._impossible(body, path, problem)
        self._warn_of_infeasible(violation, path, "solid" if body.solid else "inertia")

    def _impossible(self, body: LinkMass, path: str, problem: str) -> RobotFileError:
        """The refusal of a mass or inertia: whose it is, and what can be done about it."""
        key = "mass" if problem.startswith("mass") else "inertia"
        whose = f"link {self._owners[path]!r}: " if path in self._owners else ""
        cures = f". rnea check {self.file} shows all faults" if self.file else ""
        if "principal moment" in problem and not body.solid:
            cures += f". If that is meant, say why: {self._override_hint()}"
        return self.fail(f"{path}.{'solid' if body.solid else key}", f"{whose}{problem}{cures}")

    def _override_hint(self) -> str:
        """Where the reason for an odd inertia goes: our files have a place for it, others none."""
        if self._description.format in ("", "toml"):
            return 'unrealizable = "..." at the top of the robot file'
        return (
            'rnea --allow-infeasible-inertia "..." COMMAND ..., '
            'or rnea.load(..., allow_infeasible_inertia="...")'
        )

    def _of_numbers(self, body: LinkMass, path: str) -> Inertia:
        mass = self.scalar(body.mass, f"{path}.mass")
        com = self.vector(body.com, f"{path}.com")
        tensor = self.kind.zeros(3, 3)
        if isinstance(body.inertia, dict):
            named = {k: self.scalar(v, f"{path}.inertia.{k}") for k, v in body.inertia.items()}
            tensor = tensor_from(named, self.kind)
        elif body.inertia is not None:
            rows = [self.vector(row, f"{path}.inertia[{i}]") for i, row in enumerate(body.inertia)]
            tensor = tensor_from(rows, self.kind)
        inertia_from = Inertia.about_origin if body.about == "origin" else Inertia
        return inertia_from(mass, com, tensor, self.kind)

    def _of_solids(self, solids: tuple[Solid, ...], path: str) -> Inertia:
        parts = []
        for i, solid in enumerate(solids):
            here = f"{path}.solid[{i}]" if len(solids) > 1 else f"{path}.solid"
            amount = {
                way: self.scalar(value, f"{here}.{way}")
                for way, value in (("mass", solid.mass), ("density", solid.density))
                if value is not None
            }
            at = f"{here}.{solid.shape}"
            # a box is its size; every other shape is a table of sizes
            sizes = {
                key: self.numbers(value, at if key == "size" else f"{at}.{key}")
                for key, value in solid.sizes.items()
            }
            try:
                inertia = SHAPES[solid.shape](**sizes, **amount, kind=self.kind)
            except RneaError as problem:
                raise self.fail(here, str(problem)) from None
            parts.append(Part(inertia, self.pose(solid.placement, here), solid.hole))
        try:
            return assembly(parts, self.kind)
        except RneaError as problem:
            raise self.fail(f"{path}.solid", str(problem)) from None

    def _warn_of_infeasible(self, violation: Violation, path: str, key: str) -> None:
        place = self.place(f"{path}.{key}")
        negative = (
            "; a moment is negative: accelerations are refused if the mass matrix is not positive"
            if violation.moments[0] < 0
            else ""
        )
        owner = f"link {self._owners[path]!r}" if path in self._owners else "this entry"
        warnings.warn(
            f"{place}: no rigid body has the inertia of {owner}: {violation}{negative}. "
            f"If that is meant, say why: {self._override_hint()}",
            ModelWarning,
            stacklevel=2,
        )

    def place(self, path: str) -> str:
        """Where an entry stands, for a warning."""
        line = self._description.line_of(path)
        file = f"{self.file}:{line}" if line and self.file else self.file
        return ": ".join(part for part in (file, path) if part)

    @property
    def _foreign(self) -> bool:
        """Whether the file is of a format that others read too, with faults that they accept."""
        return self._description.format not in ("", "toml")

    @cached_property
    def _owners(self) -> dict[str, str]:
        """The name of every link by the path of its entry, such as links[2]."""
        structure = self._description.structure
        if isinstance(structure, DHTable):
            names = {f"links[{i}]": row.link for i, row in enumerate(structure.rows)}
        else:
            names = {f"links[{i}]": link.name for i, link in enumerate(structure.links)}
        for i, extra in enumerate(self._description.attachments):
            names[f"attachments[{i}]"] = names[extra.name] = extra.name
        return names

    def joint_entries(self, joint: TreeJoint | Loop, path: str) -> dict[str, Any]:
        """What is told of a joint's kind, in numbers: axes at length 1."""
        said = {}
        for entry in JOINT_KINDS[joint.kind].entries:
            value, here = getattr(joint, entry), f"{path}.{entry}"
            said[entry] = (
                self._unit(value, here, joint)
                if JOINT_ENTRIES[entry] == 3
                else (self.scalar(value, here))
            )
        return said

    def _unit(self, values: Any, path: str, joint: TreeJoint | Loop) -> Array:
        try:
            return rotations.unit(self.vector(values, path), self.kind)
        except RneaError as problem:
            raise self.fail(path, f"joint {joint.name!r}: {problem}") from None

    def losses(self, part: DHLink | TreeJoint, path: str) -> JointDrive:
        """What a joint's friction and rotor cost, at the joint: times gear² or |gear|."""
        inertia, ratio = self.rotor(part, path)
        if part.gear is not None and part.gear.efficiency != 1 and part.friction.load != 0:
            raise self.fail(
                f"{path}.friction.load",
                "said twice: the gear's efficiency is a loss by load too; leave one of them out",
            )
        friction = self._friction(part.friction, path, ratio)
        return JointDrive(rotor=inertia * (ratio * ratio), gear=ratio, **friction)

    def rotor(self, part: DHLink | TreeJoint, path: str) -> tuple[Any, Any]:
        """Inertia at the motor's side and ratio, from `rotor` or from `motor` and `gear`."""
        rotor, here = part.rotor, f"{path}.rotor"
        if part.motor is None and part.gear is None:
            inertia = self.scalar(rotor.inertia, f"{here}.inertia")
            ratio = self.scalar(rotor.gear, f"{here}.gear")
            self._refuse_negative(inertia, f"{here}.inertia")
            if ratio == 0:
                raise self.fail(f"{here}.gear", "a gear ratio of zero moves nothing")
            return inertia, ratio
        if rotor != Rotor():
            raise self.fail(
                here, "said twice: inertia and ratio are those of motor and gear; leave rotor out"
            )
        motor, gear = self.drive(part.motor, part.gear, path)
        return gear.inertia if motor is None else motor.inertia + gear.inertia, gear.ratio

    def drive(self, motor: Motor | None, gear: Gear | None, path: str) -> tuple[Motor | None, Gear]:
        """Motor and gear with every formula evaluated, and checked once more."""
        in_numbers = None if motor is None else self._evaluated(motor, f"{path}.motor")
        return in_numbers, self._evaluated(gear or Gear(), f"{path}.gear")

    def _evaluated(self, part: Any, path: str) -> Any:
        changed = {
            field.name: self.scalar(getattr(part, field.name), f"{path}.{field.name}")
            for field in fields(part)
            if field.name not in TEXTS and getattr(part, field.name) is not None
        }
        try:
            return replace(part, **changed)
        except ActuatorError as problem:
            raise self.fail(f"{path}.{problem.key}", problem.why) from None

    def _refuse_negative(self, value: Any, path: str) -> None:
        if self.kind is FLOAT and value is not None and value < 0:
            raise self.fail(path, f"must not be negative (got {value:g})")

    def _friction(self, friction: Friction, path: str, gear: Any) -> dict[str, Any]:
        """The friction at the joint. At the motor everything turns gear times as fast."""
        one, here = self.kind.constant(1), f"{path}.friction"
        at_motor = friction.side == "motor"
        by_speed, by_torque = (gear * gear, abs(gear)) if at_motor else (one, one)

        def number(value: Scalar, key: str) -> Any:
            checked = self.scalar(value, f"{here}.{key}")
            self._refuse_negative(checked, f"{here}.{key}")
            return checked

        terms: dict[str, Any] = {"viscous": number(friction.viscous, "viscous") * by_speed}
        statics = friction.static or (None, None)
        for way, coulomb, static in zip(
            ("forward", "backward"), friction.coulomb, statics, strict=True
        ):
            dry = number(coulomb, "coulomb")
            terms[f"coulomb_{way}"] = dry * by_torque
            if static is None:
                continue
            sticking = number(static, "static")
            if self.kind is FLOAT and sticking < dry:
                raise self.fail(
                    f"{here}.static",
                    f"{sticking:g} is below the Coulomb friction, {dry:g}: what rests would "
                    "hold less than what slides",
                )
            terms[f"static_{way}"] = sticking * by_torque
        # a term that is not there stays the plain zero that vanishes
        for key, scale in (("stribeck", by_torque), ("smooth", one), ("load", one)):
            value = getattr(friction, key)
            if value != 0:
                terms[key] = number(value, key) / scale
        if friction.offset != 0:
            # either way: a gear that turns the other way turns it too
            offset = self.scalar(friction.offset, f"{here}.offset")
            terms["offset"] = offset * gear if at_motor else offset
        if friction.ripple:
            terms["ripple"] = self._ripple(friction, here, by_torque, gear if at_motor else one)
        return terms | {"stribeck_power": friction.stribeck_power}

    def _ripple(self, friction: Friction, path: str, by_torque: Any, turns: Any) -> Any:
        rows = [
            [self.scalar(value, f"{path}.ripple[{i}]") for value in row]
            for i, row in enumerate(friction.ripple)
        ]
        if self.kind is FLOAT:
            dry = min(self.scalar(value, f"{path}.coulomb") for value in friction.coulomb)
            most = sum(abs(amplitude) for amplitude, _, _ in rows)
            if most > dry:
                raise self.fail(
                    f"{path}.ripple",
                    f"the amplitudes add up to {most:g}, above the Coulomb friction, {dry:g}: in "
                    "places friction would push",
                )
        return tuple((a * by_torque, multiple * turns, phase) for a, multiple, phase in rows)

    def spring(self, part: DHLink | TreeJoint, path: str) -> JointSpring | None:
        """The springs of a joint in numbers; None where it has none, or none that pushes."""
        given, here = part.spring, f"{path}.spring"
        if given is None:
            return None
        kind = part.joint if isinstance(part, DHLink) else part.kind
        units, whose = JOINT_KINDS[kind].sprung, f"joint {part.name!r}"
        for key in ("stiffness", "rest"):
            count = len(getattr(given, key))
            if count != len(units):
                able = ", ".join(k for k, of_kind in JOINT_KINDS.items() if of_kind.sprung)
                raise self.fail(
                    f"{here}.{key}",
                    f"{whose} is {kind} and has {len(units)} coordinates along which a spring can "
                    f"act, and {count} numbers are given. Springs are for: {able}",
                )
        stiffness, rest = (
            [self.scalar(value, f"{here}.{key}") for value in getattr(given, key)]
            for key in ("stiffness", "rest")
        )
        for value in stiffness if self.kind is FLOAT else ():
            if value < 0:
                raise self.fail(
                    f"{here}.stiffness",
                    f"{whose}: the stiffness of a spring must not be negative (got {value:g})",
                )
        if all(value == 0 for value in stiffness):
            return None
        return JointSpring(self.kind.array(stiffness), self.kind.array(rest))

    def limits(self, limits: Limits, path: str) -> JointLimits:
        here = f"{path}.limits"
        bounds = {
            key: self.numbers(getattr(limits, key), f"{here}.{key}")
            for key in ("position", "velocity", "effort")
        }
        lower, upper = bounds.pop("position") or (None, None)
        if self.kind is FLOAT and lower is not None and lower > upper:
            problem = f"lower {lower:g} is above upper {upper:g}"
            if not self._foreign:
                raise self.fail(f"{here}.position", problem)
            # dynamics needs no bounds, and other readers pass this over
            place = self.place(f"{here}.position")
            message = f"{place}: {problem}: the joint is taken without bounds"
            warnings.warn(message, ModelWarning, stacklevel=2)
            lower = upper = None
        for key, value in bounds.items():
            self._refuse_negative(value, f"{here}.{key}")
        return JointLimits(lower, upper, **bounds)
