"""Efforts of all moving joints, those that follow others too, by name and unit."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.model import Model


@dataclass(frozen=True)
class MovingEffort:
    """One effort of a moving joint, of one that follows another too; body: its index."""

    name: str
    unit: str
    body: int


def moving_efforts(model: Model) -> list[MovingEffort]:
    """Every effort of every moving joint, in the order of the bodies."""
    return [
        MovingEffort("_".join(filter(None, (body.joint.name, x.effort_suffix))), x.effort_unit, i)
        for i, body in enumerate(model.bodies, start=1)
        for x in body.joint.speeds
    ]
