"""The robots of the catalogue: one table, and a page for each with its picture and its numbers."""

from __future__ import annotations

from pathlib import Path

from docstrings import plain
from made_pages import contents, heading, indented, table, write
from sphinx.application import Sphinx

import rnea


def _joints(robot: rnea.Robot) -> str:
    model = robot.model
    loops = "" if model.closure is None else f", {model.closure.rows} equations of loops"
    return f"{model.title}{loops}"


def _page(name: str, robot: rnea.Robot) -> str:
    description, model = robot.description, robot.model
    text = (
        heading(name) + f"**{plain(description.name)}**: {_joints(robot)}, {model.mass:.4g} kg.\n\n"
    )
    text += f".. image:: {name}.svg\n   :alt: {plain(description.name)} at its zero\n"
    text += "   :width: 420\n\n"
    if description.notes:
        text += f"{plain(description.notes)}\n\n"
    text += f"Source: {plain(description.source)}\n\nLicence: {plain(description.licence)}\n\n"
    call = f'import rnea\n\narm = rnea.load("{name}")\n'
    text += ".. code-block:: python\n\n" + indented(call) + "\n"
    rows = [("joint", "kind", "from → to", "units", "position", "speed", "effort")]
    for body in model.bodies:
        joint, limits = body.joint, body.limits
        bounds = (limits.lower, limits.upper)
        between = "" if None in bounds else "{:.4g} to {:.4g}".format(*bounds)
        rows.append(
            (
                plain(joint.name),
                joint.kind,
                plain(f"{body.mounted_on} → {body.name}"),
                f"{joint.position_unit}, {joint.effort_unit}",
                between,
                _number(limits.velocity),
                _number(limits.effort),
            )
        )
    return text + heading("Joints", 1) + "Limits, where the file has them.\n\n" + table(rows)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4g}"


def _index(robots: dict[str, rnea.Robot]) -> str:
    rows = [("name", "robot", "joints", "n", "mass (kg)", "source")]
    for name, robot in robots.items():
        source = robot.description.source
        rows.append(
            (
                f":doc:`{name}`",
                plain(robot.description.name),
                _joints(robot),
                str(robot.n),
                f"{robot.mass:.4g}",
                plain(
                    source if len(source) <= 90 else source[: source.rindex(" ", 0, 86)] + " ..."
                ),
            )
        )
    text = heading("Robots of the catalogue")
    text += (
        'They come with the package and are loaded by name: ``rnea.load("ur5")``, ``rnea show '
        "ur5``. ``n`` is the number of speeds. Masses include the base. Every file says where its "
        "numbers come from, and their licence.\n\n"
    )
    return text + table(rows, "15 15 22 5 8 35") + contents(robots, hidden=True)


def _make(app: Sphinx) -> None:
    folder = Path(app.srcdir) / "look-up" / "robots"
    robots = {name: rnea.load(name) for name in rnea.robots()}
    pages = {name: _page(name, robot) for name, robot in robots.items()}
    write(folder, pages | {"index": _index(robots)})
    for name, robot in robots.items():
        rnea.plot(robot, what="robot", file=str(folder / f"{name}.svg"))


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", _make)
    return {"parallel_read_safe": True}
