"""Contact: where a robot touches its surroundings, and what can pass there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, final

import numpy as np

from rnea.apps.contacts.footprint import corners_of, edges
from rnea.core.model import Model
from rnea.core.spatial import WORLD
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError, name_of

KINDS = ("point", "surface")
AXES = ("frame", WORLD)


@final
@dataclass(frozen=True, eq=False)
class Contact:
    """Where the surroundings hold or support a robot: at the origin of a frame.

    frame       its name. Where contacts are expected, the name alone means Contact(name)
    kind        "point": three forces pass; "surface": three forces and three moments
    friction    coefficient μ: the tangential force is at most μ times the normal force
    normal      away from the ground, into the robot, in `axes`
    axes        "frame" (the default of a surface: the sole has a normal of its own) or "world"
                (the default of a point, which has none: the normal is the ground's)
    size        of a surface: half lengths (a, b) along x and y of the contact, or the corners
                [(x, y), ...] of its outline (its convex hull counts); the centre of pressure
                stays inside
    torsion     of a surface: the moment about the normal is at most so many metres times the
                normal force
    unilateral  it pushes and cannot pull. True where friction, size or torsion is given, and
                otherwise False: then the contact holds in every direction, as if glued
    weight      of its squares in the least norm: a contact of weight 4 carries less

    x and y of a contact lie in its plane: for the normal (0, 0, 1) they are those of `axes`, for
    others x is the nearest to x of `axes` (to y, where the normal is almost along x).

    >>> Contact("left_sole", "surface", friction=0.6, size=(0.1, 0.05)).unilateral
    True
    """

    frame: str
    kind: Literal["point", "surface"] = "point"
    friction: float | None = None
    normal: Any = (0.0, 0.0, 1.0)
    axes: Literal["frame", "world"] | None = None
    size: Any = None
    torsion: float | None = None
    unilateral: bool | None = None
    weight: float = 1.0

    def __post_init__(self) -> None:
        if not isinstance(self.frame, str) or not self.frame:
            raise InputError(f"a contact needs the name of its frame; got {self.frame!r}")
        if name_of(self.kind, f"kind of contact {self.frame}") not in KINDS:
            raise UnknownNameError(f"kind of contact {self.frame}:", self.kind, KINDS)
        usual = "frame" if self.kind == "surface" else WORLD
        axes = usual if self.axes is None else name_of(self.axes, f"axes of contact {self.frame}")
        if axes not in AXES:
            raise UnknownNameError(f"axes of contact {self.frame}:", axes, AXES)
        put = object.__setattr__
        put(self, "axes", axes)
        put(self, "normal", self._unit_normal())
        for name in ("friction", "torsion"):
            value = getattr(self, name)
            put(self, name, None if value is None else self._number(name, value))
        if self._number("weight", self.weight) == 0:
            raise InputError(f"weight of contact {self.frame} must be greater than 0")
        put(self, "weight", float(self.weight))
        for name in ("size", "torsion"):
            if self.kind == "point" and getattr(self, name) is not None:
                raise InputError(
                    f"contact {self.frame} is a point, which has no {name}; "
                    "a foot that carries moments is kind='surface'"
                )
        put(self, "size", None if self.size is None else corners_of(self.size, self.frame))
        bounded = [x for x in ("friction", "size", "torsion") if getattr(self, x) is not None]
        if self.unilateral is None:
            put(self, "unilateral", bool(bounded))
        elif not isinstance(self.unilateral, bool | np.bool_):
            raise InputError(f"unilateral of contact {self.frame} must be True or False")
        elif bounded and not self.unilateral:
            raise InputError(
                f"contact {self.frame} has {bounded[0]}, a bound by the force that presses; one "
                f"that may pull (unilateral=False) has no such bound: leave {bounded[0]} out"
            )

    def _number(self, name: str, value: Any) -> float:
        number = isinstance(value, int | float | np.number) and not isinstance(value, bool)
        if not number or not np.isfinite(value) or value < 0:
            raise InputError(
                f"{name} of contact {self.frame} must be a number of at least 0; got {value!r}"
            )
        return float(value)

    def _unit_normal(self) -> Array:
        try:
            normal = np.array(self.normal, dtype=float)
        except (TypeError, ValueError):
            normal = np.zeros(0)
        if normal.shape != (3,) or not np.isfinite(normal).all() or not normal.any():
            raise InputError(
                f"normal of contact {self.frame} needs 3 numbers that are not all 0; "
                f"got {self.normal!r}"
            )
        normal = normal / np.linalg.norm(normal)
        normal.flags.writeable = False
        return normal

    @property
    def unknowns(self) -> tuple[str, ...]:
        """What passes here, in the contact's own axes x, y and the normal z; moments first."""
        forces = ("fx", "fy", "fz")
        return forces if self.kind == "point" else ("nx", "ny", "nz", *forces)

    @property
    def basis(self) -> Array:
        """The contact's x, y and normal as columns (3, 3), in its `axes`."""
        near = np.eye(3)[1 if abs(self.normal[0]) > 0.9 else 0]
        x = near - self.normal * (near @ self.normal)
        x = x / np.linalg.norm(x)
        return np.stack([x, np.cross(self.normal, x), self.normal], axis=1)

    @property
    def edges(self) -> Array:
        """(a, b, c) with a x + b y <= c inside the outline; no rows where there is none."""
        return np.zeros((0, 3)) if self.size is None else edges(self.size)


Contacts = Contact | str | Sequence[Contact | str]


def placed(model: Model, contacts: Contacts) -> tuple[Contact, ...]:
    """Contacts on frames that this robot has, each once, and that can move."""
    if isinstance(contacts, Contact | str):
        contacts = [contacts]
    if not isinstance(contacts, Iterable):
        raise InputError(f"contacts= takes names of frames or rnea.Contact; got {contacts!r}")
    found: dict[str, Contact] = {}
    for item in contacts:
        if not isinstance(item, Contact | str):
            raise InputError(f"contacts= takes names of frames or rnea.Contact; got {item!r}")
        contact = Contact(item) if isinstance(item, str) else item
        if contact.frame in found:
            raise InputError(f"contact {contact.frame} is named twice; each frame counts once")
        if contact.frame == WORLD or model.frame(contact.frame).body == 0:
            raise InputError(
                f"contact {contact.frame} is on a part of robot {model.name!r} that cannot move: "
                "what acts there does not reach the joints"
            )
        found[contact.frame] = contact
    if not found:
        raise InputError(
            "contacts= is empty; without contacts ask inverse_dynamics for the wrench at the base, "
            "and forward_dynamics how the robot falls"
        )
    return tuple(found.values())
