"""A page for each command, made of the command itself: what it does, takes, and gives back."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import typer
from docstrings import first_sentence, plain
from made_pages import contents, heading, indented, table, write
from sphinx.application import Sphinx

from rnea.cli.app import app as application

# pages that tell more, from docs/ on
GUIDES = {
    "torque": ("look-up/motion", "do/scale", "look-up/contacts"),
    "motion": ("look-up/motion",),
    "sample": ("do/scale",),
    "summary": ("do/scale",),
    "plot": ("do/plots",),
    "animate": ("do/animations",),
    "studio": ("do/studio",),
    "size": ("look-up/drive",),
    "simulate": ("look-up/simulation",),
    "diagnose": ("do/log",),
    "check": ("look-up/check",),
    "show": ("look-up/joints", "look-up/loops"),
    "parameters": ("look-up/parameters",),
    "excite": ("do/excite",),
    "log": ("do/log", "do/recordings"),
    "identify": ("do/identify",),
    "payload": ("do/payload",),
    "explain": ("understand/theory",),
    "exercise": ("do/exercise",),
    "transform": ("look-up/conventions",),
    "derive": ("understand/theory",),
    "export": ("do/export",),
    "convert": ("look-up/robot-files",),
    "robots": ("look-up/robots/index",),
    "vectors": ("look-up/vectors",),
    "bench": ("understand/performance", "do/gpu"),
    "doctor": ("look-up/conventions",),
    "demo": ("gallery/README",),
}
USUAL_CODES = {
    0: "done",
    1: "the input is wrong; the message names what, and what would be right",
    2: "wrong usage: an option or an argument that the command does not have, or not so",
    130: "interrupted",
}
# what else a command says by exit code 1
FINDINGS = {
    "check": "or errors were found in a robot",
    "diagnose": "or the torques are not right",
    "identify": "or no robot like the file explains the recordings",
    "summary": "or files were left out (``--keep-going``)",
    "torque": "or files of a data set were left out (``--keep-going``)",
    "bench": "or a result of ours is not what the recursion gives",
}


def _commands() -> dict[str, Any]:
    group: Any = typer.main.get_command(application)
    return {"": group, **group.commands}


def _parts(command: Any) -> tuple[str, list[str]]:
    """What its help says, and the calls that it shows."""
    lines = (command.help or "").replace("\b", "").splitlines()
    begin = next((k for k, line in enumerate(lines) if line.startswith("Example")), len(lines))
    calls: list[str] = []
    for line in lines[begin:]:
        text = line.removeprefix("Examples:").removeprefix("Example:").strip()
        if text.startswith("rnea "):
            calls.append(text)
        elif text:
            calls[-1] += f" {text}"
    return "\n".join(lines[:begin]).strip(), calls


def _examples(calls: Iterable[str]) -> str:
    shown = "".join(f"$ {call}\n" for call in calls)
    return ".. code-block:: console\n\n" + indented(shown) + "\n"


def _records(command: Any, context: Any) -> dict[str, list[tuple[str, str]]]:
    """Arguments and options with their help, by the section of the help they stand in."""
    sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
    for parameter in command.params:
        usual = "Arguments" if parameter.param_type_name == "argument" else "Options"
        title = getattr(parameter, "rich_help_panel", None) or usual
        if (record := parameter.get_help_record(context)) is not None:
            sections.setdefault(title, []).append(record)
    return {title: records for title, records in sections.items() if records}


def _sections(command: Any, context: Any) -> str:
    text = ""
    for title, records in _records(command, context).items():
        rows = [(f"``{name}``", plain(" ".join(said.split()))) for name, said in records]
        text += heading(title, 1) + table([("name", "what it is"), *rows], "35 65")
    return text


def _codes(name: str) -> str:
    rows = [("code", "when")]
    for code, when in USUAL_CODES.items():
        also = f"; {FINDINGS[name]}" if code == 1 and name in FINDINGS else ""
        rows.append((str(code), when + also))
    return heading("Exit codes", 1) + table(rows, "15 85")


def _page(name: str, command: Any) -> str:
    context = command.context_class(command, info_name=f"rnea {name}")
    prose, calls = _parts(command)
    if not calls:
        raise ValueError(f"rnea {name} shows no example")
    usage = command.get_usage(context).partition(" ")[2]
    paragraphs = "\n\n".join(plain(" ".join(x.split())) for x in prose.split("\n\n"))
    text = heading(f"rnea {name}") + f"{paragraphs}\n\n"
    text += ".. code-block:: text\n\n" + indented(" ".join(usage.split())) + "\n\n"
    text += heading("Examples", 1) + _examples(calls)
    text += _sections(command, context) + _codes(name)
    text += heading("More", 1)
    text += "".join(f"- :doc:`/{guide}`\n" for guide in GUIDES[name])
    return text + "- :doc:`index`: options that stand before the command\n"


def _index(commands: dict[str, Any]) -> str:
    group = commands[""]
    context = group.context_class(group, info_name="rnea")
    names = [name for name in commands if name]
    rows = [(f":doc:`rnea {x} <{x}>`", plain(_first(commands[x]))) for x in names]
    text = heading("Commands")
    text += (
        "``rnea COMMAND --help`` shows what these pages show. Messages go to stderr, data to "
        "stdout; ``-`` is stdin or stdout where a file is asked for. What a file is, its ending "
        "says (:doc:`../formats`).\n\n"
    )
    text += table([("command", "what it does"), *rows], "25 75")
    text += heading("Options before the command", 1)
    text += (
        "They say how robot files are read, and stand between ``rnea`` and the command: "
        "``rnea --density 1000 torque arm.urdf motion.csv``.\n\n"
    )
    records = [record for found in _records(group, context).values() for record in found]
    said = [(f"``{name}``", plain(" ".join(text.split()))) for name, text in records]
    text += table([("name", "what it is"), *said], "35 65")
    return text + _codes("") + contents(names, hidden=True)


def _first(command: Any) -> str:
    return first_sentence(_parts(command)[0])


def _make(app: Sphinx) -> None:
    commands = _commands()
    pages = {name: _page(name, command) for name, command in commands.items() if name}
    write(Path(app.srcdir) / "look-up" / "commands", pages | {"index": _index(commands)})


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", _make)
    return {"parallel_read_safe": True}
