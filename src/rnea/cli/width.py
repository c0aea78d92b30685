"""How wide lines may be: as wide as the terminal, or as COLUMNS says.

Where there is neither (a pipe, a file) lines are as long as what they say, so that programs find a
table's row in one line and a message in one line.
"""

from __future__ import annotations

import os
import textwrap
from typing import TextIO

# narrower than this nothing can be laid out
_LEAST = 40


def width_of(stream: TextIO) -> int | None:
    """Columns of what is printed to a stream; None: no limit."""
    told = os.environ.get("COLUMNS", "")
    if told.isascii() and told.isdecimal() and int(told) > 0:
        return max(_LEAST, int(told))
    try:
        columns = os.get_terminal_size(stream.fileno()).columns if stream.isatty() else 0
    except (OSError, ValueError):
        columns = 0
    return max(_LEAST, columns) if columns else None


def folded(text: str, width: int | None) -> str:
    """Lines that are too long go on below, between words; a word that is longer stays whole.

    >>> folded("note: the motion leaves its limits", 20)
    'note: the motion\\n  leaves its limits'
    """
    return "\n".join(_folded(line, width) for line in text.split("\n"))


def _folded(line: str, width: int | None) -> str:
    if width is None or len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(
        line,
        width,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
    )


def command_lines(words: list[str], width: int | None) -> list[str]:
    """A command to be copied, indented; where it is too long it goes on as a shell has it.

    >>> command_lines(["rnea torque", "planar_2r", "--q=1,2"], 26)
    ['  rnea torque planar_2r \\\\', '      --q=1,2']
    """
    lines = ["  " + words[0]]
    for word in words[1:]:
        if width is None or len(lines[-1]) + len(word) + 3 <= width:
            lines[-1] += " " + word
        else:
            lines[-1] += " \\"
            lines.append(" " * 6 + word)
    return lines
