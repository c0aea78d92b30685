"""The survey of speeds as a picture: how far ahead each quantity of each robot is."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from rnea.report.style import COLOURS

Facts = Mapping[str, Any]
_MARKS = "os^vDPX*"
# what is further behind stands at this edge
_LEAST = 0.1
_FAINT, _INK = "#e4e4e4", "#444444"


def survey_plot(facts: Facts, bars: Mapping[str, tuple[float, float]], kind: str = "png") -> bytes:
    """A row for each quantity, a mark for each robot; one state left, batches right.

    bars: of each quantity, the ratio that a single call and a batch should reach. kind: png, svg or
    pdf.
    """
    from matplotlib.figure import Figure

    quantities = list(dict.fromkeys(cell["quantity"] for cell in facts["cells"]))
    robots = [robot["robot"] for robot in facts["robots"]]
    height = 1.5 + len(quantities) * max(0.34, 0.065 * len(robots))
    figure = Figure(figsize=(11.5, height), layout="constrained", facecolor="white")
    panels = figure.subplots(1, 2, sharey=True)
    titles = (
        "one state, the method as typed; the line ends at the bound kernel",
        "batch; ringed where writing the result is the bound",
    )
    for k, (panel, part) in enumerate(zip(panels, ("single", "batch"), strict=True)):
        _ground(panel, quantities, [bars[name][k] for name in quantities])
        _note_missing_peers(panel, facts, quantities)
        drawn = {
            robot: _robot(panel, facts, quantities, robot, number, len(robots), part)
            for number, robot in enumerate(robots)
        }
        panel.set_title(titles[k], fontsize="medium")
        panel.set_xlim(_LEAST, 1.4 * _furthest(facts, part))
    panels[0].set_yticks(range(len(quantities)), [name.replace("_", " ") for name in quantities])
    panels[0].invert_yaxis()
    panels[0].set_ylim(len(quantities) - 0.5, -0.5)
    figure.supxlabel(
        f"times as fast as the fastest peer; green: the bar; at the left edge: below {_LEAST:g}×",
        fontsize="medium",
    )
    figure.legend(drawn.values(), drawn.keys(), loc="outside upper center",
                  ncols=min(len(robots), 6), frameon=False)  # fmt: skip
    stream = io.BytesIO()
    figure.savefig(stream, format=kind, dpi=120)
    return stream.getvalue()


def _furthest(facts: Facts, part: str) -> float:
    told = [cell[part] for cell in facts["cells"] if part in cell]
    known = [one.get(key) for one in told for key in ("ratio", "bound_ratio")]
    return max((x for x in known if x is not None), default=10.0)


def _ground(panel: Any, quantities: Sequence[str], wanted: Sequence[float]) -> None:
    """Bands, where both are equally fast, and the bar of each quantity."""
    for row in range(len(quantities)):
        if row % 2:
            panel.axhspan(row - 0.5, row + 0.5, color="#f6f6f6", zorder=0)
        panel.vlines(wanted[row], row - 0.5, row + 0.5, color="#2a8a4a", lw=1.4, zorder=1)
    panel.axvline(1.0, color=_INK, lw=0.9, zorder=1)
    panel.set_xscale("log")
    panel.grid(axis="x", color=_FAINT, lw=0.6)
    panel.tick_params(axis="y", length=0)
    panel.set_xticks([0.1, 0.3, 1, 3, 10, 30, 100, 300])
    panel.minorticks_off()
    panel.xaxis.set_major_formatter(lambda x, _: f"{x:g}×")
    for side in ("top", "right", "left"):
        panel.spines[side].set_visible(False)


def _note_missing_peers(panel: Any, facts: Facts, quantities: Sequence[str]) -> None:
    known = {c["quantity"] for c in facts["cells"] if "single" in c and c["single"]["ratio"]}
    for row, name in enumerate(quantities):
        if name not in known:
            panel.text(1.15, row, "no peer has it", color="#999999", va="center", fontsize="small")


def _robot(
    panel: Any,
    facts: Facts,
    quantities: Sequence[str],
    robot: str,
    number: int,
    count: int,
    part: str,
) -> Any:
    """The marks of one robot, beside those of the others; given back for the legend."""
    cells = {cell["quantity"]: cell for cell in facts["cells"] if cell["robot"] == robot}
    colour, mark = COLOURS[number % len(COLOURS)], _MARKS[number % len(_MARKS)]
    aside = 0.0 if count == 1 else 0.36 * (2 * number / (count - 1) - 1)
    points: list[tuple[float, float]] = []
    for row, name in enumerate(quantities):
        told = cells[name].get(part)
        y = row + aside
        if told is None or told["ratio"] is None:
            continue
        x = told["ratio"]
        if x < _LEAST:
            panel.plot(_LEAST, y, "<", color=colour, ms=4, clip_on=False)
            continue
        points.append((x, y))
        bound = told.get("bound_ratio")
        if bound is not None:
            panel.plot([x, bound], [y, y], color=colour, lw=0.8, alpha=0.6, zorder=2)
        if part == "batch" and told["verdict"] == "ok" and (told["writing"] or 0) >= 0.6:
            panel.plot(x, y, "o", ms=8, mfc="none", mec=colour, mew=0.8)
    xs, ys = zip(*points, strict=True) if points else ((), ())
    (drawn,) = panel.plot(xs, ys, mark, color=colour, ms=4, ls="none", zorder=3)
    return drawn
