"""Saha's recursive form (source 001, steps 1 to 7): frame i at joint i, fixed to link i - 1.

Vectors of link i are written in frame i; constants of link i are known in frame i + 1, which is
fixed to it. Q_i turns frame i + 1 into frame i. d_i goes from joint i to the centre of mass, r_i
from there to joint i + 1. Departures from the printed source (its Qᵀ, step 2's dot, the rotation of
the next link's force in step 6) are listed in the errata.
"""

from __future__ import annotations

from functools import partial

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.chain import chain_of_axes
from rnea.core.textbook.formula import cross, dot, each, matrix, vector
from rnea.core.textbook.steps import Letter, Notation, StepRecorder
from rnea.core.textbook.symbols import Symbol


def work(
    model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, record: StepRecorder
) -> Array:
    """tau of a serial robot in free space."""
    chain = chain_of_axes(model, gravity, "Saha")
    links, motions, zero = chain.links, chain.motions(q), chain.kind.zeros(3)
    # link 0 is the base: its frame 0 carries frame 1
    frames = [links[0].placement, *(X @ Y for X, Y in zip(motions, chain.onward, strict=True))]
    # constants of link i turned into frame i
    bodies = [link.inertia.seen_from(X) for link, X in zip(links, motions, strict=True)]
    centres = [zero, *(body.com for body in bodies)]
    arms = [X.translation - centre for X, centre in zip(frames, centres, strict=True)]
    Q = each(matrix, Symbol("Q", "i"), [X.rotation for X in frames], start=0)
    d = each(vector, _in("d"), centres, start=0)
    r = each(vector, _in("r"), arms, start=0)
    inertia = each(matrix, _in("I"), [body.about_com for body in bodies])
    e = each(vector, Symbol("e", bracket="i"), [chain.z for _ in links])
    m, rate, rate2 = chain.masses(), chain.rates("b", qd, 1), chain.rates("b", qdd, 2)

    letter = partial(Letter, record)
    w = letter("angular velocity", "step 1", _in("ω"), "rad/s")
    wd = letter("angular acceleration", "step 2", _in("ω", dots=1), "rad/s²")
    cd = letter("velocity of the centre of mass", "step 3", _in("c", dots=1), "m/s")
    cdd = letter("acceleration of the centre of mass", "step 4", _in("c", dots=2), "m/s²")
    g = letter("acceleration of gravity", "step 5", Symbol("g", bracket="i"), "m/s²")
    f = letter("force at the centre of mass", "step 6", _in("f"), "N")
    n = letter("moment about the centre of mass", "step 6", _in("n"), "N m")
    f_joint = letter("force of the link before on this one", "step 6", _in("f", "i-1,i"), "N")
    name = "moment of the link before on this one"
    n_joint = letter(name, "step 6", _in("n", "i-1,i"), "N m", "about its origin")

    g.given(0, chain.gravity)
    for still in (w, wd, cd, cdd):
        still.given(0, zero)
    for i, link in enumerate(links, start=1):
        p = i - 1
        record.at("forward", i, f"frame {i}")
        if link.revolute:
            w[i] = Q[p].T @ w[p] + rate[i] * e[i]
            wd[i] = Q[p].T @ wd[p] + cross(w[i], rate[i] * e[i]) + rate2[i] * e[i]
        else:
            w[i] = Q[p].T @ w[p]
            wd[i] = Q[p].T @ wd[p]
        velocity = Q[p].T @ (cd[p] + cross(w[p], r[p])) + cross(w[i], d[i])
        cd[i] = velocity if link.revolute else velocity + rate[i] * e[i]
        carried = Q[p].T @ (cdd[p] + cross(wd[p], r[p]) + cross(w[p], cross(w[p], r[p])))
        turned = carried + cross(wd[i], d[i]) + cross(w[i], cross(w[i], d[i]))
        sliding = cross(2 * w[i], rate[i] * e[i]), rate2[i] * e[i]
        cdd[i] = turned if link.revolute else sum(sliding, turned)
        g[i] = Q[p].T @ g[p]

    for tip in (f_joint, n_joint):
        tip.given(len(links) + 1, zero)
    for i in range(len(links), 0, -1):
        j, joint = i + 1, links[i - 1].joint
        record.at("backward", i, f"frame {i}")
        f[i] = m[i] * cdd[i]
        n[i] = inertia[i] @ wd[i] + cross(w[i], inertia[i] @ w[i])
        f_joint[i] = f[i] + Q[i] @ f_joint[j] - m[i] * g[i]
        n_joint[i] = (n[i] + Q[i] @ n_joint[j] + cross(d[i], f_joint[i])
                      + cross(r[i], Q[i] @ f_joint[j]))  # fmt: skip
        record.effort(
            "step 7", i, dot(e[i], n_joint[i] if joint.turns else f_joint[i]), joint.speeds
        )
    return record.tau()


def _in(base: str, of: str = "i", dots: int = 0) -> Symbol:
    """[ω_i]_i: of link i, in frame i."""
    return Symbol(base, of, dots=dots, bracket="i")


SAHA = Notation(
    book="Saha",
    title="Saha's recursive Newton-Euler form: frame i at joint i on link i - 1",
    work=work,
    frame_name=lambda i: f"frame {i}" if i else "base",
)
