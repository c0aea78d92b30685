"""What a problem sheet shows, whatever it is written in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GivenTable:
    """What is given, by its title: cells are written already; the first row is the head."""

    title: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Problem:
    """A problem: what is told of the robot, what is given, and what is asked.

    drawing: of the robot, one SVG element
    command: which checks the torques that somebody found
    """

    title: str
    told: tuple[str, ...]
    tables: tuple[GivenTable, ...]
    questions: tuple[str, ...]
    command: str
    drawing: str = ""
