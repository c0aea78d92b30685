"""What a robot carries, and what its recordings cannot tell of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial import INERTIA_ENTRIES, number
from rnea.errors import counted, shortened
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.apps.identify.payload.payload_identification import Payload
    from rnea.core.spatial.numbers import Array

_SURE = 2.0  # deviations
_WRONG = 0.1  # doubt of a file that is rather wrong than the motion poor
_INSIDE = (
    "the centre lies behind the frame, where the robot itself is: what a gripper holds is not "
    "there. Links that are heavier than the file says look like that, and so do currents that were "
    "scaled to torques by another factor; a recording without the payload tells"
)


def payload_line(payload: Payload) -> str:
    """The answer in one line."""
    if not payload.identifies_mass:
        return f"the mass at {payload.frame} cannot be told"
    told = f"{_with_deviation(payload.mass, payload.mass_deviation)} kg"
    if payload.is_negative:
        return f"{told} at {payload.frame}: less than nothing"
    if not payload.is_there:
        most = max(payload.mass, 0.0) + _SURE * payload.mass_deviation
        return f"nothing at {payload.frame} that weighs more than {_rounded(most)} kg ({told})"
    places = zip(payload.com, payload.com_deviations, payload.identifies_com, strict=True)
    shown = [_with_deviation(x, s) if told else "?" for x, s, told in places]
    where = " (inside the robot)" if payload.is_inside else ""
    return f"{told} at ({', '.join(shown)}) m of {payload.frame}{where}"


def payload_table(payload: Payload) -> Any:
    """Every number that is told, with its deviation."""
    centres = zip(payload.com, payload.com_deviations, payload.identifies_com, strict=True)
    moments = zip(
        payload.inertia, payload.inertia_deviations, payload.identifies_inertia, strict=True
    )
    rows = [("mass", "kg", (payload.mass, payload.mass_deviation, payload.identifies_mass))]
    rows += [(f"centre {axis}", "m", row) for axis, row in zip("xyz", centres, strict=True)]
    rows += [(name, "kg m²", row) for name, row in zip(INERTIA_ENTRIES, moments, strict=True)]
    shown = [
        (name, number(value, 4), number(sure, 2), unit)
        for name, unit, (value, sure, told) in rows
        if told
    ]
    title = f"Held at {payload.frame}, in its axes; inertia about the centre"
    return plain_table(title, ("", "value", "deviation", "unit"), shown)


def residual_rows(payload: Payload, joints: Sequence[str], units: Sequence[str]) -> Any:
    """What the model alone, and with the payload, leaves of the loaded recording's efforts."""
    shown = [
        (joint, *(number(x, 3) if np.isfinite(x) else "-" for x in (before, after)), unit)
        for joint, before, after, unit in zip(
            joints, payload.rms_before, payload.rms_after, units, strict=True
        )
    ]
    columns = ("joint", "model alone", "with what was found", "unit")
    title = "Efforts less the model, rms; found: payload, friction, lag, and the robot's own masses"
    return plain_table(title, columns, shown)


def untold_lines(payload: Payload) -> list[str]:
    """What the data cannot tell, and why."""
    lines = [f"the data cannot tell {line}" for line in _untold(payload)] + _oddities(payload)
    if payload.model_uncertainty:
        lines.append(
            "without a recording of the empty robot the file is believed as far as it explains the "
            "efforts: masses and centers of its links within "
            f"{100 * payload.model_uncertainty:.2g} % (light "
            "ones: of a third of the mean link); deviations have that in them"
        )
    if payload.lag.is_identified:
        lines.append(f"{payload.lag}; taken into account")
    return lines


def _untold(payload: Payload) -> Iterator[str]:
    why = _motion_text(payload)
    if not payload.identifies_mass:
        yield f"the mass (± {number(payload.mass_deviation, 2)} kg): {why}"
        return
    if not payload.is_there:
        return
    centre = _missing(
        [f"the centre along {axis}" for axis in "xyz"], payload, 1, payload.identifies_com
    )
    moments = _missing(INERTIA_ENTRIES, payload, 4, payload.identifies_inertia)
    if centre[True]:
        yield f"{', '.join(centre[True])} of {payload.frame}: {why}"
    elif not payload.moved:
        yield "the inertia: the robot stands all the time"
        return
    elif moments[True]:
        which = "the inertia" if len(moments[True]) == 6 else ", ".join(moments[True])
        yield f"{which}: deviations are too large"
    if unfelt := centre[False] + moments[False]:
        yield f"{', '.join(unfelt)}: no joint that moved feels it"


