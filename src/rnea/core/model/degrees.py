"""A suspicion: positions of joints so far beyond a turn that they may be degrees.

They are looked at where looking costs nothing beside the work that follows: at the first question
of each kind, before its code is made; at every walk of the links; where motions are read or planned
and runs begin. Questions that go straight to machine code are not looked at.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from weakref import WeakKeyDictionary, WeakSet

import numpy as np

from rnea.core.model.model import Body, Model
from rnea.core.model.ranges import ends
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import ModelWarning

# rad: 30 degrees are beyond, four turns are not; what is larger still nobody meant as degrees
_FAR, FARTHER = 8 * np.pi, 1e6
_TOLD: WeakSet[Model] = WeakSet()
_RANGES: WeakKeyDictionary[Model, tuple[list[int], Array]] = WeakKeyDictionary()
_PACKAGE = str(Path(__file__).parents[2])


def warn_of_degrees(model: Model, q: Array) -> None:
    """A ModelWarning, once for a robot, where q (..., nq) looks like degrees."""
    if model in _TOLD or model.kind is not FLOAT or q.dtype.kind != "f" or not q.size:
        return
    columns, far = _RANGES.get(model) or _RANGES.setdefault(model, _range(model))
    angles = np.abs(q[..., columns])
    for *row, k in np.argwhere((angles > far) & (angles < FARTHER))[:1].tolist():
        _TOLD.add(model)
        name, angle = model.coordinates[columns[k]].name, angles[(*row, k)]
        warnings.warn(
            f"q of joint {name!r} of robot {model.name!r} reaches {doubted_angle(angle)}, as "
            "numpy.deg2rad gives them",
            ModelWarning,
            stacklevel=outside(),
        )


def doubted_angle(angle: float) -> str:
    """What is odd about an angle in radians, as a question."""
    turns = abs(angle) / (2 * np.pi)
    return f"{angle:.6g} rad, {turns:.3g} turns: are these degrees? Angles are in radians"


def trust_angles(*models: Model) -> None:
    """Suspect these robots no more: a run that began at plausible angles turns as far as it does,
    and so do the questions about it."""
    _TOLD.update(models)


def _range(model: Model) -> tuple[list[int], Array]:
    """Which numbers of q are angles, and from where on they are suspicious."""
    angles = [(k, x.body) for k, x in enumerate(model.coordinates) if x.unit == "rad"]
    return [k for k, _ in angles], np.array([_far(body) for _, body in angles])


def _far(body: Body) -> float:
    """From where on an angle of a joint is suspicious: not within its limits."""
    return max([_FAR, *(abs(x) for x in ends(body) if np.isfinite(x))])


def outside() -> int:
    """How far up the stack the caller of this package is: the line that a warning names."""
    frame, level = sys._getframe(1), 1
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame, level = frame.f_back, level + 1
    return level
