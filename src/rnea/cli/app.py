"""The command `rnea`: one file per command; here they meet, and errors become text."""

from __future__ import annotations

import sys

import typer

import rnea
from rnea.cli import demo, robots, show, torque
from rnea.cli.output import complain
from rnea.errors import RneaError

app = typer.Typer(
    name="rnea",
    help="Robot dynamics: which joint torques does a motion need?",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(torque.torque)
app.command()(show.show)
app.command()(robots.robots)
app.command()(demo.demo)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"rnea {rnea.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True),
) -> None:
    """Robot dynamics: which joint torques does a motion need?"""


def main() -> None:
    """Exit codes: 0 done, 1 the input is wrong, 2 wrong usage of the command."""
    try:
        app()
    except RneaError as problem:
        complain(str(problem))
        sys.exit(1)
    except BrokenPipeError:
        # the reader of our output went away (rnea ... | head)
        sys.stderr.close()
        sys.exit(0)
