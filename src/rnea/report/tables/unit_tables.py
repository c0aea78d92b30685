"""The check of units for people: what has which unit, how much was checked, what looks wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from rnea.apps.check.lint.units import UnitHypothesis
from rnea.apps.units.result_units import UnitOf, UnitReport
from rnea.report.tables.terminal import plain_table


def unit_tables(report: UnitReport, suspicions: Sequence[UnitHypothesis] = ()) -> list[Table]:
    """Both tables; the second only if something is suspected."""
    tables = [unit_table(report)]
    return [*tables, unit_hypothesis_table(suspicions)] if suspicions else tables


def unit_table(report: UnitReport) -> Table:
    """Units of all results. Entries of a matrix that share a unit share a line."""
    groups: dict[tuple[str, str, str], list[UnitOf]] = {}
    for result in report.results:
        groups.setdefault((_family(result.quantity), result.found, result.unit), []).append(result)
    rows = [
        (_title(family, members), found, "yes" if members[0].right else f"no: {unit}")
        for (family, found, unit), members in groups.items()
    ]
    verdict = "all alike" if report.consistent else "NOT all as mechanics demands"
    title = (
        f"Units of {report.robot}: {report.additions} sums of terms with units, {verdict}"
        f"; {report.formulas} formulas of the robot file checked"
    )
    return plain_table(title, ("quantity", "unit", "as demanded"), rows)


def unit_facts(report: UnitReport, suspicions: Sequence[UnitHypothesis] = ()) -> dict[str, Any]:
    """The same for programs."""
    return {
        "consistent": report.consistent,
        "sums": report.additions,
        "formulas": report.formulas,
        "results": [
            {"quantity": x.quantity, "found": x.found, "unit": x.unit, "right": x.right}
            for x in report.results
        ],
        "suspicions": [
            {"parameter": x.entry, "path": x.path, "reads_as": x.measured, "probably": x.probably,
             "why": x.why}
            for x in suspicions
        ],
    }  # fmt: skip


def _family(quantity: str) -> str:
    """M and C have many entries and the Jacobian two per joint; torques keep a line each."""
    if quantity.startswith(("M[", "C[")):
        return quantity[0]
    return quantity.split(" by ")[0] if quantity.startswith("J of") else quantity


def _title(family: str, members: list[UnitOf]) -> str:
    if len(members) == 1:
        return members[0].quantity
    if family in ("M", "C"):
        return f"{family}: {len(members)} entries, such as {members[0].quantity}"
    return f"{family}: {len(members)} columns"


def unit_hypothesis_table(suspicions: Sequence[UnitHypothesis]) -> Table:
    """Which parameter, its number, the unit it is probably in, and why."""
    rows = [(one.entry, one.path, one.measured, one.probably, one.why) for one in suspicions]
    columns = ("parameter", "in the file", "reads as", "probably", "why")
    return plain_table("Probably not in SI units", columns, rows, words=(1, 2, 3, 4))
