"""XML as a tree of elements that know their lines, read safely.

Robot files come from strangers. So no document type is accepted (and with it no entity and no
other file), the size, depth and number of entries are bounded, and nothing here recurses: a chain
of ten thousand bodies is ten thousand levels deep.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from rnea.core.description.number_range import float_from, require_in_range
from rnea.errors import InputError, RobotFileError, counted

LARGEST_TEXT = 16 * 2**20
DEEPEST = 20_000
MOST_MARKS = 500_000
# `float` alone would take "nan", "1_000" and digits of other scripts; so texts are checked first
_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
_BLANKS = re.compile(r"[ \t\r\n]+")
_LONGEST = 400


@dataclass(slots=True, eq=False, repr=False)
class Element:
    """One element: its attributes as written, its children in order, its own text stripped."""

    tag: str
    attributes: dict[str, str]
    line: int
    file: str
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def __repr__(self) -> str:
        return f"<{self.tag}> of line {self.line}"

    def error(self, message: str, path: str = "") -> RobotFileError:
        return RobotFileError(message, file=self.file, line=self.line, path=path)

    def all(self, tag: str) -> list[Element]:
        return [child for child in self.children if child.tag == tag]

    def only(self, tag: str) -> Element | None:
        """The child of that tag, or None; which of two was meant nobody can tell."""
        children = self.all(tag)
        if len(children) > 1:
            raise children[1].error(
                f"a second <{tag}> in this <{self.tag}>; the first is in line {children[0].line}"
            )
        return children[0] if children else None

    def required(self, tag: str) -> Element:
        child = self.only(tag)
        if child is None:
            raise self.error(f"<{self.tag}> has no <{tag}>")
        return child

    def get(self, key: str, default: str = "") -> str:
        return self.attributes.get(key, default)

    def number(self, key: str, default: float | None = None) -> float:
        """The attribute as one finite number; without a default it must be there."""
        (value,) = self.numbers(key, 1, None if default is None else (default,))
        return value

    def numbers(
        self, key: str, count: int, default: tuple[float, ...] | None = None
    ) -> tuple[float, ...]:
        """The attribute as `count` finite numbers between blanks."""
        if key not in self.attributes and default is not None:
            return default
        try:
            return numbers_from(self.attributes[key], count)
        except KeyError:
            raise self.error(f"<{self.tag}> has no attribute {key!r}") from None
        except InputError as problem:
            raise self.error(f"<{self.tag}> {key}: {problem}") from None

    def attribute(self, key: str) -> str:
        """The text of an attribute that must be there and say something."""
        if not self.get(key):
            raise self.error(f"<{self.tag}> has no attribute {key!r}")
        return self.attributes[key]

    def walk(self, *, without: tuple[str, ...] = ()) -> Iterator[Element]:
        """The element and all below it in the order of the file, but for some tags."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack.extend(child for child in reversed(element.children) if child.tag not in without)


@contextmanager
def naming(owner: str, path: str = "") -> Iterator[None]:
    """Puts the name of the link or joint in front of an error that comes up in it."""
    try:
        yield
    except RobotFileError as problem:
        raise RobotFileError(
            f"{owner}: {problem.message}",
            file=problem.file,
            line=problem.line,
            path=path or problem.path,
        ) from None


def numbers_from(text: str, count: int) -> tuple[float, ...]:
    """Exactly `count` finite decimal numbers between blanks.

    >>> numbers_from("1 2. .5", 3)
    (1.0, 2.0, 0.5)
    """
    # the length first: a hostile attribute may hold a whole file
    words = _BLANKS.split(text.strip(" \t\r\n"), maxsplit=count) if text.strip(" \t\r\n") else []
    if len(words) != count:
        wanted = counted(count, "number")
        raise InputError(f"expected {wanted}, got {_shown(text)}")
    return tuple(_finite(word) for word in words)


def _finite(word: str) -> float:
    if len(word) > _LONGEST or not _NUMBER.fullmatch(word):
        raise InputError(f"{_shown(word)} is not a decimal number such as -1.5 or 2e-3")
    value = float_from(word)
    require_in_range(value, word)
    return value


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")


