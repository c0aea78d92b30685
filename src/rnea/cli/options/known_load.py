"""Efforts that are torques or currents, and the known load that tells the motors' constants."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from rnea.apps.logs.log import Log
from rnea.cli.completing import words
from rnea.cli.options.values import UsageError, numbers
from rnea.cli.output import tell
from rnea.core.recursions import point_payloads
from rnea.core.spatial import TOOL
from rnea.errors import InputError, PayloadWarning, UnknownNameError
from rnea.robot import Robot

_FORM = "mass=M,com=X,Y,Z[,box=X,Y,Z][,frame=NAME]"
KnownLoad = Annotated[
    str,
    typer.Option(
        "--known-load",
        metavar=_FORM,
        help="what the robot holds in the recordings of --loaded: kg, m in the frame (default "
        "tool); box: lengths of a uniform box, else a point mass; efforts may then be currents",
    ),
]
Loaded = Annotated[
    list[str] | None, typer.Option("--loaded", help="a recording with the known load; repeatable")
]
EffortKind = Annotated[
    str,
    typer.Option(
        "--effort-kind",
        help="torque or current, where the recording's efforts look like another",
        autocompletion=words(("torque", "current")),
    ),
]
KINDS = ("torque", "current")
_KEYS = ("mass", "com", "box", "frame")


def carrying_known(arm: Robot, text: str, loaded: Sequence[str]) -> Robot | None:
    """The robot with the load; None where none is said."""
    if bool(text) != bool(loaded):
        raise UsageError("--known-load and --loaded belong together: a load, and recordings of it")
    if not text:
        return None
    said: dict[str, str] = {}
    key = ""
    for part in text.split(","):
        name, sign, value = part.partition("=")
        if sign:
            key = name.strip()
            if key not in _KEYS or key in said:
                raise UsageError(f"--known-load {text}: write {_FORM}")
            said[key] = value.strip()
        elif key:
            said[key] += f",{part}"
    mass = numbers(said.get("mass", ""), "--known-load mass")
    com = numbers(said.get("com", ""), "--known-load com")
    box = numbers(said["box"], "--known-load box") if "box" in said else None
    if len(mass) != 1 or len(com) != 3 or (box is not None and len(box) != 3):
        raise UsageError(f"--known-load {text}: write {_FORM}")
    if not mass[0] > 0:
        raise InputError(f"--known-load: a load has a mass above 0 kg, got {mass[0]:g}")
    frame = said.get("frame", TOOL)
    if frame not in arm.frame_names:
        raise UnknownNameError("frame", frame, arm.frame_names)
    if box is not None and min(box) <= 0:
        raise InputError(f"--known-load: the lengths of a box are above 0 m, got {min(box):g}")
    with warnings.catch_warnings(action="ignore", category=PayloadWarning):
        carrying = arm.with_payload(mass[0], com=com, box=box, frame=frame)
    for point in point_payloads(carrying.description, carrying.model)[-1:]:
        edge = f"{point.steel_edge:g}"
        tell(
            f"warning: --known-load mass={mass[0]:g} {point.fault}. Add the lengths of the load "
            "(m), e.g. those of a cube of solid steel: --known-load "
            f"{text},box={edge},{edge},{edge}"
        )
    return carrying


def refuse_currents(
    arm: Robot, logs: Sequence[Log], cutoff: float | None, said: str
) -> Iterator[str]:
    """Efforts must be torques, unless a known load tells what they are; asked of the first log.

    Gives a note where they look like something else that can be fitted.
    """
    if said and said not in KINDS:
        raise UsageError(f"--effort-kind {said}: possible are {' and '.join(KINDS)}")
    if said == "torque":
        return
    reason = (
        "no motion tells motor constants from masses: twice the mass with twice the constant gives "
        "the same currents. Give a recording with a load that is known (--known-load with "
        "--loaded), or efforts in N m"
    )
    if said == "current":
        raise InputError(f"efforts are currents, and {reason}")
    from rnea.apps.check.recordings.effort import classify_effort
    from rnea.apps.check.recordings.measured import MeasuredMotion
    from rnea.apps.identify.data.prepare import prepare

    found = classify_effort(arm, MeasuredMotion.of_log(prepare(logs[0], cutoff)))
    if found.kind in ("zero", "constant"):
        raise logs[0].error(f"there is nothing to fit in its efforts: {found.why}")
    if found.unit:
        raise logs[0].error(
            f"its efforts are not in N m: {found.why}. If so: --units effort={found.unit}; if they "
            "are in N m and the file is that wrong: --effort-kind torque"
        )
    if found.kind == "current":
        raise logs[0].error(
            f"its efforts look like currents: {found.why}; and {reason}. If they are torques and "
            "the file is that wrong, say so: --effort-kind torque"
        )
    if found.kind in ("computed", "unlike"):
        yield f"efforts look {found.kind}: {found.why}"
