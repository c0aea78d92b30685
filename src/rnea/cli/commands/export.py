"""rnea export: a robot's dynamics as source code for another machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import lists, quantities, words
from rnea.cli.options.endings import format_of
from rnea.cli.options.loads import frame_named
from rnea.cli.options.locking import Lock
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying, load_lines
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import identity, show_json, show_tables, tell, write_text
from rnea.core.recursions import AS_METHODS, OF_LOOPS, QUANTITIES, Conditions
from rnea.core.recursions import quantity as row_named
from rnea.engine.export.c_printer import Style
from rnea.engine.export.source import About
from rnea.engine.export.targets import TARGETS, Target
from rnea.engine.ir.program import FORMS, ProgramRequest, all_forms, cheapest, program
from rnea.errors import suggestion
from rnea.robot import Robot
from rnea.system.version import __version__

# what is exported unless the user says otherwise; a Jacobian is that of the tool
USUAL = (
    *("inverse_dynamics", "gravity_torque", "bias", "mass_matrix", "coriolis_matrix"),
    *("kinetic_energy", "potential_energy"),
)
# columns of the table of counts, and the operations in each
_COLUMNS = {
    "fused": ("fma", "fms", "fnma"),
    "+ -": ("add", "sub"),
    "*": ("mul",),
    "/": ("div",),
    "neg": ("neg",),
    "sin cos": ("sin", "cos"),
    "sqrt": ("sqrt",),
    "sign": ("sign",),
    "exp tanh": ("exp", "tanh"),
}


def export(
    robot: RobotName,
    to: Annotated[
        str,
        typer.Option(
            help="; ".join(f"{t.name}: {t.description}" for t in TARGETS.values()),
            autocompletion=words(TARGETS),
        ),
    ] = "",
    quantity: Annotated[
        str,
        typer.Option(
            help=f"which, separated by commas; default {', '.join(USUAL)}; "
            f"also: {', '.join(name for name in QUANTITIES if name not in USUAL)}; "
            f"of robots with loops: {', '.join(OF_LOOPS)}",
            autocompletion=lists(quantities),
        ),
    ] = "",
    frame: Annotated[
        str, typer.Option(help="of jacobian, wrench_at and motion_at; default tool")
    ] = "",
    friction: Annotated[bool, typer.Option(help="torques with friction")] = True,
    rotor: Annotated[
        bool, typer.Option(help="torques, masses and energies with the rotors")
    ] = True,
    spring: Annotated[bool, typer.Option(help="torques and energies with springs")] = True,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="the robot's own link frames and masses, more operations"),
    ] = False,
    single: Annotated[
        bool, typer.Option("--float32", help="C, Rust, CUDA: float instead of double")
    ] = False,
    no_fma: Annotated[
        bool, typer.Option("--no-fma", help="C, Rust, CUDA: a * b + c instead of fma(a, b, c)")
    ] = False,
    main: Annotated[
        bool, typer.Option("--main", help="C: with a main that prints every result at one state")
    ] = False,
    prefix: Annotated[str, typer.Option(help="C, CUDA: what every name begins with")] = "rnea",
    count: Annotated[
        bool, typer.Option("--count", help="print the numbers of operations, write nothing")
    ] = False,
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            help="folder, or FILE.c (and FILE.h), FILE.py, FILE.mjs, FILE.m, FILE.rs, FILE.cu",
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Self-contained source of a robot's dynamics: C99, Rust, CUDA, MATLAB, Python, JavaScript.

    Link frames are chosen anew and masses regrouped where that saves operations; results stay the
    same to rounding. --plain leaves the robot as it is.

    Examples:
      rnea export ur5 --quantity inverse_dynamics,mass_matrix -o ur5.c
      rnea export puma560 --float32 --no-fma --prefix puma -o puma.c
      rnea export panda --no-friction -o panda.py
      rnea export ur5 --quantity inverse_dynamics,jacobian -o ur5.mjs
      rnea export panda --to jax -o panda.py
      rnea export panda --count
      rnea export ur5 --payload 1.2 --payload-at 0,0,0.08 -o loaded.c
    """
    has = (friction, rotor, spring)
    requests = _requests(quantity, Conditions(None, None, None, *has, frame=frame))
    endings = {t.name: (t.suffix,) for t in TARGETS.values()}
    if not to and output and not Path(output).is_dir() and not count:
        to = format_of(output, endings)
    target = _target(to or "c", {"--float32": single, "--no-fma": no_fma, "--main": main})
    style = Style(prefix, single, not no_fma, main)
    place = None if count else _place(output, prefix, target.suffix)
    arm = carrying(load_robot(robot, lock), load)
    about_frames = [name for name, asked in requests.items() if asked.quantity.frame]
    if about_frames:
        frame = frame_named(arm, frame, "--frame FRAME")
    if main and arm.model.closure is not None:
        raise UsageError(
            "--main prints results at a state that nobody chose, where loops are open: "
            f"leave it out for {arm.name}"
        )
    if place is None:
        _show_counts(arm, requests, plain, as_json)
        return
    programs = {
        name: program(arm.model, asked, form="as given") if plain else cheapest(arm.model, asked)
        for name, asked in requests.items()
    }
    chosen = [f"With {line}" for line in load_lines(arm, load)]
    chosen += [f"Locked: {'; '.join(lock)}"] if lock else []
    chosen += [f"Frame of {', '.join(about_frames)}: {frame}"] if about_frames else []
    terms = dict(zip(("friction", "rotors", "springs"), has, strict=True))
    about = replace(_about(arm, terms), chosen=tuple(chosen))
    texts = target.print(programs, about, style, place.stem)
    for name, text in texts.items():
        write_text(text, str(place.with_name(name)))
    files = [str(place.with_name(name)) for name in texts]
    if as_json:
        operations = {name: each.operations for name, each in programs.items()}
        show_json(identity(arm) | {"written": files, "to": target.name, "operations": operations})
    else:
        tell(f"wrote {' and '.join(files)}")


