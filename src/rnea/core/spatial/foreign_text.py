"""Text that others wrote, on its way into a language in which it could be a command.

Names of joints, links, columns and files come from files of strangers. Every writer passes them
through the function of its language here. LaTeX has symbols besides: `views.latex_text` adds them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

# what spreadsheets take for the beginning of a formula, also in full width
_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
# a number, perhaps with a bracket or a unit, is none
_NUMBER = re.compile(r"[+-]?[\d.]+(?:e[+-]?\d+)?[)\]]*(?:\s[\w/ ]*)?", re.IGNORECASE)
# what begins a heading or an item of a list
_BLOCK = re.compile(r"^(\s*)(#{1,6}|[-+]|\d{1,9}[.)])(?=\s)")


def plain(text: str) -> str:
    r"""Text for a terminal: what it would obey, and what it cannot show, is shown as Python does.

    >>> print(plain("a\x1b[31mred"))
    a\x1b[31mred
    """
    return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)


def no_formula(text: str) -> str:
    """Text that no spreadsheet runs; an apostrophe in front of it says so.

    >>> no_formula("=cmd()"), no_formula("-9.81 m/s2")
    ("'=cmd()", '-9.81 m/s2')
    """
    text = plain(text)
    inner = text.lstrip()
    if not inner.startswith(_FORMULA) or _NUMBER.fullmatch(inner):
        return text
    return text[: len(text) - len(inner)] + "'" + inner


def csv_cell(value: Any) -> str:
    """One cell of a CSV file; numbers are the shortest that read back to the same.

    >>> csv_cell("=cmd|x"), csv_cell("a,b"), csv_cell(0.1), csv_cell(None)
    ("'=cmd|x", '"a,b"', '0.1', '')
    """
    if value is None:
        return ""
    if not isinstance(value, str):
        return str(value)
    text = no_formula(value)
    return '"' + text.replace('"', '""') + '"' if any(x in text for x in ',"\n') else text


def csv_line(cells: Iterable[Any]) -> str:
    """Cells with commas between them."""
    return ",".join(map(csv_cell, cells))


def csv_table(rows: Sequence[Mapping[str, Any]]) -> str:
    """A line of names, then a line for each row; cells that a row does not have are empty.

    >>> print(csv_table([{"joint": "hip", "rms": 0.5}, {"joint": "=1+1"}]), end="")
    joint,rms
    hip,0.5
    '=1+1,
    """
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [csv_line(names), *(csv_line(row.get(name) for name in names) for row in rows)]
    return "\n".join(lines) + "\n"


def html_text(text: str) -> str:
    """Text in HTML, also within quotes of an attribute.

    >>> html_text("<b> & 'c'")
    '&lt;b&gt; &amp; &#x27;c&#x27;'
    """
    return escape(plain(text))


def markdown_text(text: str) -> str:
    r"""No element of HTML, no heading, cell, code, formula, link or emphasis begins in it.

    >>> print(markdown_text("<b> a|b $x$ [here](there) **x** _y_"))
    &lt;b&gt; a\|b \$x\$ [here]\(there) \*\*x\*\* \_y\_
    >>> print(markdown_text(r"a\|b"))
    a\\\|b
    """
    text = plain(text).replace("\n", " ")
    # backslashes first: those that escape must not be escaped themselves
    for sign in "\\*_~|`$":
        text = text.replace(sign, f"\\{sign}")
    text = _BLOCK.sub(lambda m: f"{m[1]}{m[2][:-1]}\\{m[2][-1]}", text)
    return escape(text, quote=False).replace("](", "]\\(")


def path_text(path: str, beside: Sequence[str] = ()) -> str:
    """A file as a document tells of it: as it was typed, without the folders of somebody's disk.

    beside: files of one data set, among them this one, that a folder may tell apart.

    >>> path_text("runs/a.csv"), path_text("/home/me/runs/a.csv")
    ('runs/a.csv', 'a.csv')
    >>> path_text("/home/me/runs/a/t.csv", ["/home/me/runs/a/t.csv", "/home/me/runs/b/t.csv"])
    'a/t.csv'
    """
    if not os.path.isabs(path):
        return path
    folders = [os.path.dirname(one) for one in (path, *beside) if os.path.isabs(one)]
    return os.path.relpath(path, os.path.commonpath(folders))
