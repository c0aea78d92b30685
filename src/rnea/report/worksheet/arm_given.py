"""What is given of an arm: its links in the frames of their joints, and its file's DH table."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from rnea.core.description import (
    JOINT_KINDS,
    Description,
    DHLink,
    DHTable,
    Expression,
    Scalar,
    evaluate,
)
from rnea.core.model import Joint, Model, ParameterEvaluator
from rnea.core.spatial import Inertia, Pose, number, transposed_times
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.core.textbook import Notation, links_of
from rnea.report.given import GivenTable
from rnea.report.worksheet.markup import TextMarkup, is_symbolic

DIGITS = 8
_BESIDE = 3
"""Links beside each other: as many as a page is wide."""
FRAMES = (
    "Frame {0} is the base. Frame {i} stands on joint i and moves with link i; its z axis is the "
    "joint's axis, about which q turns the link or along which q moves it."
)
_OWN_FRAMES = "Frame {0} is the base. Frame {i} stands on joint i and moves with link i."
_OTHERS = "A joint that does more than that keeps the axes of its file."
_STAYING = "The frame of joint i in the steps is the same at q = 0, and stays on the link before."
_MOVED = (
    "The file's DH table is a standard one, whose frame i stands at the far end of link i: centres "
    "of mass and inertias are moved here into the frames on the joints."
)
_TURNED = "Where the file has another axis, the frame is turned until its z is the joint's axis."


@dataclass(frozen=True, eq=False)
class _Link:
    """Link i as it is given: the frame of its joint on the link before at rest, and its inertia."""

    before: int
    joint: Joint
    axis: Array | None
    placement: Pose
    inertia: Inertia


def given_of(
    description: Description, model: Model, gravity: Array, way: Notation
) -> tuple[tuple[str, ...], tuple[GivenTable, ...]]:
    """Sentences and tables; way: how the sheet is worked, which has frames of its own or none."""
    on_axes = way.frame_name is not None
    single = all(body.joint.turns or body.joint.slides for body in model.bodies)
    told = [FRAMES if on_axes else _OWN_FRAMES]
    told += [_OTHERS] if on_axes and not single else []
    told += [_STAYING] if on_axes and not way.frames_move else []
    table = description.structure
    if isinstance(table, DHTable):
        told += [_MOVED] if table.convention == "standard" else []
    elif on_axes and any(not _parallel(x.turned.rotation) for x in links_of(model, gravity).links):
        told.append(_TURNED)
    told.append(gravity_text(model, gravity, in_world=not on_axes))
    tables = [_dh_table(description, table, model)] if isinstance(table, DHTable) else []
    return tuple(told), (*tables, *arm_tables(model, gravity, on_axes))


def gravity_text(model: Model, gravity: Array, in_world: bool) -> str:
    """Gravity in {0}; in_world: and in the world, in whose axes potential energies are worked."""
    turned = model.base.rotation
    told = f"Gravity in frame {{0}}: {vector_cell(transposed_times(turned, gravity))} m/s²"
    if _parallel(turned) or not in_world:
        return f"{told}."
    axes = ", ".join(vector_cell(turned[:, k]) for k in range(3))
    return f"{told}; in world axes {vector_cell(gravity)}, where x, y and z of {{0}} are {axes}."


def shifted_centers(description: Description, model: Model, gravity: Array, way: Notation) -> str:
    """Where centres of mass are in the steps, if the file's table has its frames elsewhere."""
    table = description.structure
    if not isinstance(table, DHTable) or table.convention != "standard":
        return ""
    links = _links(model, gravity, way.frame_name is not None)
    centres = (f"link {i} {vector_cell(x.inertia.com)}" for i, x in enumerate(links, 1))
    return f"{_MOVED} Centres of mass are there, in m: {', '.join(centres)}."


def arm_tables(model: Model, gravity: Array, on_axes: bool = True) -> tuple[GivenTable, ...]:
    """Joints, frames, masses and inertias, a column for each link; a few links in each table."""
    links = _links(model, gravity, on_axes)
    if len(links) <= _BESIDE:
        return (GivenTable("The arm", _rows(links, 0)),)
    return tuple(
        GivenTable(f"The arm, from link {k + 1} on", _rows(links[k : k + _BESIDE], k))
        for k in range(0, len(links), _BESIDE)
    )


def _links(model: Model, gravity: Array, on_axes: bool) -> list[_Link]:
    if on_axes:
        chain = links_of(model, gravity).links
        return [
            _Link(link.before, body.joint, None, link.placement, link.inertia)
            for body, link in zip(model.bodies, chain, strict=True)
        ]
    return [
        _Link(body.parent, joint, _axis_of(joint), joint.placement, body.inertia)
        for body in model.bodies
        for joint in [body.joint]
    ]


