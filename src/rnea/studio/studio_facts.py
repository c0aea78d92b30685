"""What a page must know of a robot beside its kernels: names, units, limits, parameters, steps."""

from __future__ import annotations

import base64
import gzip
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import Body, Model, parameters
from rnea.core.recursions import BUDGET_PARTS
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import NOTATIONS, Step
from rnea.errors import InputError
from rnea.files.catalogs.robots import names
from rnea.report.worksheet import step_in_mathml
from rnea.robot import Robot
from rnea.studio.figure import figure, start_of
from rnea.studio.joint_facts import joint_facts, loop_facts
from rnea.studio.kernels import Kernels, kernels, tool_of
from rnea.system.version import __version__


def facts(
    robot: Robot,
    motion: Trajectory | None = None,
    packages: Mapping[str, str | Path] | None = None,
    compact: bool = False,
) -> dict[str, Any]:
    """Everything as plain values that JSON can hold; compact: for the joints alone, no meshes."""
    if not robot.model.bodies:
        raise InputError(f"nothing moves in robot {robot.name!r}: Studio shows robots with a joint")
    model, made = robot.model, kernels(robot.model, compact)
    return {
        "name": robot.name,
        "source": _source(robot),
        "hash": robot.hash,
        "version": __version__,
        "gravity": np.asarray(model.gravity, float).tolist(),
        "start": start_of(robot).tolist(),
        "coordinates": [x.name for x in model.coordinates],
        "joints": joint_facts(model),
        "loops": loop_facts(model),
        "bodies": [_body(body) for body in model.bodies],
        "moving": [body.joint.name for body in model.bodies],
        "parameters": [float(x) for x in np.ravel(parameters(model))],
        "tool": _tool(model),
        "parts": list(BUDGET_PARTS),
        "curved": model.has_quasi_velocities or model.closure is not None,
        "compact": compact,
        "figure": figure(robot, None if compact else packages or {}),
        "kernels": _kernels(made),
        "wasm": base64.b64encode(gzip.compress(made.code, mtime=0)).decode(),
        "notations": {name: _notation(name, steps) for name, steps in made.steps.items()},
        "motion": None if motion is None else _motion(motion),
    }


def _source(robot: Robot) -> str:
    """What `load` takes: a name of the catalogue, or a file's name without its folders."""
    file = Path(robot.description.file).name
    known = names()
    return file.removesuffix(".toml") if file.removesuffix(".toml") in known else file or robot.name


def _body(body: Body) -> dict[str, Any]:
    return {"name": body.name, "parent": body.parent, "joint": body.joint.name}


def _tool(model: Model) -> dict[str, Any]:
    """Its frame's name, and the frame in the axes of the body that carries it."""
    frame = tool_of(model)
    at, turned = np.asarray(frame.pose.translation, float), np.asarray(frame.pose.rotation, float)
    return {
        "frame": frame.name,
        "body": frame.body,
        "at": at.tolist(),
        "turned": np.ravel(turned).tolist(),
    }


def _kernels(made: Kernels) -> dict[str, Any]:
    return {
        name: {
            "inputs": list(zip(p.layout.arguments, p.layout.columns, strict=True)),
            "size": math.prod(p.layout.shape),
        }
        for name, p in made.programs.items()
    }


def _notation(name: str, steps: tuple[Step, ...]) -> dict[str, Any]:
    listed, at = [], 0
    places: dict[str, int] = {}
    for k, step in enumerate(steps):
        left, right = step_in_mathml(step)
        used = dict.fromkeys(str(operand.symbol) for operand in step.formula.operands())
        listed.append(
            {
                "link": step.link,
                "section": step.section,
                "name": step.name,
                "reference": step.reference,
                "left": left,
                "right": right,
                "unit": step.unit,
                "frame": step.frame,
                "at": at,
                "shape": list(np.shape(step.value)),
                "centre": "centre of mass" in step.name or "inertial" in step.name,
                "uses": [places[symbol] for symbol in used if symbol in places],
            }
        )
        places[str(step.symbol)] = k
        at += int(np.size(step.value))
    return {"title": NOTATIONS[name].title, "steps": listed}


def _motion(motion: Trajectory) -> dict[str, Any]:
    return {key: _numbers(getattr(motion, key)) for key in ("t", "q", "qd", "qdd")}


def _numbers(values: Array) -> str:
    """Doubles as base64, the lowest byte first."""
    return base64.b64encode(np.ascontiguousarray(values, "<f8").tobytes()).decode()
