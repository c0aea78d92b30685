"""Kernels on a GPU as a table: how many evaluations a second, and how near the memory's limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rnea.report.tables.survey_tables import SurveyTable

Facts = Mapping[str, Any]


def gpu_headline(facts: Facts) -> list[str]:
    """The device, and what its memory can do."""
    major, minor = facts["capability"]
    copied = f"{facts['copy'] / 1e12:.2f} TB/s read and written by a plain copy"
    return [f"{facts['device']}, compute capability {major}.{minor}; {copied} in the same run"]


def gpu_sheet(facts: Facts) -> SurveyTable:
    """One line for each kernel; what could not be measured says why in its place."""
    known = [row for row in facts["rows"] if "why" not in row]
    peers = sorted({name for row in known for name in row.get("peers", {})})
    beside = (f"times {name}" for name in peers)
    columns = ("robot", "quantity", "numbers", "rows", "10^9/s", "of copy", "bits that differ",
               "registers", "local bytes", "to load, s", *beside)  # fmt: skip
    lines = []
    for row in facts["rows"]:
        named = (row["robot"], row["quantity"], row["dtype"])
        if "why" in row:
            lines.append((*named, row["why"], *[""] * (len(columns) - 4)))
            continue
        rates = row.get("peers", {})
        lines.append(
            (
                *named,
                f"{row['rows']:,}",
                f"{row['rate'] / 1e9:.3g}",
                f"{100 * row['of_copy']:.0f} %",
                f"{row['differing']} of {row['compared']:,} rows",
                str(row["registers"]),
                str(row["local_bytes"]),
                f"{row['loading']:.2f}",
                *(f"{row['rate'] / rates[name]:.0f}" if name in rates else "-" for name in peers),
            )
        )
    return SurveyTable("Kernels on the GPU", columns, tuple(lines))
