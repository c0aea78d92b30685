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
from rnea.cli.examples import continued, examples_of, prose_of
from rnea.cli.registry import SECTIONS

_WIDTH = 76

# pages that tell more, from docs/ on
GUIDES = {
    "torque": ("do/parquet", "do/wrist-sensor", "look-up/motion", "do/scale", "look-up/contacts"),
    "motion": ("do/how-fast", "look-up/motion"),
    "sample": ("do/scale",),
    "summary": ("do/scale",),
    "plot": ("do/plots",),
    "animate": ("do/animations",),
    "studio": ("do/studio",),
    "size": ("do/which-motor", "look-up/drive"),
    "catalogues": ("look-up/drive", "do/which-motor"),
    "simulate": ("look-up/simulation",),
    "diagnose": ("do/wrong-torques",),
    "check": ("do/is-my-urdf-right", "look-up/check"),
    "show": ("look-up/joints", "look-up/loops"),
    "parameters": ("look-up/parameters",),
    "excite": ("do/excite",),
    "log": ("do/measured-torques-differ", "do/log", "do/recordings"),
    "identify": ("do/identify",),
    "payload": ("do/gripper-weight", "do/payload"),
    "explain": ("learn/1-one-link", "understand/theory"),
    "exercise": ("do/exercise",),
    "transform": ("do/wrist-sensor", "look-up/conventions"),
    "derive": ("learn/4-lagrange", "understand/theory"),
    "export": ("do/gravity-compensation-c", "do/export"),
    "convert": ("do/urdf-to-dh", "look-up/robot-files"),
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


def _examples(calls: Iterable[str]) -> str:
    lines = [continued(call, _WIDTH) for call in calls]
    shown = "".join(f"$ {first}\n" + "".join(f"{x}\n" for x in more) for first, *more in lines)
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
    usage = command.get_usage(context).partition(" ")[2]
    paragraphs = "\n\n".join(plain(" ".join(x.split())) for x in prose_of(command).split("\n\n"))
    text = heading(f"rnea {name}") + f"{paragraphs}\n\n"
    text += ".. code-block:: text\n\n" + indented(" ".join(usage.split())) + "\n\n"
    text += heading("Examples", 1) + _examples(examples_of(command))
    text += _sections(command, context) + _codes(name)
    text += heading("More", 1)
    text += "".join(f"- :doc:`/{guide}`\n" for guide in GUIDES[name])
    return text + "- :doc:`index`: options that stand before the command\n"


def _index(commands: dict[str, Any]) -> str:
    group = commands[""]
    context = group.context_class(group, info_name="rnea")
    text = heading("Commands")
    text += (
        "``rnea COMMAND --help`` shows what these pages show. Messages go to stderr, data to "
        "stdout; ``-`` is stdin or stdout where a file is asked for. What a file is, its ending "
        "says (:doc:`../formats`).\n\n"
    )
    for title, names in SECTIONS.items():
        rows = [(f":doc:`rnea {x} <{x}>`", plain(_first(commands[x]))) for x in names]
        text += heading(title, 1) + table([("command", "what it does"), *rows], "25 75")
    text += heading("Options before the command", 1)
    text += (
        "They say how robot files are read, and stand between ``rnea`` and the command: "
        "``rnea --density 1000 torque arm.urdf motion.csv``.\n\n"
    )
    records = [record for found in _records(group, context).values() for record in found]
    said = [(f"``{name}``", plain(" ".join(text.split()))) for name, text in records]
    text += table([("name", "what it is"), *said], "35 65")
    return text + _codes("") + contents((name for name in commands if name), hidden=True)


def _first(command: Any) -> str:
    return first_sentence(prose_of(command))


def _make(app: Sphinx) -> None:
    commands = _commands()
    pages = {name: _page(name, command) for name, command in commands.items() if name}
    write(Path(app.srcdir) / "look-up" / "commands", pages | {"index": _index(commands)})


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", _make)
    return {"parallel_read_safe": True}
