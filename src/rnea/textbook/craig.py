"""Craig's iterative Newton-Euler form (sources 002 and 003): link frames, modified DH.

Outward, i: 0 → n-1
    (1) ⁱ⁺¹ω_{i+1}  = R ⁱω_i + θ' Ẑ
    (2) ⁱ⁺¹ω'_{i+1} = R ⁱω'_i + R ⁱω_i × θ' Ẑ + θ'' Ẑ
    (3) ⁱ⁺¹v'_{i+1} = R (ⁱω'_i × P + ⁱω_i × (ⁱω_i × P) + ⁱv'_i)  [+ 2 ω × d' Ẑ + d'' Ẑ]
    (4) v'_C = ω' × P_C + ω × (ω × P_C) + v'
    (5) F = m v'_C
    (6) N = I ω' + ω × I ω
Inward, i: n → 1
    (7) f_i = R f_{i+1} + F_i
    (8) n_i = N_i + R n_{i+1} + P_C × F_i + P_{i+1} × R f_{i+1}
    (9) τ_i = n_iᵀ Ẑ  or  f_iᵀ Ẑ

R is the rotation of the step's two frames; the brackets of (3) belong to prismatic joints. Gravity:
the base accelerates upward, ⁰v'_0 = -g.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.spatial import cross, dot, product, times, transposed_times
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain
from rnea.textbook.steps import Recorder
from rnea.textbook.symbols import Symbol


def _in(base: str, link: int | str, frame: int | None = None, **more: Any) -> Symbol:
    """ⁱω_j: a vector of link j in frame i."""
    index = str(link)
    at = str(link if frame is None else frame).removeprefix("C")
    return Symbol(base, index, at, **more)


def work(
    chain: Chain,
    q: Array,
    qd: Array,
    qdd: Array,
    note: Recorder,
    tip_force: Array | None = None,
    tip_moment: Array | None = None,
) -> Array:
    """tau of a serial chain; force and moment that the tip exerts on its surroundings."""
    kind = chain.kind
    z = kind.array((0, 0, 1))
    lists: list[list[Any]] = [[None] * (chain.n + 1) for _ in range(7)]
    w, wd, vd, F, N, R, P = lists
    w[0], wd[0], vd[0] = kind.zeros(3), kind.zeros(3), -chain.gravity
    note.at("base", 0)
    note("acceleration of the base: upward by g", "Craig, effect of gravity", _in("v", 0, dots=1),
         "−{g}", vd[0], "m/s²", "{0}", g=(_in("g", "", 0), chain.gravity))  # fmt: skip
    for i, link in enumerate(chain.links):
        j = i + 1
        w[j], wd[j], vd[j], F[j], N[j], R[j], P[j] = _outward(
            chain, link, i, w[i], wd[i], vd[i], q[i], qd[i], qdd[i], note
        )
    tau: Array = _inward(chain, F, N, R, P, z, note, tip_force, tip_moment)
    return tau


def _outward(
    chain: Any,
    link: Any,
    i: Any,
    w_i: Any,
    wd_i: Any,
    vd_i: Any,
    q: Any,
    qd: Any,
    qdd: Any,
    note: Any,
) -> Any:
    """Steps 1 to 6 of link j = i + 1."""
    kind, j = chain.kind, i + 1
    z = kind.array((0, 0, 1))
    # ⁱ_{i+1}R and ⁱP_{i+1}: the frame of link j on link i
    R = product(link.placement.rotation, link.turn(q, kind))
    P = link.placement.point(link.slide(q, kind))
    c, m, inertia = link.inertia.com, link.inertia.mass, link.inertia.about_com
    frame = f"{{{j}}}"
    R_sym, P_sym = Symbol("R", "", str(j), str(i)), Symbol("P", str(j), str(i))
    Rt = np.swapaxes(R, -1, -2)
    z_sym = _in("Z", j, hat=True)
    rate, rate2 = (Symbol("θ" if link.revolute else "d", str(j), dots=k) for k in (1, 2))
    note.at("outward", j)
    turning = {"qd": (rate, qd), "z": (z_sym, z)} if link.revolute else {}
    w = transposed_times(R, w_i) + (z * qd if link.revolute else 0)
    w = note("angular velocity", "Craig, outward (1)", _in("ω", j),
             "{R} {w} + {qd} {z}" if link.revolute else "{R} {w}", w, "rad/s",
             f"{frame}, relative to {{0}}", R=(R_sym, Rt), w=(_in("ω", i), w_i),
             **turning)  # fmt: skip
    wd = transposed_times(R, wd_i)
    if link.revolute:
        wd = wd + cross(transposed_times(R, w_i), z * qd) + z * qdd
    wd = note("angular acceleration", "Craig, outward (2)", _in("ω", j, dots=1),
              "{R} {wd} + {R} {w} × {qd} {z} + {qdd} {z}" if link.revolute else "{R} {wd}",
              wd, "rad/s²", frame, "{0}", R=(R_sym, Rt), wd=(_in("ω", i, dots=1), wd_i),
              w=(_in("ω", i), w_i),
              **(turning | {"qdd": (rate2, qdd)} if link.revolute else {}))  # fmt: skip
    vd = transposed_times(R, cross(wd_i, P) + cross(w_i, cross(w_i, P)) + vd_i)
    formula = "{R} ({wd} × {P} + {w} × ({w} × {P}) + {vd})"
    sliding = {}
    if not link.revolute:
        vd = vd + cross(w, z * qd) * 2 + z * qdd
        formula += " + 2 {wj} × {qd} {z} + {qdd} {z}"
        sliding = {"wj": (_in("ω", j), w), "qd": (rate, qd), "qdd": (rate2, qdd), "z": (z_sym, z)}
    vd = note("acceleration of the frame's origin, as felt", "Craig, outward (3)",
              _in("v", j, dots=1), formula, vd, "m/s²", frame, "{0}", R=(R_sym, Rt),
              wd=(_in("ω", i, dots=1), wd_i),
              w=(_in("ω", i), w_i), P=(P_sym, P), vd=(_in("v", i, dots=1), vd_i),
              **sliding)  # fmt: skip
    vdc = cross(wd, c) + cross(w, cross(w, c)) + vd
    com = Symbol("P", f"C{j}", str(j))
    vdc = note("acceleration of the centre of mass, as felt", "Craig, outward (4)",
               Symbol("v", f"C{j}", str(j), dots=1), "{wd} × {c} + {w} × ({w} × {c}) + {vd}", vdc,
               "m/s²", frame, "{0}", wd=(_in("ω", j, dots=1), wd), w=(_in("ω", j), w),
               c=(com, c), vd=(_in("v", j, dots=1), vd))  # fmt: skip
    F = note("inertial force", "Craig, outward (5)", _in("F", j), "{m} {a}", vdc * m, "N", frame,
             m=(Symbol("m", str(j)), m), a=(Symbol("v", f"C{j}", str(j), dots=1), vdc))  # fmt: skip
    N = times(inertia, wd) + cross(w, times(inertia, w))
    N = note("inertial moment", "Craig, outward (6)", _in("N", j), "{I} {wd} + {w} × {I} {w}", N,
             "N m", f"{frame}, about the com", I=(Symbol("I", str(j), f"C{j}"), inertia),
             wd=(_in("ω", j, dots=1), wd), w=(_in("ω", j), w))  # fmt: skip
    return w, wd, vd, F, N, R, P


def _inward(
    chain: Any, F: Any, N: Any, R: Any, P: Any, z: Any, note: Any, tip_force: Any, tip_moment: Any
) -> Any:
    """Steps 7 to 9, from the tip's wrench back to joint 1."""
    kind, n = chain.kind, chain.n
    f_next = kind.zeros(3) if tip_force is None else tip_force
    n_next = kind.zeros(3) if tip_moment is None else tip_moment
    tau: list[Any] = [None] * n
    for i in range(n, 0, -1):
        link = chain.links[i - 1]
        c, frame = link.inertia.com, f"{{{i}}}"
        R_next, P_next = (
            (R[i + 1], P[i + 1]) if i < n else (chain.end.rotation, chain.end.translation)
        )
        note.at("inward", i)
        R_sym, P_sym = Symbol("R", "", str(i), str(i + 1)), Symbol("P", str(i + 1), str(i))
        f_carried = times(R_next, f_next)
        f = note("force on the link by the one before", "Craig, inward (7)", _in("f", i),
                 "{R} {fn} + {F}", f_carried + F[i], "N", frame, R=(R_sym, R_next),
                 fn=(_in("f", i + 1), f_next), F=(_in("F", i), F[i]))  # fmt: skip
        moment = N[i] + times(R_next, n_next) + cross(c, F[i]) + cross(P_next, f_carried)
        moment = note("moment on the link by the one before", "Craig, inward (8)", _in("n", i),
                      "{N} + {R} {nn} + {c} × {F} + {P} × {R} {fn}", moment, "N m",
                      f"{frame}, about its origin",
                      N=(_in("N", i), N[i]), R=(R_sym, R_next), nn=(_in("n", i + 1), n_next),
                      c=(Symbol("P", f"C{i}", str(i)), c), F=(_in("F", i), F[i]),
                      P=(P_sym, P_next), fn=(_in("f", i + 1), f_next))  # fmt: skip
        carried = moment if link.revolute else f
        name = "n" if link.revolute else "f"
        tau[i - 1] = note("joint torque" if link.revolute else "joint force",
                          "Craig, inward (9)", Symbol("τ", str(i)), "{x} · {z}",
                          dot(carried, z)[()], "N m" if link.revolute else "N", "",
                          x=(_in(name, i), carried),
                          z=(_in("Z", i, hat=True), z))  # fmt: skip
        f_next, n_next = f, moment
    out = np.empty(n, dtype=object)
    out[:] = tau
    return out
