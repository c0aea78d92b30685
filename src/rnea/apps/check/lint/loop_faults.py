"""Loops: those that cannot close, forbid a thing twice or too much, and motors that do not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from rnea.apps.check.lint.subject import Subject, built
from rnea.core.description import JOINT_KINDS
from rnea.core.findings import ERROR, NOTE, WARNING, Finding
from rnea.core.model import (
    CUT_KINDS,
    Cut,
    LoopsAt,
    Mobility,
    Model,
    dependent_columns,
    mobility,
    neutral,
    random_positions,
    rank_of,
    scaled_matrix,
)
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError, RobotFileError, counted, shortened

# other kinds of joint are tried for so many loops
_MOST_LOOPS = 6
NEAR_SINGULAR = 0.01
"""In parts of what other independent joints would have."""


def _other_kinds(kind: str) -> list[str]:
    """Kinds that need no entry which a joint of this kind does not tell."""
    told = JOINT_KINDS[kind].entries
    return [x for x in CUT_KINDS if x != kind and set(JOINT_KINDS[x].entries) <= set(told)]


def check(subject: Subject) -> Iterator[Finding]:
    said = subject.description.closures
    if not said:
        return
    model = subject.model or _undecided(subject)
    if model is None or model.closure is None:
        yield from _refused(subject)
        return
    seen = _Seen.of(model)
    if subject.model is None:
        yield from _rigid(subject, seen)
        return
    yield from _redundant(subject, seen)
    yield from _idle(subject, seen)
    yield from _motors(subject, seen)
    yield from _near_singular(subject, seen)


def _undecided(subject: Subject) -> Model | None:
    """The robot with independent joints that are chosen, where those of its file do not fit."""
    said = subject.description.closures
    free = replace(said, independent=None, actuated=None)
    try:
        return built(replace(subject.description, closures=free))
    except RneaError:
        return None


def _refused(subject: Subject) -> Iterator[Finding]:
    """Loops that cannot be closed or leave nothing free, and another kind of joint with which they
    do; what else keeps a robot from being built is told by its refusal."""
    refusal = subject.refusal
    reasons = {"cannot be closed": "loop-open", "cannot move": "loop-too-rigid"}
    code = next((x for words, x in reasons.items() if words in str(refusal)), "")
    if not code or not isinstance(refusal, RobotFileError):
        return
    cures = _kinds_that_build(subject)
    yield Finding(
        *(ERROR, code, subject.description.name, refusal.path),
        refusal.message,
        "what cannot move has no dynamics",
        f"{' or '.join(cures[:2])} would" if cures else "",
    )


def _kinds_that_build(subject: Subject) -> list[str]:
    """Other kinds of one loop's joint with which the robot can be built, the likeliest first: those
    that close where the file says, with few equations to spare.

    Each kind of each loop is a robot to be built: for many loops that takes too long.
    """
    said, found = subject.description.closures, []
    if len(said.loops) > _MOST_LOOPS:
        return []
    wanted = len(said.independent or said.actuated or ())
    for k, loop in enumerate(said.loops):
        for kind in _other_kinds(loop.kind):
            other = (*said.loops[:k], replace(loop, kind=kind), *said.loops[k + 1 :])
            try:
                model = built(replace(subject.description, closures=replace(said, loops=other)))
            except RneaError:
                continue
            if model.nv == wanted or not wanted:
                facts = mobility(model)
                far = _distance(subject, model) > 0.01
                cure = f'{loop.name} of kind = "{kind}"'
                found.append((far, facts.equations - facts.rank, cure))
    return [cure for _, _, cure in sorted(found)]


def _distance(subject: Subject, model: Model) -> float:
    """How far the closed position is from the one that the file gives."""
    said, q = subject.description.closures.assembly, neutral(model)
    ways = [0.0]
    for body in model.independent:
        values = said.get(body.joint.name)
        if values is not None and body.joint.nq == 1:
            value = values[0] if isinstance(values, list | tuple) else values
            ways.append(abs(float(q[body.q][0]) - subject.number(value, "assembly")))
    return max(ways)


@dataclass(frozen=True, eq=False)
class _Seen:
    """A robot with loops at a few closed positions (n, nq), and its mobility at one of them."""

    model: Model
    q: Array
    facts: Mobility

    @classmethod
    def of(cls, model: Model) -> _Seen:
        some = random_positions(model, np.random.default_rng(5), 3)
        q = np.concatenate([some, neutral(model)[None]])
        return cls(model, q, mobility(model, q[0]))

    @property
    def cuts(self) -> tuple[Cut, ...]:
        assert self.model.closure is not None
        return self.model.closure.cuts

    def rank(self, cuts: Sequence[Cut]) -> int:
        """How many equations differ, of these cuts and the robot's couplings."""
        assert self.model.closure is not None
        tree, couplings = self.model.tree, self.model.closure.couplings
        return max(rank_of(scaled_matrix(tree, cuts, couplings, q)) for q in self.q)

    def others(self, k: int) -> Iterator[tuple[Cut, int, int]]:
        """The k-th cut by other kinds that are closed where it is: with the rank of all, and how
        many equations are redundant then."""
        assert self.model.closure is not None
        for kind in _other_kinds(self.cuts[k].kind):
            cut = replace(self.cuts[k], kind=kind)
            loops = LoopsAt.of(self.model.tree, [cut], [], self.q[-1])
            if np.abs(loops.residuals()).max(initial=0.0) > 1e-6:
                continue
            cuts = [*self.cuts[:k], cut, *self.cuts[k + 1 :]]
            rank = self.rank(cuts)
            count = sum(x.rows for x in cuts) + len(self.model.closure.couplings)
            yield cut, rank, count - rank


