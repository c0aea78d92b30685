"""A robot with numbers of its own: masses, lengths and moments that its file names are drawn anew.

What a parameter is, its place in the file says: the mass of a link, a moment of inertia, or a
length in a DH row, a placement or a centre of mass. Parameters elsewhere, numbers without a name
and formulas stay as they are; formulas follow the new numbers. Lengths of a link whose centre of
mass is a number stay too: it would come to lie elsewhere on the link, or beyond it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rnea.core.description import Description, DHTable, Expression
from rnea.core.model import ParameterEvaluator
from rnea.core.spatial.numbers import FLOAT
from rnea.report.exercises.drawing import Drawing, few_digits
from rnea.robot import Robot

_NAME = re.compile(r"[A-Za-z_]\w*")
_PLACES = (0.4, 0.5, 0.6)
"""Of a link's length, at which its centre of mass may be."""


def with_own_numbers(robot: Robot, draw: Drawing) -> Robot:
    """The robot with drawn parameters; one whose file names none stays what it is."""
    told = robot.description
    plain = {name: float(x) for name, x in told.parameters.items() if _is_number(x)}
    links = list(_links(told))
    masses = _reached(told, (link.mass for link in links))
    held = held_lengths(told)
    spans = [x for x in _reached(told, _lengths(told)) if x not in held]
    centres = _reached(told, (x for link in links for x in link.com))
    values: dict[str, float] = {}
    for name in (x for x in masses if plain.get(x, 0) > 0):
        values[name] = draw.mass(plain[name])
    for name in (x for x in spans if plain.get(x) and x not in values):
        values[name] = draw.length(plain[name])
    for name in (x for x in centres if plain.get(x) and x not in values):
        values[name] = _center(name, plain[name], values, draw)
    for link in links:
        # one factor for a link: its moments stay those of a body
        factor = draw.one((0.5, 1, 1.5, 2))
        for name in (x for x in _bare(link.inertia) if x in plain and x not in values):
            values[name] = few_digits(plain[name] * factor, 3)
    changed = robot.with_parameters(**values) if values else robot
    return _rounded(changed, links)


def held_lengths(told: Description) -> dict[str, str]:
    r"""Lengths that are not drawn, each with the link whose centre of mass would not follow.

    >>> from rnea import loads
    >>> head = 'format = 1\nname = "rod"\nconvention = "standard"\nparameters = { l1 = 0.4 }\n'
    >>> arm = loads(head + 'links = [{ a = "l1", mass = 2, com = [-0.2, 0, 0] }]')
    >>> held_lengths(arm.description)
    {'l1': 'link1'}
    """
    held: dict[str, str] = {}
    for name, com, lengths in _spanned(told):
        if any(_is_number(x) and x for x in com):
            held |= dict.fromkeys(_reached(told, lengths), name)
    return held


def _spanned(told: Description) -> Iterator[tuple[str, Iterable[Any], Iterable[Any]]]:
    """Links, each with its centre of mass and the lengths from its joint to the next one."""
    structure = told.structure
    if isinstance(structure, DHTable):
        # a modified row tells of the link before its joint
        rows = structure.rows[structure.convention == "modified" :]
        for owner, row in zip(structure.rows, rows, strict=False):
            yield owner.link, owner.com, (row.a, row.d)
        return
    links = {link.name: link.body for link in structure.links}
    for joint in structure.joints:
        if joint.parent in links:
            yield joint.parent, links[joint.parent].com, joint.placement.xyz


def _rounded(robot: Robot, links: list[Any]) -> Robot:
    """Moments that follow from masses and lengths, with two digits."""
    names = dict.fromkeys(name for link in links for name in _bare(link.inertia))
    formulas = [x for x in names if not _is_number(robot.description.parameters.get(x, 0.0))]
    known = ParameterEvaluator(robot.description, FLOAT).names if formulas else {}
    rounded = {name: few_digits(float(known[name])) for name in formulas}
    return robot.with_parameters(**rounded) if rounded else robot


def _center(name: str, usual: float, values: dict[str, float], draw: Drawing) -> float:
    """How far a centre of mass is along its link: a part of its length, if that has a name."""
    index = name.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
    length = values.get(f"l{index}")
    if length is None:
        return draw.length(usual)
    return few_digits(draw.one(_PLACES) * length, 3)


def _links(told: Description) -> Iterator[Any]:
    structure = told.structure
    yield from (
        structure.rows
        if isinstance(structure, DHTable)
        else (link.body for link in structure.links)
    )


def _lengths(told: Description) -> Iterator[Any]:
    """Where frames stand."""
    structure = told.structure
    if isinstance(structure, DHTable):
        yield from (x for row in structure.rows for x in (row.a, row.d))
    else:
        yield from (x for joint in structure.joints for x in joint.placement.xyz)
    yield from (x for frame in told.frames for x in frame.placement.xyz)


def _reached(told: Description, scalars: Iterable[Any]) -> list[str]:
    """Names in formulas, and in the formulas of those names."""
    found: dict[str, None] = {}
    waiting = [x for x in scalars if isinstance(x, Expression)]
    while waiting:
        for name in _NAME.findall(waiting.pop(0).text):
            if name in told.parameters and name not in found:
                found[name] = None
                value = told.parameters[name]
                waiting += [value] if isinstance(value, Expression) else []
    return list(found)


def _bare(inertia: Any) -> Iterator[str]:
    """Moments that are one name."""
    for value in inertia.values() if isinstance(inertia, dict) else ():
        if isinstance(value, Expression) and _NAME.fullmatch(value.text.strip()):
            yield value.text.strip()


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)
