"""rnea robots: the catalogue."""

from __future__ import annotations

from rnea.cli.as_json import AsJson
from rnea.cli.output import show_json, show_tables
from rnea.core.description import DHTable
from rnea.files.catalogs import robots as catalogue
from rnea.robot import Robot
from rnea.robot.loading import load


def robots(
    as_json: AsJson = False,
) -> None:
    """The robots of the catalogue: kind, joints, source.

    Examples:
      rnea robots
    """
    facts = [_facts(name, load(name)) for name in catalogue.names()]
    if as_json:
        show_json(facts)
        return
    from rnea.report.tables.terminal import plain_table

    rows = [(f["name"], f["kind"], f["joints"], f["title"], f["source"]) for f in facts]
    columns = ("name", "kind", "joints", "robot", "source")
    table = plain_table("Robots of the catalogue", columns, rows, words=(1, 2, 3, 4))
    table.columns[-1].max_width = 60
    show_tables(table)


def _facts(name: str, robot: Robot) -> dict[str, str]:
    structure = robot.description.structure
    kind = f"{structure.convention} DH" if isinstance(structure, DHTable) else "tree"
    joints = [body.joint for body in robot.model.independent]
    letters = "".join(
        joint.kind[0].upper() if joint.turns or joint.slides else f" {joint.kind} "
        for joint in joints
    )
    return {
        "name": name,
        "kind": kind,
        "joints": f"{len(joints)} ({' '.join(letters.split())})",
        "title": robot.name,
        "source": robot.description.source,
        "licence": robot.description.licence,
    }
