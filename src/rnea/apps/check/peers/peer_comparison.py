"""The same torques computed by others: textbook forms, the compiled kernel, other packages.

Every way is compared with the recursion on random states, as rigid bodies alone: friction,
rotors and springs are laws of the joints, and each package has its own. A package is asked twice
where the robot came from a file that it can read: for the robot that this package built, which
compares the dynamics, and for the file itself, which compares the reading.
"""

from __future__ import annotations

import importlib.util
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.lint.statics import bounds
from rnea.apps.check.peers.in_mujoco import MujocoPeer
from rnea.apps.check.peers.in_pinocchio import PinocchioPeer
from rnea.apps.check.term_sizes import term_sizes
from rnea.core.model import Model, random_positions
from rnea.core.recursions import Conditions, rigid_torque
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, RneaError, UnknownNameError
from rnea.system.file_access import Packages

if TYPE_CHECKING:
    from rnea.robot import Robot

PEERS: dict[str, type[PinocchioPeer] | type[MujocoPeer]] = {
    "pinocchio": PinocchioPeer,
    "mujoco": MujocoPeer,
}
AGREE = 1e-12
"""Relative to the terms summed. Rounding of chains up to 50 joints stays below 1e-13, also where a
package turns inertias into principal axes; a number that was read otherwise shows far above."""

STATES, WORKED, MOST_WORKED = 20, 3, 12
"""Random states; how many of them are worked by the books' forms, and for how many joints: these
keep every step, and Lagrange's form differentiates by every coordinate."""
Torques = Callable[[Array, Array, Array], Array]
"""Positions (N, nq), speeds and accelerations (N, nv) to torques (N, nv)."""


@dataclass(frozen=True)
class PeerComparison:
    """One other way to the torques.

    residual   largest difference relative to the size of the terms; None if it could not be had
    joint      where that was
    remark     conventions that differ, or why there is no residual
    name: of the other way

    >>> PeerComparison("pinocchio", residual=1e-15).agrees
    True
    """

    name: str
    residual: float | None = None
    joint: str = ""
    remark: str = ""

    @property
    def agrees(self) -> bool:
        """Whether the residual is rounding and nothing else."""
        return self.residual is not None and self.residual <= AGREE


