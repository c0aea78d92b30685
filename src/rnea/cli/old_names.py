"""Commands: names that options had before work for one version more, with a note on stderr."""

from __future__ import annotations

from typing import Any

import typer.core

from rnea.cli.output import tell
from rnea.cli.values import UsageError

# of each command, the old name and the one it has now
RENAMED: dict[str, dict[str, str]] = {
    "motion": {"--from": "--q"},
    "animate": {"--from": "--q"},
    "simulate": {"--from": "--q", "--velocity": "--qd", "--motor-from": "--q-motor"},
}


class Command(typer.core.TyperCommand):
    """A command that still hears its old names, and whose help has sections."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, renamed(args, RENAMED.get(self.name or "", {})))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Options that belong together stand under a name of their own, behind all others."""
        sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for param in self.get_params(ctx):
            usual = "Arguments" if param.param_type_name == "argument" else "Options"
            title = getattr(param, "rich_help_panel", None) or usual
            if (record := param.get_help_record(ctx)) is not None:
                sections.setdefault(title, []).append(record)
        for title, records in sections.items():
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)


def renamed(args: list[str], names: dict[str, str]) -> list[str]:
    """The words of a call with every old name in today's; a note for each."""
    out, said = [], [word.partition("=")[0] for word in args]
    for word in args:
        option, sign, value = word.partition("=")
        if option in names:
            now = names[option]
            if now in said:
                raise UsageError(f"{option} is the former name of {now}: give one of them")
            tell(f"note: {option} is called {now} now; the old name goes with the next version")
            word = now + sign + value
        out.append(word)
    return out
