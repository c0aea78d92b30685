"""Bounds of position, speed and effort: crossed, empty, missing, or in another unit."""

from __future__ import annotations

import math
from collections.abc import Iterator

from rnea.apps.check.lint.subject import JointFacts, Subject
from rnea.core.findings import ERROR, NOTE, WARNING, Finding
from rnea.errors import counted

UNLIMITED = 1000.0
"""Beyond this a bound is somebody's way of writing infinity (rad, m, rad/s)."""


def check(subject: Subject) -> Iterator[Finding]:
    moving = [joint for joint in subject.joints if joint.moves]
    for joint in moving:
        # a robot with loops stands where it is assembled, not at zero
        yield from _crossed(joint, assembled=bool(subject.description.closures))
        yield from _sizes(joint)
        if joint.speed_unit == "rad/s":
            yield from _degrees(joint)
        yield from _speed(joint)
    yield from _missing([joint for joint in moving if joint.name in subject.leading])


def _crossed(joint: JointFacts, assembled: bool) -> Iterator[Finding]:
    path = f"{joint.path}.limits.position"
    if joint.lower > joint.upper:
        yield Finding(
            *(ERROR, "limits-crossed", joint.name, path),
            f"lower {joint.lower:g} is above upper {joint.upper:g}",
            "no position is allowed",
            f"{joint.upper:g} to {joint.lower:g}",
        )
    elif joint.lower == joint.upper and joint.mimic is None:
        yield Finding(
            *(WARNING, "limits-empty", joint.name, path),
            f"lower and upper are both {joint.lower:g}",
            "the joint cannot move; a limit whose bounds are left out reads as 0 to 0",
            "bounds apart, a continuous joint, or a fixed one",
        )
    elif not assembled and (joint.lower > 0 or joint.upper < 0):
        yield Finding(
            *(NOTE, "zero-outside-limits", joint.name, path),
            f"q = 0 is not within {joint.lower:g} to {joint.upper:g}",
            "poses that default to zero are not allowed ones",
        )


def _sizes(joint: JointFacts) -> Iterator[Finding]:
    for key, value in (("velocity", joint.velocity), ("effort", joint.effort)):
        path = f"{joint.path}.limits.{key}"
        if value < 0:
            yield Finding(
                *(ERROR, f"{key}-negative", joint.name, path, f"{value:g}"),
                "a limit is a size; nothing is within a negative one",
                f"{-value:g}",
            )
        # a follower is driven by its leader: zeros are the usual way of saying so
        elif value == 0 and joint.mimic is None:
            yield Finding(
                *(WARNING, f"{key}-zero", joint.name, path),
                "0",
                "taken literally the joint may never move; many files write 0 for unknown",
                "the actuator's value, or no limit",
            )


def _degrees(joint: JointFacts) -> Iterator[Finding]:
    """Whole degrees in multiples of five, more than two turns of radians away from zero.

    ±2 pi (UR), ±10 rad and a few turns of a spool are real; ±15 rad and more in round fives is
    not, unless it is a way of saying unlimited.
    """
    path = f"{joint.path}.limits.position"
    bounds = [b for b in (joint.lower, joint.upper) if math.isfinite(b)]
    largest = max(map(abs, bounds), default=0.0)
    if largest > UNLIMITED:
        yield Finding(
            *(NOTE, "limit-placeholder", joint.name, path),
            f"{joint.lower:g} to {joint.upper:g} rad",
            "written as a limit, meant as none",
            "a continuous joint",
        )
    elif largest >= 15 and all(abs(b / 5 - round(b / 5)) < 1e-9 for b in bounds):
        low, high = math.radians(joint.lower), math.radians(joint.upper)
        yield Finding(
            *(WARNING, "limit-degrees", joint.name, path),
            f"{joint.lower:g} to {joint.upper:g} rad, {largest / (2 * math.pi):.3g} turns",
            "round numbers of degrees where radians are expected: the limit limits nothing",
            f"{low:.6g} to {high:.6g}",
        )


def _speed(joint: JointFacts) -> Iterator[Finding]:
    speed, path = joint.velocity, f"{joint.path}.limits.velocity"
    # 100 is rounder than any motor's speed, in radians and in degrees
    if speed >= UNLIMITED or speed == 100:
        yield Finding(
            *(NOTE, "limit-placeholder", joint.name, path),
            f"{speed:g} {joint.speed_unit}",
            "written as a limit, meant as none",
            "no limit",
        )
    # 40 rad/s is 380 turns a minute behind the gear: faster than any arm, slower than a drone's
    # rotor or a hobby servo's datasheet in degrees
    elif joint.speed_unit == "rad/s" and speed > 40 and abs(speed / 5 - round(speed / 5)) < 1e-9:
        yield Finding(
            *(WARNING, "speed-degrees", joint.name, path),
            f"{speed:g} rad/s, {speed / (2 * math.pi):.3g} turns a second",
            "a round number of degrees a second where radians are expected",
            f"{math.radians(speed):.6g}",
        )


def _missing(moving: list[JointFacts]) -> Iterator[Finding]:
    """One note for all: without limits a search over poses knows no bounds.

    A joint of several coordinates has no pair of bounds that could be missing.
    """
    own = [joint for joint in moving if joint.mimic is None and joint.has_one_coordinate]
    bare = [joint for joint in own if math.isnan(joint.lower) and math.isnan(joint.upper)]
    if bare:
        names = ", ".join(joint.name for joint in bare[:6])
        names += f" and {len(bare) - 6} more" if len(bare) > 6 else ""
        yield Finding(
            *(NOTE, "limits-missing", bare[0].name, bare[0].path),
            f"{len(bare)} of {counted(len(moving), 'joint')} without position limits: {names}",
            "continuous joints are like that; for others the allowed poses are unknown",
        )
