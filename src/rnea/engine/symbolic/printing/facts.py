"""Derived equations for programs: each entry as a formula that Python can read."""

from __future__ import annotations

from typing import Any

from rnea.engine.symbolic.equations import Equations, SymbolicFunction
from rnea.engine.symbolic.printing.programs import Python


def equation_facts(equations: Equations) -> dict[str, Any]:
    """Entries by index, from 0; those that are missing are zero."""
    notation = Python(equations.decimals)
    return {
        "joints": equations.joints,
        "coordinates": list(equations.coordinates),
        "units": list(equations.units),
        "parameters": {name: float(value) for name, value in equations.parameters.items()},
        "shared": {name: notation.write(formula) for name, formula in equations.shared},
        "functions": [_function(function, notation) for function in equations.functions],
        "operations": {
            what: cost if isinstance(cost, int) else cost.total
            for what, cost in equations.costs.items()
        },
        "notes": list(equations.notes),
    }


def _function(function: SymbolicFunction, notation: Python) -> dict[str, Any]:
    entries = {
        ",".join(map(str, index)): notation.write(formula)
        for index, formula in function.entries.items()
    }
    return {
        "name": function.name,
        "symbol": function.symbol,
        "arguments": list(function.arguments),
        "shape": list(function.shape),
        "entries": entries,
    }
