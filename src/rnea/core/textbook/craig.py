"""Craig's iterative Newton-Euler form (sources 002 and 003): link frames, modified DH.

ⁱω_i is a vector of link i in frame i; ⁱ_jR turns components in frame j into components in frame i;
P goes to the next frame, P_C to the centre of mass. Gravity: the base accelerates upward by g.
A joint that the book does not know has its motion S u in the place of θ̇ Ẑ (`subspace.py`).
Where links branch, the frame before is that of the link which carries this one, and the inward
pass adds up all links that it carries.
"""

from __future__ import annotations

from functools import partial

from rnea.core.model import Model
from rnea.core.spatial import transpose
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import subspace
from rnea.core.textbook.chain import links_of
from rnea.core.textbook.formula import cross, dot, each, matrix, summed, vector
from rnea.core.textbook.steps import Letter, Notation, StepRecorder
from rnea.core.textbook.symbols import Symbol


def work(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    record: StepRecorder,
    tip_force: Array | None = None,
    tip_moment: Array | None = None,
) -> Array:
    """tau of a tree; force and moment that the tip of a single chain exerts on its surroundings."""
    chain = links_of(model, gravity)
    links, zero, tool = chain.links, chain.kind.zeros(3), len(chain.links) + 1
    # frame i on the link before, the tool's behind a single chain; R outward and R_back inward
    frames = [link.placement @ X for link, X in zip(links, chain.motions(q), strict=True)]
    frames += [] if chain.end is None else [chain.end]
    on_the_one_before = partial(each, before=chain.before)
    turned = [X.rotation for X in frames]
    R = on_the_one_before(matrix, Symbol("R", "", "i", "i-1"), [transpose(x) for x in turned])
    R_back = on_the_one_before(matrix, Symbol("R", "", "i-1", "i"), turned)
    P = on_the_one_before(vector, Symbol("P", "i", "i-1"), [X.translation for X in frames])
    P_C = each(vector, _in("P", "Ci"), [link.inertia.com for link in links])
    inertia = each(matrix, Symbol("I", "i", "Ci"), [link.inertia.about_com for link in links])
    Z = each(vector, _in("Z", hat=True), [chain.z for _ in links])
    m, rate, rate2 = chain.masses(), chain.rates("d", qd, 1), chain.rates("d", qdd, 2)

    letter = partial(Letter, record)
    w = letter("angular velocity", "outward (1)", _in("ω"), "rad/s", "relative to {0}")
    wd = letter("angular acceleration", "outward (2)", _in("ω", dots=1), "rad/s²")
    name = "acceleration of the frame's origin, as felt"
    vd = letter(name, "outward (3)", _in("v", dots=1), "m/s²")
    name = "acceleration of the centre of mass, as felt"
    vd_C = letter(name, "outward (4)", _in("v", "Ci", dots=1), "m/s²")
    F = letter("inertial force", "outward (5)", _in("F"), "N")
    N = letter("inertial moment", "outward (6)", _in("N"), "N m", "about the com")
    f = letter("force on the link by the one before", "inward (7)", _in("f"), "N")
    name = "moment on the link by the one before"
    n = letter(name, "inward (8)", _in("n"), "N m", "about its origin")

    record.at("base", 0, "{0}")
    g = vector(Symbol("g", "", "0"), chain.gravity)
    name = "acceleration of the base: upward by g"
    vd.known[0] = record(name, "effect of gravity", vd.symbol.at(0), -g, "m/s²")
    w.given(0, zero)
    wd.given(0, zero)
    motion = {}
    for j, link in enumerate(links, start=1):
        i = link.before
        if not link.has_axis:
            S = motion[j] = subspace.work(link, j, q, qd, qdd, record)
            R_back[j], P[j] = S.rotation, S.position
            R[j] = matrix(R[j].symbol, transpose(S.rotation.value))
        record.at("outward", j, f"{{{j}}}", differentiated_in="{0}")
        carried = R[j] @ (cross(wd[i], P[j]) + cross(w[i], cross(w[i], P[j])) + vd[i])
        if link.revolute:
            w[j] = R[j] @ w[i] + rate[j] * Z[j]
            wd[j] = R[j] @ wd[i] + cross(R[j] @ w[i], rate[j] * Z[j]) + rate2[j] * Z[j]
            vd[j] = carried
        elif j in motion:
            w[j] = motion[j].angular_velocity(R[j] @ w[i])
            wd[j] = motion[j].angular_acceleration(R[j] @ w[i], R[j] @ wd[i])
            vd[j] = motion[j].acceleration(R[j] @ w[i], w[j], carried)
        else:
            w[j] = R[j] @ w[i]
            wd[j] = R[j] @ wd[i]
            vd[j] = carried + cross(2 * w[j], rate[j] * Z[j]) + rate2[j] * Z[j]
        vd_C[j] = cross(wd[j], P_C[j]) + cross(w[j], cross(w[j], P_C[j])) + vd[j]
        F[j] = m[j] * vd_C[j]
        N[j] = inertia[j] @ wd[j] + cross(w[j], inertia[j] @ w[j])

    f.given(tool, zero if tip_force is None else tip_force)
    n.given(tool, zero if tip_moment is None else tip_moment)
    for i in range(len(links), 0, -1):
        behind, joint = chain.after(i), links[i - 1].joint
        record.at("inward", i, f"{{{i}}}")
        forces = {j: R_back[j] @ f[j] for j in behind}
        moments = [R_back[j] @ n[j] for j in behind]
        levers = [cross(P[j], forces[j]) for j in behind]
        f[i] = summed([*forces.values(), F[i]])
        n[i] = summed([N[i], *moments, cross(P_C[i], F[i]), *levers])
        axis = dot(n[i] if joint.turns else f[i], Z[i])
        along = motion[i].efforts(n[i], f[i]) if i in motion else axis
        record.effort("inward (9)", i, along, joint.speeds)
    return record.tau()


def _in(base: str, of: str = "i", dots: int = 0, hat: bool = False) -> Symbol:
    """ⁱω_i: of link i, or of its centre of mass Ci, in frame i."""
    return Symbol(base, of, "i", dots=dots, hat=hat)


CRAIG = Notation(
    book="Craig",
    title="Craig's iterative Newton-Euler form: link frames on the joints",
    work=work,
    frame_name=lambda i: f"{{{i}}}",
    frames_move=True,
    remark="Accelerations of origins and centres of mass include the upward g of the base; "
    "frame {{{tool}}} is the tool.",
    remark_of_branches="Accelerations of origins and centres of mass include the upward g of the "
    "base; a link's forces are those of all links that it carries, added up.",
    other_joints="A joint that does more than turn about an axis or slide along one moves its link "
    "by S u in the link's own frame: u are its speeds, the columns of S say which way each of them "
    "turns it (S with ω) and slides it (S with v). S u stands where the book has its axis times "
    "the rate, and S transposed finds the efforts in step (9). Such a joint may turn and slide at "
    "once: the 2 ω of a sliding joint is then the sum of the angular velocities before and behind "
    "it. Frame {j1} is joint 1 on the link before, at rest.",
)