def chosen_peers(names: str) -> list[str]:
    """'pinocchio,mujoco' or 'all' as a list; a name that is none of them is an error."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted:
        if name not in (*PEERS, "all"):
            raise UnknownNameError("peer", name, (*PEERS, "all"))
    return list(PEERS) if "all" in wanted or not wanted else list(dict.fromkeys(wanted))


def random_states(model: Model, count: int) -> tuple[Array, Array, Array]:
    """Positions within the limits, speeds and accelerations of a few units."""
    random = np.random.default_rng(20)
    if model.nq == len(model.independent):
        low, high = (np.array(side) for side in zip(*map(bounds, model.independent), strict=True))
        q = random.uniform(low, high, (count, model.nq))
    else:
        q = random_positions(model, random, count)
    return q, random.normal(0, 2, (count, model.nv)), random.normal(0, 5, (count, model.nv))


def against(
    robot: Robot, peers: str = "all", packages: Packages | None = None
) -> list[PeerComparison]:
    """Every other way to a robot's torques, against the recursion.

    peers: names such as "pinocchio, mujoco", or "all"; one that is not installed is told. They
    also read the robot's file themselves, where it is one that they can read. packages: as for
    `load`.

    >>> import rnea
    >>> by_name = {one.name: one for one in against(rnea.load("planar_2r"))}
    >>> by_name["textbook: craig"].agrees, by_name["compiled kernel"].agrees
    (True, True)
    """
    path = Path(robot.description.file)
    readable = path.suffix in (".urdf", ".xml", ".mjcf") and path.is_file()
    ways = compare(
        robot.model,
        chosen_peers(peers),
        file=str(path) if readable else "",
        packages=packages or {},
        kernel=lambda: robot.kernel("inverse_dynamics", friction=False, rotor=False, spring=False),
    )
    return list(ways)


def compare(
    model: Model,
    peers: Sequence[str],
    *,
    file: str = "",
    packages: Packages | None = None,
    kernel: Callable[[], Torques] | None = None,
) -> Iterator[PeerComparison]:
    """Every way there is, against the recursion.

    file     the URDF or MJCF file that the robot was read from, if it was
    packages folders beside the file's own in which it may name others
    kernel   makes the compiled torques of the rigid body; handed in, since it may not be available
    """
    from rnea.core.textbook import NOTATIONS

    if not model.bodies:
        yield PeerComparison("anything", remark="the robot has no joints")
        return
    q, qd, qdd = random_states(model, STATES)
    right = rigid_torque(model, Conditions(), q, qd, qdd)
    sizes = term_sizes(model, q, qd, qdd, model.gravity)

    def measured(name: str, make: Callable[[], tuple[Array, str]]) -> PeerComparison:
        try:
            tau, remark = make()
        except (RneaError, ValueError, RuntimeError, NotImplementedError) as problem:
            return PeerComparison(name, remark=f"not computed: {_first_line(problem)}")
        n = len(tau)
        error = np.abs(tau - right[:n]) / np.maximum(sizes[:n], 1e-300)
        if not np.isfinite(error).all():
            return PeerComparison(name, remark="not computed: the torques are not finite")
        worst = int(error.max(axis=0).argmax())
        return PeerComparison(name, float(error.max()), model.dofs[worst].name, remark)

    state = (q, qd, qdd)
    for notation in NOTATIONS:
        yield measured(f"textbook: {notation}", partial(_worked, model, notation, *state))
    if kernel is not None:
        yield measured("compiled kernel", lambda: (kernel()(*state), ""))
    for name in peers:
        if importlib.util.find_spec(name) is None:
            yield PeerComparison(name, remark="not installed")
            continue
        yield measured(f"{name}, this model", partial(_requested, name, model, "", {}, *state))
        if file:
            own = partial(_requested, name, model, file, packages or {}, *state)
            yield measured(f"{name}, its own reading", own)


def _first_line(problem: Exception) -> str:
    first = (str(problem).strip().splitlines() or [type(problem).__name__])[0]
    return textwrap.shorten(first.split(". ")[0].split("; ")[0], 200, placeholder=" ...")


def _worked(model: Model, notation: str, q: Array, qd: Array, qdd: Array) -> tuple[Array, str]:
    from rnea.core.textbook import work

    if model.nv > MOST_WORKED:
        raise InputError(f"{model.nv} joints are too many to work by hand (at most {MOST_WORKED})")
    rows = zip(q[:WORKED], qd[:WORKED], qdd[:WORKED], strict=True)
    done = [work(model, notation, *row, model.gravity).tau for row in rows]
    return np.array(done), ""


def _requested(
    name: str, model: Model, file: str, packages: Packages, q: Array, qd: Array, qdd: Array
) -> tuple[Array, str]:
    """A peer's torques, brought back to the independent coordinates: tau = Gᵀ tau_all."""
    there = PEERS[name]
    peer = there.reading(model, file, packages) if file else there.building(model)
    ratio = [1.0 if b.follows is None else float(b.follows.ratio) for b in model.bodies]
    offset = [0.0 if b.follows is None else float(b.follows.offset) for b in model.bodies]
    tau = np.zeros(qd.shape)
    for k in range(len(q)):
        places = [
            q[k, body.q] * r + o for body, r, o in zip(model.bodies, ratio, offset, strict=True)
        ]
        speeds, changes = (
            [x[k, body.v] * r for body, r in zip(model.bodies, ratio, strict=True)]
            for x in (qd, qdd)
        )
        efforts = peer.torque(places, speeds, changes)
        for body, effort, r in zip(model.bodies, efforts, ratio, strict=True):
            tau[k, body.v] += effort * r
    remark = peer.remark
    if model.has_mimics:
        remark = "; ".join(filter(None, (remark, "mimics moved from here, torques added up")))
    return tau, remark
