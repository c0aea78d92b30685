"""The blocks of a page, in order: what to run, what to write, and what is said to be printed.

python      run; the block without a language right behind it is what it prints, or else the
            comments behind its lines `print(...)  # so`
console     lines with "$ " are run, with what continues them; the others are what is printed, and
            "..." stands for anything
text        nothing that could be run: formulas, drawings, layouts of files
otherwise   a file, named by the block's first line (`# arm.toml`, `// main.c`, `<!-- arm.urdf -->`)
            or by the line before the block, which ends in `` `arm.csv`: ``

<!-- needs: torch, gcc -->  what is behind it needs a package or a program, or it is not run
<!-- before: ... -->        commands, a line each, that the reader does not see
<!-- exit codes: 0, 1 -->   of the commands of the next block, where not all of them are 0
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_FENCE = re.compile(
    r"^(?P<ticks>`{3,})(?P<language>[^\s`]*)[^\n]*\n(?P<body>.*?)^(?P=ticks)$", re.M | re.S
)
_MARK = re.compile(r"^<!-- (?P<name>needs|before|exit codes): (?P<text>.*?)-->$", re.M | re.S)
_NAMED = re.compile(r"^(?:#|//|%|<!--) (?P<name>[\w./-]+\.\w+)(?: -->)?$")
_NAMED_BEFORE = re.compile(r"`(?P<name>[\w./-]+\.\w+)`:\s*\Z")
_PRINTED = re.compile(r"^print\(.*\)  # (.*)$", re.M)


@dataclass
class Step:
    """One thing to do: kind is python, command, file or needs; printed None: nobody looks."""

    kind: str
    text: str
    line: int
    printed: str | None = None
    name: str = ""
    # where what is printed stands in the page, to be written anew
    place: tuple[int, int] | None = None
    exit_code: int = field(default=0)


class PageError(Exception):
    """A block that nobody could run, or would."""


def steps_of(text: str) -> list[Step]:
    found = [*_FENCE.finditer(text), *_MARK.finditer(text)]
    # marks within blocks are part of them
    inside = [range(*block.span()) for block in found if "ticks" in block.groupdict()]
    found = [
        x for x in found if "ticks" in x.groupdict() or all(x.start() not in r for r in inside)
    ]
    found.sort(key=lambda x: x.start())
    steps: list[Step] = []
    end_of_python, exit_codes = None, ""
    for block in found:
        line = text.count("\n", 0, block.start()) + 1
        if "ticks" not in block.groupdict():
            steps += _marked(block, line)
            exit_codes = block["text"] if block["name"] == "exit codes" else exit_codes
            continue
        language, body = block["language"], block["body"]
        if language == "" and end_of_python is not None:
            if text[end_of_python : block.start()].strip():
                raise PageError(f"line {line}: a block of no language behind no Python")
            steps[-1].printed, steps[-1].place = body, block.span("body")
            end_of_python = None
            continue
        end_of_python = None
        if language == "python":
            said = "".join(f"{one}\n" for one in _PRINTED.findall(body))
            steps.append(Step("python", body, line, said))
            end_of_python = block.end()
        elif language == "console":
            commands = _commands(body, line + 1, block.start("body"))
            if exit_codes:
                _give_codes(commands, exit_codes, line)
            steps, exit_codes = [*steps, *commands], ""
        elif language == "text":
            if re.search(r"^(\$ |rnea |import |from \w+ import )", body, re.M):
                raise PageError(f"line {line}: this text is a program; call it console or python")
        elif language.startswith("{"):
            continue
        elif language == "":
            raise PageError(f"line {line}: a block of no language behind no Python")
        else:
            named = _NAMED.match(body.partition("\n")[0]) or _NAMED_BEFORE.search(
                text[: block.start()]
            )
            if not named:
                raise PageError(f"line {line}: a block of {language} that names no file")
            steps.append(Step("file", body, line, name=named["name"]))
    return steps


def _marked(mark: re.Match[str], line: int) -> list[Step]:
    if mark["name"] == "needs":
        return [Step("needs", name.strip(), line) for name in mark["text"].split(",")]
    if mark["name"] == "exit codes":
        return []
    lines = mark["text"].strip().removeprefix("$ ")
    return [Step("command", f"set -e\n{lines}", line)]


def _give_codes(commands: list[Step], codes: str, line: int) -> None:
    given = [int(code) for code in codes.split(",")]
    if len(given) != len(commands):
        raise PageError(f"line {line}: {len(given)} exit codes for {len(commands)} commands")
    for command, code in zip(commands, given, strict=True):
        command.exit_code = code


def _commands(body: str, line: int, start: int) -> list[Step]:
    """Each "$ " begins one; backslashes and here-documents continue it."""
    steps: list[Step] = []
    rest, at = body, start
    while rest:
        first, _, _ = rest.partition("\n")
        taken = len(first) + 1
        if not first.startswith("$ "):
            if not steps:
                raise PageError(f"line {line}: a block of console begins with $ and a command")
            step = steps[-1]
            step.printed = (step.printed or "") + rest[:taken]
            step.place = (step.place[0] if step.place else at, at + taken)
        else:
            here = re.search(r"<<'?(\w+)'?", first)
            while first.endswith("\\") or (here and not first.endswith(f"\n{here[1]}")):
                following = rest[taken:].partition("\n")[0]
                if not rest[taken:]:
                    raise PageError(f"line {line}: {first} has no end")
                first, taken = f"{first}\n{following}", taken + len(following) + 1
            steps.append(Step("command", first[2:], line, "", place=(at + taken, at + taken)))
        line += rest[:taken].count("\n")
        rest, at = rest[taken:], at + taken
    return steps


def trimmed(text: str) -> str:
    """Without spaces at the ends of lines, and without empty lines at the end."""
    return "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n")


def agrees(said: str, printed: str) -> bool:
    """The same but for spaces at the ends of lines; "..." in what is said is anything."""
    # a line of its own that says "..." may stand for no line at all
    pattern = re.escape(trimmed(said)).replace(r"\.\.\.", ".*")
    pattern = re.sub(r"(?m)^\.\*\\\n", r"(?:.*\\n)?", pattern)
    return re.fullmatch(pattern, trimmed(printed), re.S) is not None
