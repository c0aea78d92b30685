"""rnea catalogues: the motors and gearboxes that can be chosen from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.catalog_choice import (
    catalog_info,
    gearboxes_of,
    kinds_of,
    motors_of,
    unconfirmed,
)
from rnea.cli.options.values import UsageError
from rnea.cli.output import print_line, show_json, show_tables
from rnea.core.description import Gearbox, Motor
from rnea.core.spatial import number, path_text
from rnea.files.robots.toml import CATALOGUE_KINDS, shipped_catalogues


def catalogues(
    name: Annotated[
        str | None, typer.Argument(help="a shipped catalogue, or a TOML file; none lists all")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help="motors | gearboxes: of a file that holds both, only these")
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
    if kind is not None and kind not in CATALOGUE_KINDS:
        raise UsageError(f"--kind {kind}: legal are {', '.join(CATALOGUE_KINDS)}")
    kinds = (kind,) if kind else kinds_of(name)
    told = catalog_info(name, kinds[0])
    parts = {kind: _parts(name, kind) for kind in kinds}
    if as_json:
        facts = {kind: [asdict(part) for part in some] for kind, some in parts.items()}
        show_json({"name": path_text(name), "kind": " and ".join(kinds), **told._asdict(), **facts})
        return
    for kind, some in parts.items():
        # what no part of the catalogue has is left out, but for what drives are chosen by
        further = {
            head: cell
            for head, cell in _FURTHER[kind].items()
            if any(cell(part) not in ("0", "-") for part in some)
        }
        columns = {**_COLUMNS[kind], **further}
        title = f"{kind.capitalize()} of {path_text(name)} (SI)"
        _show(title, tuple(columns), [[cell(part) for cell in columns.values()] for part in some])
    source = f"source: {told.source}" if told.source else "The file does not say its source."
    doubt = unconfirmed(name, None) if "motors" in kinds else unconfirmed(None, name)
    # lines of the file are not lines of the terminal; an empty one parts paragraphs in both
    notes = [" ".join(paragraph.split()) for paragraph in told.notes.split("\n\n")]
    print_line("\n\n".join(filter(None, [source, *notes, doubt])))


def _parts(name: str, kind: str) -> Sequence[Motor | Gearbox]:
    return motors_of(name) if kind == "motors" else gearboxes_of(name)


_MOTOR: dict[str, Any] = {
    "name": lambda m: m.name,
    "rated N m": lambda m: number(m.rated_torque, 4),
    "peak N m": lambda m: number(m.peak_torque, 4),
    "rad/s": lambda m: number(m.max_speed, 4),
    "N m/A": lambda m: number(m.torque_constant, 3),
    "ohm": lambda m: number(m.resistance, 3),
    "rotor kg m²": lambda m: number(m.inertia, 3),
    "V": lambda m: number(m.voltage, 3),
    "kg": lambda m: number(m.mass, 3),
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


_COLUMNS = {"motors": _MOTOR, "gearboxes": _GEARBOX}
_FURTHER: dict[str, dict[str, Any]] = {
    "motors": {
        "V s/rad": lambda m: number(m.back_emf, 3),
        "H": lambda m: number(m.inductance, 3),
        "dry N m": lambda m: number(m.coulomb, 3),
        "viscous N m s/rad": lambda m: number(m.viscous, 3),
        "K/W": lambda m: number(m.thermal_resistance, 3),
        "thermal s": lambda m: number(m.thermal_time, 3),
    },
    "gearboxes": {
        "momentary N m": lambda g: number(g.momentary_torque, 4),
        "N m/rad": lambda g: number(g.stiffness, 3),
    },
}


def _list(as_json: bool) -> None:
    facts: list[dict[str, object]] = []
    for kind in CATALOGUE_KINDS:
        for name in shipped_catalogues(kind):
            told = catalog_info(name, kind)._asdict()
            del told["notes"]
            facts.append({"name": name, "kind": kind, "parts": len(_parts(name, kind)), **told})
    if as_json:
        show_json(facts)
        return
    rows = [(str(f["name"]), str(f["kind"]), str(f["parts"]), str(f["source"])) for f in facts]
    _show("Catalogues", ("name", "kind", "parts", "source"), rows, words=(1, 3))
    unchecked = ", ".join(str(f["name"]) for f in facts if f["unconfirmed"])
    print_line(f"Not checked against the makers' sheets: {unchecked}. Check them before you order.")


def _show(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[int] = ()
) -> None:
    from rnea.report.tables.terminal import plain_table

    show_tables(plain_table(title, columns, rows, words=words))
