"""What was measured, as a picture: time per evaluation over the size of the batch."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

from rnea.apps.bench.contender import PACKAGE_TITLES, fastest_of
from rnea.errors import counted

Facts = Mapping[str, Any]
# one colour and one mark for each, also for those who do not tell colours apart
_STYLE = {
    "method": ("#0072b2", "o", "-"),
    "kernel": ("#009e73", "s", "-"),
    "pinocchio": ("#d55e00", "^", "--"),
    "mujoco": ("#cc79a7", "v", "--"),
    "roboticstoolbox": ("#777777", "D", "--"),
}


def plot(facts: Facts, kind: str = "png") -> bytes:
    """A panel for every robot, all with the same axes; as png, svg or pdf."""
    from matplotlib.figure import Figure

    robots = facts["robots"]
    across = min(len(robots), 4)
    down = -(-len(robots) // across)
    figure = Figure(figsize=(3.3 * across + 0.8, 3.1 * down + 0.9), layout="constrained")
    panels = figure.subplots(down, across, sharex=True, sharey=True, squeeze=False)
    known: dict[str, Any] = {}
    for panel, robot in zip(panels.flat, robots, strict=False):
        known |= _panel(panel, robot, facts["limits"])
    for panel in panels.flat[len(robots) :]:
        panel.set_visible(False)
    for row in panels:
        row[0].set_ylabel("time per evaluation (ns)")
    figure.supxlabel("rows of the batch", fontsize="medium")
    figure.legend(known.values(), known.keys(), loc="outside upper center", ncols=5, frameon=False)
    stream = io.BytesIO()
    figure.savefig(stream, format=kind, dpi=130)
    return stream.getvalue()


def _panel(panel: Any, robot: Facts, most: Facts) -> dict[str, Any]:
    """Lines of one robot, by their names in the legend."""
    lines: dict[str, list[tuple[int, float]]] = {}
    for size in robot["sizes"]:
        ours = [way for way in size["ways"] if way["package"] == "rnea"]
        named = {"method": ours[0], "kernel": ours[1]}
        named |= fastest_of(size["ways"])
        for name, way in named.items():
            if way["seconds"] is not None:
                lines.setdefault(name, []).append((size["rows"], way["seconds"] * 1e9))
    drawn = {}
    for name, points in lines.items():
        colour, mark, dash = _STYLE[name]
        (line,) = panel.plot(*zip(*points, strict=True), dash, color=colour, marker=mark, ms=4)
        drawn[PACKAGE_TITLES.get(name, f"rnea, {name}")] = line
    work = robot["work"]
    arithmetic = work["operations"] / most["operations_per_second"]
    memory = work["bytes"] / most["bytes_per_second"]
    floor = panel.axhline(max(arithmetic, memory) * 1e9, color="black", lw=0.8, ls=":")
    drawn["the machine's limit"] = floor
    panel.set(xscale="log", yscale="log")
    panel.set_title(f"{robot['robot']}, {counted(robot['joints'], 'joint')}", fontsize="medium")
    panel.grid(alpha=0.3)
    return drawn
