"""From what a file says of loops to the closure of a tree: names found, numbers made, speeds
chosen, loops closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.core import description as describe
from rnea.core.description import Description
from rnea.core.model.configuration import neutral
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.loops import (
    CUT_KINDS,
    Closure,
    CouplingTerm,
    Cut,
    JointCoupling,
    LoopsAt,
    dependent_columns,
    rank_of,
    sides,
)
from rnea.core.model.loops.assembly import assembled, nearest, sizes_of
from rnea.core.model.model import Model
from rnea.core.spatial import BASE
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, suggestion


def closure_of(
    description: Description, tree: Model, numbers: ParameterEvaluator, known: Closure | None
) -> Closure | None:
    """What closes a tree; None where its file has no loops.

    known: the closure of the same robot in floats, for robots of other numbers: it has chosen.
    """
    said = description.closures
    if not said:
        return None
    cuts = tuple(_cut(loop, f"loops[{i}]", tree, numbers) for i, loop in enumerate(said.loops))
    couplings = tuple(
        _coupling(one, f"couplings[{i}]", tree, numbers) for i, one in enumerate(said.couplings)
    )
    _refuse_twins([(x.name, f"loops[{i}]") for i, x in enumerate(cuts)], numbers)
    _refuse_twins([(x.name, f"couplings[{i}]") for i, x in enumerate(couplings)], numbers)
    _refuse_friction_by_load(description, tree, numbers)
    start = _start(description, tree, numbers)
    independent = _columns(said.independent, "independent", tree, numbers)
    actuated = _columns(said.actuated, "actuated", tree, numbers)
    if known is not None:
        return Closure(cuts, couplings, known.independent, known.actuated, known.reference)
    if tree.kind is not FLOAT:
        if independent is None:
            raise numbers.fail(
                "independent",
                f"robot {tree.name!r} has loops and parameters that are no numbers: say which "
                "joints are independent",
            )
        return Closure(cuts, couplings, independent, actuated or independent, start)
    reference = _closed(tree, cuts, couplings, start, independent, numbers)
    independent = _chosen(tree, cuts, couplings, reference, independent, actuated, numbers)
    reference.flags.writeable = False
    own = independent if actuated is None else actuated
    return Closure(cuts, couplings, independent, own, reference)


def _refuse_twins(named: Sequence[tuple[str, str]], numbers: ParameterEvaluator) -> None:
    seen: set[str] = set()
    for name, path in named:
        if name in seen:
            raise numbers.fail(f"{path}.name", f"two entries are named {name!r}")
        seen.add(name)


def _refuse_friction_by_load(
    description: Description, tree: Model, numbers: ParameterEvaluator
) -> None:
    """The load of a joint in a loop is no torque of the tree, which has been cut open."""
    for body in tree.bodies:
        if not bool(body.losses.load != 0):
            continue
        name, structure = body.joint.name, description.structure
        number = [joint for joint, _ in structure.joint_kinds()].index(name)
        key = "joints" if isinstance(structure, describe.Tree) else "links"
        raise numbers.fail(
            f"{key}[{number}].friction.load",
            f"joint {name!r} has friction by load (friction.load, or a gear's efficiency), and the "
            "robot has loops: which load a joint in a loop feels is not told by its torque. Give "
            "viscous and Coulomb friction instead",
        )


def _cut(loop: describe.Loop, path: str, tree: Model, numbers: ParameterEvaluator) -> Cut:
    if loop.kind not in CUT_KINDS:
        legal = ", ".join(CUT_KINDS)
        raise numbers.fail(f"{path}.kind", f"loop {loop.name!r} is {loop.kind}; legal: {legal}")
    ends = []
    for role, link in (("parent", loop.parent), ("child", loop.child)):
        name = tree.root if link == BASE and BASE not in tree.frames else link
        if name not in tree.frames:
            hint = suggestion(link, tree.frames)
            message = f"loop {loop.name!r} names an unknown link {link!r}. {hint}"
            raise numbers.fail(f"{path}.{role}", message)
        ends.append(tree.frames[name])
    if ends[0].body == ends[1].body:
        raise numbers.fail(
            f"{path}.child",
            f"loop {loop.name!r} joins {loop.parent!r} and {loop.child!r}, which are one rigid "
            "body: it closes nothing",
        )
    entries: dict[str, Any] = {"axis": (0, 0, 1), "axis2": (1, 0, 0), "pitch": 0}
    entries |= numbers.joint_entries(loop, path)
    kind = numbers.kind
    parent, child = (
        end.pose @ numbers.pose(placement, f"{path}.{key}")
        for end, placement, key in zip(
            ends,
            (loop.placement, loop.child_placement),
            ("placement", "child_placement"),
            strict=True,
        )
    )
    axis, second = kind.array(entries["axis"]), kind.array(entries["axis2"])
    cut = Cut(
        loop.name,
        loop.kind,
        ends[0].body,
        ends[1].body,
        (loop.parent, loop.child),
        parent.frozen(),
        child.frozen(),
        axis,
        second,
        entries["pitch"],
        kind,
    )
    try:
        cut.require_axes()
    except InputError as problem:
        raise numbers.fail(f"{path}.axis2", f"loop {loop.name!r}: {problem}") from None
    if not any(sides(tree, cut)[1:]):
        raise numbers.fail(path, f"no joint moves the two ends of loop {loop.name!r}")
    return cut


def _coupling(
    said: describe.Coupling, path: str, tree: Model, numbers: ParameterEvaluator
) -> JointCoupling:
    terms, units = [], []
    by_name = {body.joint.name: body for body in tree.bodies}
    for joint, coefficients in said.terms.items():
        here = f"{path}.terms.{joint}"
        if joint not in by_name:
            hint = suggestion(joint, by_name)
            message = f"coupling {said.name!r} names an unknown moving joint {joint!r}. {hint}"
            raise numbers.fail(here, message)
        body = by_name[joint]
        if body.joint.nq != 1:
            raise numbers.fail(
                here,
                f"coupling {said.name!r}: joint {joint!r} is {body.joint.kind} and has "
                f"{body.joint.nq} coordinates; only joints with one can be coupled",
            )
        values = tuple(numbers.scalar(c, f"{here}[{k}]") for k, c in enumerate(coefficients))
        if not any(bool(x != 0) for x in values):
            raise numbers.fail(here, f"all coefficients of joint {joint!r} are zero")
        leader = body.follows
        own = {} if leader is None else {"ratio": leader.ratio, "offset": leader.offset}
        terms.append(CouplingTerm(joint, body.q.start, body.v.start, values, **own))
        units.append(body.joint.position_unit)
    unit = units[0] if len(set(units)) == 1 else "rad, m"
    constant = numbers.scalar(said.constant, f"{path}.constant")
    return JointCoupling(said.name, tuple(terms), constant, unit)


def _start(description: Description, tree: Model, numbers: ParameterEvaluator) -> Array:
    """The position at which the file says that the loops are about closed."""
    q = neutral(tree)
    by_name = {body.joint.name: body for body in tree.independent}
    for name, values in description.closures.assembly.items():
        path = f"assembly.{name}"
        if name not in by_name:
            raise numbers.fail(path, f"unknown joint {name!r}. {suggestion(name, by_name)}")
        body = by_name[name]
        several = values if isinstance(values, list | tuple) else (values,)
        if len(several) != body.joint.nq:
            raise numbers.fail(
                path,
                f"joint {name!r} has {body.joint.nq} coordinates, and {len(several)} are given",
            )
        own = [float(numbers.scalar(x, path)) for x in several]
        q[body.q] = body.joint.normalized(np.array(own))
    return q


def _columns(
    names: tuple[str, ...] | None, key: str, tree: Model, numbers: ParameterEvaluator
) -> tuple[int, ...] | None:
    """Columns of speeds by the names of joints, or of single speeds."""
    if names is None:
        return None
    joints = {body.joint.name: range(tree.nv)[body.v] for body in tree.independent}
    single = {freedom.name: [k] for k, freedom in enumerate(tree.dofs)}
    columns: list[int] = []
    for i, name in enumerate(names):
        if name not in joints and name not in single:
            hint = suggestion(name, (*joints, *single))
            raise numbers.fail(f"{key}[{i}]", f"unknown joint {name!r}. {hint}")
        found = list(joints[name] if name in joints else single[name])
        if set(found) & set(columns):
            raise numbers.fail(f"{key}[{i}]", f"joint {name!r} is named twice")
        columns += found
    return tuple(sorted(columns))


def _closed(
    tree: Model,
    cuts: Sequence[Cut],
    couplings: Sequence[JointCoupling],
    start: Array,
    independent: tuple[int, ...] | None,
    numbers: ParameterEvaluator,
) -> Array:
    """The assembled position: with the independent joints where they are, else with all moved."""
    held = [k for k in range(tree.nv) if k not in (independent or ())]
    for moving in [held, range(tree.nv)] if independent else [range(tree.nv)]:
        found = assembled(tree, cuts, couplings, start[None], list(moving))
        if found.closed[0]:
            return found.q[0]
    left = describe_approach(tree, cuts, couplings, found.q[0], range(tree.nv))
    raise numbers.fail(
        "loops" if cuts else "couplings",
        f"the loops of robot {tree.name!r} cannot be closed from the position that the file "
        f"gives; the nearest approach leaves {left}. Correct the lengths, or give a position "
        "nearer to the closed one: [assembly] of a robot file, a keyframe named assembly in MJCF",
    )


def describe_approach(
    tree: Model,
    cuts: Sequence[Cut],
    couplings: Sequence[JointCoupling],
    q: Array,
    moving: Sequence[int],
) -> str:
    """What is left of the gaps where loops come nearest to being closed, from a position (nq,)."""
    there = nearest(tree, cuts, couplings, q, moving)
    return describe_closure_errors(LoopsAt.of(tree, cuts, couplings, there).gaps())


def describe_closure_errors(gaps: Sequence[tuple[str, float, str]], least: float = 1e-12) -> str:
    """Gaps in millimetres and degrees, the largest first."""
    sized = sorted((gap for gap in gaps if gap[1] > least), key=lambda gap: -gap[1])
    words = [
        f"{np.degrees(size):.3g}° at {name}" if unit == "rad" else f"{size * 1e3:.3g} mm at {name}"
        for name, size, unit in sized[:4]
    ]
    return ", ".join(words) + (f" and {len(sized) - 4} more" if len(sized) > 4 else "")


def scaled_matrix(
    tree: Model, cuts: Sequence[Cut], couplings: Sequence[JointCoupling], q: Array
) -> Array:
    """K at one position with rows and columns of angles counted at the robot's size."""
    K = LoopsAt.of(tree, cuts, couplings, q).matrix()
    rows, columns = sizes_of(tree, cuts, couplings)
    return np.asarray(K * rows[:, None] / columns)


