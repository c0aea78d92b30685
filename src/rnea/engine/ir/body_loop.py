"""Inverse dynamics as a loop from body to body, for robots too large for one straight program.

The recursion on a robot of one body, whose base moves as the parent does, is the step from body
to body: outward it gives the body's motion and what its inertia takes, inward it carries the
body's wrench to the parent. Both steps are traced once for each kind of joint, with the body's
numbers as inputs; numbers that all bodies of the kind share are folded. A loop over the bodies
then does what a straight program would do, in code whose size does not grow with the robot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.model import Body, JointDrive, JointSpring, Model
from rnea.core.model.joints import make_joint
from rnea.core.recursions import (
    BaseMotion,
    Conditions,
    accelerations,
    actuator_torque,
    angular_velocities,
    base_acceleration,
    joint_poses,
    joint_wrenches,
    torques,
)
from rnea.core.spatial import ForceMoment, Inertia, MassMoments, Pose
from rnea.core.spatial.numbers import Array
from rnea.engine.ir.program import ProgramLayout
from rnea.engine.ir.tape import Tape, record
from rnea.engine.trace.tracer import TRACING, Graph, indices, inputs

# inputs of both steps, in this order; a body's own numbers come after them
STATE = ("q", "qd", "qdd")
MOTION = 9  # w, wd, vd of the parent outward, of the body itself as results
WRENCH = 6  # n, f of the body with everything it carries, inward
TURN = 2  # cos and sin of the joint's angle, kept from the way out
_FIRST_NUMBER = len(STATE) + MOTION + WRENCH + TURN


@dataclass(frozen=True, eq=False)
class BodyStep:
    """The two programs of a kind of joint, and which of a body's numbers they take.

    outward gives w, wd, vd (9), n, f (6), cos, sin (2); inward gives tau and n, f on the parent.
    """

    outward: Tape
    inward: Tape
    numbers: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class BodyLoop:
    """Steps by kind of joint; for every body its kind, parent, column and numbers; and the
    motion of the base, from the inputs behind the states."""

    steps: tuple[BodyStep, ...]
    kind: tuple[int, ...]
    parent: tuple[int, ...]
    column: tuple[int, ...]
    numbers: tuple[tuple[float, ...], ...]
    base: Tape

    def tapes(self) -> Iterator[Tape]:
        """The programs of every body, outward and inward."""
        for kind in self.kind:
            yield self.steps[kind].outward
            yield self.steps[kind].inward


def body_loop(model: Model, case: Conditions, layout: ProgramLayout) -> BodyLoop:
    """The loop of a model of floats without mimicking joints; all gravity is in the base."""
    kinds = sorted({body.joint.kind for body in model.bodies})
    rows = {body.index: _numbers(body, case) for body in model.bodies}
    steps: list[BodyStep] = []
    of_body: dict[int, tuple[float, ...]] = {}
    for kind in kinds:
        members = [body.index for body in model.bodies if body.joint.kind == kind]
        table = np.array([rows[index] for index in members])
        differ = tuple(int(k) for k in np.flatnonzero(np.any(table != table[0], axis=0)))
        steps.append(_step(kind, table[0], differ))
        of_body |= {index: tuple(rows[index][k] for k in differ) for index in members}
    return BodyLoop(
        tuple(steps),
        tuple(kinds.index(body.joint.kind) for body in model.bodies),
        tuple(body.parent for body in model.bodies),
        tuple(body.v.start for body in model.bodies),
        tuple(of_body[body.index] for body in model.bodies),
        _base_motion(model, layout),
    )


def _numbers(body: Body, case: Conditions) -> list[float]:
    """Everything about a body that a step may need."""
    joint, losses, moments = body.joint, body.losses, MassMoments.of(body.inertia)
    pose = joint.placement
    second = [moments.second[i, j] for i, j in _UPPER]
    lost = [losses.viscous, losses.coulomb_forward, losses.coulomb_backward]
    return [
        *pose.rotation.ravel(),
        *pose.translation,
        *joint.axis,
        getattr(joint, "offset", None) or 0.0,
        *(moments.mass, *moments.first, *second),
        *(lost if case.friction else [0.0] * 3),
        losses.rotor if case.rotor else 0.0,
        *(_spring(body) if case.spring else (0.0, 0.0)),
    ]


def _spring(body: Body) -> tuple[float, float]:
    """Stiffness and rest of a joint with one coordinate."""
    spring = body.spring
    return (0.0, 0.0) if spring is None else (float(spring.stiffness[0]), float(spring.rest[0]))


_UPPER = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))


def _step(kind: str, numbers: Array, differ: tuple[int, ...]) -> BodyStep:
    """Trace the steps of a kind; numbers that differ between its bodies are inputs."""
    graph = Graph()
    q, qd, qdd = (inputs(graph, 1, k) for k in range(3))
    parent = inputs(graph, MOTION, 3).reshape(3, 3)
    carried = inputs(graph, WRENCH, 3 + MOTION).reshape(2, 3)
    turn = range(3 + MOTION + WRENCH, _FIRST_NUMBER)
    own: list[Any] = [float(x) for x in numbers]
    for place, k in enumerate(differ):
        own[k] = inputs(graph, 1, _FIRST_NUMBER + place)[0]
    one = _one_body(kind, own)
    # outward
    poses = joint_poses(one, q)
    w = angular_velocities(one, poses, q, qd, parent[0])
    wd, vd = accelerations(one, poses, w, q, qd, qdd, parent[1], parent[2])
    taken = one.bodies[0].inertia.inertial_wrench(w[1], wd[1], vd[1])
    # inward
    still = np.zeros(3)
    moment, force = carried
    inertial = [ForceMoment(still, still), ForceMoment(force, moment)]
    wrench = joint_wrenches(one, poses, inertial, {})
    tau = torques(one, wrench, q, qdd) + actuator_torque(one, Conditions(), q, qd, qdd)
    functions = {graph.nodes[i][0]: i for i in range(len(graph.nodes))}
    cosine, sine = functions.get("cos"), functions.get("sin")
    kept = [i if i is not None else graph.constant(0.0) for i in (cosine, sine)]
    size = _FIRST_NUMBER + len(differ)
    out = indices(graph, np.concatenate([w[1], wd[1], vd[1], taken.moment, taken.force]))
    known = {node: k for node, k in zip((cosine, sine), turn, strict=True) if node is not None}
    back = indices(graph, np.concatenate([tau, wrench[0].moment, wrench[0].force]))
    return BodyStep(
        record(graph, [*out, *kept], size), record(graph, back, size, known=known), differ
    )


def _one_body(kind: str, own: list[Any]) -> Model:
    """A robot of one body behind one joint, of numbers that may be traced."""

    def array(values: list[Any], *shape: int) -> Array:
        out = np.empty(len(values), dtype=object)
        out[:] = values
        return out.reshape(shape)

    placement = Pose(array(own[:9], 3, 3), array(own[9:12], 3))
    axis, offset, mass = array(own[12:15], 3), own[15], own[16]
    second = np.empty((3, 3), dtype=object)
    for (i, j), value in zip(_UPPER, own[20:26], strict=True):
        second[i, j] = second[j, i] = value
    moments: Any = MassMoments(mass, array(own[17:20], 3), second, TRACING)
    joint = make_joint(kind, "joint", placement, TRACING, axis=axis)
    if not (isinstance(offset, float) and offset == 0.0):
        joint = joint.moved(placement, axis, offset, TRACING)
    viscous, forward, backward, rotor, stiffness, rest = own[26:32]
    losses = JointDrive(viscous, forward, backward, rotor, 1.0)
    # bodies without springs have the number zero there; a traced one is a number of some body
    slack = isinstance(stiffness, float) and stiffness == 0.0
    spring = None if slack else JointSpring(array([stiffness], 1), array([rest], 1))
    one = slice(0, 1)
    acting: Any = {"losses": losses, "limits": None, "spring": spring}
    body = Body(1, "body", 0, "base", joint, moments, one, one, **acting)
    return Model("step", TRACING, (body,), Inertia.zero(), Pose.identity(), np.zeros(3), {}, "base")


def _base_motion(model: Model, layout: ProgramLayout) -> Tape:
    """w, wd, vd of the base, from the inputs behind the states: gravity, wrench, base motion."""
    graph = Graph()
    given: dict[str, Array] = {}
    for name, count in list(zip(layout.arguments, layout.columns, strict=True))[layout.states :]:
        given[name] = inputs(graph, count, sum(len(x) for x in given.values()))
    g = given.get("gravity", model.gravity)
    base = BaseMotion(*given["base"].reshape(4, 3)) if "base" in given else BaseMotion()
    vd = base_acceleration(model, g, base)
    return record(graph, indices(graph, np.concatenate([base.w, base.wd, vd])), 0)
