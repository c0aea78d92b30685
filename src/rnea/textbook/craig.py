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

from rnea.model import Model
from rnea.spatial import Pose, transpose
from rnea.spatial.numbers import Array
from rnea.textbook.chain import Chain, serial_chain
from rnea.textbook.formula import Operand, cross, dot, matrix, scalar, vector
from rnea.textbook.steps import Notation, Recorder, by_joint
from rnea.textbook.symbols import Symbol


def work(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    record: Recorder,
    tip_force: Array | None = None,
    tip_moment: Array | None = None,
) -> Array:
    """tau of a serial robot; force and moment that the tip exerts on its surroundings."""
    chain = serial_chain(model, gravity)
    zero, tool = chain.kind.zeros(3), len(chain.links) + 1
    # frame i + 1 on link i, the last one the tool's
    frames = [link.placement @ X for link, X in zip(chain.links, chain.motions(q), strict=True)]
    frames.append(chain.end)
    inertial = _outward(chain, frames, qd, qdd, record)
    f_tip = vector(_of("f", tool), zero if tip_force is None else tip_force)
    n_tip = vector(_of("n", tool), zero if tip_moment is None else tip_moment)
    return _inward(chain, frames, inertial, f_tip, n_tip, record)


def _of(base: str, link: int | str, dots: int = 0, hat: bool = False) -> Symbol:
    """ⁱω_i: a vector of link i in frame i; link C1 is the centre of mass of link 1."""
    return Symbol(base, str(link), str(link).removeprefix("C"), dots=dots, hat=hat)


def _rotation(i: int, j: int) -> Symbol:
    """ⁱ_jR: turns components in frame j into components in frame i."""
    return Symbol("R", before_super=str(i), before_sub=str(j))


def _outward(
    chain: Chain, frames: list[Pose], qd: Array, qdd: Array, record: Recorder
) -> list[tuple[Operand, Operand]]:
    """Steps 1 to 6: inertial force and moment of every link."""
    zero, inertial = chain.kind.zeros(3), []
    w, wd = vector(_of("ω", 0), zero), vector(_of("ω", 0, dots=1), zero)
    g = vector(Symbol("g", before_super="0"), chain.gravity)
    record.at("base", 0, "{0}")
    name = "acceleration of the base: upward by g"
    vd = record(name, "effect of gravity", _of("v", 0, dots=1), -g, "m/s²")
    for i, (link, X) in enumerate(zip(chain.links, frames, strict=False)):
        j = i + 1
        record.at("outward", j, f"{{{j}}}")
        R = matrix(_rotation(j, i), transpose(X.rotation))
        P = vector(Symbol("P", str(j), before_super=str(i)), X.translation)
        P_C = vector(_of("P", f"C{j}"), link.inertia.com)
        m = scalar(Symbol("m", str(j)), link.inertia.mass)
        inertia = matrix(Symbol("I", str(j), before_super=f"C{j}"), link.inertia.about_com)
        Z = vector(_of("Z", j, hat=True), chain.z)
        rate, rate2 = chain.rates(j, "d", qd, qdd)

        w_i, wd_i, vd_i = w, wd, vd
        w = record("angular velocity", "outward (1)", _of("ω", j),
                   R @ w_i + rate * Z if link.revolute else R @ w_i,
                   "rad/s", "relative to {0}")  # fmt: skip
        wd = record("angular acceleration", "outward (2)", _of("ω", j, dots=1),
                    R @ wd_i + cross(R @ w_i, rate * Z) + rate2 * Z if link.revolute else R @ wd_i,
                    "rad/s²", differentiated_in="{0}")  # fmt: skip
        carried = R @ (cross(wd_i, P) + cross(w_i, cross(w_i, P)) + vd_i)
        vd = record("acceleration of the frame's origin, as felt", "outward (3)",
                    _of("v", j, dots=1),
                    carried if link.revolute else carried + cross(2 * w, rate * Z) + rate2 * Z,
                    "m/s²", differentiated_in="{0}")  # fmt: skip
        vd_C = record("acceleration of the centre of mass, as felt", "outward (4)",
                      _of("v", f"C{j}", dots=1), cross(wd, P_C) + cross(w, cross(w, P_C)) + vd,
                      "m/s²", differentiated_in="{0}")  # fmt: skip
        F = record("inertial force", "outward (5)", _of("F", j), m * vd_C, "N")
        N = record("inertial moment", "outward (6)", _of("N", j),
                   inertia @ wd + cross(w, inertia @ w), "N m", "about the com")  # fmt: skip
        inertial.append((F, N))
    return inertial


def _inward(
    chain: Chain,
    frames: list[Pose],
    inertial: list[tuple[Operand, Operand]],
    f: Operand,
    n: Operand,
    record: Recorder,
) -> Array:
    """Steps 7 to 9, from the tip's force f and moment n back to joint 1."""
    tau = []
    for i in range(len(chain.links), 0, -1):
        link, X, (F, N) = chain.links[i - 1], frames[i], inertial[i - 1]
        record.at("inward", i, f"{{{i}}}")
        R = matrix(_rotation(i, i + 1), X.rotation)
        P = vector(Symbol("P", str(i + 1), before_super=str(i)), X.translation)
        P_C = vector(_of("P", f"C{i}"), link.inertia.com)
        Z = vector(_of("Z", i, hat=True), chain.z)

        f_next, n_next = f, n
        f = record("force on the link by the one before", "inward (7)", _of("f", i),
                   R @ f_next + F, "N")  # fmt: skip
        n = record("moment on the link by the one before", "inward (8)", _of("n", i),
                   N + R @ n_next + cross(P_C, F) + cross(P, R @ f_next),
                   "N m", "about its origin")  # fmt: skip
        tau.append(record(link.effort, "inward (9)", Symbol("τ", str(i)),
                          dot(n if link.revolute else f, Z), link.effort_unit))  # fmt: skip
    return by_joint(tau[::-1])


CRAIG = Notation(
    book="Craig",
    title="Craig's iterative Newton-Euler form: link frames on the joints",
    work=work,
    frame_name=lambda i: f"{{{i}}}",
    frames_move=True,
    remark="Accelerations of origins and centres of mass include the upward g of the base; "
    "frame {{{tool}}} is the tool.",
)
