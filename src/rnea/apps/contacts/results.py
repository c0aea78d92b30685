"""What contacts carry: forces by contact, joint efforts, and what could not be carried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from rnea.apps.contacts.contact import Contact
from rnea.apps.contacts.touching import Touching
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import Array
from rnea.errors import counted


@final
@dataclass(frozen=True, eq=False)
class ContactForce:
    """What the surroundings exert on the robot at one contact, at the origin of its frame.

    force, moment   (..., 3) in world axes (N, N m); a point has no moment
    own             (..., 3 or 6) in the contact's axes x, y and normal: `contact.unknowns`
    rotation        (..., 3, 3) R_WF of the frame

    >>> from rnea import load
    >>> robot = load("quadruped")
    >>> feet = ["fl_foot", "fr_foot", "hl_foot", "hr_foot"]
    >>> foot = robot.contact_inverse_dynamics(robot.neutral, contacts=feet).forces["fl_foot"]
    >>> foot.normal.round(4), foot.tangential.round(9)  # a quarter of 13 kg
    (np.float64(31.8825), np.float64(0.0))
    """

    contact: Contact
    force: Array
    moment: Array
    own: Array
    rotation: Array

    @property
    def in_frame(self) -> Wrench:
        """The same in the axes of the frame; robot.inverse_dynamics takes it as wrench=."""
        force, moment = (
            np.einsum("...ji,...j->...i", self.rotation, x) for x in (self.force, self.moment)
        )
        return Wrench(force, moment, frame=self.contact.frame)

    @property
    def normal(self) -> Array:
        """The normal force (...), positive where the robot is pushed."""
        return self.own[..., -1]

    @property
    def tangential(self) -> Array:
        """The length (...) of the tangential force."""
        return np.hypot(self.own[..., -3], self.own[..., -2])

    @property
    def center_of_pressure(self) -> Array:
        """x, y (..., 2) in the contact's plane, from its origin (m); NaN without normal force."""
        if self.contact.kind == "point":
            return np.where(self.normal[..., None] == 0, np.nan, np.zeros(2))
        turned = np.stack([-self.own[..., 1], self.own[..., 0]], axis=-1)
        pressed = self.normal[..., None]
        return np.where(pressed == 0, np.nan, turned / np.where(pressed == 0, 1.0, pressed))


def forces_of(touching: Touching, x: Array) -> dict[str, ContactForce]:
    """Forces by the names of their frames."""
    forces = {}
    pairs = zip(touching.slices, touching.rotations, touching.frames, strict=True)
    for contact, (part, R_WC, R_WF) in zip(touching.contacts, pairs, strict=True):
        own = x[..., part]
        force = (R_WC @ own[..., -3:, None])[..., 0]
        has_moment = contact.kind == "surface"
        moment = (R_WC @ own[..., :3, None])[..., 0] if has_moment else np.zeros_like(force)
        forces[contact.frame] = ContactForce(contact, force, moment, own, R_WF)
    return forces


