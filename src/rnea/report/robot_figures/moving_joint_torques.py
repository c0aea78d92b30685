"""Efforts of all moving joints, those that follow others too, by name and unit; of robots with
loops those of the motors: all other joints are passive, and have none."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.core.model import Dof, Model


@dataclass(frozen=True)
class MovingEffort:
    """One effort of a moving joint, of one that follows another too; body: its index; number:
    which of its joint's efforts it is."""

    name: str
    unit: str
    body: int
    number: int


def moving_efforts(model: Model) -> list[MovingEffort]:
    """Every effort of every moving joint, in the order of the bodies."""
    named = [
        MovingEffort(
            "_".join(filter(None, (body.joint.name, x.effort_suffix))), x.effort_unit, i, k
        )
        for i, body in enumerate(model.bodies, start=1)
        for k, x in enumerate(body.joint.speeds)
    ]
    if model.closure is None:
        return named
    motors = model.closure.actuated
    return [x for x in named if model.body(x.body).v.start + x.number in motors]


def actuators(model: Model) -> tuple[Dof, ...]:
    """The speeds that are driven; where nothing is, those of the independent joints."""
    return model.driven or model.dofs
