"""--measure: what stands between a simulated robot and its recording."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from rnea.apps.simulate.measurement import MEASURED, Measurement, measurement
from rnea.apps.sizing.joints import torque_per_ampere
from rnea.apps.trajectory.columns import Columns
from rnea.cli.options.values import UsageError
from rnea.errors import UnknownNameError
from rnea.robot import Robot

_KEYS = "; ".join(f"{key}: {meaning}" for key, meaning in MEASURED.items())
Measure = Annotated[
    str | None,
    typer.Option(
        metavar="KEY=VALUE,...",
        help="-o gets a recording (t, q_, qd_, effort_<joint>) as sensors and a logger have it; '' "
        "for exact ones, e.g. noise=0.5,encoder=1e-4,lag=0.004,current; of each joint a:b:c. "
        f"{_KEYS}",
    ),
]


def measurement_from(arm: Robot, text: str | None) -> Measurement | None:
    """What --measure says, with the robot's own motors where it says `current` alone."""
    if text is None:
        return None
    try:
        how = measurement(text)
    except UnknownNameError as problem:
        raise UsageError(f"--measure: {problem}") from None
    columns = Columns.of(arm.model)
    names = [columns.positions[k] for k in columns.straight[0]]
    how.refuse_counts(names)
    if how.current is not True:
        return how
    return replace(how, current=tuple(torque_per_ampere(arm.description, names).tolist()))
