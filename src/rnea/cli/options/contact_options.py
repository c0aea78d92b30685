"""Contacts on the command line: --contacts as text, and what they carry as columns of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.contacts.contact import Contact
from rnea.apps.contacts.results import ContactInverseDynamics
from rnea.apps.contacts.standing import contact_speeds
from rnea.cli.options.values import UsageError
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, suggestion
from rnea.robot import Robot

HELP = (
    "frames that touch the ground, such as left_sole,right_sole; of each after colons: surface, "
    "unilateral, friction=0.6, size=0.1x0.05 (half lengths, m), torsion=0.02, weight=2"
)
STILL_HELP = "a contact touches only while it moves slower than this (default: always)"
_WORDS = ("point", "surface", "unilateral")
_KEYS = ("friction", "size", "torsion", "weight")
# a foot that is faster than this does not stand
_MOVING = 0.01


def contacts_from(text: str) -> list[Contact]:
    """The contacts that --contacts names.

    >>> [foot] = contacts_from("left_sole:surface:friction=0.6:size=0.1x0.05")
    >>> foot.kind, foot.friction, foot.unilateral
    ('surface', 0.6, True)
    """
    return [_contact(word.strip()) for word in text.split(",")]


def _contact(word: str) -> Contact:
    frame, *parts = word.split(":")
    said: dict[str, Any] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if equals and key in _KEYS:
            lengths = [_number(x, word) for x in value.split("x")] if key == "size" else None
            said[key] = lengths or _number(value, word)
        elif not equals and key in _WORDS:
            said |= {"unilateral": True} if key == "unilateral" else {"kind": key}
        else:
            legal = (*_WORDS, *(f"{known}=" for known in _KEYS))
            raise UsageError(f"--contacts {word}: unknown {part!r}. {suggestion(part, legal)}")
    try:
        return Contact(frame, **said)
    except InputError as problem:
        raise UsageError(f"--contacts {word}: {problem}") from None


def _number(text: str, word: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"--contacts {word}: {text!r} is not a number") from None


@dataclass(frozen=True, eq=False)
class ContactTable:
    """Joint efforts (rows, nv), and further columns with their names and units.

    with_remainder: the efforts, where no motor is what nobody carries;
    about: lines for the head of a file; notes: what the reader should be told.
    """

    tau: Array
    with_remainder: Array
    names: list[str]
    values: Array
    about: list[str]
    notes: list[str]
    result: ContactInverseDynamics


def contact_table(
    robot: Robot, motion: tuple[Array, Array, Array], text: str, still: float | None, **case: Any
) -> ContactTable:
    """What the joints and contacts carry over a motion q, qd, qdd, each with one row per time."""
    if still is not None and not still > 0:
        raise UsageError(f"--contact-speed {still:g}: a speed above zero, in m/s")
    contacts = contacts_from(text)
    speeds = contact_speeds(robot, *motion[:2], contacts=contacts)
    active = None if still is None else speeds < still
    found = robot.contact_inverse_dynamics(*motion, contacts=contacts, active=active, **case)
    names, columns = [], []
    for frame, force in found.forces.items():
        parts = [("f", "N", force.force)]
        if force.contact.kind == "surface":
            parts.append(("n", "N m", force.moment))
        for letter, unit, values in parts:
            names += [f"contact_{letter}{axis}_{frame} [{unit}]" for axis in "xyz"]
            columns.append(values)
    units = {freedom.effort_name: freedom.effort_unit for freedom in robot.model.dofs}
    names += [f"remainder_{name} [{units[name]}]" for name in found.remainder_names]
    columns.append(found.remainder)
    about = [
        "contacts " + ", ".join(f"{c.frame} ({c.kind})" for c in contacts),
        "contact forces: on the robot, at the contact's frame, in world axes; of least norm, "
        f"moments divided by {found.length:g} m",
        "remainder: what neither contacts nor motors carry",
    ]
    everything = np.array(found.tau)
    efforts = [freedom.effort_name for freedom in robot.model.dofs]
    everything[..., [efforts.index(name) for name in found.remainder_names]] = found.remainder
    return ContactTable(
        found.tau,
        everything,
        names,
        np.concatenate(columns, axis=-1),
        about,
        [*found.notes(), *_moving(contacts, speeds, active)],
        found,
    )


def _moving(contacts: list[Contact], speeds: Array, active: Array | None) -> list[str]:
    """Feet that are taken to touch while they move."""
    taken = speeds if active is None else np.where(active, speeds, 0.0)
    fastest = taken.reshape(-1, len(contacts)).max(axis=0, initial=0.0)
    return [
        f"contact {contact.frame} moves at up to {speed:.3g} m/s while it is taken to touch; "
        "--contact-speed says below which speed it does"
        for contact, speed in zip(contacts, fastest, strict=True)
        if speed > _MOVING
    ]
