"""Many runs at once on the command line: what `rnea simulate --samples` does and prints."""

from __future__ import annotations

import io
import time as clock
from typing import Any

import numpy as np

from rnea.apps.simulate.rollouts import Rollouts
from rnea.cli.options.values import UsageError
from rnea.cli.output import (
    identity,
    made_of,
    progress,
    show_json,
    show_tables,
    tell,
    write_bytes,
)
from rnea.robot import Robot

# final states and what was drawn
ROLLOUTS = {"npz": (".npz",)}


def roll(
    arm: Robot, robot: str, options: dict[str, Any], output: str | None, as_json: bool
) -> Rollouts:
    """Run, keep and show them; the robot is what the user called `robot`."""
    from rnea.report.tables.simulation_tables import rollouts_facts, rollouts_table

    if options["samples"] < 1:
        raise UsageError(f"--samples must be a whole number from 1, not {options['samples']}")
    if output == "-":
        raise UsageError("rollouts are written as .npz (final states and what was drawn)")
    began = clock.perf_counter()
    with progress("simulating", options["duration"]) as report:
        many = arm.rollouts(progress=report, **options)
    took = clock.perf_counter() - began
    if output is not None:
        stream = io.BytesIO()
        arrays = {"q": many.q, "qd": many.qd, "blown_up": many.blown_up}
        arrays |= {f"drawn_{name}": values for name, values in many.drawn.items()}
        if many.largest_error is not None:
            arrays["largest_error"] = many.largest_error
        about = f"{made_of(arm, robot)}\njoints {', '.join(many.joint_names)}"
        if many.columns.curved:
            about += f"\nq {', '.join(many.columns.positions)}"
            about += f"\nqd {', '.join(many.columns.speeds)}, in the moved body's axes"
        np.savez(stream, allow_pickle=False, about=np.array(about), **arrays)
        write_bytes(stream.getvalue(), output)
    if as_json:
        show_json(identity(arm) | rollouts_facts(many))
        return many
    for note in many.notes:
        tell(f"note: {note}")
    if np.isnan(many.blown_up).any():
        show_tables(rollouts_table(arm.model, many))
    speed = len(many) * many.duration / took
    tell(f"{took:.3g} s of computing, {speed:.3g} times as fast as the robots move, all together")
    return many