def _axis_of(joint: Joint) -> Array | None:
    """That which a joint turns about or slides along, if it is not z."""
    if not (joint.turns or joint.slides) or all(joint.axis == np.array([0, 0, 1])):
        return None
    return np.asarray(joint.axis)


def _rows(links: list[_Link], first: int) -> tuple[tuple[str, ...], ...]:
    """first: how many links stand in the tables before."""
    numbers = range(first + 1, first + len(links) + 1)
    in_order = all(link.before == i - 1 for i, link in zip(numbers, links, strict=True))
    before = "{i-1}" if in_order else "the frame before"
    rows = [("", *(f"link {i}" for i in numbers))]
    rows += [("joint i", *(f"{link.joint.name}, {_way(link.joint)}" for link in links))]
    if not in_order:
        rows += [("the frame before", *(f"{{{link.before}}}" for link in links))]
    rest = [link.placement for link in links]
    places = (vector_cell(X.translation) for X in rest)
    rows += [(f"origin of {{i}} in {before} at q = 0 (m)", *places)]
    if not all(_parallel(X.rotation) for X in rest):
        for k, letter in enumerate("xyz"):
            axes = (vector_cell(X.rotation[:, k]) for X in rest)
            rows += [(f"{letter} axis of {{i}} in {before} at q = 0", *axes)]
    if any(link.axis is not None for link in links):
        axes = ("z" if link.axis is None else vector_cell(link.axis) for link in links)
        rows += [("axis of joint i in {i}", *axes)]
    return (*rows, *_inertia_rows([link.inertia for link in links]))


def _inertia_rows(inertias: list[Inertia]) -> list[tuple[str, ...]]:
    rows = [("mass (kg)", *(number_cell(x.mass) for x in inertias))]
    rows += [("centre of mass in {i} (m)", *(vector_cell(x.com) for x in inertias))]
    tensors = [np.asarray(x.about_com) for x in inertias]
    for name, i, j in (("xx", 0, 0), ("yy", 1, 1), ("zz", 2, 2)):
        rows += [(f"I{name} about it (kg m²)", *(number_cell(x[i, j]) for x in tensors))]
    # entries of the matrix: its products have the minus in them
    for name, i, j in (("xy", 0, 1), ("xz", 0, 2), ("yz", 1, 2)):
        if any(x[i, j] != 0 for x in tensors):
            cells = (number_cell(x[i, j]) for x in tensors)
            rows += [(f"entry {name} of the inertia (kg m²)", *cells)]
    return rows


def _way(joint: Joint) -> str:
    return "turns" if joint.turns else "slides" if joint.slides else joint.kind


def _dh_table(description: Description, table: DHTable, model: Model) -> GivenTable:
    known = ParameterEvaluator(description, model.kind).names
    rows: list[tuple[str, ...]] = [("joint", "θ (rad)", "d (m)", "a (m)", "α (rad)")]
    for i, row in enumerate(table.rows, start=1):
        cells = {
            key: _describe(getattr(row, key), known, model) for key in ("theta", "d", "a", "alpha")
        }
        cells["theta" if JOINT_KINDS[row.joint].turns else "d"] = _moved(row, i, known, model)
        rows.append((row.name, *cells.values()))
    return GivenTable(f"The DH table of the file ({table.convention})", tuple(rows))


def _moved(row: DHLink, i: int, known: dict[str, object], model: Model) -> str:
    shift = _describe(row.offset, known, model)
    if shift == "0":
        return f"q{i}"
    return f"q{i} - {shift[1:]}" if re.fullmatch(r"-[\w./*]+", shift) else f"q{i} + {shift}"


def _describe(value: Scalar, known: dict[str, object], model: Model) -> str:
    """As the file writes it: of formulas, where symbols are wanted, and else parts of pi alone."""
    is_formula = isinstance(value, Expression)
    symbolic = model.kind is not FLOAT
    if is_formula and (symbolic or set(re.findall(r"[A-Za-z]\w*", value.text)) == {"pi"}):
        return str(value.text).replace("**", "^")
    return number_cell(evaluate(value, known, model.kind))


def number_cell(value: object) -> str:
    return TextMarkup().entry(value, DIGITS) if is_symbolic(value) else number(value, DIGITS)


def vector_cell(values: Array) -> str:
    array = np.asarray(values)
    if not any(is_symbolic(x) for x in array.flat):
        # what rounding leaves of a zero
        array = array.astype(float)
        array = np.where(abs(array) < 1e-13 * abs(array).max(initial=0.0), 0.0, array)
    return f"({', '.join(map(number_cell, array))})"


def _parallel(rotation: Array) -> bool:
    array = np.asarray(rotation)
    if any(is_symbolic(x) for x in array.flat):
        return bool(np.all(array == np.eye(3, dtype=int)))
    return bool(np.allclose(array.astype(float), np.eye(3), atol=1e-12))
