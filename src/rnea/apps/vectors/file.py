"""The file of test vectors: put together, and written as JSON that people can read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import Any

import mpmath
import numpy as np

from rnea.apps.vectors.conventions import CONVENTIONS
from rnea.apps.vectors.records import Record, robot_of
from rnea.apps.vectors.states import STATES, states_of
from rnea.apps.vectors.truth import expected_results
from rnea.apps.vectors.vector_robots import NAMES, record_named

FORMAT = 1
_TITLE = "Test vectors of rigid-body dynamics"
_SHOWN = 17


def vectors(
    names: Sequence[str] = NAMES, report: Callable[[int], None] = lambda done: None
) -> Record:
    """All of the file, or some of its robots; answers are mpmath's numbers.

    report: hears how many robots are done.
    """
    robots = [record_named(name) for name in names]
    for done, record in enumerate(robots):
        report(done)
        record["states"] = _states(record)
    return {
        "title": _TITLE,
        "format": FORMAT,
        "digits": _SHOWN,
        "conventions": CONVENTIONS,
        "robots": robots,
    }


def _states(record: Record) -> list[Record]:
    states = states_of(record, robot_of(record))
    columns = states | expected_results(record, states)
    return [
        {"name": name} | {key: rows[k].tolist() for key, rows in columns.items()}
        for k, name in enumerate(STATES)
    ]


def text_of(whole: Record) -> str:
    """As JSON; doubles as short as they can be, mpmath's numbers to 17 digits."""
    return "".join(_pieces(whole, "")) + "\n"


def schema_text() -> str:
    """The JSON Schema of the file."""
    return files("rnea.apps.vectors").joinpath("schema.json").read_text(encoding="utf-8")


def checker_text() -> str:
    """A Python program without dependencies that holds functions of others against the file."""
    return files("rnea.apps.vectors").joinpath("checker.py").read_text(encoding="utf-8")


def _pieces(value: Any, margin: str) -> Iterator[str]:
    """A mapping or a list of them has a line for each entry, whatever else is in one line."""
    inner = margin + " "
    if isinstance(value, dict):
        head = [f"{json.dumps(key)}: " for key in value]
        yield from _lines("{}", head, list(value.values()), inner)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        yield from _lines("[]", [""] * len(value), value, inner)
    else:
        yield _in_line(value)


def _lines(ends: str, heads: list[str], values: list[Any], inner: str) -> Iterator[str]:
    yield ends[0]
    for k, (head, value) in enumerate(zip(heads, values, strict=True)):
        yield f"{',' if k else ''}\n{inner}{head}"
        yield from _pieces(value, inner)
    yield f"\n{inner[:-1]}{ends[1]}"


def _in_line(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_in_line, value))}]"
    if isinstance(value, mpmath.mpf):
        return str(mpmath.nstr(value, _SHOWN)) if value else "0.0"
    if isinstance(value, float | np.floating):
        return repr(float(value))
    return json.dumps(value, ensure_ascii=False)
