"""What acts along MJCF joints: damping, dry friction, armature, springs, limits, motors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from rnea.core.description.description import Friction, Limits, Rotor, Spring
from rnea.core.description.names import listed
from rnea.files.robots.mjcf.active_elements import has_an_axis, has_springdamper
from rnea.files.robots.mjcf.poses import radians
from rnea.files.robots.mjcf.spec import library


class Drives:
    """The actuators of a spec by joint, and what the options switch off."""

    def __init__(self, spec: Any, remarks: list[str], cautions: list[str]) -> None:
        self.spec, self.remarks, self.cautions = spec, remarks, cautions
        self.off = int(spec.option.disableflags)
        self.bit = library().mjtDisableBit
        self.on_joint: dict[str, list[Any]] = {}
        for actuator in spec.actuators:
            if actuator.trntype.name in ("mjTRN_JOINT", "mjTRN_JOINTINPARENT"):
                self.on_joint.setdefault(actuator.target, []).append(actuator)

    def disabled(self, name: str) -> bool:
        """Whether an option flag such as DAMPER is off."""
        return bool(self.off & int(getattr(self.bit, f"mjDSBL_{name}").value))

    def actuators(self, joint: Any) -> list[Any]:
        """Those along a joint's only axis; on balls and free joints they have directions."""
        return self.on_joint.get(joint.name, []) if joint.name and has_an_axis(joint) else []

    def motors(self, leaders: Mapping[str, str]) -> tuple[str, ...] | None:
        """The joints that actuators drive; None where the file has no actuators on joints.

        leaders: the joint whose coordinate each joint with one coordinate has, by name
        """
        driven = [name for name in self.on_joint if name in leaders]
        elsewhere = [a.name or "?" for a in self.spec.actuators if a.target not in leaders]
        if elsewhere:
            self.cautions.append(
                "actuators that do not drive a hinge or slide are not among the motors: "
                f"{listed(elsewhere)}"
            )
        return tuple(dict.fromkeys(leaders[name] for name in driven)) or None

    def friction(self, joint: Any) -> Friction:
        """Linear damping of the joint and of its actuators (times gear²), and its dry friction."""
        # a springdamper takes the place of stiffness and damping there
        viscous = 0.0 if has_springdamper(joint) else float(joint.damping[0])
        for actuator in self.actuators(joint):
            viscous += float(actuator.damping[0]) * float(actuator.gear[0]) ** 2
        dry = float(joint.frictionloss)
        if self.disabled("DAMPER"):
            viscous = 0.0
        if self.disabled("FRICTIONLOSS") or self.disabled("CONSTRAINT"):
            dry = 0.0
        return Friction(viscous, (dry, dry))

    def spring(self, joint: Any) -> Spring | None:
        """The spring of a hinge or slide; its rest is a position as MuJoCo's `qpos` tells it."""
        stiffness = float(joint.stiffness[0])
        if self.disabled("SPRING") or not has_an_axis(joint) or has_springdamper(joint):
            return None
        turns = joint.type.name == "mjJNT_HINGE"
        rest = radians(joint.springref, joint.compiler) if turns else float(joint.springref)
        return Spring(stiffness, rest) if stiffness else None

    def rotor(self, joint: Any) -> Rotor:
        """Armature of the joint and of its actuators (times gear²)."""
        own = float(joint.armature)
        for actuator in self.actuators(joint):
            own += float(actuator.armature) * float(actuator.gear[0]) ** 2
        return Rotor(own)

    def limits(self, joint: Any, name: str) -> Limits:
        if not has_an_axis(joint):
            if _limited(joint.limited, joint.range, joint.compiler):
                self.remarks.append(f"joint {name!r}: the cone that bounds its turning is left out")
            return Limits()
        position = None
        if _limited(joint.limited, joint.range, joint.compiler):
            turns = joint.type.name == "mjJNT_HINGE"
            low, high = (radians(v, joint.compiler) if turns else float(v) for v in joint.range)
            position = (low, high) if math.isfinite(low) and math.isfinite(high) else None
        bounds = []
        if _limited(joint.actfrclimited, joint.actfrcrange, joint.compiler):
            bounds.append(tuple(float(value) for value in joint.actfrcrange))
        actuators = self.actuators(joint)
        if len(actuators) == 1:
            bounds += _force_bounds(actuators[0])
        for low, high in bounds:
            if low != -high:
                self.remarks.append(
                    f"joint {name!r}: the effort limits {low:g} to {high:g} are not the same in "
                    "both directions and are left out"
                )
        efforts = [high for low, high in bounds if low == -high and math.isfinite(high)]
        return Limits(position, None, min(efforts) if efforts else None)


def _limited(said: Any, bounds: Any, compiler: Any) -> bool:
    """`limited` as said, or by whether there is a range where the compiler may decide."""
    # enumerations come as such or as plain numbers
    said = int(getattr(said, "value", said))
    return said == 1 or (said == 2 and bool(compiler.autolimits) and bounds[0] < bounds[1])


def _force_bounds(actuator: Any) -> list[tuple[float, float]]:
    """What one actuator can exert on its joint: by its force range, and by a motor's controls."""
    bounds, gear = [], abs(float(actuator.gear[0]))
    if _limited(actuator.forcelimited, actuator.forcerange, actuator.compiler):
        bounds.append((gear * float(actuator.forcerange[0]), gear * float(actuator.forcerange[1])))
    is_motor = (actuator.gaintype.name, actuator.biastype.name, actuator.dyntype.name) == (
        *("mjGAIN_FIXED", "mjBIAS_NONE", "mjDYN_NONE"),
    )
    if is_motor and _limited(actuator.ctrllimited, actuator.ctrlrange, actuator.compiler):
        gain = gear * abs(float(actuator.gainprm[0]))
        bounds.append((gain * float(actuator.ctrlrange[0]), gain * float(actuator.ctrlrange[1])))
    return bounds
