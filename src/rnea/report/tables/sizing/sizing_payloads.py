"""One drive over several payloads: what it uses of its limits with each, and which one governs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rnea.apps.sizing.rating import Rating
from rnea.apps.sizing.sizing import Sizing
from rnea.core.spatial import number, percent
from rnea.report.tables.sizing.sizing_choice import gear_name
from rnea.report.tables.sizing.sizing_parts import HEAT_UNKNOWN, SizingTable
from rnea.report.tables.sizing.sizing_remarks import chosen

# shares that differ by no more are the same but for rounding
_ALIKE = 1e-9


class LimitingPayload(NamedTuple):
    """One joint's drive: rated with each payload, in their order, and where it uses the most.

    payload: the one that governs, kg; None where all are alike, or no limit is known
    limit: the one that is used most; None where none is known
    """

    rated: tuple[Rating, ...]
    payload: float | None
    limit: str | None

    @property
    def fits(self) -> bool | None:
        """With every payload; None where nothing speaks against it, but its heat is not known."""
        if not all(rating.fits for rating in self.rated):
            return False
        return True if self.rated[0].heat_known else None


def governed(sizings: Sequence[Sizing]) -> list[LimitingPayload]:
    """By joint; of one payload there is nothing to compare."""
    if len(sizings) < 2:
        return []
    payloads = [one.payload for one in sizings]
    joints = zip(*(chosen(one) for one in sizings), strict=True)
    return [LimitingPayload(rated, *_governing(rated, payloads)) for rated in joints]


def _governing(
    rated: Sequence[Rating], payloads: Sequence[float]
) -> tuple[float | None, str | None]:
    most = max(range(len(rated)), key=lambda k: rated[k].worst)
    shares = rated[most].shares
    limit = max(shares, key=lambda what: shares[what], default=None)
    alike = min(rating.worst for rating in rated) >= rated[most].worst * (1 - _ALIKE)
    return None if alike else payloads[most], limit


def governing_part(sizings: Sequence[Sizing]) -> SizingTable | None:
    """The table; None where there is nothing to compare."""
    rows = [_row(one) for one in governed(sizings)]
    if not rows:
        return None
    payloads = [f"{number(one.payload)} kg" for one in sizings]
    columns = ("joint", "motor", "gear", *payloads, "governs", "limit", "verdict")
    return SizingTable("One drive for all payloads", columns, tuple(rows), _NOTE, _words(columns))


def _words(columns: Sequence[str]) -> tuple[int, ...]:
    return tuple(columns.index(head) for head in ("motor", "gear", "limit", "verdict"))


def _row(one: LimitingPayload) -> tuple[str, ...]:
    first = one.rated[0]
    used = [percent(rating.worst if rating.shares else None) for rating in one.rated]
    governs = "all alike" if one.payload is None else f"{number(one.payload)} kg"
    return (
        *(first.joint, first.motor.name or "(motor)", gear_name(first), *used),
        *(governs if one.limit else "-", one.limit or "none known"),
        {True: "fits", False: "does not fit", None: HEAT_UNKNOWN}[one.fits],
    )


_NOTE = (
    "The drive that each joint has or would get, the same with every payload. Under each payload "
    "the largest share of a limit that it uses then; the payload that governs is the one with the "
    "largest of all, of the limit that is named."
)


def governing_facts(sizings: Sequence[Sizing]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [
        {
            "joint": one.rated[0].joint,
            "motor": one.rated[0].motor.name,
            "gearbox": one.rated[0].gear.name,
            "ratio": one.rated[0].gear.ratio,
            "ratio_unit": "rad/m" if one.rated[0].unit == "N" else "",
            "worst": [rating.worst for rating in one.rated],
            "governing_payload": one.payload,
            "governing_limit": one.limit,
            "fits": one.fits,
        }
        for one in governed(sizings)
    ]
