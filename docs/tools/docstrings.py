"""Docstrings as reStructuredText.

They are written to be read in a terminal: plain text with `code`, lists of arguments in columns,
examples behind >>>. None of it is markup until it is translated here.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterator
from typing import Any

# names that lead to where they are told of, filled by whoever makes pages
LINKS: dict[str, str] = {}

_CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
# a name in the left column, what it is in the right one
_COLUMNS = re.compile(r"^(\S(?:.*?\S)?) {2,}(\S.*)$")
# the same in a line of prose, of a name that there is
_NAMED = re.compile(r"^(\w+(?:, \w+)*): (\S.*)$")
# markup, and what would be an address: file:line
_SPECIAL = re.compile(r"([\\*_|`]|(?<=\w):(?=[\w/]))")


def plain(text: str) -> str:
    """A sentence: code stays code, everything else means itself."""
    parts, end = [], 0
    for found in _CODE.finditer(text):
        parts += [_SPECIAL.sub(r"\\\1", text[end : found.start()]), _code(found, text)]
        end = found.end()
    return "".join([*parts, _SPECIAL.sub(r"\\\1", text[end:])])


def _code(found: re.Match[str], text: str) -> str:
    """Code between spaces that nobody sees, where it touches a letter; public names lead on."""
    before = "\\ " if text[: found.start()][-1:].isalnum() else ""
    after = "\\ " if text[found.end() :][:1].isalnum() else ""
    code = " ".join(found[2].split())
    target = LINKS.get(code.partition("(")[0])
    return f"{before}:py:obj:`{code} <{target}>`{after}" if target else f"{before}``{code}``{after}"


def text_of(thing: Any) -> str:
    return inspect.getdoc(thing) or ""


def first_sentence(text: str) -> str:
    """Up to its full stop, as far as the first paragraph has one."""
    paragraph = " ".join(text.strip().partition("\n\n")[0].split())
    return re.split(r"(?<=[^.\d][.])\s", paragraph, maxsplit=1)[0]


def translated(text: str, names: Collection[str] = ()) -> str:
    """Paragraphs, columns, bullets and examples, each as what it is.

    names: of arguments and attributes, of which a line may tell behind a colon.
    """
    made: list[str] = []
    if not text.strip():
        return ""
    for block in re.split(r"\n[ ]*\n", text.strip("\n")):
        lines = block.splitlines()
        if lines[0].startswith(">>>"):
            made.append(".. code-block:: pycon\n\n" + _inside(lines))
        elif lines[0].startswith(" "):
            made.append("::\n\n" + _inside(lines))
        elif lines[0].startswith("- "):
            made.append("\n".join(plain(line) for line in lines))
        else:
            made += _prose(lines, names)
    return "\n\n".join(_examples_joined(made)) + "\n"


def _inside(lines: list[str]) -> str:
    return "\n".join(f"   {line}".rstrip() for line in lines)


def _examples_joined(blocks: list[str]) -> list[str]:
    """Examples with an empty line between them are one block."""
    joined: list[str] = []
    for block in blocks:
        head = ".. code-block:: pycon\n\n"
        if joined and block.startswith(head) and joined[-1].startswith(head):
            joined[-1] += "\n\n" + block.removeprefix(head)
        else:
            joined.append(block)
    return joined


def _prose(lines: list[str], names: Collection[str]) -> list[str]:
    """Sentences, and between them lists of names with what they are."""
    blocks: list[str] = []
    sentences: list[str] = []
    items: list[tuple[str, list[str]]] = []
    goes_on = False

    def finish() -> None:
        if sentences:
            blocks.append(plain("\n".join(sentences)))
        if items:
            told = [x for name, said in items for x in _apart(name, " ".join(said), names)]
            blocks.append("\n\n".join(f"{_term(name)}\n   {plain(said)}" for name, said in told))
        sentences.clear()
        items.clear()

    for line in lines:
        found = _COLUMNS.match(line) or _NAMED.match(line)
        if found and (found.re is _COLUMNS or found[1].partition(",")[0] in names):
            if sentences:
                finish()
            items.append((found[1], [found[2]]))
            # columns end where the indent does, a sentence behind a colon with the paragraph
            goes_on = found.re is _NAMED
        elif items and (line.startswith(" ") or goes_on):
            items[-1][1].append(line.strip())
        else:
            if items:
                finish()
            sentences.append(line.strip())
    finish()
    return blocks


def _apart(name: str, said: str, names: Collection[str]) -> Iterator[tuple[str, str]]:
    """What is told of a name, and of the next ones behind a full stop or a semicolon."""
    for found in re.finditer(r"(?<=[.;)]) (\w+(?:, \w+)*): ", said):
        if found[1].partition(",")[0] in names:
            yield name, said[: found.start()].removesuffix(";")
            yield from _apart(found[1], said[found.end() :], names)
            return
    yield name, said


def _term(text: str) -> str:
    """Names of arguments as code, whatever else stands in the left column as it is."""
    names = re.split(r", |,? and ", text)
    if all(re.fullmatch(r"[\w.*]+", name) for name in names):
        return ", ".join(f"``{name}``" for name in names)
    return plain(text)
