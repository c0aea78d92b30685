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

from typing import Any

import numpy as np

from rnea.spatial import Pose, cross, dot, product, times, transpose
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain
from rnea.textbook.steps import Recorder
from rnea.textbook.symbols import Symbol

_AXES = "base"


def work(chain: Chain, q: Array, qd: Array, qdd: Array, note: Recorder) -> Array:
    """tau of a serial chain in free space."""
    kind, n = chain.kind, chain.n
    z, d, r_near, r_far, inertias = _geometry(chain, q)
    w, wd, acc = [kind.zeros(3)], [kind.zeros(3)], [kind.zeros(3)]
    rdd = [kind.zeros(3)]
    for i in range(1, n + 1):
        _velocities(chain, i, qd[i - 1], qdd[i - 1], z[i], d[i], r_near[i], w, wd, acc, rdd, note)
    out = np.empty(n, dtype=object)
    f_next, n_next = kind.zeros(3), kind.zeros(3)
    for i in range(n, 0, -1):
        f_next, n_next, out[i - 1] = _forces(
            chain, i, z[i], r_near[i], r_far[i], inertias[i], w[i], wd[i], rdd[i], f_next, n_next,
            note)  # fmt: skip
    return out


def _geometry(chain: Chain, q: Array) -> tuple[list[Array], ...]:
    """Axes, arms and tensors of all links in base coordinates; index 0 is unused."""
    kind = chain.kind
    nothing = kind.zeros(3)
    z, d, near, far, tensors = [nothing], [nothing], [nothing], [nothing], [nothing]
    X = chain.links[0].placement
    for i, link in enumerate(chain.links):
        onward = chain.links[i + 1].placement if i + 1 < chain.n else chain.end
        moved = Pose(link.turn(q[i], kind), link.slide(q[i], kind))
        X_link = X @ moved
        R = X_link.rotation
        z.append(times(X.rotation, kind.array((0, 0, 1))))
        near.append(X_link.point(link.inertia.com) - X.translation)
        d.append(X_link.point(onward.translation) - X.translation)
        far.append(near[-1] - d[-1])
        tensors.append(product(product(R, link.inertia.about_com), transpose(R)))
        X = X_link @ onward
    return z, d, near, far, tensors


def _velocities(
    chain: Any,
    i: Any,
    qd: Any,
    qdd: Any,
    z: Any,
    d: Any,
    r: Any,
    w: Any,
    wd: Any,
    acc: Any,
    rdd: Any,
    note: Any,
) -> Any:
    """Steps 1 to 4 of link i."""
    link, p = chain.links[i - 1], i - 1
    note.at("outward", i)
    letter = "θ" if link.revolute else "d"
    z_op, qd_op = (Symbol("z", str(p)), z), (Symbol(letter, str(i), dots=1), qd)
    qdd_op = (Symbol(letter, str(i), dots=2), qdd)
    w_p, wd_p = (Symbol("ω", f"0,{p}"), w[p]), (Symbol("ω", f"0,{p}", dots=1), wd[p])
    turns = link.revolute
    now = w[p] + z * qd if turns else w[p]
    w.append(note("angular velocity", "base form, step 1", Symbol("ω", f"0,{i}"),
                  "{w} + {qd} {z}" if turns else "{w}", now, "rad/s", _AXES, w=w_p,
                  **({"qd": qd_op, "z": z_op} if turns else {})))  # fmt: skip
    now = wd[p] + z * qdd + cross(w[p], z) * qd if turns else wd[p]
    turning = {"qdd": qdd_op, "qd": qd_op, "w": w_p, "z": z_op} if turns else {}
    wd.append(note("angular acceleration", "base form, step 2", Symbol("ω", f"0,{i}", dots=1),
                   "{wd} + {qdd} {z} + {qd} {w} × {z}" if turns else "{wd}", now, "rad/s²", _AXES,
                   wd=wd_p, **turning))  # fmt: skip
    sliding = {} if turns else {"qd": qd_op, "wp": w_p, "z": z_op, "qdd": qdd_op}
    more = "" if turns else " + 2 {qd} {wp} × {z} + {qdd} {z}"
    shared = {
        "a": (Symbol("d", f"0,{p}", dots=2), acc[p]),
        "wd": (Symbol("ω", f"0,{i}", dots=1), wd[i]),
        "w": (Symbol("ω", f"0,{i}"), w[i]),
    }
    for name, step, arm, symbol, result, store in (
        ("acceleration of the frame's origin", "base form, step 3", d, Symbol("d", f"{p},{i}"),
         Symbol("d", f"0,{i}", dots=2), acc),
        ("acceleration of the centre of mass", "base form, step 4", r, Symbol("r", f"{p},{i}"),
         Symbol("r", f"0,{i}", dots=2), rdd),
    ):  # fmt: skip
        now = acc[p] + cross(wd[i], arm) + cross(w[i], cross(w[i], arm))
        now = now if turns else now + cross(w[p], z) * qd * 2 + z * qdd
        store.append(note(name, step, result, "{a} + {wd} × {arm} + {w} × ({w} × {arm})" + more,
                          now, "m/s²", _AXES, **shared, arm=(symbol, arm), **sliding))  # fmt: skip