def _without_comments(text: str) -> str:
    """The text with the line breaks of its comments alone: real files have "--" in them, which
    the standard forbids and other readers pass over."""
    pieces, at = [], 0
    while (start := text.find("<!--", at)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        pieces += [text[at:start], "\n" * text.count("\n", start, end)]
        at = end + 3
    return "".join(pieces) + text[at:]


class _Stop(Exception):  # noqa: N818 - it ends the reading, it is no error
    """The root element was seen and nothing else is wanted."""


class _Builder:
    """Hears the parser's events and keeps the path of open elements in a list."""

    def __init__(self, file: str, lines_above: int, only_root: bool) -> None:
        self.file, self.lines_above, self.only_root = file, lines_above, only_root
        self.root: Element | None = None
        self.open: list[tuple[Element, list[str]]] = []
        self.parser = expat.ParserCreate(encoding="utf-8")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype

    @property
    def line(self) -> int:
        return self.lines_above + self.parser.CurrentLineNumber

    def fail(self, message: str) -> RobotFileError:
        return RobotFileError(message, file=self.file, line=self.line)

    def let_go(self) -> None:
        """Handlers and parser hold each other; without this they would wait for the collector."""
        for event in ("StartElement", "EndElement", "CharacterData", "StartDoctypeDecl"):
            setattr(self.parser, f"{event}Handler", None)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes, self.line, self.file)
        if len(self.open) >= DEEPEST:
            raise self.fail(f"nested more than {DEEPEST} levels deep")
        if self.root is None:
            self.root = element
            if self.only_root:
                raise _Stop
        else:
            self.open[-1][0].children.append(element)
        self.open.append((element, []))

    def _end(self, tag: str) -> None:
        element, pieces = self.open.pop()
        element.text = "".join(pieces).strip()

    def _text(self, data: str) -> None:
        if not data.isspace():
            self.open[-1][1].append(data)
        elif self.open[-1][1]:
            self.open[-1][1].append(" ")

    def _refuse_doctype(self, *_: Any) -> None:
        raise self.fail("a document type (<!DOCTYPE ...>) is not accepted; take it out")


def parse(text: str, file: str = "") -> Element:
    """The root element of XML text, or an error with the line."""
    return _parsed(text, file, only_root=False)


def root_of(text: str, file: str = "") -> Element:
    """The root element alone, without its children: enough to know what a file is."""
    return _parsed(text, file, only_root=True)


def _parsed(text: str, file: str, only_root: bool) -> Element:
    text = _without_comments(text.removeprefix("\ufeff"))
    bare = text.lstrip(" \t\r\n")
    lines_above = 0
    if bare.startswith("<?xml"):
        # the declaration must stand at the very start; blank lines above it harm nobody
        lines_above, text = text[: len(text) - len(bare)].count("\n"), bare
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise RobotFileError("is not text: it holds half a character", file=file) from None
    if b"\0" in data:
        # the parser might take such text for another encoding
        line = data.count(b"\n", 0, data.index(b"\0")) + 1 + lines_above
        raise RobotFileError("not valid XML: a NUL character", file=file, line=line)
    if len(data) > LARGEST_TEXT:
        raise RobotFileError(f"is larger than {LARGEST_TEXT // 2**20} MiB", file=file)
    if data.count(b"<") + data.count(b"=") > MOST_MARKS:
        # before the parser sees them: it would first gather them all
        message = f"has more tags and attributes than a robot ({MOST_MARKS})"
        raise RobotFileError(message, file=file)
    builder = _Builder(file, lines_above, only_root)
    try:
        builder.parser.Parse(data, True)
    except _Stop:
        pass
    except expat.ExpatError as problem:
        reason = expat.ErrorString(problem.code)
        where, line = f"(column {problem.offset + 1})", problem.lineno + lines_above
        raise RobotFileError(f"not valid XML: {reason} {where}", file=file, line=line) from None
    finally:
        builder.let_go()
    if builder.root is None:
        raise RobotFileError("not valid XML: no element found", file=file)
    return builder.root
