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

from typing import Any

import numpy as np

from rnea.spatial import cross, dot, product, times, transpose, transposed_times
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain
from rnea.textbook.steps import Recorder
from rnea.textbook.symbols import Symbol


def _in(base: str, link: int | str, frame: int, dots: int = 0) -> Symbol:
    """[ω_j]_i: a vector of link j in frame i."""
    return Symbol(base, str(link), dots=dots, bracket=str(frame))


def work(chain: Chain, q: Array, qd: Array, qdd: Array, note: Recorder) -> Array:
    """tau of a serial chain in free space."""
    kind, n = chain.kind, chain.n
    zero = kind.zeros(3)
    # Q, a, r, d of every link, in frame i; index 0 is the base, whose frame 0 carries frame 1
    first = chain.links[0].placement
    Q: list[Any] = [first.rotation]
    inertias: list[Any] = [None]
    d, r = [zero], [first.translation]
    for i, link in enumerate(chain.links, start=1):
        onward = chain.links[i].placement if i < n else chain.end
        turn, slide = link.turn(q[i - 1], kind), link.slide(q[i - 1], kind)
        Q.append(product(turn, onward.rotation))
        a = slide + times(turn, onward.translation)
        d.append(slide + times(turn, link.inertia.com))
        r.append(a - d[-1])
        # [I]_i = Q [I]_{i+1} Qᵀ: the constant tensor turned into frame i
        inertias.append(product(product(turn, link.inertia.about_com), transpose(turn)))
    w, wd, cd, cdd, g = [zero], [zero], [zero], [zero], [chain.gravity]
    for i in range(1, n + 1):
        _forward(chain, i, qd[i - 1], qdd[i - 1], Q[i - 1], r[i - 1], d[i], w, wd, cd, cdd, g, note)
    tau: Array = _backward(chain, Q, d, r, inertias, w, wd, cdd, g, note)
    return tau


def _forward(
    chain: Any,
    i: Any,
    qd: Any,
    qdd: Any,
    Q: Any,
    r: Any,
    d: Any,
    w: Any,
    wd: Any,
    cd: Any,
    cdd: Any,
    g: Any,
    note: Any,
) -> Any:
    """Steps 1 to 5 of link i; r belongs to link i - 1, d to link i."""
    link, p, frame = chain.links[i - 1], i - 1, f"frame {i}"
    e = chain.kind.array((0, 0, 1))
    letter = "θ" if link.revolute else "b"
    rate, rate2 = Symbol(letter, str(i), dots=1), Symbol(letter, str(i), dots=2)
    Qt = (Symbol("Q", str(p), transposed=True), transpose(Q))
    e_op, qd_op, qdd_op = (Symbol("e", bracket=str(i)), e), (rate, qd), (rate2, qdd)
    w_p, wd_p, r_p = (_in("ω", p, p), w[p]), (_in("ω", p, p, 1), wd[p]), (_in("r", p, p), r)
    note.at("forward", i)
    now = transposed_times(Q, w[p]) + (e * qd if link.revolute else 0)
    turning = {"qd": qd_op, "e": e_op} if link.revolute else {}
    w.append(note("angular velocity", "Saha, step 1", _in("ω", i, i),
                  "{Q} {w} + {qd} {e}" if link.revolute else "{Q} {w}", now, "rad/s", frame,
                  Q=Qt, w=w_p, **turning))  # fmt: skip
    w_i = (_in("ω", i, i), w[i])
    now = transposed_times(Q, wd[p])
    if link.revolute:
        now = now + cross(w[i], e * qd) + e * qdd
        turning |= {"qdd": qdd_op, "wi": w_i}
    wd.append(note("angular acceleration", "Saha, step 2", _in("ω", i, i, 1),
                   "{Q} {wd} + {wi} × {qd} {e} + {qdd} {e}" if link.revolute else "{Q} {wd}",
                   now, "rad/s²", frame, Q=Qt, wd=wd_p, **turning))  # fmt: skip
    wd_i, d_i = (_in("ω", i, i, 1), wd[i]), (_in("d", i, i), d)
    sliding = {} if link.revolute else {"qd": qd_op, "e": e_op}
    now = transposed_times(Q, cd[p] + cross(w[p], r)) + cross(w[i], d)
    now = now if link.revolute else now + e * qd
    cd.append(note("velocity of the centre of mass", "Saha, step 3", _in("c", i, i, 1),
                   "{Q} ({cd} + {w} × {r}) + {wi} × {d}" + ("" if link.revolute else " + {qd} {e}"),
                   now, "m/s", frame, Q=Qt, cd=(_in("c", p, p, 1), cd[p]), w=w_p, r=r_p, wi=w_i,
                   d=d_i, **sliding))  # fmt: skip
    now = transposed_times(Q, cdd[p] + cross(wd[p], r) + cross(w[p], cross(w[p], r)))
    now = now + cross(wd[i], d) + cross(w[i], cross(w[i], d))
    formula = "{Q} ({cdd} + {wd} × {r} + {w} × ({w} × {r})) + {wdi} × {d} + {wi} × ({wi} × {d})"
    if not link.revolute:
        now = now + cross(w[i], e * qd) * 2 + e * qdd
        formula += " + 2 {wi} × {qd} {e} + {qdd} {e}"
        sliding |= {"qdd": qdd_op}
    cdd.append(note("acceleration of the centre of mass", "Saha, step 4", _in("c", i, i, 2),
                    formula,
                    now, "m/s²", frame, Q=Qt, cdd=(_in("c", p, p, 2), cdd[p]), wd=wd_p, w=w_p,
                    r=r_p, wdi=wd_i, wi=w_i, d=d_i, **sliding))  # fmt: skip
    g.append(note("acceleration of gravity", "Saha, step 5", Symbol("g", bracket=str(i)), "{Q} {g}",
                  transposed_times(Q, g[p]), "m/s²", frame, Q=Qt,
                  g=(Symbol("g", bracket=str(p)), g[p])))  # fmt: skip


