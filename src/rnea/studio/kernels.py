"""The programs that a page computes with: rows of the table of quantities, and two of its own.

Gravity, wrenches on the bodies and the bodies' parameters are inputs, so that a page can ask "what
if" without another kernel. Friction is a part of the torque budget and is switched off there;
accelerations are made without it, and what rubs is taken from the torques before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from rnea.core.model import (
    PARAMETERS,
    Frame,
    Model,
    difference,
    integrate,
    neutral,
    normalized,
    parameters,
    rate,
)
from rnea.core.recursions import (
    Conditions,
    Quantity,
    body_poses,
    mass_diagonal,
    pose_row,
    rows_of,
)
from rnea.core.spatial import TOOL, Inertia, combined
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import Step, serial_chain, work
from rnea.engine.export.wasm_printer import wasm_module
from rnea.engine.ir.program import Program, ProgramRequest, program
from rnea.errors import InputError
from rnea.studio.loop_kernels import CUT_LOADS, SHARED, diagonal, ways_of_loops

STEPPED = ("craig", "saha", "base")
"""Notations whose steps a page shows with live numbers."""
_AROUND = ("gravity", "wrench", "parameters")
_MOST_BODIES_IN_STEPS = 12


@dataclass(frozen=True, eq=False)
class Kernels:
    """code: a WebAssembly module; programs: of its functions, by name; steps: of the notations."""

    code: bytes
    programs: Mapping[str, Program]
    steps: Mapping[str, tuple[Step, ...]]


def kernels(model: Model, compact: bool = False) -> Kernels:
    """All that a page of this robot needs; compact: one that shows joints alone."""
    asked = {
        "budget": _row(model, "torque_budget"),
        "wrenches": _row(model, "joint_wrenches", Conditions(axes="world")),
        "poses": ProgramRequest.of(_POSES),
    }
    if model.closure is not None:
        asked |= _of_loops(model)
    asked |= {name: ProgramRequest.of(row) for name, row in _ways(model).items()}
    steps = {} if compact else _all_steps(model)
    if not compact:
        asked |= _other_panels(model, steps)
    programs = {name: program(model, request) for name, request in asked.items()}
    return Kernels(wasm_module(programs), programs, steps)


def _of_loops(model: Model) -> dict[str, ProgramRequest]:
    """What loops bear feels friction in joints, which a page can leave out."""
    return {
        "motors": ProgramRequest.of(SHARED),
        "joint_motion": _row(model, "joint_motion"),
        "cuts": ProgramRequest.of(CUT_LOADS, None, _AROUND),
        "cuts_smooth": ProgramRequest.of(CUT_LOADS, Conditions(friction=False), _AROUND),
    }


def _other_panels(model: Model, steps: Mapping[str, tuple[Step, ...]]) -> dict[str, ProgramRequest]:
    """What the panels beside the joints ask for."""
    asked = {
        "torques": _row(model, "inverse_dynamics"),
        "accelerations": _row(model, "forward_dynamics", Conditions(friction=False)),
        "inertias": ProgramRequest.of(_INERTIAS, None, ("parameters",)),
        "kinetic_energy": _row(model, "kinetic_energy"),
        "potential_energy": _row(model, "potential_energy"),
        "loaded": ProgramRequest.of(_LOADED, None, ("parameters",)),
    }
    for name in steps:
        count = sum(np.size(step.value) for step in steps[name])
        inputs = ("gravity", "parameters")
        asked[f"steps_{name}"] = ProgramRequest.of(_stepped(name, count), Conditions(), inputs)
        asked[f"axes_{name}"] = ProgramRequest.of(_axes(name))
    return asked


def _row(model: Model, name: str, case: Conditions | None = None) -> ProgramRequest:
    quantity = rows_of(model)[name]
    inputs = tuple(x for x in _AROUND if x in quantity.takes)
    return ProgramRequest.of(quantity, case, inputs)


def _body_poses(model: Model, case: Conditions, q: Array) -> Array:
    """Rotation, row by row, and position of every body in the world, the base first."""
    return np.stack([pose_row(pose, q.shape[:-1]) for pose in body_poses(model, q)], axis=-2)


_POSES = Quantity(
    "body_poses", ("q",), lambda model: (len(model.bodies) + 1, 12), _body_poses,
    description="rotation, row by row, and position of every body in the world", inner=True,
)  # fmt: skip


_INERTIAS = Quantity(
    "mass_diagonal", ("q",), lambda model: (model.nv,), mass_diagonal,
    takes=("parameters",), description="the diagonal of the mass matrix", inner=True,
    closed=diagonal,
)  # fmt: skip


def _ways(model: Model) -> dict[str, Quantity]:
    """Between positions and speeds, where these are not the rates of coordinates."""
    if model.closure is not None:
        return ways_of_loops(model)
    if not model.has_quasi_velocities:
        return {}
    return {
        "rate": Quantity(
            "rate", ("q", "qd"), lambda model: (model.nq,),
            lambda model, case, q, qd: rate(model, q, qd), description="dq/dt",
        ),
        "normalized": Quantity(
            "normalized", ("q",), lambda model: (model.nq,),
            lambda model, case, q: normalized(model, q),
            description="the same positions with quaternions of length 1",
        ),
        "integrate": Quantity(
            "integrate", ("q",), lambda model: (model.nq,),
            lambda model, case, q, step: integrate(model, q, step),
            description="where a step along the speeds leads", also=(("step", model.nv),),
        ),
        "difference": Quantity(
            "difference", ("q",), lambda model: (model.nv,),
            lambda model, case, q, goal: difference(model, q, goal),
            description="the step that leads to a goal", also=(("goal", model.nq),),
        ),
    }  # fmt: skip


def _loaded(model: Model, case: Conditions, payload: Array) -> Array:
    """The bodies' parameters with a point mass (mass, x, y, z in the tool's axes) at the tool."""
    tool = tool_of(model)
    point = Inertia(payload[0], tool.pose.point(payload[1:]), np.zeros((3, 3), dtype=object))
    bodies = tuple(
        replace(x, inertia=combined([x.inertia, point])) if x.index == tool.body else x
        for x in model.bodies
    )
    return np.ravel(parameters(replace(model, bodies=bodies)))


_LOADED = Quantity(
    "loaded", (), lambda model: (len(PARAMETERS) * len(model.bodies),), _loaded,
    takes=("parameters",), description="parameters with a payload", also=(("payload", 4),),
)  # fmt: skip


def tool_of(model: Model) -> Frame:
    """Where a payload hangs and a hand pulls: the tool, or else the last body's link."""
    frame = model.frames.get(TOOL)
    return frame if frame is not None and frame.body else model.frames[model.bodies[-1].name]


