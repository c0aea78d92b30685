"""Completion in shells: the scripts that they read, and the answer when they ask.

A shell asks by calling `rnea` with _RNEA_COMPLETE in its environment. The protocol and the scripts
are typer's.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Any

from rnea.cli.options.values import UsageError, one_of
from rnea.cli.output import tell

SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
OPTIONS = ("--install-completion", "--show-completion")
VARIABLE = "_RNEA_COMPLETE"


def is_asking() -> bool:
    """Whether it is a shell that calls, for a press of its tab key."""
    return VARIABLE in os.environ


def complete(app: Any) -> None:
    """Offer what may come next. What goes wrong is not said: it would be printed into the line that
    somebody is typing."""
    from typer.completion import completion_init

    completion_init()
    with contextlib.redirect_stderr(io.StringIO()):
        try:
            app(prog_name="rnea")
        except Exception:
            sys.exit(1)


def with_shell(args: list[str]) -> list[str]:
    """The words of a call; where no shell is named it is the one from which we were called."""
    out = []
    for word, following in zip(args, [*args, ""][1:], strict=True):
        out.append(word)
        if word in OPTIONS and following not in SHELLS:
            if following and not following.startswith("-"):
                one_of("shell", following, SHELLS)
            out.append(_detected(word))
    return out


def _detected(option: str) -> str:
    try:
        # what typer itself asks
        import shellingham  # type: ignore[import-untyped]

        found: str = shellingham.detect_shell()[0]
    except (ImportError, OSError, RuntimeError):
        found = ""
    if found not in SHELLS:
        raise UsageError(f"{option}: which shell? Legal: {', '.join(SHELLS)}")
    return found


def show(shell: str) -> None:
    """Print the script that a shell reads to know our completion."""
    from typer.completion import get_completion_script

    print(get_completion_script(prog_name="rnea", complete_var=VARIABLE, shell=shell))


def install(shell: str) -> None:
    """Put the script where the shell finds it."""
    from typer.completion import install as put

    found, path = put(shell=shell, prog_name="rnea", complete_var=VARIABLE)
    tell(f"completion for {found} is in {path}; it works in the next shell that is started")
