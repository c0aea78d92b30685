"""Gravity that no joint feels: an arm that lies level, mostly because nobody said that it stands.

Whether it does, `rnea.recursions.gravity_unfelt` says; here stands how it is told to stand up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from rnea.apps.check.lint.subject import Subject
from rnea.core.description import Placement
from rnea.core.findings import NOTE, Finding
from rnea.core.model import Model, neutral
from rnea.core.recursions import Conditions, ObservableGravity, gravity_unobservable, quantity
from rnea.core.spatial import rotations
from rnea.core.spatial.numbers import Array

_TURNS = {
    '["pi/2", 0, 0]': (math.pi / 2, 0.0, 0.0),
    '[0, "pi/2", 0]': (0.0, math.pi / 2, 0.0),
}
"""How a base may be turned, as a file says it and in rad: the usual way first."""
_X_UP = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
"""A base whose x axis points up, and with it planar arms at q = 0."""


def check(subject: Subject) -> Iterator[Finding]:
    model = subject.model
    felt = None if model is None else gravity_unobservable(model)
    if model is None or felt is None:
        return
    gravity = np.asarray(model.gravity, dtype=float)
    shown = ", ".join(f"{x:g}" for x in gravity)
    yield Finding(
        *(NOTE, "gravity-unfelt", subject.description.name, "base"),
        f"gravity ({shown}) m/s² asks no joint for an effort, in any pose",
        "the robot moves level, as on a table; of an arm that is drawn upright all torques of "
        "weights are missing",
        _remedy(subject, model, felt, gravity),
    )


def _remedy(subject: Subject, model: Model, felt: ObservableGravity, gravity: Array) -> str:
    """A base that makes it felt. To turn the base is to turn gravity the other way."""
    if subject.description.base == Placement():
        for text, angles in _TURNS.items():
            turned = gravity @ rotations.from_rpy(*angles)
            if felt.along(turned) > felt.nothing:
                cure = f"turn its base, in TOML: base = {{ rpy = {text} }}"
                if _balances(model, gravity @ _X_UP, felt) and not _balances(model, turned, felt):
                    rows = ", ".join(f"[{', '.join(f'{x:g}' for x in row)}]" for row in _X_UP)
                    cure += f" has q = 0 level, base = {{ matrix = [{rows}] }} has q = 0 point up"
                return f"if it stands upright, {cure}"
    return "if it stands upright, another base or another gravity"


def _balances(model: Model, gravity: Array, felt: ObservableGravity) -> bool:
    """Whether the robot stands on its base at q = 0: gravity asks for nothing there, and its centre
    of mass is above."""
    q = neutral(model)
    if np.any(q):
        return False
    efforts = quantity("gravity_torque").compute(model, Conditions(gravity=gravity), q)
    height = -quantity("center_of_mass").compute(model, Conditions(), q) @ gravity
    return bool(np.abs(efforts).max(initial=0.0) <= felt.nothing and height > 0)
