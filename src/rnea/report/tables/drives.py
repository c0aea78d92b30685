"""Tables of what a robot's file says of its drives, for those joints that have any."""

from __future__ import annotations

from typing import Any

from rnea.apps.sizing.joints import Drive
from rnea.core.model import Model
from rnea.core.spatial import number
from rnea.report.tables.terminal import plain_table


def further_friction_table(model: Model) -> Any | None:
    """Friction beyond viscous and Coulomb's; None if no joint has any."""
    rows = []
    for body in model.bodies:
        losses = body.losses
        if not losses.further:
            continue
        static = "-"
        if losses.static_forward is not None:
            static = f"{number(losses.static_forward)} / {number(losses.static_backward)}"
        terms = [f"{number(a)} cos({number(k)} q + {number(p)})" for a, k, p in losses.ripple]
        rows.append(
            (
                body.joint.name,
                static,
                number(losses.stribeck),
                str(losses.stribeck_power),
                number(losses.load),
                " + ".join(terms) or "-",
                number(losses.smooth),
                number(losses.offset),
            )
        )
    columns = ("joint", "static +/-", "Stribeck", "power", "load", "ripple", "smooth", "offset")
    return plain_table("Further friction: joint side, SI", columns, rows) if rows else None


def spring_table(model: Model) -> Any | None:
    """Stiffness and rest along every coordinate that has a spring; None if no joint has any."""
    rows = []
    for body in model.bodies:
        if body.spring is None:
            continue
        numbers = zip(body.spring.stiffness, body.spring.rest, strict=True)
        for (x, speed), (k, rest) in zip(
            zip(body.joint.coordinates, body.joint.speeds, strict=True), numbers, strict=True
        ):
            name = f"{body.joint.name}_{x.suffix}" if x.suffix else body.joint.name
            rows.append((name, number(k), f"{speed.effort_unit}/{x.unit}", number(rest), x.unit))
    columns = ("joint", "stiffness", "unit", "rest", "unit")
    return plain_table("Springs: joint side", columns, rows) if rows else None


def drive_table(drives: dict[str, Drive]) -> Any | None:
    """Motors and gears by joint; None if the file has no motor."""
    rows = [
        (
            drive.joint,
            motor.name or "(motor)",
            number(motor.torque_constant),
            number(motor.resistance),
            number(motor.inertia),
            number(motor.rated_torque),
            number(motor.voltage),
            number(gear.ratio),
            number(gear.efficiency),
            number(gear.backlash),
            number(gear.stiffness),
        )
        for drive in drives.values()
        for motor, gear in [(drive.motor, drive.gear)]
        if motor is not None
    ]
    columns = (
        *("joint", "motor", "N m/A", "ohm", "kg m²", "rated N m", "V"),
        *("ratio", "efficiency", "backlash", "stiffness"),
    )
    return plain_table("Motors and gears", columns, rows) if rows else None


def gear_limit_table(drives: dict[str, Drive]) -> Any | None:
    """What gears bear, by joint; None if the file limits none."""
    rows = [
        (
            drive.joint,
            gear.name or "-",
            number(gear.average_torque),
            number(gear.life_exponent),
            number(gear.peak_torque),
            number(gear.average_speed),
            number(gear.max_speed),
        )
        for drive in drives.values()
        for gear in [drive.gear]
        if gear != gear.unlimited
    ]
    columns = ("joint", "gear", "average", "exponent", "peak", "mean rad/s", "max rad/s")
    title = "Limits of gears: torques at the joint, speeds at the motor, SI"
    return plain_table(title, columns, rows) if rows else None