def _all_steps(model: Model) -> dict[str, tuple[Step, ...]]:
    """The steps of every notation that works such a robot."""
    if model.has_mimics or len(model.bodies) > _MOST_BODIES_IN_STEPS:
        return {}
    worked = {name: _steps(model, name) for name in STEPPED}
    return {name: steps for name, steps in worked.items() if steps}


def _steps(model: Model, notation: str) -> tuple[Step, ...]:
    """The steps of a notation at some state; none where it does not work such a robot."""
    rest = np.zeros(model.nv)
    # the page's panel goes from link to link along one chain
    if not model.is_serial or model.closure is not None:
        return ()
    try:
        return work(model, notation, neutral(model), rest, rest, model.gravity).steps
    except InputError:
        return ()


def _stepped(notation: str, count: int) -> Quantity:
    """Everything that a notation works, in the order of its steps."""

    def compute(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
        gravity = model.gravity if case.gravity is None else case.gravity
        steps = work(model, notation, q, qd, qdd, gravity).steps
        return np.concatenate([np.reshape(step.value, -1) for step in steps])

    return Quantity(
        f"steps_{notation}", ("q", "qd", "qdd"), lambda model: (count,), compute,
        takes=("gravity", "parameters"), description=f"the steps of {notation}", inner=True,
    )  # fmt: skip


# whose axes a notation writes a link's vectors in: those of its joint carried by the link, those of
# its joint on the link before, the base's
_AXES = {"craig": "moved", "saha": "fixed", "base": "base"}


def _axes(notation: str) -> Quantity:
    """The axes that a notation writes the vectors of each link in, seen from the world."""

    def compute(model: Model, case: Conditions, q: Array) -> Array:
        joints = serial_chain(model, model.gravity).poses(q, model.base)
        own = {
            "fixed": [fixed.rotation for fixed, _ in joints],
            "moved": [moved.rotation for _, moved in joints],
            "base": [model.base.rotation for _ in joints],
        }[_AXES[notation]]
        flat = [np.reshape(R, (*np.shape(R)[:-2], 9)) for R in (model.base.rotation, *own)]
        return np.stack([np.broadcast_to(row, (*q.shape[:-1], 9)) for row in flat], axis=-2)

    return Quantity(
        f"axes_{notation}", ("q",), lambda model: (len(model.bodies) + 1, 9), compute,
        description=f"the axes of {notation}", inner=True,
    )  # fmt: skip