def _backward(
    chain: Any, Q: Any, d: Any, r: Any, inertias: Any, w: Any, wd: Any, cdd: Any, g: Any, note: Any
) -> Any:
    """Steps 6 and 7, from the last link to the first."""
    kind, n = chain.kind, chain.n
    e = kind.array((0, 0, 1))
    f_next, n_next = kind.zeros(3), kind.zeros(3)
    out = np.empty(n, dtype=object)
    for i in range(n, 0, -1):
        link, frame = chain.links[i - 1], f"frame {i}"
        m, tensor = link.inertia.mass, inertias[i]
        note.at("backward", i)
        m_op, I_op = (Symbol("m", str(i)), m), (_in("I", i, i), tensor)
        w_op, wd_op = (_in("ω", i, i), w[i]), (_in("ω", i, i, 1), wd[i])
        f = note("force at the centre of mass", "Saha, step 6", _in("f", i, i), "{m} {c}",
                 cdd[i] * m, "N", frame, m=m_op, c=(_in("c", i, i, 2), cdd[i]))  # fmt: skip
        moment = times(tensor, wd[i]) + cross(w[i], times(tensor, w[i]))
        moment = note("moment about the centre of mass", "Saha, step 6", _in("n", i, i),
                      "{I} {wd} + {w} × {I} {w}", moment, "N m", frame, I=I_op, wd=wd_op,
                      w=w_op)  # fmt: skip
        near, far = f"{i - 1},{i}", f"{i},{i + 1}"
        carried = times(Q[i], f_next)
        Q_op, fn_op = (Symbol("Q", str(i)), Q[i]), (_in("f", far, i + 1), f_next)
        joint_f = note("force of the link before on this one", "Saha, step 6", _in("f", near, i),
                       "{f} + {Q} {fn} − {m} {g}", f + carried - g[i] * m, "N", frame,
                       f=(_in("f", i, i), f), Q=Q_op, fn=fn_op, m=m_op,
                       g=(Symbol("g", bracket=str(i)), g[i]))  # fmt: skip
        joint_n = moment + times(Q[i], n_next) + cross(d[i], joint_f) + cross(r[i], carried)
        joint_n = note("moment of the link before on this one", "Saha, step 6", _in("n", near, i),
                       "{n} + {Q} {nn} + {d} × {fj} + {r} × {Q} {fn}", joint_n, "N m",
                       f"{frame}, about its origin",
                       n=(_in("n", i, i), moment), Q=Q_op, nn=(_in("n", far, i + 1), n_next),
                       d=(_in("d", i, i), d[i]), fj=(_in("f", near, i), joint_f),
                       r=(_in("r", i, i), r[i]), fn=fn_op)  # fmt: skip
        seen = joint_n if link.revolute else joint_f
        out[i - 1] = note("joint torque" if link.revolute else "joint force",
                          "Saha, step 7", Symbol("τ", str(i)), "{e} · {x}", dot(e, seen)[()],
                          "N m" if link.revolute else "N", "", e=(Symbol("e", bracket=str(i)), e),
                          x=(_in("n" if link.revolute else "f", near, i), seen))  # fmt: skip
        f_next, n_next = joint_f, joint_n
    return out
