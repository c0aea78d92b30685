"""What a problem sheet shows, whatever it is written in."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.report.given import GivenTable


@dataclass(frozen=True)
class Problem:
    """A problem: what is told of the robot, what is given, and what is asked.

    drawing: of the robot, one SVG element
    command: which checks the torques that somebody found
    """

    title: str
    robot_facts: tuple[str, ...]
    tables: tuple[GivenTable, ...]
    questions: tuple[str, ...]
    command: str
    drawing: str = ""