@final
@dataclass(frozen=True, eq=False)
class ContactInverseDynamics:
    """Joint efforts and contact forces of a motion.

    tau            (..., nv) what motors deliver; 0 at joints without motors
    forces         `ContactForce` by the contact's frame
    remainder      (..., u) what of the efforts at joints without motors nobody carries: 0 where
                   the contacts carry the motion. Names in `remainder_names`
    remainder_size (...) its length in N, moments divided by `length`
    carried        (...) whether the contacts carry the motion, but for rounding
    indeterminate  (...) how many times the forces are statically indeterminate
    null_space     (..., m, k) forces that the contacts can add to each other without anybody
                   but the motors noticing, in the order of `unknowns`; scaled so that each has
                   length 1, moments divided by `length`, and as many columns as the most
                   indeterminate row needs: others have columns of 0
    pulls          (..., contacts) whether a contact's normal force is negative; of contacts that
                   cannot pull: where they cannot carry the motion, and would pull if they could

    >>> from rnea import load
    >>> robot = load("quadruped")
    >>> held = robot.contact_inverse_dynamics(robot.neutral, contacts=["fl_foot", "hr_foot"])
    >>> bool(held.carried), int(held.indeterminate), len(held.notes())
    (True, 1, 1)
    """

    tau: Array
    forces: Mapping[str, ContactForce]
    remainder: Array
    remainder_names: tuple[str, ...]
    remainder_size: Array
    carried: Array
    indeterminate: Array
    null_space: Array
    unknowns: tuple[str, ...]
    pulls: Array
    length: float

    @property
    def wrenches(self) -> list[Wrench]:
        """All contact forces, as inverse_dynamics takes them."""
        return [force.in_frame for force in self.forces.values()]

    @property
    def pulling(self) -> tuple[str, ...]:
        """The contacts that pull in some row."""
        return named(self.forces, self.pulls)

    def notes(self) -> list[str]:
        """What a reader should know, in sentences."""
        lines = []
        total = self.carried.size
        if not np.all(self.carried):
            worst = np.unravel_index(np.argmax(self.remainder_size), self.remainder_size.shape)
            parts = list(zip(self.remainder_names, self.remainder[worst], strict=True))
            least = 1e-6 * np.abs(self.remainder[worst]).max()
            shown = ", ".join(f"{name} {x:.4g}" for name, x in parts if abs(x) > least)
            rows = f" in {total - int(self.carried.sum())} of {total} rows" if total > 1 else ""
            lines.append(
                f"the contacts cannot carry this motion{rows}; remainder up to "
                f"{self.remainder_size.max():.4g} N ({shown})"
            )
            contacts = [force.contact for force in self.forces.values()]
            if all(c.kind == "point" and not c.unilateral for c in contacts):
                lines.append("points carry no moments; a foot that does is a surface")
        for name, pulls in zip(self.forces, np.moveaxis(self.pulls, -1, 0), strict=True):
            if np.any(pulls):
                rows = f" in {int(pulls.sum())} of {total} rows" if total > 1 else ""
                lines.append(f"contact {name} would have to pull{rows}")
        most = int(self.indeterminate.max(initial=0))
        if most:
            lines.append(
                f"contact forces are statically indeterminate ({counted(most, 'time')}); these are "
                f"the least, moments divided by {self.length:g} m"
            )
        return lines

    def __repr__(self) -> str:
        carried = "carries the motion"
        if not np.all(self.carried):
            carried = f"cannot carry the motion, remainder up to {self.remainder_size.max():.4g} N"
        times = int(self.indeterminate.max(initial=0))
        return (
            f"ContactInverseDynamics({', '.join(self.forces)}: {carried}, "
            f"statically indeterminate {counted(times, 'time')})"
        )


@final
@dataclass(frozen=True, eq=False)
class ContactForwardDynamics:
    """Accelerations and contact forces that efforts cause while contacts hold.

    qdd        (..., nv)
    forces     `ContactForce` by the contact's frame
    redundant  (...) how many of the contacts' conditions say what others say already; the forces
               along them are shared with the least norm
    residual   (...) the largest acceleration that is left at a contact (m/s², rad/s²): more than
               rounding only where contacts contradict each other
    breaks     (..., contacts) whether the forces are beyond what the contact allows: it would lift
               off, slide or tip

    >>> from rnea import load
    >>> robot = load("quadruped")
    >>> limp = robot.contact_forward_dynamics(robot.neutral, contacts=["fl_foot", "hr_foot"])
    >>> limp.qdd.shape, limp.breaking
    ((18,), ())
    """

    qdd: Array
    forces: Mapping[str, ContactForce]
    redundant: Array
    residual: Array
    breaks: Array

    @property
    def breaking(self) -> tuple[str, ...]:
        """The contacts that would give way in some row."""
        return named(self.forces, self.breaks)

    def __repr__(self) -> str:
        beyond = f", {', '.join(self.breaking)} would give way" if self.breaking else ""
        return (
            f"ContactForwardDynamics({', '.join(self.forces)}: "
            f"{int(self.redundant.max(initial=0))} redundant conditions{beyond})"
        )


def named(names: Mapping[str, ContactForce] | Sequence[str], which: Array) -> tuple[str, ...]:
    """The names whose column (..., names) is True somewhere."""
    return tuple(name for k, name in enumerate(names) if np.any(which[..., k]))
