"""The survey of speeds as tables: where are we ahead, by how much, and where not.

Each table is told once, as a `SurveyTable`, and shown in a terminal or in Markdown. Ratios say how
many times as long the fastest peer takes; those below the bar stand in brackets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from rnea.apps.bench.contender import PACKAGE_TITLES
from rnea.core.spatial import csv_table
from rnea.report.tables.bench_tables import duration
from rnea.report.tables.terminal import plain_table

Facts = Mapping[str, Any]
_OWN = "rnea"


@dataclass(frozen=True)
class SurveyTable:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def table(self) -> Table:
        return plain_table(self.title, self.columns, self.rows)

    def markdown(self) -> str:
        rule = ("---", *("---:" for _ in self.columns[1:]))
        lines = [f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows)]
        return "\n".join([f"**{self.title}**", "", *lines])


def survey_sheets(facts: Facts, brief: bool = False) -> list[SurveyTable]:
    """Single calls and batches by quantity and robot, and compile times where they are known.

    brief: what tells where we are ahead, and how long compiling takes.
    """
    known = bool(facts.get("compiling"))
    every = (
        ("Single calls: times as fast as the fastest peer", _single_cell, True),
        ("Bound kernels, one state: times as fast as the fastest peer", _bound_cell, True),
        ("Batches: times as fast as the fastest peer, share of the write bandwidth", _batch_cell,
         True),
        ("Batches: time per row", _batch_time_cell, not brief),
        ("Compiling: single + batch, nothing kept", _cold_cell, known),
        ("Compiling: tracing / printing / LLVM / loading, ms", _parts_cell, known and not brief),
        ("From disk: single + batch", _disk_cell, known and not brief),
        ("Machine code: single + batch, kB", _code_cell, known and not brief),
    )  # fmt: skip
    return [_by_robot(facts, title, cell_text) for title, cell_text, shown in every if shown]


def summary_lines(facts: Facts) -> list[str]:
    """How many cells are as far ahead of a peer as they should be, and how fast memory is."""
    lines = []
    for part, shown in (("single", "single calls"), ("batch", "batches")):
        told = [_verdict(cell, part) for cell in facts["cells"]]
        judged = [one for one in told if one in ("ok", "short")]
        lines.append(f"{shown}: {judged.count('ok')} of {len(judged)} cells reach their bar")
    batches = [cell["batch"] for cell in facts["cells"] if "batch" in cell]
    if batches:
        largest = max(batches, key=lambda batch: batch["bytes"])
        speed, size = largest["write_bytes_per_second"] / 1e9, largest["bytes"] / 1e6
        lines.append(f"write bandwidth: {speed:.3g} GB/s, filling {size:.3g} MB")
    return lines


def _verdict(cell: Facts, part: str) -> str:
    """What is refused is short, where a peer would have had it."""
    if part in cell:
        return cell[part]["verdict"]
    has_peer = "single" in cell and cell["single"]["ratio"] is not None
    return "short" if has_peer else "no peer"


def survey_csv(facts: Facts) -> str:
    """Every number of the survey, one row for each quantity of each robot."""
    rows = [_flat(facts, cell) for cell in facts["cells"]]
    return csv_table(rows)


def _by_robot(facts: Facts, title: str, cell_text: Any) -> SurveyTable:
    robots = [robot["robot"] for robot in facts["robots"]]
    cells = {(cell["robot"], cell["quantity"]): cell for cell in facts["cells"]}
    quantities = list(dict.fromkeys(cell["quantity"] for cell in facts["cells"]))
    rows = tuple(
        (name, *(cell_text(facts, cells[robot, name]) for robot in robots)) for name in quantities
    )
    return SurveyTable(title, ("quantity", *robots), rows)


def _single_cell(facts: Facts, cell: Facts) -> str:
    if "single" not in cell:
        return cell["how"]
    return _judged(cell["single"]["ratio"], cell["single"]["verdict"])


def _bound_cell(facts: Facts, cell: Facts) -> str:
    return _times(cell["single"]["bound_ratio"]) if "single" in cell else cell["how"]


def _batch_cell(facts: Facts, cell: Facts) -> str:
    """The ratio, and the share of the write bandwidth where that is what counts."""
    if "batch" not in cell:
        return str(cell["how"])
    batch = cell["batch"]
    text = _judged(batch["ratio"], batch["verdict"])
    written = batch["writing"]
    return text if written is None or written < 0.2 else f"{text} {100 * written:.0f} %"


def _batch_time_cell(facts: Facts, cell: Facts) -> str:
    if "batch" not in cell:
        return str(cell["how"])
    return duration(_best(cell["batch"]["ways"], own=True)[1])


def _judged(ratio: float | None, verdict: str) -> str:
    if verdict == "none":
        return "WRONG"
    text = _times(ratio)
    return f"({text})" if verdict == "short" else text


def _times(ratio: float | None) -> str:
    if ratio is None:
        return "-"
    return f"{ratio:.0f}" if ratio >= 9.95 else f"{ratio:.1f}" if ratio >= 0.95 else f"{ratio:.2g}"


def _compiled(facts: Facts, cell: Facts) -> Facts | None:
    every = facts.get("compiling", {}).get(cell["robot"], [])
    found = {one["quantity"]: one for one in every}.get(cell["quantity"])
    return None if found is None or "why" in found else found


def _cold_cell(facts: Facts, cell: Facts) -> str:
    return _both(_compiled(facts, cell), "cold")


def _parts_cell(facts: Facts, cell: Facts) -> str:
    found = _compiled(facts, cell)
    if found is None:
        return "-"
    return " / ".join(f"{1000 * seconds:.3g}" for seconds in found["parts"].values())


def _disk_cell(facts: Facts, cell: Facts) -> str:
    return _both(_compiled(facts, cell), "disk")


def _both(found: Facts | None, when: str) -> str:
    if found is None:
        return "-"
    return " + ".join(duration(found[when][part]) for part in ("single", "batch"))


def _code_cell(facts: Facts, cell: Facts) -> str:
    found = _compiled(facts, cell)
    if found is None:
        return "-"
    return " + ".join(f"{found['bytes'][part] / 1000:.3g}" for part in ("single", "batch"))


def _best(ways: Sequence[Facts], own: bool) -> tuple[str, float | None]:
    """The fastest of ours or of theirs, with what was called."""
    known = [w for w in ways if (w["package"] == _OWN) == own and w["seconds"] is not None]
    if not known:
        return "", None
    way = min(known, key=lambda way: way["seconds"])
    package = "" if own else f"{PACKAGE_TITLES.get(way['package'], way['package'])}: "
    return f"{package}{way['name']}", way["seconds"]


def _flat(facts: Facts, cell: Facts) -> dict[str, Any]:
    row = {name: cell[name] for name in ("robot", "quantity", "how", "why", "frame")}
    row["numbers"] = _product(cell["shape"])
    single, batch = cell.get("single"), cell.get("batch")
    if single is not None:
        row["single method (s)"] = single["ways"][0]["seconds"]
        row["single bound (s)"] = _bound_seconds(single)
        row["single peer"], row["single peer (s)"] = _best(single["ways"], own=False)
        row |= {f"single {name}": single[name] for name in ("ratio", "bound_ratio", "verdict")}
    if batch is not None:
        row["batch rows"], row["batch (s/row)"] = batch["rows"], _best(batch["ways"], own=True)[1]
        row["batch peer"], row["batch peer (s/row)"] = _best(batch["ways"], own=False)
        row |= {f"batch {name}": batch[name] for name in ("ratio", "verdict", "writing", "bytes")}
        row["write bandwidth (B/s)"] = batch["write_bytes_per_second"]
    apart = [w["apart"] for part in (single, batch) if part for w in part["ways"]]
    row["apart"] = None if None in apart else max(apart, default=None)
    found = _compiled(facts, cell)
    if found is not None:
        for when in ("cold", "disk"):
            row |= {f"{when} {part} (s)": found[when][part] for part in ("single", "batch")}
        row |= {f"{part} (s)": seconds for part, seconds in found["parts"].items()}
        row |= {f"code {part} (B)": size for part, size in found["bytes"].items()}
    return row


def _bound_seconds(single: Facts) -> float | None:
    bound = [way["seconds"] for way in single["ways"] if way["name"] == "bound kernel"]
    return bound[0] if bound else None


def _product(shape: Sequence[int]) -> int:
    product = 1
    for count in shape:
        product *= count
    return product
