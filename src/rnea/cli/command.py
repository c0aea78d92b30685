"""Commands as the command line knows them: how their help is laid out."""

from __future__ import annotations

from typing import Any

import typer.core

from rnea.cli.examples import HEADING, continued, examples_of, prose_of
from rnea.cli.forms import lists_of
from rnea.cli.help_sections import SECTIONS
from rnea.cli.options.repeats import refuse_repeats
from rnea.cli.options.typed import torn_list
from rnea.cli.options.values import UsageError
from rnea.cli.usage_errors import in_our_form


def write_help(command: Any, formatter: Any) -> None:
    """What a command does, and examples that can be pasted, each on lines of its own."""
    if prose := prose_of(command):
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(prose)
    if examples := examples_of(command):
        with formatter.section(HEADING.removesuffix(":")):
            for call in examples:
                for line in continued(call, formatter.width - formatter.current_indent):
                    formatter.write(f"{'':{formatter.current_indent}}{line}\n")


class Command(typer.core.TyperCommand):
    """A command whose help has sections, and whose errors have the form of ours."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not ctx.resilient_parsing and (torn := torn_list(args, lists_of(self))):
            raise UsageError(torn)
        with in_our_form(ctx, args):
            refuse_repeats(self, ctx, args)
            return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Arguments by the names that help explains; brackets around what may be left out."""
        pieces = [self.options_metavar] if self.options_metavar else []
        for param in self.get_params(ctx):
            if param.param_type_name == "argument":
                called = str(param.metavar)
                pieces.append(called if param.required else f"[{called}]")
        return pieces

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_help(self, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Options that belong together stand under a name of their own, behind all others."""
        sections: dict[str, list[tuple[str, str]]] = {
            title: [] for title in ("Arguments", "Options", *SECTIONS)
        }
        for param in self.get_params(ctx):
            usual = "Arguments" if param.param_type_name == "argument" else "Options"
            title = getattr(param, "rich_help_panel", None) or usual
            if (record := param.get_help_record(ctx)) is not None:
                called = str(param.metavar) if usual == "Arguments" else record[0]
                sections.setdefault(title, []).append((called, record[1]))
        for title, records in sections.items():
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)
