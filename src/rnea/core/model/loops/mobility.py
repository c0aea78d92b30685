"""What loops leave free: freedoms, redundant equations, idle motions, singular positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model.configuration import neutral
from rnea.core.model.loops import Cut, LoopsAt, dependent_columns, pattern, rank_of
from rnea.core.model.loops.building import scaled_matrix
from rnea.core.model.model import Model
from rnea.core.spatial import Pose, Table, Tabled
from rnea.core.spatial.numbers import Array

# parts of a motion that are smaller than this are rounding
_IDLE = 1e-9
# letters of a line of names
_LINE = 68
SINGULAR = 1e-6
"""Where the dependent speeds' equations are this close to losing their rank, in parts of what they
are at the assembled position, the position is called singular."""


@dataclass(frozen=True, repr=False)
class Mobility(Tabled):
    """What a robot with loops can do at one position.

    name: of the robot
    dofs: how many independent motions there are; speeds: of the tree, with its loops cut open
    equations: of the loops and couplings; rank: how many of them differ
    independent, motors: names of speeds
    redundant: what the equations forbid that others forbid already, one choice of them: the forces
      along these are statically indeterminate
    idle: speeds that move one body alone and no other, such as a rod that spins about itself, and
      that no motor drives
    undriven: how many freedoms the motors cannot drive; preloads: how many ways the motors have to
      work against each other without moving anything
    condition: how far the position is from singular, 1 where the robot is assembled, 0 where the
      independent speeds do not tell the motion any more
    flipped: loops on another branch than where the robot is assembled: `Robot.assemble` keeps to
      the branch that it starts from

    >>> from rnea import load
    >>> can = load("four_bar").mobility()
    >>> can.dofs, can.independent, can.motors, can.singular
    (1, ('crank',), ('crank',), False)
    """

    name: str
    dofs: int
    speeds: int
    equations: int
    rank: int
    independent: tuple[str, ...]
    motors: tuple[str, ...]
    redundant: tuple[str, ...]
    idle: tuple[str, ...]
    undriven: int
    preloads: int
    condition: float
    flipped: tuple[str, ...] = ()

    @property
    def singular(self) -> bool:
        """Whether the independent speeds do not tell the motion here."""
        return self.condition < SINGULAR

    def _table(self) -> Table:
        rows = [
            ("dofs", f"{self.dofs} = {self.speeds} speeds of the tree - rank {self.rank}"),
            ("equations of loops", f"{self.equations}, {len(self.redundant)} of them redundant"),
            *_lines("independent", self.independent),
            *_lines("motors", self.motors),
            *_lines("redundant", self.redundant),
            *_lines("idle", self.idle),
            ("freedoms without a motor", str(self.undriven or "none")),
            ("preloads of motors", str(self.preloads or "none")),
            ("from singular", f"{self.condition:.3g} of where it is assembled"),
            *_lines("branch", [f"{x} flipped" for x in self.flipped] or ["as assembled"]),
        ]
        return f"Mobility of {self.name}", ("", ""), rows


def _lines(what: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Names in lines that can be read; those that begin alike, as a loop's rows do, together."""
    lines: list[str] = []
    for name in names or ("none",):
        owner, _, rest = name.partition(": ")
        if lines and rest and lines[-1].startswith(f"{owner}: "):
            joined = f"{lines[-1]}, {rest}"
        else:
            joined = f"{lines[-1]}, {name}" if lines and not rest else ""
        if joined and len(joined) <= _LINE:
            lines[-1] = joined
        else:
            lines.append(name)
    return [(what if k == 0 else "", line) for k, line in enumerate(lines)]


def joint_roles(model: Model) -> dict[str, str]:
    """By the joint's name: whether it is independent or follows from loops, and has a motor.

    >>> from rnea import load
    >>> joint_roles(load("four_bar").model)
    {'crank': 'independent, motor', 'coupler': 'follows from loops', 'rocker': 'follows from loops'}
    """
    closure, told = model.closure, {}
    for body in model.independent if closure is not None else ():
        assert closure is not None
        speeds = set(range(model.tree.nv)[body.v])
        free = speeds & set(closure.independent)
        words = (
            "independent"
            if free == speeds
            else "partly independent"
            if free
            else "follows from loops"
        )
        told[body.joint.name] = words + (", motor" if speeds & set(closure.actuated) else "")
    return told