def _chosen(
    tree: Model,
    cuts: Sequence[Cut],
    couplings: Sequence[JointCoupling],
    reference: Array,
    independent: tuple[int, ...] | None,
    actuated: tuple[int, ...] | None,
    numbers: ParameterEvaluator,
) -> tuple[int, ...]:
    """The independent columns: as said, else the motors', else those that leave K's columns well
    apart."""
    K = scaled_matrix(tree, cuts, couplings, reference)
    rank = rank_of(K)
    if rank == tree.nv:
        raise numbers.fail(
            "loops" if cuts else "couplings",
            f"robot {tree.name!r} cannot move: its loops leave none of {tree.nv} speeds free. A "
            "loop of a kind that allows more (revolute, spherical, ...) or one loop less lets it",
        )
    if independent is None:
        dependent = dependent_columns(K, actuated or ())
        return tuple(k for k in range(tree.nv) if k not in dependent)
    names = [freedom.name for freedom in tree.dofs]
    freedoms = tree.nv - rank
    dependent = [k for k in range(tree.nv) if k not in independent]
    if len(independent) == freedoms and rank_of(K[:, dependent]) == rank:
        return independent
    if len(independent) != freedoms:
        fault = f"has {freedoms} freedoms, and {len(independent)} independent speeds are named"
    else:
        fault = (
            f"moves by more than {', '.join(names[k] for k in independent)}: these speeds do not "
        )
        fault += "determine the motion"
    others = dependent_columns(K, independent)
    offer = ", ".join(names[k] for k in range(tree.nv) if k not in others)
    message = f"robot {tree.name!r} {fault} where it is assembled; possible: {offer}"
    raise numbers.fail("independent", message)
