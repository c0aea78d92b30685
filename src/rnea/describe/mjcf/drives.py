"""What acts along MJCF joints: damping, dry friction, armature, springs, limits, motors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from rnea.describe.description import Friction, Limits, Rotor, Spring
from rnea.describe.mjcf.poses import radians
from rnea.describe.mjcf.spec import library
from rnea.describe.names import listed


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
            elif actuator.armature or any(actuator.damping):
                cautions.append(
                    f"actuator {actuator.name!r} does not act on a joint: its damping and "
                    "armature are left out"
                )

    def disabled(self, name: str) -> bool:
        """Whether an option flag such as DAMPER is off."""
        return bool(self.off & int(getattr(self.bit, f"mjDSBL_{name}").value))

    def actuators(self, joint: Any) -> list[Any]:
        """Those along a joint's only axis; on balls and free joints they have directions."""
        return self.on_joint.get(joint.name, []) if joint.name and _has_an_axis(joint) else []

    def _remark_on_directions(self, joint: Any, name: str) -> None:
        """What a joint with several speeds has in MuJoCo and not here."""
        driven = self.on_joint.get(joint.name, []) if joint.name else []
        if any(actuator.armature or any(actuator.damping) for actuator in driven):
            self.cautions.append(
                f"joint {name!r}: damping and armature of its actuators are left out, since they "
                "act in one direction of several"
            )
        if joint.type.name == "mjJNT_FREE" and (joint.armature or joint.frictionloss):
            self.remarks.append(
                f"joint {name!r}: armature and dry friction act along the body's axes here, "
                "along the world's in MuJoCo"
            )
        if _limited(joint.limited, joint.range, joint.compiler):
            self.remarks.append(f"joint {name!r}: the cone that bounds its turning is left out")

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

    def friction(self, joint: Any, name: str) -> Friction:
        """Damping of the joint and of its actuators (times gear²), and its dry friction."""
        viscous, *higher = (float(value) for value in joint.damping)
        for actuator in self.actuators(joint):
            first, *rest = (float(value) for value in actuator.damping)
            viscous += first * float(actuator.gear[0]) ** 2
            higher += rest
        if any(higher):
            self.cautions.append(
                f"joint {name!r}: only the damping in proportion to the speed is taken, "
                "not the higher powers"
            )
        if _has_springdamper(joint):
            self.cautions.append(f"joint {name!r}: springdamper is left out")
            viscous = 0.0
        dry = float(joint.frictionloss)
        if self.disabled("DAMPER"):
            viscous = 0.0
        if self.disabled("FRICTIONLOSS") or self.disabled("CONSTRAINT"):
            dry = 0.0
        return Friction(viscous, (dry, dry))

    def spring(self, joint: Any, name: str) -> Spring | None:
        """The spring of a hinge or slide; its rest is a position as MuJoCo's `qpos` tells it."""
        stiffness, *higher = (float(value) for value in joint.stiffness)
        # a springdamper takes the place of a stiffness there
        if self.disabled("SPRING") or not _has_an_axis(joint) or _has_springdamper(joint):
            return None
        if not stiffness and not any(higher):
            return None
        if any(higher):
            self.cautions.append(
                f"joint {name!r}: only the spring in proportion to the way from its rest is "
                "taken, not the higher powers"
            )
        if getattr(joint, "springyield", 0.0):
            self.cautions.append(
                f"joint {name!r}: springyield is left out, its spring is straight however far it "
                "is stretched"
            )
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
        if not _has_an_axis(joint):
            self._remark_on_directions(joint, name)
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


def _has_springdamper(joint: Any) -> bool:
    return bool(joint.springdamper[0] > 0 and joint.springdamper[1] > 0)


def _has_an_axis(joint: Any) -> bool:
    return joint.type.name in ("mjJNT_HINGE", "mjJNT_SLIDE")


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


def left_out(spec: Any) -> list[str]:
    """A sentence for everything that MuJoCo adds to the forces and that has no place here."""
    option, sentences = spec.option, []
    springs = [
        joint.name or "?"
        for joint in spec.joints
        if any(joint.stiffness) and not _has_an_axis(joint)
    ]
    if springs:
        sentences.append(f"springs of balls and free joints are left out: joints {listed(springs)}")
    lifted = [body.name or "?" for body in spec.bodies if body.gravcomp]
    if lifted:
        sentences.append(f"gravity compensation is left out: bodies {listed(lifted)}")
    if option.density or option.viscosity:
        sentences.append("the forces of a surrounding fluid are left out")
    tendons = [
        tendon.name or "?"
        for tendon in spec.tendons
        if any(tendon.stiffness) or any(tendon.damping) or tendon.frictionloss or tendon.armature
    ]
    if tendons:
        sentences.append(f"forces of tendons are left out: {listed(tendons)}")
    if list(spec.flexes):
        sentences.append("deformable parts are left out")
    return sentences
