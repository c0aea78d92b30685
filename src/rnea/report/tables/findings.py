"""Findings for people and for programs: tables, lines, summaries and JSON facts."""

from __future__ import annotations

import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from rnea.apps.check.peers.peer_comparison import PeerComparison
from rnea.core.findings import ERROR, SEVERITIES, WARNING, Finding
from rnea.errors import counted
from rnea.report.tables.terminal import plain_table

SHOWN = 3
"""How many findings of one code are shown in full; the others are counted."""


def finding_lines(findings: Sequence[Finding], everything: bool = False) -> list[str]:
    """Gravest first, a few lines each; equal codes beyond the third are counted."""
    width = max(60, min(shutil.get_terminal_size((100, 24)).columns, 120))
    lines: list[str] = []
    for severity in SEVERITIES:
        of_severity = [f for f in findings if f.severity == severity]
        for code in dict.fromkeys(f.code for f in of_severity):
            group = [f for f in of_severity if f.code == code]
            shown = group if everything or severity == ERROR else group[:SHOWN]
            lines += [line for finding in shown for line in _lines(finding, width)]
            rest = group[len(shown) :]
            if rest:
                names = ", ".join(dict.fromkeys(f.where for f in rest[:6]))
                more = ", ..." if len(rest) > 6 else ""
                lines.append(f"{severity:8}{code}: {len(rest)} more ({names}{more})")
    return lines


def _lines(finding: Finding, width: int) -> list[str]:
    place = f" ({finding.place})" if finding.place else ""
    head = f"{finding.severity:8}{finding.code}: {finding.where}{place}"
    parts = [finding.measured, f"why it matters: {finding.why}"]
    parts += [f"probably: {finding.probably}"] if finding.probably else []
    wrap = textwrap.TextWrapper(width, initial_indent=" " * 8, subsequent_indent=" " * 10).wrap
    return [head, *(line for part in parts for line in wrap(part))]


def count_line(name: str, findings: Sequence[Finding]) -> str:
    """One line: how many of which severity."""
    counts = Counter(finding.severity for finding in findings)
    said = ", ".join(counted(counts[s], s) for s in SEVERITIES if counts[s])
    return f"{name}: {said or 'nothing found'}"


def summary_lines(by_robot: dict[str, list[Finding]]) -> list[str]:
    """Over several robots: how many are wrong, and the codes by how often they were met."""
    worst = Counter(
        next((s for s in SEVERITIES if any(f.severity == s for f in findings)), "nothing")
        for findings in by_robot.values()
    )
    good = len(by_robot) - worst[ERROR] - worst[WARNING]
    lines = [
        f"{counted(len(by_robot), 'robot')}: {worst[ERROR]} with errors, {worst[WARNING]} with "
        f"warnings only, {good} with neither"
    ]
    kinds = [[(f.severity, f.code) for f in findings] for findings in by_robot.values()]
    robots_with = Counter(kind for of_robot in kinds for kind in set(of_robot))
    counts = Counter(kind for of_robot in kinds for kind in of_robot)
    for kind, count in sorted(counts.items(), key=lambda x: (SEVERITIES.index(x[0][0]), -x[1])):
        (severity, code), robots = kind, robots_with[kind]
        lines.append(f"  {severity:8}{code}: {count} in {counted(robots, 'robot')}")
    return lines


def finding_facts(name: str, findings: Sequence[Finding]) -> dict[str, Any]:
    """The same for JSON."""
    counts = Counter(finding.severity for finding in findings)
    return {
        "robot": name,
        "counts": {severity: counts[severity] for severity in SEVERITIES},
        "findings": [asdict(finding) for finding in findings],
    }


def comparison_table(compared: Sequence[PeerComparison]) -> Table:
    """One row for each other way to the same torques."""
    rows = [
        (one.name, "-", "-", "-", one.remark)
        if one.residual is None
        else (one.name, f"{one.residual:.2g}", one.joint, "yes" if one.agrees else "NO", one.remark)
        for one in compared
    ]
    title = (
        "Torques against the recursion: largest difference over random states, relative to the "
        "size of the terms summed"
    )
    columns = ("computed by", "residual", "joint", "agrees", "remarks")
    table = plain_table(title, columns, rows, words=(-1,))
    table.columns[-1].max_width = 60
    return table


def comparison_facts(compared: Sequence[PeerComparison]) -> list[dict[str, Any]]:
    return [{**asdict(one), "agrees": one.agrees} for one in compared]
