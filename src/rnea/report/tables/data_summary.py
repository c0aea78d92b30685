"""The summary of a data set: tables by quantity with a line for each joint, and facts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rnea.core.spatial import csv_table, path_text
from rnea.errors import counted
from rnea.report.tables.survey_tables import SurveyTable

if TYPE_CHECKING:
    from rnea.apps.datasets.summary.summary import ColumnSummary, Summary

SHARES = (0.5, 0.95, 0.99, 0.999)
SUMMARY_LEGEND = (
    "dev.: root of the mean square distance from the mean; > limit: share of rows\n"
    "beyond it; 50 % ... 99.9 %: sizes |x| that so many rows do not exceed, known to\n"
    "the width of a bin. Rows count from 0."
)
_BARS = 64


def summary_heading(summary: Summary) -> str:
    files, rows = counted(len(summary.files), "file"), counted(summary.rows, "row")
    return f"{files}, {rows}, {counted(len(summary.columns), 'column')} of numbers"


def summary_sheets(summary: Summary) -> list[SurveyTable]:
    """Two tables for each quantity, the numbers and their sizes; what is missing; where the largest
    stand."""
    sheets = []
    for quantity, members in _groups(summary).items():
        units = {member.column.unit for member in members}
        unit = f" ({units.pop()})" if len(units) == 1 and units != {""} else ""
        sheets.append(_numbers(f"{quantity}{unit}", members, with_units=len(units) > 1))
        sheets.append(_sizes(f"{quantity}: sizes{unit}", members))
    return [*sheets, *_gaps(summary), _places(summary)]


def _groups(summary: Summary) -> dict[str, list[ColumnSummary]]:
    """Columns of a quantity together; what is of no joint stands in one table behind them."""
    groups: dict[str, list[ColumnSummary]] = {}
    for member in summary.columns.values():
        groups.setdefault(member.quantity if member.joint else "", []).append(member)
    alone = groups.pop("", [])
    return {**groups, **({"other columns": alone} if alone else {})}


def _called(member: ColumnSummary) -> str:
    return member.joint or member.column.name


def _numbers(title: str, members: Sequence[ColumnSummary], with_units: bool) -> SurveyTable:
    heads: dict[str, Any] = {
        "mean": lambda x: x.tally.mean,
        "RMS": lambda x: x.tally.rms,
        "dev.": lambda x: x.tally.deviation,
        "min": lambda x: _finite(x.tally.least),
        "max": lambda x: _finite(x.tally.most),
    }
    columns = {head: [_short(of(x)) for x in members] for head, of in heads.items()}
    if with_units:
        columns = {"unit": [x.column.unit for x in members], **columns}
    if any(x.tally.limited for x in members):
        columns["> limit"] = [_percent(x.tally.share_above) for x in members]
    return _sheet(title, members, columns)


def _sizes(title: str, members: Sequence[ColumnSummary]) -> SurveyTable:
    columns = {
        f"{100 * share:g} %": [_short(x.tally.quantile(share)) for x in members] for share in SHARES
    }
    columns["largest"] = [_short(_peak(x)) for x in members]
    columns["bin"] = [_short(_bin(x), 2) for x in members]
    if any(x.tally.limited for x in members):
        columns["limit"] = [_limit(x) for x in members]
    return _sheet(title, members, columns)


def _limit(member: ColumnSummary) -> str:
    if not math.isnan(member.column.limit):
        return _short(member.column.limit)
    return "several" if member.tally.limited else ""


def _sheet(
    title: str, members: Sequence[ColumnSummary], columns: dict[str, list[str]]
) -> SurveyTable:
    head = "joint" if members[0].joint else "column"
    names = map(_called, members)
    return SurveyTable(title, (head, *columns), tuple(zip(names, *columns.values(), strict=True)))


def _gaps(summary: Summary) -> list[SurveyTable]:
    """Columns in which something is not a number."""
    rows = tuple(
        (name, str(x.tally.count), str(x.tally.missing), str(x.tally.infinite))
        for name, x in summary.columns.items()
        if x.tally.missing or x.tally.infinite
    )
    columns = ("column", "numbers", "missing", "infinite")
    return [SurveyTable("Missing or infinite", columns, rows)] if rows else []


def _places(summary: Summary) -> SurveyTable:
    """Where the largest number of each column stands."""
    there = [(name, x, x.tally.place) for name, x in summary.columns.items() if x.tally.count]
    columns = {
        "column": [name for name, _, _ in there],
        "largest": [_short(_peak(x)) for _, x, _ in there],
        "row": [str(place.row) for _, _, place in there if place],
    }
    files = [_file_of(summary, place) for _, _, place in there if place]
    rows = tuple(zip(*columns.values(), files, strict=True))
    return SurveyTable("Where the largest stand", (*columns, "file"), rows)


def _file_of(summary: Summary, place: Any) -> str:
    return path_text(summary.file_of(place), summary.files)


def _short(value: float, digits: int = 4) -> str:
    """So many digits, or three and a power of ten where that is shorter: 1.23e-7.

    >>> _short(-105.25), _short(-0.000123456), _short(1.2e9), _short(2.0)
    ('-105.2', '-1.23e-4', '1.20e9', '2')
    """
    if math.isnan(value):
        return "-"
    text = f"{value + 0.0:.{digits}g}"
    if len(text.lstrip("-")) <= 7 and "e" not in text:
        return text
    digits_of, power = f"{value:.2e}".split("e")
    return f"{digits_of}e{int(power)}"


def _percent(share: float) -> str:
    return "" if math.isnan(share) else f"{100 * share:.2g} %" if share else "0"


def _peak(member: ColumnSummary) -> float:
    return member.tally.peak if member.tally.count else math.nan


def _bin(member: ColumnSummary) -> float:
    """Of nothing but zeros every quantile is exact."""
    if not member.tally.peak:
        return 0.0
    return member.tally.histogram.width if member.tally.count else math.nan


def _finite(value: float) -> float:
    return value if math.isfinite(value) else math.nan


def summary_facts(summary: Summary) -> dict[str, Any]:
    """Every number, with histograms of some tens of bins."""
    columns = []
    for facts, member in _flat(summary):
        columns.append({**facts, "histogram": _bars(member)})
    every = (*summary.files, *(x.file for x in summary.faults))
    faults = [
        {
            "file": (file := path_text(x.file, every)),
            "part": x.part,
            "message": x.message.replace(x.file, file),
        }
        for x in summary.faults
    ]
    return {
        "files": len(summary.files),
        "rows": summary.rows,
        "columns": columns,
        "notes": list(summary.notes),
        "faults": faults,
    }


def _bars(member: ColumnSummary) -> dict[str, Any] | None:
    edges, counts = member.tally.bars(_BARS)
    if not len(counts):
        return None
    # halves, because the largest doubles are further apart than a double can say
    width = 2 * float(edges[1] / 2 - edges[0] / 2)
    return {"first_edge": float(edges[0]), "bin_width": width, "counts": counts.tolist()}


def summary_csv(summary: Summary) -> str:
    """A row for each column; cells without a number are empty."""
    return csv_table([facts for facts, _ in _flat(summary)])


def _flat(summary: Summary) -> Iterable[tuple[dict[str, Any], ColumnSummary]]:
    for name, member in summary.columns.items():
        tally, place = member.tally, member.tally.place
        yield (
            {
                "column": name,
                "quantity": member.quantity,
                "joint": member.joint,
                "unit": member.column.unit,
                "count": tally.count,
                "missing": tally.missing,
                "infinite": tally.infinite,
                "mean": _known(tally.mean),
                "rms": _known(tally.rms),
                "deviation": _known(tally.deviation),
                "min": _known(tally.least),
                "max": _known(tally.most),
                "largest": _known(_peak(member)),
                "largest_file": None if place is None else _file_of(summary, place),
                "largest_row": None if place is None else place.row,
                **{f"q{100 * share:g}": _known(tally.quantile(share)) for share in SHARES},
                "bin_width": _known(_bin(member)),
                "limit": _known(member.column.limit),
                "rows_with_limit": tally.limited,
                "rows_above": tally.above,
                "share_above": _known(tally.share_above),
            },
            member,
        )


def _known(value: float) -> float | None:
    return value if math.isfinite(value) else None
