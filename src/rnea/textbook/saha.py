"""Saha's recursive form (source 001, steps 1 to 7): frame i at joint i, fixed to link i - 1.

Vectors of link i are written in frame i; constants of link i are known in frame i + 1, which is
fixed to it. Q_i turns frame i + 1 into frame i. d_i goes from joint i to the centre of mass, r_i
from there to joint i + 1, and a_i = d_i + r_i.

Forward
    1  [ω_i]_i  = Qᵀ [ω_{i-1}] + θ' e
    2  [ω'_i]_i = Qᵀ [ω'_{i-1}] + [ω_i] × θ' e + θ'' e
    3  [c'_i]_i = Qᵀ ([c'_{i-1}] + [ω_{i-1}] × [r_{i-1}]) + [ω_i] × [d_i]              [+ b' e]
    4  [c''_i]_i = Qᵀ ([c''_{i-1}] + [ω'_{i-1}] × [r_{i-1}] + [ω_{i-1}] × ([ω_{i-1}] × [r_{i-1}]))
                   + [ω'_i] × [d_i] + [ω_i] × ([ω_i] × [d_i])     [+ 2 [ω_i] × b' e + b'' e]
    5  [g]_i = Qᵀ [g]_{i-1}
Backward
    6  [f_i] = m [c''_i],  [n_i] = I [ω'_i] + [ω_i] × I [ω_i]
       [f_{i-1,i}] = [f_i] + Q [f_{i,i+1}] - m [g]
       [n_{i-1,i}] = [n_i] + Q [n_{i,i+1}] + [d_i] × [f_{i-1,i}] + [r_i] × Q [f_{i,i+1}]
    7  τ_i = eᵀ [n_{i-1,i}]  or  eᵀ [f_{i-1,i}]

The bracketed terms belong to prismatic joints. Departures from the printed source (its Qᵀ, step 2's
dot, the rotation of the next link's force in step 6) are listed in the errata.
"""

from __future__ import annotations

from typing import NamedTuple

from rnea.model import Model
from rnea.spatial import Pose, turned_symmetric
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain, serial_chain
from rnea.textbook.formula import Operand, cross, dot, matrix, scalar, vector
from rnea.textbook.steps import Notation, Recorder, by_joint
from rnea.textbook.symbols import Symbol


class _Link(NamedTuple):
    """What the backward steps need of link i, in frame i."""

    Q: Operand
    d: Operand
    r: Operand
    w: Operand
    wd: Operand
    cdd: Operand
    g: Operand


def work(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, record: Recorder) -> Array:
    """tau of a serial robot in free space."""
    chain = serial_chain(model, gravity)
    motions = chain.motions(q)
    return _backward(chain, motions, _forward(chain, motions, qd, qdd, record), record)


def _in(base: str, link: int | str, frame: int, dots: int = 0) -> Symbol:
    """[ω_j]_i: a vector of link j in frame i."""
    return Symbol(base, str(link), dots=dots, bracket=str(frame))