def _forces(
    chain: Any,
    i: Any,
    z: Any,
    near: Any,
    far: Any,
    tensor: Any,
    w: Any,
    wd: Any,
    rdd: Any,
    f_next: Any,
    n_next: Any,
    note: Any,
) -> Any:
    """Steps A to E of link i."""
    link, p = chain.links[i - 1], i - 1
    m = link.inertia.mass
    note.at("inward", i)
    m_op, w_op = (Symbol("m", str(i)), m), (Symbol("ω", f"0,{i}"), w)
    f = note("Newton: inertial force", "base form, step A", Symbol("f", str(i)), "{m} {r}", rdd * m,
             "N", _AXES, m=m_op, r=(Symbol("r", f"0,{i}", dots=2), rdd))  # fmt: skip
    moment = times(tensor, wd) + cross(w, times(tensor, w))
    moment = note("Euler: inertial moment", "base form, step B", Symbol("n", str(i)),
                  "{I} {wd} + {w} × {I} {w}", moment, "N m", _AXES, I=(Symbol("I", str(i)), tensor),
                  wd=(Symbol("ω", f"0,{i}", dots=1), wd), w=w_op)  # fmt: skip
    fn_op = (Symbol("f", f"{i},{i + 1}"), f_next)
    g = chain.gravity
    f_joint = note("force balance", "base form, step C", Symbol("f", f"{p},{i}"),
                   "{f} + {fn} − {m} {g}", f + f_next - g * m, "N", _AXES,
                   f=(Symbol("f", str(i)), f), fn=fn_op, m=m_op, g=(Symbol("g"), g))  # fmt: skip
    n_joint = moment + n_next + cross(near, f_joint) - cross(far, f_next)
    n_joint = note("moment balance", "base form, step D", Symbol("n", f"{p},{i}"),
                   "{n} + {nn} + {r} × {fj} − {rr} × {fn}", n_joint, "N m",
                   f"base, about O{p}",
                   n=(Symbol("n", str(i)), moment), nn=(Symbol("n", f"{i},{i + 1}"), n_next),
                   r=(Symbol("r", f"{p},{i}"), near), fj=(Symbol("f", f"{p},{i}"), f_joint),
                   rr=(Symbol("r", f"{i},{i}"), far), fn=fn_op)  # fmt: skip
    seen = n_joint if link.revolute else f_joint
    tau = note("joint torque" if link.revolute else "joint force", "base form, step E",
               Symbol("τ", str(i)), "{z} · {x}", dot(z, seen)[()],
               "N m" if link.revolute else "N", "", z=(Symbol("z", str(p)), z),
               x=(Symbol("n" if link.revolute else "f", f"{p},{i}"), seen))  # fmt: skip
    return f_joint, n_joint, tau
