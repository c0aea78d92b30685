"""The formulations by the name of their notation, each giving tau and its recorded steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.errors import UnknownNameError
from rnea.model import Model
from rnea.spatial.numbers import Array
from rnea.textbook import base_frame, craig, lagrange, saha
from rnea.textbook.chain import Chain, serial_chain
from rnea.textbook.steps import Recorder, Step

_RECURSIVE: dict[str, Callable[..., Array]] = {
    "craig": craig.work,
    "saha": saha.work,
    "base": base_frame.work,
}
NOTATIONS = (*_RECURSIVE, "lagrange")
TITLES = {
    "craig": "Craig's iterative Newton-Euler form: link frames on the joints",
    "saha": "Saha's recursive Newton-Euler form: frame i at joint i on link i - 1",
    "base": "the recursive Newton-Euler form in base coordinates",
    "lagrange": "Lagrange's equations from the energies",
}


@dataclass(frozen=True, eq=False)
class Worked:
    """A worked calculation: the rigid body's tau, every step, and the chain it was worked on."""

    notation: str
    tau: Array
    steps: tuple[Step, ...]
    chain: Chain | None


def work(model: Model, notation: str, q: Array, qd: Array, qdd: Array, gravity: Array) -> Worked:
    """Work one state (n,) in a book's notation."""
    if notation not in NOTATIONS:
        raise UnknownNameError("notation", notation, NOTATIONS)
    model.refuse_mimics("a worksheet")
    note = Recorder()
    chain = None
    if notation == "lagrange":
        tau = lagrange.work(model, q, qd, qdd, gravity, note)
    else:
        chain = serial_chain(model, gravity)
        tau = _RECURSIVE[notation](chain, q, qd, qdd, note)
    if q.dtype != object and model.kind.name == "float64":
        tau = np.asarray(tau, dtype=float)
    return Worked(notation, tau, tuple(note.steps), chain)
