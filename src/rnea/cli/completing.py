"""What the tab key offers for a value: names of robots, files, and the words of a choice.

A function here hears what is typed so far and gives what it may become. Where it gives nothing,
the shell offers files.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

Completion = Callable[[str], list[str]]
_ROBOT_FILES = (".toml", ".urdf", ".xacro", ".xml", ".mjcf", ".sdf")


def robots(incomplete: str) -> list[str]:
    """Names of the catalogue, then robot files and folders."""
    from rnea.files.catalogs import robots as catalogue

    names = [name for name in catalogue.names() if name.startswith(incomplete)]
    return names + files(incomplete, _ROBOT_FILES)


def files(incomplete: str, endings: tuple[str, ...]) -> list[str]:
    """Files with such an ending, and folders that may have some."""
    folder, typed = os.path.split(incomplete)
    try:
        there = sorted(Path(folder or ".").iterdir())
    except OSError:
        return []
    shown = [x for x in there if x.name.startswith(typed) and (typed or x.name[0] != ".")]
    return [
        os.path.join(folder, x.name + ("/" if x.is_dir() else ""))
        for x in shown
        if x.is_dir() or x.name.lower().endswith(endings)
    ]


def notations() -> Iterable[str]:
    """Books whose notation a worksheet can have."""
    from rnea.core.textbook import NOTATIONS

    return NOTATIONS


def quantities() -> Iterable[str]:
    """Everything that can be asked of a robot."""
    from rnea.core.recursions import OF_LOOPS, QUANTITIES

    return [*QUANTITIES, *OF_LOOPS]


def budget_terms() -> Iterable[str]:
    """What torques are spent on, as far as it can be left out here."""
    from rnea.apps.check.ignoring import COMMAND_TERMS

    return COMMAND_TERMS


def words(legal: Iterable[str] | Callable[[], Iterable[str]]) -> Completion:
    """One of some words; a function of none is asked for them only when they are needed."""

    def complete(incomplete: str) -> list[str]:
        known = legal() if callable(legal) else legal
        return [word for word in known if word.startswith(incomplete)]

    return complete


def lists(legal: Iterable[str] | Callable[[], Iterable[str]]) -> Completion:
    """Some of them, separated by commas: the last one is completed."""

    def complete(incomplete: str) -> list[str]:
        known = legal() if callable(legal) else legal
        before, comma, last = incomplete.rpartition(",")
        said = before.split(",")
        offered = (word for word in known if word.startswith(last) and word not in said)
        return [f"{before}{comma}{word}" for word in offered]

    return complete