def _path(subject: Subject, name: str) -> str:
    names = [loop.name for loop in subject.description.closures.loops]
    return f"loops[{names.index(name)}].kind" if name in names else "couplings"


def _redundant(subject: Subject, seen: _Seen) -> Iterator[Finding]:
    for k, cut in enumerate(seen.cuts):
        mine = [x for x in seen.facts.redundant if x.startswith(f"{cut.name}: ")]
        if not mine:
            continue
        rank, now = seen.facts.rank, seen.facts.equations - seen.facts.rank
        found = [(left, -x.rows, x.kind) for x, r, left in seen.others(k) if r == rank]
        better = min(found, default=(now, 0, ""))
        cure = "none: no kind of joint moves the same and forbids less twice"
        if better[0] < now:
            left = len(mine) - (now - better[0])
            cure = f'kind = "{better[2]}" moves the same with {left or "none"} of these'
        ways = shortened([x.removeprefix(f"{cut.name}: ") for x in mine])
        yield Finding(
            *(NOTE, "loop-redundant", cut.name, _path(subject, cut.name)),
            f"a {cut.kind} joint forbids {cut.rows} motions, and {len(mine)} of them are forbidden "
            f"already by the rest of the robot: {ways}",
            "motions and motors are right; forces along these are statically indeterminate, and "
            "of all that would do the smallest are told",
            cure,
        )
    coupled = [x for x in seen.facts.redundant if ": " not in x]
    for name in coupled:
        yield Finding(
            *(WARNING, "loop-redundant", name, "couplings"),
            "the coupling says what loops or other couplings say already",
            "its effort is statically indeterminate",
            "leave it out",
        )


def _idle(subject: Subject, seen: _Seen) -> Iterator[Finding]:
    paths = {joint.name: joint.path for joint in subject.joints}
    joints = {x.name: x.body.joint.name for x in seen.model.tree.dofs}
    for name in seen.facts.idle:
        yield Finding(
            *(NOTE, "idle-freedom", name, paths.get(joints[name], "")),
            "it moves one body alone, and neither a loop nor a motor feels it",
            "a rod between two ball joints spins about itself like that: harmless, but it is an "
            "independent speed whose acceleration has to be said",
            "a universal joint at one of its ends, or friction",
        )


