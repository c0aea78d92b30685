"""The recursion with every vector in base coordinates (source 000): steps 1-4 and A-E.

z_{i-1} is the axis of joint i, O_{i-1} a point on it fixed to link i - 1. d_{i-1,i} goes from
O_{i-1} to O_i, r_{i-1,i} from O_{i-1} to the centre of mass of link i, and r_{i,i} from O_i to it.
"""

from __future__ import annotations

from functools import partial

from rnea.core.model import Model
from rnea.core.spatial import Pose, times
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.chain import chain_of_axes
from rnea.core.textbook.formula import cross, dot, each, matrix, vector
from rnea.core.textbook.steps import Letter, Notation, StepRecorder
from rnea.core.textbook.symbols import Symbol


def work(
    model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, record: StepRecorder
) -> Array:
    """tau of a serial robot in free space."""
    chain = chain_of_axes(model, gravity, "the base form")
    links, zero = chain.links, chain.kind.zeros(3)
    fixed, moved = zip(*chain.poses(q, Pose.identity(chain.kind)), strict=True)
    bodies = [link.inertia.seen_from(X) for link, X in zip(links, moved, strict=True)]
    ends = [X.point(Y.translation) for X, Y in zip(moved, chain.onward, strict=True)]
    places = list(zip([X.translation for X in fixed], ends, bodies, strict=True))
    d = each(vector, Symbol("d", "i-1,i"), [end - start for start, end, _ in places])
    r = each(vector, Symbol("r", "i-1,i"), [body.com - start for start, _, body in places])
    r_far = each(vector, Symbol("r", "i,i"), [body.com - end for _, end, body in places])
    z = each(vector, Symbol("z", "i-1"), [times(X.rotation, chain.z) for X in fixed])
    inertia = each(matrix, Symbol("I", "i"), [body.about_com for body in bodies])
    m, rate, rate2 = chain.masses(), chain.rates("d", qd, 1), chain.rates("d", qdd, 2)
    g = vector(Symbol("g"), chain.gravity)

    letter = partial(Letter, record)
    w = letter("angular velocity", "step 1", Symbol("ω", "0,i"), "rad/s")
    wd = letter("angular acceleration", "step 2", Symbol("ω", "0,i", dots=1), "rad/s²")
    name = "acceleration of the frame's origin"
    dd = letter(name, "step 3", Symbol("d", "0,i", dots=2), "m/s²")
    name = "acceleration of the centre of mass"
    rdd = letter(name, "step 4", Symbol("r", "0,i", dots=2), "m/s²")
    f = letter("Newton: inertial force", "step A", Symbol("f", "i"), "N")
    n = letter("Euler: inertial moment", "step B", Symbol("n", "i"), "N m")
    f_joint = letter("force balance", "step C", Symbol("f", "i-1,i"), "N")
    n_joint = letter("moment balance", "step D", Symbol("n", "i-1,i"), "N m", "about Oi-1")

    for still in (w, wd, dd):
        still.given(0, zero)
    for i, link in enumerate(links, start=1):
        p = i - 1
        record.at("outward", i, "base")
        if link.revolute:
            w[i] = w[p] + rate[i] * z[i]
            wd[i] = wd[p] + rate2[i] * z[i] + cross(rate[i] * w[p], z[i])
        else:
            w[i] = w[p]
            wd[i] = wd[p]
        sliding = () if link.revolute else (cross(2 * rate[i] * w[p], z[i]), rate2[i] * z[i])
        dd[i] = sum(sliding, dd[p] + cross(wd[i], d[i]) + cross(w[i], cross(w[i], d[i])))
        rdd[i] = sum(sliding, dd[p] + cross(wd[i], r[i]) + cross(w[i], cross(w[i], r[i])))

    for tip in (f_joint, n_joint):
        tip.given(len(links) + 1, zero)
    for i in range(len(links), 0, -1):
        j, joint = i + 1, links[i - 1].joint
        record.at("inward", i, "base")
        f[i] = m[i] * rdd[i]
        n[i] = inertia[i] @ wd[i] + cross(w[i], inertia[i] @ w[i])
        f_joint[i] = f[i] + f_joint[j] - m[i] * g
        n_joint[i] = n[i] + n_joint[j] + cross(r[i], f_joint[i]) - cross(r_far[i], f_joint[j])
        record.effort(
            "step E", i, dot(z[i], n_joint[i] if joint.turns else f_joint[i]), joint.speeds
        )
    return record.tau()


BASE_FRAME = Notation(
    book="base form",
    title="the recursive Newton-Euler form in base coordinates",
    work=work,
    frame_name=lambda i: f"O{i - 1}" if i else "base",
)
