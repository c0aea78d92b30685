"""What is mounted on the robot and not in its file, or in the file and not on the robot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.hypotheses.linear import fitted_sizes
from rnea.core.model import Body, Frame, Model
from rnea.core.spatial import TOOL, Inertia, combined, number, transposed_times
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_ROUNDS = 3
_FARTHEST = 1.0  # m: nothing that an arm holds has its centre farther from the last joint
_LEAST = 1e-3  # kg
_NOTHING = (
    "If nothing is, masses of links are wrong and only look like it: `rnea identify` fits them, "
    "and `rnea payload` with that robot weighs what is really mounted."
)
_UNITS = np.vstack([np.zeros(3), np.eye(3)])


def payloads(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    """At the tip of every branch: a mass and its place, as a point."""
    work = evidence.work_of(made)
    tau = work.torques()
    for body in work.model.bodies:
        if work.model.children[body.index]:
            continue
        effects = _effects(work, body, tau)
        for moments in fitted_sizes(evidence, work, evidence.given - tau, effects):
            for _ in range(_ROUNDS):
                # a mass has inertia too, by its place
                if not _sensible(body, moments):
                    break
                by_place = _carrying(body, moments)(work).torques() - tau - effects @ moments
                rest = evidence.given - tau - by_place
                moments = min(
                    fitted_sizes(evidence, work, rest, effects),
                    key=lambda found: np.linalg.norm(found - moments),
                )
            if _sensible(body, moments):
                # words are about the file, whatever else is taken as wrong in it
                yield _payload(evidence.work.model, body, moments)


def _sensible(body: Body, moments: Array) -> bool:
    mass = float(moments[0])
    near = np.linalg.norm(moments[1:]) <= _FARTHEST * abs(mass)
    return bool(abs(mass) > _LEAST and near and mass > -float(body.inertia.mass))


def _effects(work: Calculation, body: Body, tau: Array) -> Array:
    """(N, n, 4): torques by kg and by kg m of the first moment, without inertia by the place."""
    found = []
    for place in _UNITS:
        load = Inertia.about_origin(1.0, place, np.zeros((3, 3)))
        found.append(_with(work, body, load).torques() - tau)
    return np.stack([found[0], *(x - found[0] for x in found[1:])], axis=-1)


def _with(work: Calculation, body: Body, load: Inertia) -> Calculation:
    inertia = combined([body.inertia, load]).frozen()
    bodies = tuple(replace(b, inertia=inertia) if b is body else b for b in work.model.bodies)
    return work.but(model=replace(work.model, bodies=bodies))


def _carrying(body: Body, moments: Array) -> Callable[[Calculation], Calculation]:
    mass = float(moments[0])
    load = Inertia(mass, moments[1:] / mass, np.zeros((3, 3)))

    def make(work: Calculation) -> Calculation:
        return _with(work, work.model.body(body.index), load)

    return make


def _payload(model: Model, body: Body, moments: Array) -> Mistake:
    mass = float(moments[0])
    frame, place = _seen_from_tip(model, body, moments[1:] / mass)
    shown = f"({', '.join(number(round(float(x), 3), 3) for x in place)}) m"
    if mass > 0:
        title = f"a payload of about {number(mass, 2)} kg at {shown} in the axes of {frame}, or a "
        title += "gripper or tool that the model lacks"
        there = ",".join(number(x, 3) for x in place)
        cure = "If something is mounted there, add it (rnea torque, size, ...): --payload "
        cure += f"{number(mass, 3)} --payload-at {frame}:{there}. {_NOTHING}"
        doubt = f"If something is mounted there, weigh it. {_NOTHING}"
    else:
        title = f"the model carries about {number(-mass, 2)} kg at {shown} in the axes of {frame} "
        title += "that the robot does not: a gripper or payload that was taken off"
        cure = "If it is not on the robot, take it out of the robot's file. If it is, masses of "
        cure += "links are wrong: `rnea identify` fits them."
        doubt = cure
    why = f"The difference is the weight and inertia of one mass there. {_last_link(model, body)}"
    return FittedHypothesis(
        *("payload", title, why, cure),
        _carrying(body, moments),
        "-",
        family="payload",
        numbers=4,
        sizes=(
            Size("mass", mass, "kg"),
            *(Size(axis, float(x), "m") for axis, x in zip("xyz", place, strict=True)),
        ),
        at=lambda sizes: _payload(model, body, sizes[0] * _from_tip(model, body, sizes)),
        uncertain_remedy=doubt,
    )


def _last_link(model: Model, body: Body) -> str:
    """What the model has there: the mass, and the links whose masses are in it."""
    body = model.body(body.index)
    parts = [
        f"{frame.name} {number(float(frame.inertia.mass), 3)} kg"
        for frame in model.frames.values()
        if frame.body == body.index and frame.inertia is not None and frame.inertia.mass
    ]
    total = f"In the model the last body weighs {number(float(body.inertia.mass), 3)} kg"
    return f"{total}: {', '.join(parts)}." if len(parts) > 1 else f"{total} ({body.name} alone)."


def _seen_from_tip(model: Model, body: Body, place: Array) -> tuple[str, Array]:
    """The tool's frame or the last link's, and a place of the body in its axes."""
    frame = _tip(model, body)
    pose = frame.pose
    return frame.name, transposed_times(pose.rotation, place - pose.translation)


def _from_tip(model: Model, body: Body, sizes: Array) -> Array:
    """Mass and place in the tip's axes (4,) as a mass of one and a place of the body (4,)."""
    pose = _tip(model, body).pose
    return np.array([1.0, *(pose.rotation @ sizes[1:] + pose.translation)])


def _tip(model: Model, body: Body) -> Frame:
    own = TOOL in model.frames and model.frames[TOOL].body == body.index
    return model.frame(TOOL if own else body.name)