def _about(arm: Robot, terms: Mapping[str, bool]) -> About:
    model = arm.model
    return About(
        arm.name,
        arm.hash,
        __version__,
        tuple((body.joint.name, body.joint.kind) for body in model.independent),
        tuple(float(x) for x in model.gravity),
        tuple(terms.items()),
        tuple((x.name, x.unit) for x in model.coordinates),
        tuple((x.name, x.unit, x.effort_name, x.effort_unit) for x in model.dofs),
    )


def _target(to: str, of_style: Mapping[str, bool]) -> Target:
    if to not in TARGETS:
        raise UsageError(f"--to {to}: possible are {', '.join(TARGETS)}")
    for option, asked in of_style.items():
        if asked and option not in TARGETS[to].options:
            known = ", ".join(t.name for t in TARGETS.values() if option in t.options)
            raise UsageError(f"{option} is for --to {known} only")
    return TARGETS[to]


def _requests(quantity: str, case: Conditions) -> dict[str, ProgramRequest]:
    """The quantities asked for, each once."""
    words = [w.strip() for w in quantity.split(",")] if quantity.strip() else USUAL
    known = [*QUANTITIES, *OF_LOOPS, *AS_METHODS]
    for word in words:
        if word not in known:
            raise UsageError(f"unknown quantity {word!r}. {suggestion(word, known)}")
    return {word: ProgramRequest.of(row_named(word), case) for word in words}


def _place(output: str, prefix: str, suffix: str) -> Path:
    """The source file: as named, or named by the prefix in a folder."""
    path = Path(output)
    if output and path.is_dir():
        return path / f"{prefix}{suffix}"
    if path.suffix != suffix:
        told = f"-o {output} is neither" if output else "say where to write with -o:"
        joined = "nor" if output else "or"
        raise UsageError(f"{told} an existing folder {joined} a file FILE{suffix}")
    return path


def _show_counts(
    arm: Robot, requests: Mapping[str, ProgramRequest], plain: bool, as_json: bool
) -> None:
    """What the export would compute, by kind of operation, and what each change saves."""
    from rnea.report.tables.terminal import plain_table

    kinds, totals, facts = [], [], {}
    for word, asked in requests.items():
        forms = all_forms(arm.model, asked)
        taken = forms["as given"] if plain else min(forms.values(), key=lambda p: p.operations)
        counts = taken.tape.counts()
        cells = [sum(counts[each] for each in group) for group in _COLUMNS.values()]
        kinds.append((word, *(str(cell) for cell in [*cells, taken.operations])))
        totals.append((word, *(str(each.operations) for each in forms.values())))
        facts[word] = {
            "by_kind": {kind: number for kind, number in counts.items() if number},
            "all": taken.operations,
            "by_form": {form: each.operations for form, each in forms.items()},
        }
    if as_json:
        show_json(identity(arm) | {"operations": facts})
        return
    show_tables(
        plain_table("Operations per call", ("quantity", *_COLUMNS, "all"), kinds),
        plain_table(
            "All of them: link frames as given, chosen anew, masses regrouped, both",
            ("quantity", *FORMS),
            totals,
        ),
    )