def _missing(
    names: Sequence[str], payload: Payload, first: int, told: Array
) -> dict[bool, list[str]]:
    """Names of what is not told: what is felt, and what is not."""
    felt = payload.observable[first : first + len(names)]
    rows = list(zip(names, felt, told, strict=True))
    return {way: [name for name, f, t in rows if not t and bool(f) == way] for way in (True, False)}


def _motion_text(payload: Payload) -> str:
    poses = counted(payload.poses, "pose")
    if not payload.moved:
        more = "" if payload.poses > 3 else "; more poses, with the tool turned otherwise, would"
        return f"the robot stands, in {poses}{more}"
    if len(payload.moved) < len(payload.rms_after):
        return f"only {shortened(payload.moved)} moved"
    if payload.model_uncertainty > _WRONG:
        return (
            "masses of the file that are off look the same; give a recording without the payload "
            "besides (EMPTY LOADED), or the robot that `rnea identify` makes of one"
        )
    return "the motion is too small or too short, or too much alike throughout"


def _oddities(payload: Payload) -> list[str]:
    """Numbers that no body has."""
    if payload.is_negative:
        return [
            "the mass is negative beyond its deviation: the recordings are the wrong way round, "
            "efforts have another sign, or the model already has a gripper that was not there"
        ]
    inside = [_INSIDE] if payload.is_inside else []
    if not (payload.is_there and payload.identifies_inertia.all()):
        return inside
    least, sure = payload.least_eigenvalue()
    if least >= 0:
        return inside
    if least > -_SURE * sure:
        return [*inside, "no body has exactly this inertia, but within its deviations some do"]
    return [
        *inside,
        "no body has this inertia, beyond its deviations: something else than a rigid payload is "
        "in the efforts (a model that is wrong, contact, a load that swings)",
    ]


def payload_facts(payload: Payload, joints: Sequence[str]) -> dict[str, Any]:
    """The same for programs; what cannot be told is null."""

    def facts(value: float, deviation: float, told: bool) -> dict[str, float | None]:
        if told:
            return {"value": float(value), "deviation": float(deviation)}
        return {"value": None, "deviation": None}

    def finite(values: Array) -> list[float | None]:
        return [float(x) if np.isfinite(x) else None for x in values]

    least, sure = payload.least_eigenvalue()
    return {
        "frame": payload.frame,
        "mass": facts(payload.mass, payload.mass_deviation, payload.identifies_mass),
        "is_there": payload.is_there,
        "com": {
            axis: facts(*row)
            for axis, *row in zip(
                "xyz", payload.com, payload.com_deviations, payload.identifies_com, strict=True
            )
        },
        "inertia": {
            name: facts(*row)
            for name, *row in zip(
                INERTIA_ENTRIES,
                payload.inertia,
                payload.inertia_deviations,
                payload.identifies_inertia,
                strict=True,
            )
        },
        "consistent": bool(least >= -_SURE * sure and payload.mass > 0),
        "lag": payload.lag.facts,
        "poses": payload.poses,
        "moved": list(payload.moved),
        "rms_model": dict(zip(joints, finite(payload.rms_before), strict=True)),
        "rms_found": dict(zip(joints, finite(payload.rms_after), strict=True)),
        "cannot_tell": list(_untold(payload)),
        "remarks": _oddities(payload),
        "doubt_of_file": payload.model_uncertainty,
        "left_of_range": dict(zip(joints, finite(payload.left_share), strict=True)),
    }


def _with_deviation(value: float, deviation: float) -> str:
    """As many digits as the deviation lets count: 1.21 ± 0.03."""
    digits = _places(deviation)
    return f"{value:.{digits}f} ± {deviation:.{digits}f}"


def _rounded(value: float) -> str:
    return f"{value:.{_places(value)}f}"


def _places(size: float) -> int:
    """Decimals at which one or two digits of a size show."""
    if not np.isfinite(size) or size <= 0:
        return 4
    return int(min(max(1 - np.floor(np.log10(size) - np.log10(3)) - 1, 0), 6))
