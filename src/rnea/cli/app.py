"""The command `rnea`: one file per command; here they meet, and errors become text."""

from __future__ import annotations

import contextlib
import errno
import signal
import sys
import warnings
from typing import Annotated, Any

import typer

from rnea.cli import output, shells, streams
from rnea.cli.completing import words
from rnea.cli.options import robot_files
from rnea.cli.options.values import UsageError, one_of
from rnea.cli.output import complain, tell
from rnea.cli.registry import Commands
from rnea.errors import RneaError
from rnea.robot.loading import BASES
from rnea.system.version import __version__

app = typer.Typer(
    name="rnea",
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"rnea {__version__}")
        raise typer.Exit


def _installed(context: typer.Context, shell: str) -> None:
    if shell and not context.resilient_parsing:
        shells.install(one_of("shell", shell, shells.SHELLS))
        raise typer.Exit


def _shown(context: typer.Context, shell: str) -> None:
    if shell and not context.resilient_parsing:
        shells.show(one_of("shell", shell, shells.SHELLS))
        raise typer.Exit


@app.callback()
def _options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="print the version")
    ] = False,
    package: Annotated[
        list[str] | None,
        typer.Option(help="a folder that files may name others in, as package://NAME/ or by path"),
    ] = None,
    xacro_arg: Annotated[
        list[str] | None,
        typer.Option(help="an argument of a xacro file; repeatable"),
    ] = None,
    xacro: Annotated[
        bool, typer.Option("--xacro", help="expand xacro in a file not named .xacro")
    ] = False,
    density: Annotated[
        float | None, typer.Option(help="links without a mass get that of their shapes")
    ] = None,
    no_mimic: Annotated[
        bool, typer.Option("--no-mimic", help="joints that follow others move on their own")
    ] = False,
    allow_infeasible_inertia: Annotated[
        str, typer.Option(help="the reason why inertias that no body can have are meant")
    ] = "",
    base: Annotated[
        str,
        typer.Option(
            help="free: the robot floats; fixed: it stands, whatever its file says",
            autocompletion=words(BASES),
        ),
    ] = "",
    install_completion: Annotated[
        str,
        typer.Option(
            help="let a shell complete our words by the tab key; without a name the present one",
            callback=_installed,
            is_eager=True,
            autocompletion=words(shells.SHELLS),
        ),
    ] = "",
    show_completion: Annotated[
        str,
        typer.Option(
            help="print the script for that, to be kept elsewhere",
            callback=_shown,
            is_eager=True,
            autocompletion=words(shells.SHELLS),
        ),
    ] = "",
) -> None:
    """Robot dynamics: which joint torques does a motion need?

    Options of robot files stand before the command. `rnea COMMAND -h` tells of a command.

    Examples:
      rnea torque puma560 --q 0,pi/4,pi,0,pi/4,0
      rnea --density 1000 torque arm.urdf motion.csv
    """
    output.begin()
    command = context.invoked_subcommand
    robot_files.choose(
        command,
        package or [],
        xacro_arg or [],
        xacro,
        density,
        not no_mimic,
        allow_infeasible_inertia,
        base,
    )


def _show_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """One line on stderr, like every other message."""
    tell(f"warning: {message}")


def main() -> None:
    """Exit codes: 0 done, 1 the input is wrong, 2 wrong usage of the command, 130 interrupted."""
    code = 130
    with contextlib.suppress(KeyboardInterrupt), streams.ending_by_signals():
        code = _exit_code()
    sys.exit(code)


def _exit_code() -> int:
    """Run the command that was typed. Output that could not be written is a failure too."""
    with streams.lasting_streams() as lost:
        code, failed = 0, None
        try:
            code = _code()
        except OSError as problem:
            failed = problem
        if failed := failed or lost():
            _drop(failed)
            code = code or 1
    return code


def _code() -> int:
    """Run the command that was typed."""
    try:
        if shells.is_asking():
            shells.complete(app)
            return 0
        warnings.showwarning = _show_warning
        app(prog_name="rnea")
    except RneaError as problem:
        complain(str(problem))
        return 2 if isinstance(problem, UsageError) else 1
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def _drop(problem: OSError) -> None:
    """Say why the output is not there; a reader that went away (rnea ... | head) knows."""
    if problem.errno == errno.EPIPE and hasattr(signal, "SIGPIPE"):
        streams.end_by(signal.SIGPIPE)
    closed = problem.errno == errno.EBADF
    complain(
        "there is no standard output to write to"
        if closed
        else f"cannot write the output: {problem.strerror}"
    )
