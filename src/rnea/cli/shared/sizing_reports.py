"""The report of `rnea size`: what was asked and drawn, put together for its printers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from rnea.apps.sizing.sizing import Sizing
from rnea.cli.options.catalog_choice import catalog_info, unconfirmed
from rnea.cli.options.loads import wrench_lines
from rnea.cli.output import made_of, tell, write_bytes, write_text
from rnea.core.spatial import number, path_text
from rnea.errors import counted
from rnea.system.version import __version__

if TYPE_CHECKING:
    from rnea.apps.trajectory.trajectory import Trajectory
    from rnea.report.document.parts import ReportFigure
    from rnea.report.document.sizing_report import SizingContext
    from rnea.robot import Robot

# joints whose names find room in the picture of a robot, which is so many cm wide and high
_MOST_NAMED, _ROBOT_SIZE = 12, (11.0, 9.0)
REPORTS = {"html": (".html", ".htm"), "pdf": (".pdf",), "markdown": (".md",)}


def refuse_report_early(form: str, output: str | None) -> None:
    """What the report cannot be made without is missed before anything is computed."""
    if output is None or form == "markdown":
        return
    from rnea.report.style import require_matplotlib
    from rnea.system.optional_packages import optional

    if form == "pdf":
        optional("typst", "reports in PDF need", "an .html report needs none")
    require_matplotlib()


def write_report(
    output: str,
    form: str,
    sizings: Sequence[Sizing],
    asked: dict[str, Any],
) -> None:
    """asked: what the command was given, by the names of `sizing_context`."""
    from rnea.report.document.markdown import report_markdown
    from rnea.report.document.page import report_page
    from rnea.report.document.pdf import report_pdf
    from rnea.report.document.sizing_report import sizing_report

    context = sizing_context(sizings, with_pictures=form != "markdown", **asked)
    report = sizing_report(sizings, f"Drives of {asked['arm'].name}", context)
    if form == "pdf":
        write_bytes(report_pdf(report), output)
    else:
        write_text((report_page if form == "html" else report_markdown)(report), output)
    tell(f"report written to {output}")


def _gears(motors: str | None, sizing: Sizing) -> str:
    if motors is None and sizing.fitted:
        return "those of the robot's file"
    return "none: ratios as the tables say"


def sizing_context(
    sizings: Sequence[Sizing],
    *,
    with_pictures: bool,
    arm: Robot,
    robot: str,
    motion: str,
    path: Trajectory,
    place: str,
    shape: str = "a point",
    wrench: Any = None,
    motors: str | None = None,
    gearboxes: str | None = None,
    notes: Sequence[str] = (),
    project: str = "",
    author: str = "",
) -> SizingContext:
    """robot, motion: what the user called them; place, shape: where payloads are, and what;
    motors, gearboxes: the catalogs; project, author: for whom the report is, and by whom."""
    from rnea.report.document.sizing_report import SizingContext

    cycle, described = sizings[0].cycle, arm.description
    masses = [
        (frame.name, mass)
        for frame in arm.model.frames.values()
        if frame.mount != "frame" and (mass := float(frame.inertia.mass))
    ]
    payloads = " and ".join(f"{number(one.payload)} kg" for one in sizings)
    cycle_text = f"{number(cycle.motion, 6)} s of motion"
    if cycle.standing:
        cycle_text += f", {number(cycle.standing, 6)} s of it at rest"
    if cycle.dwell:
        cycle_text += f", then {number(cycle.dwell, 6)} s at its last pose"
    facts = [
        *((name, text) for name, text in (("project", project), ("author", author)) if text),
        ("robot", f"{arm.name} ({path_text(robot)}), {number(sum(m for _, m in masses), 5)} kg"),
        ("its source", described.source or "not said"),
        (
            "motion",
            f"{path_text(motion)}: {counted(len(path), 'row')}, {number(cycle.motion, 6)} s",
        ),
        (
            "cycle",
            f"{cycle_text}: {number(cycle.duration, 6)} s, ED {100 * cycle.duty_factor:.3g} %",
        ),
        ("payload", f"{payloads}, {shape} at {place}" if payloads != "0 kg" else "none"),
        ("wrench", "; ".join(wrench_lines(wrench)) or "none"),
        ("friction", _friction(arm)),
        ("motors", path_text(motors or "those of the robot's file")),
        ("gearboxes", path_text(gearboxes or _gears(motors, sizings[0]))),
        ("units", "SI: N m, N, rad/s, m/s, W, kg; torques at the joint unless said"),
        ("made", f"{date.today().isoformat()} by rnea {__version__}"),
    ]
    catalogs = [
        (path_text(name), catalog_info(name, kind).notes)
        for name, kind in ((motors, "motors"), (gearboxes, "gearboxes"))
        if name is not None
    ]
    pictures = _pictures(sizings, arm, path, place) if with_pictures else []
    return SizingContext(
        facts=facts,
        notes=list(notes),
        masses=masses,
        catalogs=catalogs,
        finding=unconfirmed(motors, gearboxes),
        pictures=pictures,
        foot=made_of(arm, robot),
    )


def _pictures(
    sizings: Sequence[Sizing], arm: Robot, path: Trajectory, place: str
) -> list[ReportFigure]:
    """The arm, the cycle over time, torque over speed and loads, of the heaviest payload."""
    from rnea.report.document.parts import picture
    from rnea.report.robot_figures.plot import plot

    heaviest = max(sizings, key=lambda one: one.payload)
    load = f", {number(heaviest.payload)} kg at {place}" if heaviest.payload else ""
    dwell = ", and in the dwell after it" if heaviest.cycle.dwell else ""
    rated = heaviest.fitted or any(heaviest.candidates.values())
    motors = "; below, how fast the motors turn" if rated else ""
    whose = "Each motor's torque over its speed, at its shaft" if rated else "Torque over speed"
    named = len(arm.model.bodies) <= _MOST_NAMED
    robot = plot(arm, q=path.q[0], axes=True, names=named, size=_ROBOT_SIZE)
    shown = [
        picture(robot, "The robot where the motion starts, with the axes of its joints."),
        picture(
            plot(heaviest, arm, what="cycle"),
            f"Torques, without rotors, and speeds of the joints along the motion{dwell}{motors}"
            f"{load}.",
        ),
        picture(
            plot(heaviest, arm),
            f"{whose}{load}: the motion within what the drive can give. The cross is the RMS of "
            "both over the cycle.",
        ),
    ]
    best = heaviest.fitted or [some[0] for some in heaviest.candidates.values() if some]
    if any(rating.shares for rating in best):
        shown.append(
            picture(plot(heaviest, arm, what="loads"), f"Parts of the limits that are used{load}.")
        )
    return shown


def _friction(arm: Robot) -> str:
    """Which joints rub: torques are smaller than real ones where the file forgot that they do."""
    joints = [body.joint.name for body in arm.model.bodies]
    rubbing = [body.joint.name for body in arm.model.bodies if body.losses.rubs]
    if not rubbing:
        return "none in the robot's file: real joints need more than what is told here"
    if len(rubbing) == len(joints):
        return "of the robot's file, in every joint"
    without = [name for name in joints if name not in rubbing]
    return f"of the robot's file; none in {', '.join(without)}, where real joints need more"
