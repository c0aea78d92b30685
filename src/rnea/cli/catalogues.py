"""rnea catalogues: the motors and gearboxes that can be chosen from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.output import say, show_json, show_tables
from rnea.cli.parts_on_sale import gearboxes_of, motors_of, told_of
from rnea.cli.values import UsageError
from rnea.describe import Gearbox, Motor
from rnea.describe.toml import CATALOGUE_KINDS, shipped_catalogues
from rnea.spatial import number


def catalogues(
    name: Annotated[
        str | None, typer.Argument(help="a shipped catalogue, or a TOML file; none lists all")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help="motors | gearboxes: what a file of your own holds")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """The motors and gearboxes that rnea size can choose from, with their sources.

    Examples:
      rnea catalogues
      rnea catalogues strain_wave
    """
    if name is None:
        _list(as_json)
        return
    kind = kind or _kind_of(name)
    if kind not in CATALOGUE_KINDS:
        raise UsageError(f"--kind {kind}: legal are {', '.join(CATALOGUE_KINDS)}")
    told = told_of(name, kind)
    parts: Sequence[Motor | Gearbox] = motors_of(name) if kind == "motors" else gearboxes_of(name)
    if as_json:
        facts = [asdict(part) for part in parts]
        show_json({"name": name, "kind": kind, **told._asdict(), kind: facts})
        return
    columns = _MOTOR if kind == "motors" else _GEARBOX
    title = f"{kind.capitalize()} of {name} (SI)"
    _show(title, tuple(columns), [[cell(part) for cell in columns.values()] for part in parts])
    say(f"source: {told.source}", "", told.notes)


_MOTOR: dict[str, Any] = {
    "name": lambda m: m.name,
    "rated N m": lambda m: number(m.rated_torque, 4),
    "peak N m": lambda m: number(m.peak_torque, 4),
    "rad/s": lambda m: number(m.max_speed, 4),
    "N m/A": lambda m: number(m.torque_constant, 3),
    "ohm": lambda m: number(m.resistance, 3),
    "rotor kg m²": lambda m: number(m.inertia, 3),
    "V": lambda m: number(m.voltage, 3),
}
_GEARBOX: dict[str, Any] = {
    "name": lambda g: g.name,
    "mean N m": lambda g: number(g.average_torque, 4),
    "peak N m": lambda g: number(g.peak_torque, 4),
    "mean rad/s": lambda g: number(g.average_speed, 4),
    "rad/s": lambda g: number(g.max_speed, 4),
    "eff.": lambda g: number(g.efficiency, 3),
    "kg m²": lambda g: number(g.inertia, 3),
    "play rad": lambda g: number(g.backlash, 3),
    "kg": lambda g: number(g.mass, 3),
}


def _kind_of(name: str) -> str:
    found = [kind for kind in CATALOGUE_KINDS if name in shipped_catalogues(kind)]
    if not found:
        every = ", ".join(x for kind in CATALOGUE_KINDS for x in shipped_catalogues(kind))
        raise UsageError(
            f"no shipped catalogue {name!r}. Legal: {every}; of a file say --kind motors or "
            "--kind gearboxes"
        )
    return found[0]


def _list(as_json: bool) -> None:
    facts = []
    for kind in CATALOGUE_KINDS:
        for name in shipped_catalogues(kind):
            parts = motors_of(name) if kind == "motors" else gearboxes_of(name)
            source = told_of(name, kind).source
            facts.append({"name": name, "kind": kind, "parts": len(parts), "source": source})
    if as_json:
        show_json(facts)
        return
    rows = [(str(f["name"]), str(f["kind"]), str(f["parts"]), str(f["source"])) for f in facts]
    _show("Catalogues", ("name", "kind", "parts", "source"), rows, words=(1, 3))


def _show(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[int] = ()
) -> None:
    from rnea.views.tables import plain_table

    show_tables(plain_table(title, columns, rows, words=words))
