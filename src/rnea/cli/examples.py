"""Examples of a command: the lines of its docstring under `Examples:`, one call each.

A line that is indented further goes on with the call above it.
"""

from __future__ import annotations

import textwrap
from typing import Protocol

HEADING = "Examples:"
_MORE = " \\"


class Helped(Protocol):
    """What has a help text: a command or the group of all."""

    help: str | None


def examples_of(command: Helped) -> list[str]:
    """The calls that a command's help shows, each in one line."""
    calls: list[str] = []
    lines = textwrap.dedent((command.help or "").partition(f"{HEADING}\n")[2]).splitlines()
    for line in lines:
        if line.startswith(" ") and calls:
            calls[-1] += f" {line.strip()}"
        elif line.strip():
            calls.append(line.strip())
    return calls


def prose_of(command: Helped) -> str:
    """What its help says before the examples: paragraphs between empty lines."""
    return (command.help or "").partition(f"{HEADING}\n")[0].rstrip()


def continued(call: str, width: int, indent: int = 2) -> list[str]:
    r"""A call in lines of at most `width`, to be pasted as they stand.

    No word is broken, and an option stays beside its value.

    >>> continued("rnea torque puma560 --q 0,pi/4,pi,0,pi/4,0", 30)
    ['rnea torque puma560 \\', '  --q 0,pi/4,pi,0,pi/4,0']
    """
    lines: list[str] = []
    line = ""
    for part in _parts(call):
        longer = f"{line} {part}".lstrip() if not lines else f"{line} {part}"
        if line.strip() and len(longer) + len(_MORE) > width:
            lines.append(line + _MORE)
            longer = " " * indent + part
        line = longer
    return [*lines, line]


def _parts(call: str) -> list[str]:
    """Words, options with their values: what begins with a dash takes what follows."""
    parts: list[str] = []
    for word in call.split(" "):
        opened = bool(parts) and parts[-1].startswith("-") and " " not in parts[-1]
        if opened and not word.startswith("-"):
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return parts
