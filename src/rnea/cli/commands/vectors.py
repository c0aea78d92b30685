"""rnea vectors: robots and states with their dynamics to 17 digits, for libraries of others."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import words
from rnea.cli.options.endings import format_of
from rnea.cli.options.values import UsageError
from rnea.cli.output import print_line, progress, show_json, show_tables, tell, write_text
from rnea.errors import counted

_ENDINGS = {"json": (".json",)}
_LETTERS = {"revolute": "R", "prismatic": "P", "spherical": "S", "free": "F"}


def _names() -> Iterable[str]:
    from rnea.apps.vectors.vector_robots import NAMES

    return NAMES


def vectors(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="robots of the set (default: all 40)", autocompletion=words(_names)),
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="JSON file, or - for stdout")
    ] = None,
    schema: Annotated[
        bool, typer.Option("--schema", help="print the JSON Schema of the file")
    ] = False,
    checker: Annotated[
        bool, typer.Option("--checker", help="print a plain Python program that checks a library")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Test vectors: 40 robots in plain numbers and URDF, five states each, and their dynamics.

    Torques, mass matrix, C qd, gravity, wrenches through joints, derivatives of torques and forward
    dynamics, to 17 digits from 50-digit arithmetic. The same command writes the same bytes.

    Examples:
      rnea vectors -o vectors.json
      rnea vectors ur5 floating_tree_9 -o small.json
      rnea vectors --checker > checker.py
    """
    format_of(output, _ENDINGS)
    _one_thing(output is not None, schema, checker, as_json)
    # mpmath is imported where it is needed
    from rnea.apps.vectors import public as room

    if schema or checker:
        write_text(room.schema_text() if schema else room.checker_text(), "-")
        return
    chosen = tuple(dict.fromkeys(names or room.NAMES))
    if output is None:
        _list(chosen, as_json)
        return
    began = time.monotonic()
    with progress("50 digits", len(chosen)) as report:
        text = room.text_of(room.vectors(chosen, report))
    write_text(text, output)
    seconds, states = time.monotonic() - began, len(chosen) * len(room.STATES)
    robots = counted(len(chosen), "robot")
    tell(f"{robots}, {states} states, {len(text.encode()) / 1e6:.3g} MB, {seconds:.1f} s")


def _one_thing(*asked: bool) -> None:
    if sum(asked) > 1:
        raise UsageError("-o, --schema, --checker and --json each ask for another thing; give one")


def _list(names: tuple[str, ...], as_json: bool) -> None:
    from rnea.apps.vectors import public as room
    from rnea.report.tables.terminal import plain_table

    records = [room.record_named(name) for name in names]
    if as_json:
        facts = [
            {
                "name": record["name"],
                "bodies": len(record["bodies"]),
                "speeds": len(record["speeds"]),
                "joints": _kinds(record),
                "urdf": record["urdf"] is not None,
            }
            for record in records
        ]
        show_json({"robots": facts, "states": room.STATES, "answers": [*room.ANSWERS]})
        return
    rows = [
        (
            record["name"],
            str(len(record["bodies"])),
            str(len(record["speeds"])),
            " ".join(f"{count}{_LETTERS[kind]}" for kind, count in _kinds(record).items()),
            "no" if record["urdf"] is None else "yes",
        )
        for record in records
    ]
    title = f"Test vectors, each robot in {len(room.STATES)} states"
    show_tables(plain_table(title, ("robot", "bodies", "speeds", "joints", "URDF"), rows))
    print_line("R turns, P slides, S is spherical, F free")
    tell("note: nothing is written; -o vectors.json writes the file")


def _kinds(record: dict[str, Any]) -> dict[str, int]:
    """How many joints of each kind."""
    kinds = [body["joint"]["kind"] for body in record["bodies"]]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
