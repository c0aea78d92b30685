"""The recursion with every vector in base coordinates (source 000): steps 1-4 and A-E.

z_{i-1} is the axis of joint i, O_{i-1} a point on it fixed to link i - 1. d_{i-1,i} goes from
O_{i-1} to O_i, r_{i-1,i} from O_{i-1} to the centre of mass of link i, and r_{i,i} from O_i to it.
Bracketed terms belong to prismatic joints.

    1  ω_i  = ω_{i-1} + θ' z
    2  ω'_i = ω'_{i-1} + θ'' z + θ' ω_{i-1} × z
    3  d''_{0,i} = d''_{0,i-1} + ω'_i × d + ω_i × (ω_i × d)  [+ 2 d' ω_{i-1} × z + d'' z]
    4  r''_{0,i} = d''_{0,i-1} + ω'_i × r + ω_i × (ω_i × r)  [+ 2 d' ω_{i-1} × z + d'' z]
    A  f_i = m r''         B  n_i = I ω' + ω × I ω
    C  f_{i-1,i} = f_i + f_{i,i+1} - m g
    D  n_{i-1,i} = n_i + n_{i,i+1} + r_{i-1,i} × f_{i-1,i} - r_{i,i} × f_{i,i+1}
    E  τ_i = z · n_{i-1,i}  or  z · f_{i-1,i}
"""

from __future__ import annotations

from typing import NamedTuple

from rnea.model import Model
from rnea.spatial import Pose, times, turned_symmetric
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain, serial_chain
from rnea.textbook.formula import Operand, cross, dot, matrix, scalar, vector
from rnea.textbook.steps import Notation, Recorder, by_joint
from rnea.textbook.symbols import Symbol


class _Place(NamedTuple):
    """Axis, arms and tensor of link i."""

    z: Operand
    d: Operand
    r_near: Operand
    r_far: Operand
    inertia: Operand


class _Motion(NamedTuple):
    """Of link i and its centre of mass."""

    w: Operand
    wd: Operand
    rdd: Operand


def work(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, record: Recorder) -> Array:
    """tau of a serial robot in free space."""
    chain = serial_chain(model, gravity)
    places = _places(chain, q)
    return _inward(chain, places, _outward(chain, places, qd, qdd, record), record)


def _places(chain: Chain, q: Array) -> list[_Place]:
    """Every link as it stands, in base coordinates."""
    poses, places = chain.poses(q, Pose.identity(chain.kind)), []
    for i, (link, onward, (fixed, moved)) in enumerate(
        zip(chain.links, chain.onward, poses, strict=True), start=1
    ):
        near = moved.point(link.inertia.com) - fixed.translation
        d = moved.point(onward.translation) - fixed.translation
        tensor = turned_symmetric(moved.rotation, link.inertia.about_com)
        places.append(
            _Place(
                vector(Symbol("z", f"{i - 1}"), times(fixed.rotation, chain.z)),
                vector(Symbol("d", f"{i - 1},{i}"), d),
                vector(Symbol("r", f"{i - 1},{i}"), near),
                vector(Symbol("r", f"{i},{i}"), near - d),
                matrix(Symbol("I", str(i)), tensor),
            )
        )
    return places


def _outward(
    chain: Chain, places: list[_Place], qd: Array, qdd: Array, record: Recorder
) -> list[_Motion]:
    """Steps 1 to 4."""
    zero, motions = chain.kind.zeros(3), []
    w, wd = vector(Symbol("ω", "0,0"), zero), vector(Symbol("ω", "0,0", dots=1), zero)
    acc = vector(Symbol("d", "0,0", dots=2), zero)
    for i, (link, place) in enumerate(zip(chain.links, places, strict=True), start=1):
        record.at("outward", i, "base")
        z = place.z
        rate, rate2 = chain.rates(i, "d", qd, qdd)

        w_p, wd_p, acc_p = w, wd, acc
        w = record("angular velocity", "step 1", Symbol("ω", f"0,{i}"),
                   w_p + rate * z if link.revolute else w_p, "rad/s")  # fmt: skip
        wd = record("angular acceleration", "step 2", Symbol("ω", f"0,{i}", dots=1),
                    wd_p + rate2 * z + cross(rate * w_p, z) if link.revolute else wd_p,
                    "rad/s²")  # fmt: skip
        sliding = () if link.revolute else (cross(2 * rate * w_p, z), rate2 * z)
        acc, rdd = (
            record(name, step, symbol,
                   sum(sliding, acc_p + cross(wd, arm) + cross(w, cross(w, arm))), "m/s²")
            for name, step, symbol, arm in (
                ("acceleration of the frame's origin", "step 3",
                 Symbol("d", f"0,{i}", dots=2), place.d),
                ("acceleration of the centre of mass", "step 4",
                 Symbol("r", f"0,{i}", dots=2), place.r_near),
            )
        )  # fmt: skip
        motions.append(_Motion(w, wd, rdd))
    return motions


def _inward(chain: Chain, places: list[_Place], motions: list[_Motion], record: Recorder) -> Array:
    """Steps A to E, from the last link to the first."""
    zero, n_links, tau = chain.kind.zeros(3), len(places), []
    tip = f"{n_links},{n_links + 1}"
    f_joint, n_joint = (vector(Symbol(base, tip), zero) for base in ("f", "n"))
    g = vector(Symbol("g"), chain.gravity)
    for i in range(n_links, 0, -1):
        link, near = chain.links[i - 1], f"{i - 1},{i}"
        record.at("inward", i, "base")
        z, _, r_near, r_far, inertia = places[i - 1]
        w, wd, rdd = motions[i - 1]
        m = scalar(Symbol("m", str(i)), link.inertia.mass)

        f_next, n_next = f_joint, n_joint
        f = record("Newton: inertial force", "step A", Symbol("f", str(i)), m * rdd, "N")
        n = record("Euler: inertial moment", "step B", Symbol("n", str(i)),
                   inertia @ wd + cross(w, inertia @ w), "N m")  # fmt: skip
        f_joint = record("force balance", "step C", Symbol("f", near), f + f_next - m * g, "N")
        n_joint = record("moment balance", "step D", Symbol("n", near),
                         n + n_next + cross(r_near, f_joint) - cross(r_far, f_next),
                         "N m", f"about O{i - 1}")  # fmt: skip
        tau.append(record(link.effort, "step E", Symbol("τ", str(i)),
                          dot(z, n_joint if link.revolute else f_joint),
                          link.effort_unit))  # fmt: skip
    return by_joint(tau[::-1])


BASE_FRAME = Notation(
    book="base form",
    title="the recursive Newton-Euler form in base coordinates",
    work=work,
    frame_name=lambda i: f"O{i - 1}" if i else "base",
)
