"""What the parser of the command line has to say against a call, in the form of our own errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

from rnea.cli.forms import unit_of
from rnea.cli.options.typed import decimal_comma, refuse_units
from rnea.cli.options.values import UsageError
from rnea.errors import InputError

# the parser's own kind of usage error, wherever the parser's package keeps it
_ParserError: Any = typer.BadParameter.__base__


@contextmanager
def in_our_form(context: Any, args: list[str]) -> Iterator[None]:
    """context: whose command it is; args: the words of the call."""
    # the parser takes words away
    given = list(args)
    try:
        yield
    except _ParserError as problem:
        # without any word help is asked for, and is no error of ours
        if type(problem).__name__ == "NoArgsIsHelpError":
            raise
        message = _message(problem, given, problem.ctx or context)
        stop = " " if message.endswith("?") else ". "
        raise UsageError(message + stop + _help(problem.ctx or context)) from None


def _message(problem: Any, given: list[str], context: Any) -> str:
    if early := _of_every_command(problem):
        whole, command = problem.ctx.find_root().info_name, problem.ctx.info_name
        return f"{early} stands before the command: {whole} {early} ... {command} ..."
    if near := getattr(problem, "possibilities", None):
        return f"no such option: {problem.option_name}. Did you mean {' or '.join(sorted(near))}?"
    if near := _longer(getattr(problem, "option_name", ""), given, context):
        return f"no such option: {near.removeprefix('-')}. Did you mean {near}?"
    text = str(problem.format_message()).rstrip(".")
    if text.startswith("No such command 'help'"):
        about = " ".join(["rnea", *given[1:2], "--help"])
        return f"no such command 'help'. Did you mean {about}?"
    options = [] if getattr(problem, "param", None) is None else problem.param.opts
    value = _value_of(options, given)
    if value is not None and (kind := _wanted(text, value)):
        named = next(x for x in options if x.startswith("--"))
        try:
            refuse_units(value, named, [*filter(None, [unit_of(problem.param)])])
        except InputError as refused:
            return str(refused)
        return f"{named} {value}: not a {kind}{decimal_comma(value, {1})}"
    return text[:1].lower() + text[1:]


def _of_every_command(problem: Any) -> str:
    """The option that a command does not have, where the program as a whole has it."""
    name, ctx = getattr(problem, "option_name", None), problem.ctx
    if name is None or ctx is None or ctx.parent is None:
        return ""
    known = {opt for param in ctx.find_root().command.params for opt in param.opts}
    return name if name in known else ""


def _longer(option: str, given: list[str], context: Any) -> str:
    """The option that a word was meant for which begins with one dash, as -qd; empty if none is.
    option: the letter that the parser stumbled over."""
    known = {x for parameter in context.command.params for x in parameter.opts}
    words = (word.partition("=")[0] for word in given if option and word.startswith(option))
    return next((f"-{word}" for word in words if f"-{word}" in known), "")


def _wanted(text: str, value: str) -> str:
    """The kind of number that a value should have been, by the parser's words; empty if it is."""
    whole = "integer" in text
    try:
        int(value) if whole else float(value)
    except ValueError:
        wanted = "number" in text or "float" in text
        return "whole number" if whole else "number" * wanted
    return ""


def _value_of(options: list[str], given: list[str]) -> str | None:
    """The word that an option was given, the last where there are several."""
    found = None
    for k, word in enumerate(given):
        option, sign, value = word.partition("=")
        if option in options:
            found = value if sign else next(iter(given[k + 1 : k + 2]), None)
    return found


def _help(context: Any) -> str:
    usage = " ".join(context.get_usage().removeprefix("Usage:").split())
    return f"Usage: {usage}; {context.command_path} -h tells more"