def _motors(subject: Subject, seen: _Seen) -> Iterator[Finding]:
    facts = seen.facts
    idle = len(facts.idle)
    if not facts.motors:
        yield Finding(
            *(WARNING, "motors-none", subject.description.name, "actuated"),
            f"none of {counted(facts.dofs, 'freedom')} has a motor",
            "no effort of a motor can be told; inverse dynamics tells what would be needed along "
            "the independent joints",
            "actuated = [...] with the joints that have one",
        )
    elif facts.undriven > idle:
        cure = _kinds_for(seen, len(facts.motors) + idle)
        yield Finding(
            *(WARNING, "freedoms-undriven", subject.description.name, "actuated"),
            f"{facts.dofs} freedoms, and {len(facts.motors)} "
            f"motor{'s' * (len(facts.motors) > 1)} ({shortened(facts.motors)}): "
            f"{facts.undriven - idle} cannot be driven",
            "most motions are impossible: Robot.unactuated_torque tells what is missing",
            cure or "a motor more, or a joint less",
        )
    if facts.preloads:
        yield Finding(
            *(NOTE, "motors-preload", subject.description.name, "actuated"),
            f"{counted(len(facts.motors), 'motor')} for {counted(facts.dofs, 'freedom')}",
            "they can work against each other without moving anything: of all efforts that would "
            "do the smallest are told, and Robot.preloads what may be added",
            _kinds_for(seen, len(facts.motors)),
        )


def _rigid(subject: Subject, seen: _Seen) -> Iterator[Finding]:
    """Loops that leave fewer freedoms than the file counts on, where another kind would leave as
    many: else the list of independent joints is wrong, and the refusal says so."""
    said, facts = subject.description.closures, seen.facts
    wanted = len(said.independent or said.actuated or ())
    cure = _kinds_for(seen, wanted) if facts.dofs < wanted else ""
    if not cure:
        return
    kinds = shortened([f"{cut.name} is {cut.kind}" for cut in seen.cuts])
    yield Finding(
        *(ERROR, "loop-too-rigid", subject.description.name, _path(subject, seen.cuts[0].name)),
        f"the loops leave {counted(facts.dofs, 'freedom')}, and the file "
        f"counts on {wanted} ({kinds})",
        "a loop's joint forbids more than the real one",
        cure,
    )


def _kinds_for(seen: _Seen, freedoms: int) -> str:
    """Which other kind of one loop's joint would leave so many freedoms."""
    found = []
    for k, cut in enumerate(seen.cuts):
        for other, rank, left in seen.others(k):
            if seen.model.tree.nv - rank == freedoms:
                found.append((left, -other.rows, f'{cut.name} of kind = "{other.kind}"'))
    words = [words for _, _, words in sorted(found)]
    return f"{' or '.join(words[:2])} would leave {freedoms}" if words else ""


def _near_singular(subject: Subject, seen: _Seen) -> Iterator[Finding]:
    model, closure = seen.model, seen.model.closure
    assert closure is not None
    K = scaled_matrix(model.tree, closure.cuts, closure.couplings, neutral(model))
    best = dependent_columns(K, ())
    mine = list(closure.dependent(model.tree))
    if not mine or len(best) != len(mine):
        return
    share = np.linalg.norm(K[:, mine], -2) / np.linalg.norm(K[:, best], -2)
    if share < NEAR_SINGULAR:
        names = [x.name for x in model.tree.dofs]
        offer = [names[k] for k in range(len(names)) if k not in best]
        yield Finding(
            *(WARNING, "independent-singular", shortened(seen.facts.independent), "independent"),
            f"at the assembled position they hardly tell the motion: {share:.2g} of what "
            f"{shortened(offer)} would",
            "the speeds of the others come out large, and digits are lost",
            f"independent = [{', '.join(repr(x) for x in offer)}], or another [assembly]",
        )
