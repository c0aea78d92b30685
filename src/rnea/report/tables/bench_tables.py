"""What was measured, as tables: from the same facts that are printed as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from rnea.apps.bench.contender import PACKAGE_TITLES, fastest_of
from rnea.errors import counted
from rnea.report.tables.terminal import plain_table

Facts = Mapping[str, Any]


def headline(facts: Facts) -> list[str]:
    """The machine, its limits, and who takes part."""
    machine, most = facts["machine"], facts["limits"]
    packages = [f"{PACKAGE_TITLES.get(k, k)} {v}" for k, v in facts["packages"].items()]
    threads, cores = counted(facts["threads"], "thread"), counted(machine["cores"], "core")
    limits = (
        f"limits measured: {most['operations_per_second'] / 1e9:.3g} · 10⁹ multiply-adds/s, "
        f"{most['bytes_per_second'] / 1e9:.3g} GB/s"
    )
    return [
        f"{facts.get('quantity', 'survey')}, {facts['dtype']}, {threads}, "
        f"{machine['lanes']} numbers a vector, {machine['cpu']}, {cores}",
        limits,
        f"beside {', '.join(packages)} (float64), in turns, best of each"
        if packages
        else "no other package is installed to compare with (Pinocchio: pip install pin)",
    ]


def time_table(facts: Facts) -> Table:
    """Time per evaluation by robot and batch; ratios to the fastest peer, shares of the limits."""
    packages = list(facts["packages"])
    rows = []
    for robot in facts["robots"]:
        for size in robot["sizes"]:
            method, kernel = (way for way in size["ways"] if way["package"] == "rnea")
            others = fastest_of(size["ways"])
            known = [w["seconds"] for w in others.values() if w["seconds"] is not None]
            fastest = min(known, default=None)
            cells = [_time(method), _time(kernel)]
            cells += [_time(others[p]) if p in others else "-" for p in packages]
            if packages:
                cells += [ratio(way["seconds"], fastest) for way in (method, kernel)]
            cells += [_separate(size["ways"]), share(size["arithmetic"]), share(size["bandwidth"])]
            rows.append((robot["robot"], f"{size['rows']:,}", *cells))
    shown = [PACKAGE_TITLES.get(name, name) for name in packages]
    ratios = ["method : peer", "kernel : peer"] if packages else []
    columns = ("robot", "rows", "method", "kernel", *shown, *ratios, "apart", "arithmetic",
               "bandwidth")  # fmt: skip
    return plain_table("Time per evaluation", columns, rows, keys=2)


def start_table(facts: Facts) -> Table:
    """Work of one evaluation, and the first result of a fresh process."""
    rows = []
    for robot in facts["robots"]:
        work, start = robot["work"], robot["startup"]
        how = "loop" if work["loops"] else "straight"
        cells = [f"{work['operations']:,}", str(work["pairs"]), f"{work['bytes']:,}", how]
        for kind in ("cold", "cached"):
            cells += [duration(start[kind][part]) for part in ("single", "batch")]
        cells += [duration(start[kind]["process"]) for kind in ("cold", "cached")]
        rows.append((robot["robot"], str(robot["joints"]), *cells))
    columns = ("robot", "joints", "operations", "sin/cos", "bytes", "code",
               "compile: single", "batch", "from disk: single", "batch",
               "process: cold", "cached")  # fmt: skip
    title = "One evaluation, and the first results of a fresh process"
    return plain_table(title, columns, rows)


def chain_table(facts: Facts) -> Table | None:
    """Cost per joint of chains, relative to the shortest; None unless there are several."""
    chains = [robot for robot in facts["robots"] if robot["robot"].startswith("chain")]
    chains.sort(key=lambda robot: robot["joints"])
    if len(chains) < 2:
        return None
    rows, first = [], None
    for robot in chains:
        size = max(robot["sizes"], key=lambda size: size["rows"])
        each = [_per_joint(robot, size, "rnea"), _per_joint(robot, size, "pinocchio")]
        first = first or each
        start = robot["startup"]["cold"]
        total = duration(start["load"] + start["single"])
        cells = [f"{size['rows']:,}", *(duration(x) for x in each)]
        cells += [ratio(a, b) for a, b in zip(first, each, strict=True)]
        work = f"{robot['work']['operations'] / robot['joints']:.0f}"
        rows.append((str(robot["joints"]), *cells, work, total))
    columns = ("joints", "rows", "ours a joint", "Pinocchio a joint", "ours, to shortest",
               "Pinocchio, to shortest", "operations a joint", "first result")  # fmt: skip
    return plain_table("Chains: cost per joint", columns, rows)


def _per_joint(robot: Facts, size: Facts, package: str) -> float | None:
    known = [w["seconds"] for w in size["ways"] if w["package"] == package and w["seconds"]]
    return min(known) / robot["joints"] if known else None


def _time(way: Facts) -> str:
    if way["seconds"] is None:
        return "WRONG" if way["package"] == "rnea" else "differs"
    return duration(way["seconds"])


def _separate(ways: Sequence[Facts]) -> str:
    distances = [way["apart"] for way in ways]
    return "not finite" if None in distances else f"{max(distances):.0e}"


def ratio(ours: float | None, theirs: float | None) -> str:
    """1 : 12 where the other takes twelve times as long."""
    if not ours or not theirs:
        return "-"
    times = theirs / ours
    return f"1 : {times:,.0f}" if times >= 999.5 else f"1 : {times:.3g}"


def share(part: float | None) -> str:
    return "-" if part is None else f"{100 * part:.0f} %"


def duration(seconds: float | None) -> str:
    """Three digits in the unit that suits."""
    if seconds is None:
        return "-"
    for unit, factor in (("ns", 1e9), ("µs", 1e6), ("ms", 1e3)):
        if seconds * factor < 999.5:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds:.3g} s"
