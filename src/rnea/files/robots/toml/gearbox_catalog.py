"""Catalogues of gearboxes: one [[gearboxes]] table for each size, with all its ratios.

A key of `Gearbox` is a number for every ratio, or a list with one number for each of `ratios`.
"""

from __future__ import annotations

from rnea.core.description.actuators import TEXTS, ActuatorError
from rnea.core.description.fields import is_list
from rnea.core.description.gearboxes import NUMBERS, Gearbox
from rnea.core.description.parts import Parts
from rnea.core.description.plausibility import gearbox_findings
from rnea.core.spatial import number
from rnea.files.robots.toml import part_catalogs as catalogues

_KEYS = tuple(key for key in NUMBERS if key != "ratio")
_MOST_RATIOS = 1000
# the SI unit of each number that has one
_UNITS = {
    **dict.fromkeys(("average_torque", "peak_torque", "momentary_torque"), "N m"),
    **dict.fromkeys(("average_speed", "max_speed"), "rad/s"),
    "inertia": "kg m²",
    "backlash": "rad",
    "stiffness": "N m/rad",
    "mass": "kg",
}


def read_gearboxes(text: str, file: str = "") -> tuple[Gearbox, ...]:
    """One gearbox for each ratio of each table, named "NAME RATIO:1", in the order of the file.

    text: TOML; file: its name, for errors. Numbers that no gear has bring a `ModelWarning`.

    >>> read_gearboxes('format = 1\\n[[gearboxes]]\\nname = "G"\\nratios = [50]\\nmass = 1')[0].name
    'G 50:1'
    """
    gearboxes: dict[str, Gearbox] = {}
    catalogue = catalogues.opened(text, file, "gearboxes")
    for table in catalogue.parts:
        table.allow(*TEXTS, "ratios", *_KEYS)
        family = _family(catalogue, table)
        # what all ratios share is doubted once
        doubts = [doubt for box in family for doubt in gearbox_findings(box)]
        catalogues.warn_of(table, {doubt.key: doubt for doubt in reversed(doubts)}.values())
        for box in family:
            if box.name in gearboxes:
                raise table.error("ratios", f"two gearboxes are named {box.name!r}")
            gearboxes[box.name] = box
    return tuple(gearboxes.values())


def _family(catalogue: catalogues.CatalogFile, table: Parts) -> list[Gearbox]:
    name = table.text("name")
    if not name:
        raise table.error("name", "a gearbox of a catalogue needs a name")
    ratios = table.value("ratios")
    if not is_list(ratios) or not 0 < len(ratios) <= _MOST_RATIOS:
        raise table.error("ratios", f"expected a list of 1 to {_MOST_RATIOS} ratios, as [50, 100]")
    columns = {
        key: _column(catalogue, table, key, len(ratios))
        for key in ("ratios", *_KEYS)
        if key in table
    }
    return [
        _one(table, name, {key: x[k] for key, x in columns.items()}) for k in range(len(ratios))
    ]


def _column(catalogue: catalogues.CatalogFile, table: Parts, key: str, count: int) -> list[float]:
    """A number for each ratio."""
    said, unit = table.value(key), _UNITS.get(key, "")
    if not is_list(said):
        return [catalogue.number(table, key, said, unit)] * count
    if len(said) != count:
        raise table.error(
            key, f"expected one number for all ratios or {count}, one for each; got {len(said)}"
        )
    return [catalogue.number(table, f"{key}[{k}]", x, unit) for k, x in enumerate(said)]


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


def read_shipped_gearboxes(name: str) -> tuple[Gearbox, ...]:
    """A shipped catalogue by its name.

    >>> read_shipped_gearboxes("strain_wave")[0].name
    'CSF-8 30:1'
    """
    return read_gearboxes(catalogues.shipped_text("gearboxes", name), f"{name}.toml")
