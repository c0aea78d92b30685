"""The recursion as a film: motions travel out to the tips, forces come back to the base."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.animation.animation import Film
from rnea.report.animation.panels import Notes
from rnea.report.animation.slot import signed
from rnea.report.robot_figures.animations.animation_plan import (
    AnimationPlan,
    bars_by_unit,
    film_of,
    frame_count,
    scales_of,
)
from rnea.report.robot_figures.animations.notes import step_notes
from rnea.report.robot_figures.moving_joint_torques import moving_efforts
from rnea.report.robot_figures.staging import Staging, subscript
from rnea.report.scene.scene import QUANTITIES, Badge, Scene, Vector
from rnea.robot import Robot

OUTWARD = ("w", "wd", "vdc")
INWARD = ("F", "f", "tau")
_MOST_MOMENTS = 10
# links whose arrows have names where all are shown; those that find no room stay without
_MOST_NAMED = 12
_LEGEND = {"rad/s": "w", "rad/s²": "wd", "m/s²": "vdc", "N": "f", "N m": "n"}


@dataclass(frozen=True)
class RecursionStep:
    """One step of the recursion: what is found for which body. `what` "all": everything is."""

    body: int
    what: str

    @property
    def outward(self) -> bool:
        return self.what in OUTWARD


def steps_of(robot: Robot) -> list[RecursionStep]:
    """Outward body by body, then inward from the last to the first."""
    bodies = [body.index for body in robot.model.bodies]
    out = [RecursionStep(i, what) for i in bodies for what in OUTWARD]
    return out + [RecursionStep(i, what) for i in reversed(bodies) for what in INWARD]


def force_propagation(plan: AnimationPlan) -> Film:
    """The steps at one state, then the motion with the forces it needs.

    Without a motion the state is the plan's, by default as in `explain`; with one it is the
    motion's first, and half of the film's time is for the steps. The torques are the rigid body's.
    """
    robot, steps = plan.robot, steps_of(plan.robot)
    times, *rows = plan.rows(None if plan.seconds is None else plan.seconds / 2)
    cast = Staging.of(robot, *rows, extras=plan.extras)
    scales = scales_of(cast, ("w", "wd", "vdc", "F", "weight", "N", "f", "n"))
    still, moving = _frame_counts(len(steps), len(cast) - 1, plan)
    scenes, notes, values, active = [], [], [], []
    shown = [0] * (still * len(steps)) + list(moving)
    for number, step in enumerate(steps):
        for frame in range(still):
            fresh = min(1.0, 0.25 + 3.0 * frame / still)
            scenes.append(step_scene(cast, 0, step, scales, fresh))
        notes += [step_notes(cast, step.body, step.what)] * still
        known = [earlier.body for earlier in steps[: number + 1] if earlier.what == "tau"]
        found = [effort.body in known for effort in moving_efforts(robot.model)]
        values += [np.where(found, cast.efforts[0], np.nan)] * still
        active += [step.body if step.what == "tau" else 0] * still
    everything = RecursionStep(0, "all")
    for row in moving:
        scenes.append(step_scene(cast, row, everything, scales))
        notes.append(_closing(plan, float(times[row])))
        values.append(cast.efforts[row])
        active.append(0)
    bars = bars_by_unit(robot, np.array(values), np.array(active), moving=True)
    title = f"{robot.name}: the recursion"
    # joints with several efforts have more to say
    lines = Notes(notes, max(1.0, max(len(page) for page in notes) / 6.5))
    return film_of(cast, title, plan.fps, scenes, [lines, *bars], _LEGEND, shown)


def step_scene(
    cast: Staging, row: int, step: RecursionStep, scales: dict[str, float], fresh: float = 1.0
) -> Scene:
    """What is known after a step; `fresh` is the opacity of what is new."""
    scene = cast.scene(row, active=step.body, scales=scales)
    few = len(cast.robot.model.bodies) <= 3
    if step.outward:
        return scene.with_vectors(_motions(cast, row, step, fresh, few))
    vectors, badges = _forces(cast, row, step, scales, fresh, few)
    return scene.with_vectors(vectors, badges)


def _motions(cast: Staging, row: int, step: RecursionStep, fresh: float, few: bool) -> list[Vector]:
    vectors = []
    for index in range(1, step.body + 1):
        here = index == step.body
        for what in OUTWARD[: OUTWARD.index(step.what) + 1] if here else OUTWARD:
            opacity = (fresh if what == step.what else 1.0) if here else 0.35
            vectors.append(cast.vector(row, what, index, label=here or few, opacity=opacity))
    return vectors


def _forces(
    cast: Staging, row: int, step: RecursionStep, scales: dict[str, float], fresh: float, few: bool
) -> tuple[list[Vector], list[Badge]]:
    bodies = len(cast.robot.model.bodies)
    everything = step.what == "all"
    vectors: list[Vector] = []
    badges: list[Badge] = []
    for index in range(bodies, 0 if everything else step.body, -1):
        # what was found before; the child's force is drawn strongly while it is passed on
        child = not everything and cast.robot.model.body(index).parent == step.body
        opacity = 1.0 if everything else 0.6 if child else 0.3
        # moments of dozens of links would hide everything
        kinds = ("f", "n") if bodies <= _MOST_MOMENTS else ("f",)
        named = few or (everything and bodies <= _MOST_NAMED)
        vectors += [cast.vector(row, what, index, label=named, opacity=opacity) for what in kinds]
        if everything and few:
            badges += _torque(cast, row, index)
    for cut in cast.cut_forces:
        # known from the loops before the first step inward
        opacity = 1.0 if everything else 0.6 if cut.on(step.body) else 0.3
        vectors.append(cut.vector(row, "f", label=few, opacity=opacity))
    if step.what == "F":
        vectors += [
            cast.vector(row, what, step.body, opacity=fresh) for what in ("weight", "F", "N")
        ]
    elif step.what == "f":
        vectors += force_polygon(cast, row, step.body, scales)
        vectors.append(cast.vector(row, "f", step.body, opacity=fresh))
    elif step.what == "tau":
        vectors.append(cast.vector(row, "f", step.body, opacity=0.6))
        vectors.append(cast.vector(row, "n", step.body, opacity=fresh))
        badges += _torque(cast, row, step.body)
    return vectors, badges


def force_polygon(cast: Staging, row: int, index: int, scales: dict[str, float]) -> list[Vector]:
    """The parts of a joint's force tip to tail: what holds the weight, F, the children's, and what
    the link gives on to joints that close loops.

    They start beside the joint, shifted by `side_by_side`, and end as far beside the tip of f.
    """
    parts = [("lift", index, -cast.in_world("weight")[row, index - 1])]
    parts.append(("F", index, cast.in_world("F")[row, index - 1]))
    for child in cast.robot.model.children[index]:
        parts.append(("f", child, cast.in_world("f")[row, child - 1]))
    place, out = cast.origins[row, index] + side_by_side(cast), []
    for quantity, body, components in parts:
        what = QUANTITIES[quantity]
        name = f"part {quantity} {cast.robot.model.body(body).name}"
        text = f"{what.symbol}{subscript(body)}"
        out.append(Vector(name, quantity, place, components, what.unit, text, 0.75))
        place = out[-1].tip(scales[what.unit])
    for cut in cast.cut_forces:
        if cut.on(index):
            # what acts on the link itself the joint need not give
            part = cut.vector(row, "f", opacity=0.75, sense=-cut.on(index))
            out.append(replace(part, name=f"part {part.name}", origin=place))
            place = out[-1].tip(scales[part.unit])
    return out


def side_by_side(cast: Staging) -> Array:
    """How far the polygon stands from the force it adds up to (m): they would often overlap."""
    return np.asarray(cast.camera.axes[0] * (-0.2 * cast.reach))


def _torque(cast: Staging, row: int, index: int) -> list[Badge]:
    """Beside the joint; of the six of a free one only the bars and notes have room, and a passive
    joint of a loop has none."""
    efforts, joint = cast.efforts_of(row, index), cast.robot.model.body(index).joint
    if not 0 < len(efforts) <= 3:
        return []
    parts = []
    for unit in dict.fromkeys(unit for _, _, unit in efforts):
        values = [signed(value) for _, value, of in efforts if of == unit]
        shown = values[0] if len(values) == 1 else f"({', '.join(values)})"
        parts.append(f"{shown} {unit}")
    text = f"τ{subscript(index)} = {', '.join(parts)}"
    return [Badge(f"tau {joint.name}", text, cast.origins[row, index], "tau")]


def _frame_counts(steps: int, moving: int, plan: AnimationPlan) -> tuple[int, range | list[int]]:
    """Frames of one step, and the rows of the part in which everything is shown."""
    fps, seconds, joints = plan.fps, plan.seconds, len(plan.robot.joint_names)
    each = 0.9 if joints <= 2 else 0.5 if joints <= 7 else 0.18
    if seconds is not None:
        frame_count(seconds, fps)
        each = 0.5 * seconds / steps if moving > 0 else 0.85 * seconds / steps
    still = max(1, round(each * fps))
    if moving > 0:
        return still, range(moving + 1)
    rest = seconds * fps - still * steps if seconds is not None else 2.0 * fps
    return still, [0] * max(1, round(rest))


def _closing(plan: AnimationPlan, time: float) -> list[str]:
    # books and their equations are not needed to know which films there are
    from rnea.report.worksheets import beyond_the_rigid_body

    lines = ["All forces and moments", "f, n: what each link gets", "through its joint"]
    if beyond := beyond_the_rigid_body(plan.robot.model):
        lines.append(f"({beyond} not in it)")
    return lines if plan.motion is None else [*lines, f"t = {time:.2f} s"]
