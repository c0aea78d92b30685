"""Catalogues of gearboxes: one [[gearboxes]] table for each size, with all its ratios.

A key of `Gearbox` is a number for every ratio, or a list with one number for each of `ratios`.
"""

from __future__ import annotations

from typing import Any

from rnea.describe.actuators import TEXTS, ActuatorError
from rnea.describe.fields import is_list
from rnea.describe.gearboxes import NUMBERS, Gearbox
from rnea.describe.parts import Parts
from rnea.describe.toml import catalogues
from rnea.spatial import number

_KEYS = tuple(key for key in NUMBERS if key != "ratio")
_MOST_RATIOS = 1000


def read(text: str, file: str = "") -> tuple[Gearbox, ...]:
    """One gearbox for each ratio of each table, named "NAME RATIO:1", in the order of the file.

    >>> read('format = 1\\n[[gearboxes]]\\nname = "G"\\nratios = [50]\\nmass = 1')[0].name
    'G 50:1'
    """
    gearboxes: dict[str, Gearbox] = {}
    for table in catalogues.opened(text, file, "gearboxes"):
        table.allow(*TEXTS, "ratios", *_KEYS)
        for box in _family(table):
            if box.name in gearboxes:
                raise table.error("ratios", f"two gearboxes are named {box.name!r}")
            gearboxes[box.name] = box
    return tuple(gearboxes.values())


def _family(table: Parts) -> list[Gearbox]:
    name = table.text("name")
    if not name:
        raise table.error("name", "a gearbox of a catalogue needs a name")
    ratios = table.value("ratios")
    if not is_list(ratios) or not 0 < len(ratios) <= _MOST_RATIOS:
        raise table.error("ratios", f"expected a list of 1 to {_MOST_RATIOS} ratios, as [50, 100]")
    columns = {key: _column(table, key, len(ratios)) for key in ("ratios", *_KEYS) if key in table}
    return [
        _one(table, name, {key: x[k] for key, x in columns.items()}) for k in range(len(ratios))
    ]


def _column(table: Parts, key: str, count: int) -> list[float]:
    """A number for each ratio."""
    said: Any = table.value(key)
    if not is_list(said):
        return [catalogues.value(table, key, table.scalar(key))] * count
    if len(said) != count:
        raise table.error(
            key, f"expected one number for all ratios or {count}, one for each; got {len(said)}"
        )
    return [catalogues.value(table, key, x) for x in table.scalars(key, count)]


def _one(table: Parts, name: str, values: dict[str, float]) -> Gearbox:
    ratio = values.pop("ratios")
    try:
        full = f"{name} {number(ratio, 6)}:1"
        return Gearbox(ratio, **values, name=full, source=table.text("source"), family=name)
    except ActuatorError as problem:
        key = "ratios" if problem.key == "ratio" else problem.key
        raise table.error(key, f"at ratio {number(ratio, 6)}: {problem.why}") from None


def shipped() -> list[str]:
    """Names of the catalogues that come with the package."""
    return catalogues.shipped("gearboxes")


def read_shipped(name: str) -> tuple[Gearbox, ...]:
    """A shipped catalogue by its name."""
    return read(catalogues.shipped_text("gearboxes", name), f"{name}.toml")
