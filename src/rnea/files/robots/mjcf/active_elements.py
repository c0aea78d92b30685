"""Whether what MJCF says and this robot does not have acts in a file: the conditions of warnings.

Each function takes an element of an uncompiled spec and the `Spec`, because flags of its options
switch forces off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Spec:
    """An uncompiled spec, and which flags of its options are off."""

    spec: Any
    disabled: Callable[[str], bool]

    def joint(self, actuator: Any) -> Any:
        """The joint on which an actuator acts; None if it acts elsewhere."""
        if actuator.trntype.name not in ("mjTRN_JOINT", "mjTRN_JOINTINPARENT"):
            return None
        return next((j for j in self.spec.joints if j.name == actuator.target), None)


def has_an_axis(joint: Any) -> bool:
    return joint.type.name in ("mjJNT_HINGE", "mjJNT_SLIDE")


def has_springdamper(joint: Any) -> bool:
    """Whether MuJoCo's compiler computes the joint's stiffness and damping."""
    return bool(joint.springdamper[0] > 0 and joint.springdamper[1] > 0)


def _has_spring(joint: Any, spec: Spec) -> bool:
    return any(joint.stiffness) and not (spec.disabled("SPRING") or has_springdamper(joint))


def springs_any_way(joint: Any, spec: Spec) -> bool:
    return not has_an_axis(joint) and (_has_spring(joint, spec) or is_computed(joint, spec))


def is_computed(joint: Any, spec: Spec) -> bool:
    # both stiffness and damping follow from it
    off = spec.disabled("SPRING") and spec.disabled("DAMPER")
    return has_springdamper(joint) and not off


def has_curved_spring(joint: Any, spec: Spec) -> bool:
    return has_an_axis(joint) and _has_spring(joint, spec) and any(joint.stiffness[1:])


def yields(joint: Any, spec: Spec) -> bool:
    return has_an_axis(joint) and _has_spring(joint, spec) and joint.springyield > 0


def has_curved_damper(joint: Any, spec: Spec) -> bool:
    return any(joint.damping[1:]) and not (spec.disabled("DAMPER") or has_springdamper(joint))


def acts_in_world_axes(joint: Any, spec: Spec) -> bool:
    dry = joint.frictionloss and not (spec.disabled("FRICTIONLOSS") or spec.disabled("CONSTRAINT"))
    return joint.type.name == "mjJNT_FREE" and bool(joint.armature or dry)


def _weighs(actuator: Any, spec: Spec) -> bool:
    return bool(actuator.armature or (any(actuator.damping) and not spec.disabled("DAMPER")))


def acts_off_joints(actuator: Any, spec: Spec) -> bool:
    return spec.joint(actuator) is None and _weighs(actuator, spec)


def acts_in_one_direction(actuator: Any, spec: Spec) -> bool:
    joint = spec.joint(actuator)
    return joint is not None and not has_an_axis(joint) and _weighs(actuator, spec)


def motor_has_curved_damper(actuator: Any, spec: Spec) -> bool:
    joint = spec.joint(actuator)
    curved = joint is not None and has_an_axis(joint) and any(actuator.damping[1:])
    return curved and not spec.disabled("DAMPER")


def pulls(tendon: Any, spec: Spec) -> bool:
    dry = tendon.frictionloss and not (spec.disabled("FRICTIONLOSS") or spec.disabled("CONSTRAINT"))
    elastic = any(tendon.stiffness) and not spec.disabled("SPRING")
    return bool(dry or elastic or (any(tendon.damping) and not spec.disabled("DAMPER")))


def is_lifted(body: Any, spec: Spec) -> bool:
    both = spec.disabled("SPRING") and spec.disabled("DAMPER")
    return bool(body.gravcomp) and not (spec.disabled("GRAVITY") or both)


def is_in_fluid(option: Any, spec: Spec) -> bool:
    both = spec.disabled("SPRING") and spec.disabled("DAMPER")
    return bool(option.density or option.viscosity) and not both


def ties_tendons(equality: Any, spec: Spec) -> bool:
    known = ("mjEQ_CONNECT", "mjEQ_WELD", "mjEQ_JOINT")
    off = spec.disabled("EQUALITY") or spec.disabled("CONSTRAINT")
    return bool(equality.active) and equality.type.name not in known and not off


def has_plugin(body: Any, _: Spec) -> bool:
    """A plugin of a body adds forces to it."""
    return bool(body.plugin.active)


def is_there(_element: Any, _: Spec) -> bool:
    return True


def adds_to_masses(tendon: Any, _: Spec) -> bool:
    return bool(tendon.armature)
