"""The worked calculation for programs: every step with its number and unit."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.core.textbook import Step
from rnea.report.worksheet.sheet import Worksheet


def worksheet_facts(sheet: Worksheet) -> dict[str, Any]:
    """Steps in their order, the state they begin with, and what they give."""
    freedoms = sheet.model.dofs
    budget = {} if sheet.budget is None else dict(sheet.budget.items())
    return {
        "title": sheet.title,
        "state": {name: _plain(value) for name, value in sheet.state.items()},
        "steps": [_step(step) for _, steps in sheet.steps() for step in steps],
        "joints": [freedom.effort_name for freedom in freedoms],
        "units": [freedom.effort_unit for freedom in freedoms],
        "tau": _plain(sheet.tau),
        "budget": {name: _plain(part) for name, part in budget.items()},
        "check": sheet.check(),
        "notes": list(sheet.notes),
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "number": step.number,
        "section": step.section,
        "link": step.link,
        "name": step.name,
        "reference": step.reference,
        "symbol": str(step.symbol),
        "value": _plain(step.value),
        "unit": step.unit,
        "frame": step.frame,
    }


def _plain(value: Array) -> Any:
    """Numbers as they are, expressions as text."""
    array = np.asarray(value)
    if array.dtype != object:
        return array.tolist()
    return np.vectorize(str, otypes=[object])(array).tolist() if array.size else []