def _forward(
    chain: Chain, motions: list[Pose], qd: Array, qdd: Array, record: Recorder
) -> list[_Link]:
    """Steps 1 to 5."""
    # the base stands still; its frame 0 carries frame 1
    first, zero, links = chain.links[0].placement, chain.kind.zeros(3), []
    Q, r = matrix(Symbol("Q", "0"), first.rotation), vector(_in("r", 0, 0), first.translation)
    w, wd = vector(_in("ω", 0, 0), zero), vector(_in("ω", 0, 0, 1), zero)
    cd, cdd = vector(_in("c", 0, 0, 1), zero), vector(_in("c", 0, 0, 2), zero)
    g = vector(Symbol("g", bracket="0"), chain.gravity)
    for i, (link, moved) in enumerate(zip(chain.links, motions, strict=True), start=1):
        record.at("forward", i, f"frame {i}")
        d = vector(_in("d", i, i), moved.point(link.inertia.com))
        e = vector(Symbol("e", bracket=str(i)), chain.z)
        rate, rate2 = chain.rates(i, "b", qd, qdd)

        w_p, wd_p, cd_p, cdd_p = w, wd, cd, cdd
        w = record("angular velocity", "step 1", _in("ω", i, i),
                   Q.T @ w_p + rate * e if link.revolute else Q.T @ w_p, "rad/s")  # fmt: skip
        wd = record("angular acceleration", "step 2", _in("ω", i, i, 1),
                    Q.T @ wd_p + cross(w, rate * e) + rate2 * e if link.revolute else Q.T @ wd_p,
                    "rad/s²")  # fmt: skip
        formula = Q.T @ (cd_p + cross(w_p, r)) + cross(w, d)
        cd = record("velocity of the centre of mass", "step 3", _in("c", i, i, 1),
                    formula if link.revolute else formula + rate * e, "m/s")  # fmt: skip
        formula = (Q.T @ (cdd_p + cross(wd_p, r) + cross(w_p, cross(w_p, r)))
                   + cross(wd, d) + cross(w, cross(w, d)))  # fmt: skip
        cdd = record("acceleration of the centre of mass", "step 4", _in("c", i, i, 2),
                     formula if link.revolute else formula + cross(2 * w, rate * e) + rate2 * e,
                     "m/s²")  # fmt: skip
        g = record("acceleration of gravity", "step 5", Symbol("g", bracket=str(i)), Q.T @ g,
                   "m/s²")  # fmt: skip
        X = moved @ chain.onward[i - 1]
        Q = matrix(Symbol("Q", str(i)), X.rotation)
        r = vector(_in("r", i, i), X.translation - d.value)
        links.append(_Link(Q, d, r, w, wd, cdd, g))
    return links


def _backward(chain: Chain, motions: list[Pose], links: list[_Link], record: Recorder) -> Array:
    """Steps 6 and 7, from the last link to the first."""
    zero, n_links, tau = chain.kind.zeros(3), len(links), []
    tip = f"{n_links},{n_links + 1}"
    f_joint, n_joint = (vector(_in(base, tip, n_links + 1), zero) for base in ("f", "n"))
    for i in range(n_links, 0, -1):
        link, near = chain.links[i - 1], f"{i - 1},{i}"
        record.at("backward", i, f"frame {i}")
        Q, d, r, w, wd, cdd, g = links[i - 1]
        m = scalar(Symbol("m", str(i)), link.inertia.mass)
        # [I]_i = Q [I]_{i+1} Qᵀ: the constant tensor turned into frame i
        tensor = turned_symmetric(motions[i - 1].rotation, link.inertia.about_com)
        inertia = matrix(_in("I", i, i), tensor)
        e = vector(Symbol("e", bracket=str(i)), chain.z)

        f_next, n_next = f_joint, n_joint
        f = record("force at the centre of mass", "step 6", _in("f", i, i), m * cdd, "N")
        n = record("moment about the centre of mass", "step 6", _in("n", i, i),
                   inertia @ wd + cross(w, inertia @ w), "N m")  # fmt: skip
        f_joint = record("force of the link before on this one", "step 6", _in("f", near, i),
                         f + Q @ f_next - m * g, "N")  # fmt: skip
        n_joint = record("moment of the link before on this one", "step 6", _in("n", near, i),
                         n + Q @ n_next + cross(d, f_joint) + cross(r, Q @ f_next),
                         "N m", "about its origin")  # fmt: skip
        tau.append(record(link.effort, "step 7", Symbol("τ", str(i)),
                          dot(e, n_joint if link.revolute else f_joint),
                          link.effort_unit))  # fmt: skip
    return by_joint(tau[::-1])


SAHA = Notation(
    book="Saha",
    title="Saha's recursive Newton-Euler form: frame i at joint i on link i - 1",
    work=work,
    frame_name=lambda i: f"frame {i}" if i else "base",
)
