"""Loops as tables: which joint closes which, what couples joints, and what all that leaves free."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rnea.core.model import Cut, JointCoupling, Mobility, Model
from rnea.core.spatial import number
from rnea.report.tables.terminal import plain_table


def loop_table(model: Model) -> Table:
    """The joints that close loops, and the couplings, each with the equations it adds."""
    closure = model.closure
    assert closure is not None
    rows = [(x.name, x.kind, " - ".join(x.links), _forbidden(x)) for x in closure.cuts]
    rows += [(x.name, "coupling", coupling_text(x), "1") for x in closure.couplings]
    columns = ("loop", "kind", "between", "equations")
    return plain_table("Loops: joints beside those of the tree", columns, rows, words=(1, 2, 3))


def _forbidden(cut: Cut) -> str:
    counts = {"turning": cut.angular_rows, "moving": cut.rows - cut.angular_rows}
    parts = [f"{count} {word}" for word, count in counts.items() if count]
    return f"{cut.rows}: {', '.join(parts)}"


def coupling_text(coupling: JointCoupling) -> str:
    """The equation in words: 1 shoulder + 1 elbow^2 = 0."""
    parts = []
    for term in coupling.terms:
        for power, coefficient in enumerate(term.coefficients, start=1):
            if coefficient != 0:
                raised = f"^{power}" if power > 1 else ""
                parts.append(f"{number(coefficient)} {term.joint}{raised}")
    if coupling.constant != 0:
        parts.append(number(coupling.constant))
    return f"{' + '.join(parts)} = 0".replace("+ -", "- ")


def mobility_table(mobility: Mobility) -> Table:
    title, columns, rows = mobility._table()
    return plain_table(title, columns, rows, words=(1,))


def loop_facts(model: Model, mobility: Mobility) -> dict[str, Any]:
    """For JSON: the loops, the couplings, what they leave free."""
    closure = model.closure
    assert closure is not None
    return {
        "loops": [
            {
                "name": cut.name,
                "kind": cut.kind,
                "parent": cut.links[0],
                "child": cut.links[1],
                "equations": cut.row_names(),
            }
            for cut in closure.cuts
        ],
        "couplings": [{"name": x.name, "equation": coupling_text(x)} for x in closure.couplings],
        "mobility": {
            "dofs": mobility.dofs,
            "speeds": mobility.speeds,
            "equations": mobility.equations,
            "rank": mobility.rank,
            "independent": list(mobility.independent),
            "motors": list(mobility.motors),
            "redundant": list(mobility.redundant),
            "idle": list(mobility.idle),
            "undriven": mobility.undriven,
            "preloads": mobility.preloads,
            "condition": mobility.condition,
        },
    }
