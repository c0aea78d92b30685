"""All commands: their names by section; each is imported when it is asked for.

Most calls need one command, and one press of the tab key needs none: what a command imports is
not paid for by the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import typer
import typer.core

from rnea.cli.command import Command, write_help
from rnea.cli.examples import prose_of
from rnea.cli.forms import give_forms
from rnea.cli.help_sections import give_headings
from rnea.cli.options.payload_options import with_payload_options
from rnea.cli.options.repeats import refuse_repeats
from rnea.cli.shells import with_shell
from rnea.cli.usage_errors import in_our_form

# in the order of the help; each is a function of its own name in a file of its own name
SECTIONS: dict[str, tuple[str, ...]] = {
    "Torques and motions": ("torque", "motion", "simulate", "size", "sample", "summary"),
    "Robots and their files": (
        *("show", "check", "convert", "robots", "catalogues", "parameters", "transform"),
    ),
    "Recordings of a real robot": ("log", "excite", "identify", "payload"),
    "The textbook": ("explain", "derive", "exercise", "diagnose"),
    "Pictures and pages": ("plot", "animate", "studio"),
    "Code, speed and this installation": ("export", "vectors", "bench", "doctor", "demo"),
}
NAMES = tuple(name for names in SECTIONS.values() for name in names)


@cache
def _command(name: str) -> Any:
    module = import_module(f"rnea.cli.commands.{name}")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    alone.command(name, cls=Command)(with_payload_options(getattr(module, name)))
    command = typer.main.get_command(alone)
    give_forms(command, name)
    give_headings(command)
    return command


class _Commands(Mapping[str, Any]):
    """Commands by name."""

    def __getitem__(self, name: str) -> Any:
        if name not in NAMES:
            raise KeyError(name)
        return _command(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


@dataclass(frozen=True)
class _Offered:
    """What a shell shows of a command: its name, and where it belongs."""

    section: str
    hidden: bool = False

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.section


class Commands(typer.core.TyperGroup):
    """The command `rnea` itself."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands: Any = _Commands()
        give_forms(self, "")

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # a shell that completes has not been told everything yet
        args = args if ctx.resilient_parsing else with_shell(args)
        with in_our_form(ctx, args):
            refuse_repeats(self, ctx, args)
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        with in_our_form(ctx, args):
            return super().resolve_command(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(NAMES)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Names are offered without importing what they name."""
        self.commands = {
            name: _Offered(title) for title, names in SECTIONS.items() for name in names
        }
        try:
            return super().shell_complete(ctx, incomplete)
        finally:
            self.commands = _Commands()

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_help(self, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Every command with the first sentence of its help, whole."""
        widest = max(map(len, NAMES))
        for title, names in SECTIONS.items():
            with formatter.section(title):
                # one width for all sections
                rows = [
                    (f"{name:{widest}}", _first_sentence(self.commands[name])) for name in names
                ]
                formatter.write_dl(rows)


def _first_sentence(command: Any) -> str:
    first, _, _ = prose_of(command).partition("\n\n")
    return " ".join(first.split())