def mobility(model: Model, q: Array | None = None) -> Mobility:
    """At a closed position (nq,), by default where the robot is assembled."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    reference = neutral(model)
    at = reference if q is None else q
    K = scaled_matrix(tree, closure.cuts, closure.couplings, at)
    K0 = scaled_matrix(tree, closure.cuts, closure.couplings, reference)
    names, dependent = [x.name for x in tree.dofs], list(closure.dependent(tree))
    rank = rank_of(K)
    moving = _null_space(K, rank)
    driven = moving[list(closure.actuated)]
    reached = rank_of(driven)
    return Mobility(
        name=tree.name,
        dofs=tree.nv - rank,
        speeds=tree.nv,
        equations=len(K),
        rank=rank,
        independent=tuple(names[k] for k in closure.independent),
        motors=tuple(names[k] for k in closure.actuated),
        redundant=tuple(closure.row_names()[k] for k in _redundant(K)),
        idle=tuple(
            names[k]
            for k, motion in _idle(tree, closure.cuts, moving, at)
            if np.abs(motion[list(closure.actuated)]).max(initial=0.0) < _IDLE
        ),
        undriven=tree.nv - rank - reached,
        preloads=len(closure.actuated) - reached,
        condition=_least(K[:, dependent]) / max(_least(K0[:, dependent]), 1e-300),
        flipped=flipped(model, at),
    )


def preloads(model: Model, q: Array) -> Array:
    """Efforts of motors (ways, motors) of length 1 that move nothing, at a closed position."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    K = LoopsAt.of(tree, closure.cuts, closure.couplings, q).matrix()
    by_motors = _null_space(K, rank_of(scaled_matrix(tree, closure.cuts, closure.couplings, q)))
    by_motors = by_motors[list(closure.actuated)].T
    return np.linalg.svd(by_motors, full_matrices=True)[2][rank_of(by_motors) :]


def _null_space(K: Array, rank: int) -> Array:
    return np.linalg.svd(K, full_matrices=True)[2][rank:].T


def _least(K: Array) -> float:
    """The smallest singular value of the columns."""
    if not K.shape[1]:
        return 1.0
    values = np.linalg.svd(K, compute_uv=False)
    return float(values[-1]) if len(values) >= K.shape[1] else 0.0


def _redundant(K: Array) -> list[int]:
    """Rows that the rows before them contain, angular ones looked at last: those of lengths are
    what a mechanism cannot do without."""
    rest, found = np.array(K), []
    size = float(np.linalg.norm(K, axis=1).max(initial=0.0))
    for k in range(len(K)):
        norm = float(np.linalg.norm(rest[k]))
        if norm <= 1e-8 * size:
            found.append(k)
            continue
        along = rest[k] / norm
        for _ in range(2):
            rest = rest - np.outer(rest @ along, along)
    return found


def _idle(tree: Model, cuts: Sequence[Cut], moving: Array, q: Array) -> list[tuple[int, Array]]:
    """Motions of one body and no other, among the loops' own (nv, freedoms): a speed of its joint
    that names it, and the motion. A body in the middle of the tree has one too if the joints
    behind it give way, as a rod's between two balls that carries a platform."""
    twists = {body.index: _twist(tree, cuts, body.index, q) @ moving for body in tree.bodies}
    still = np.zeros((1, moving.shape[1]))
    found = []
    for body in tree.bodies:
        others = np.concatenate([still, *(x for k, x in twists.items() if k != body.index)])
        for alone in _null_space(others, rank_of(others)).T:
            motion = moving @ alone
            own = range(tree.nv)[body.v]
            found.append((own[int(np.argmax(np.abs(motion[body.v])))], motion))
    return found


def _twist(tree: Model, cuts: Sequence[Cut], body: int, q: Array) -> Array:
    """(6, nv): how a body moves with all speeds, as what a weld to the base would forbid; angles
    count as they do in the cuts' equations."""
    here = Pose.identity(tree.kind)
    axes = tree.kind.identity()
    weld = Cut("", "fixed", 0, body, ("", ""), here, here, axes[2], axes[0], 0, tree.kind)
    return scaled_matrix(tree, (*cuts, weld), (), q)[-weld.rows :]


def flipped(model: Model, q: Array) -> tuple[str, ...]:
    """The loops and couplings that stand on another branch at a closed position (nq,) than where
    the robot is assembled; those that move together are named together, as "a, b"."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    there, here = (
        LoopsAt.of(tree, closure.cuts, closure.couplings, at).matrix() for at in (neutral(model), q)
    )
    owners = [cut.name for cut in closure.cuts for _ in range(cut.rows)]
    owners += [coupling.name for coupling in closure.couplings]
    names = []
    for rows, columns in _blocks(model):
        kept = [rows[k] for k in dependent_columns(there[np.ix_(rows, columns)].T, ())]
        block = np.ix_(kept, columns)
        if np.linalg.det(there[block]) * np.linalg.det(here[block]) < 0:
            names.append(", ".join(dict.fromkeys(owners[k] for k in rows)))
    return tuple(names)


def _blocks(model: Model) -> list[tuple[list[int], list[int]]]:
    """Rows and dependent columns that belong together, and to no others."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    filled = pattern(tree, closure.cuts, closure.couplings)
    waiting, blocks = set(closure.dependent(tree)), []
    while waiting:
        columns = {min(waiting)}
        rows: set[int] = set()
        while True:
            more = {int(k) for column in columns for k in np.flatnonzero(filled[:, column])}
            wider = columns | {k for k in waiting if filled[sorted(more), k].any()}
            if more == rows and wider == columns:
                break
            rows, columns = more, wider
        waiting -= columns
        blocks.append((sorted(rows), sorted(columns)))
    return blocks
