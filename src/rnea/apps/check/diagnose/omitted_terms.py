"""WRONG PHYSICS ON PURPOSE. Terms left out of the torque or subtracted; columns misplaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.links import with_links
from rnea.apps.check.diagnose.mistake import Mistake, needs_two_joints
from rnea.apps.check.diagnose.wrong_recursion import across
from rnea.core.spatial.numbers import Array


def _needs_turning_first(work: Calculation) -> str:
    first = [body for body in work.model.bodies if body.parent == 0]
    if any(body.joint.turns for body in first):
        return ""
    return "the first joint slides: its link has no parallel-axis term"


def _needs_friction(work: Calculation) -> str:
    if not work.friction:
        return "friction is switched off"
    rubs = any(body.losses.rubs for body in work.model.bodies)
    return "" if rubs else "the robot's file gives no friction"


def _needs_rotor(work: Calculation) -> str:
    if not work.rotor:
        return "rotors are switched off"
    return "" if any(b.losses.rotor for b in work.model.bodies) else "the file gives no rotors"


def _needs_spring(work: Calculation) -> str:
    if not work.spring:
        return "springs are switched off"
    return "" if work.model.has_springs else "the file gives no springs"


def _needs_wrench(work: Calculation) -> str:
    return "" if work.wrench is not None else "no wrench is given"


def _needs_payload(work: Calculation) -> str:
    return "" if work.description.attachments else "no payload is given"


def _without(term: Callable[[Calculation], Array]) -> Callable[[Calculation], Calculation]:
    return lambda work: work.but(left_out=(*work.left_out, term))


def _velocity_terms(work: Calculation) -> Array:
    return work.rigid(work.qd, np.zeros_like(work.qdd), np.zeros(3))


def _squares(work: Calculation) -> Array:
    """The velocity terms of each joint's motion by itself, as in the torque budget."""
    alone = (work.but(qd=work.qd * column) for column in np.eye(work.qd.shape[-1]))
    return sum(map(_velocity_terms, alone), np.zeros_like(work.qd))


def _products(work: Calculation) -> Array:
    return _velocity_terms(work) - _squares(work)


def _times(factor: float, term: Callable[[Calculation], Array]) -> Callable[[Calculation], Array]:
    """So much of a term: what is subtracted twice has the wrong sign."""
    return lambda work: factor * term(work)


def _own_parallel_axis(work: Calculation) -> Array:
    """m1 r1² qdd1 of every link that turns on the base."""
    term = np.zeros_like(work.qdd)
    for body in work.model.bodies:
        if body.parent == 0 and body.joint.turns:
            r = across(body)
            term[..., body.v] = work.qdd[..., body.v] * (body.inertia.mass * float(r @ r))
    return term


def spinning(work: Calculation) -> list[str]:
    """Names of the bodies that have an inertia about their centre of mass."""
    return [body.name for body in work.model.bodies if np.any(body.inertia.about_com)]


def _needs_inertia(work: Calculation) -> str:
    return "" if spinning(work) else "every link is a point mass"


def without_inertia(name: str = "") -> Callable[[Calculation], Calculation]:
    """I = 0 about the centre of mass, of one body or of all."""

    def make(work: Calculation) -> Calculation:
        bodies = (
            replace(body, inertia=replace(body.inertia, about_com=np.zeros((3, 3))))
            if name in ("", body.name)
            else body
            for body in work.model.bodies
        )
        return work.but(model=replace(work.model, bodies=tuple(bodies)))

    return make


def _without_payload(work: Calculation) -> Calculation:
    payloads = {payload.name for payload in work.description.attachments}
    return with_links(
        lambda _, frame, own: (
            replace(own, mass=0.0, about_com=np.zeros((3, 3))) if frame.name in payloads else own
        )
    )(work)


def _shifted(by: int, *, around: bool) -> Callable[[Calculation], Calculation]:
    """The columns moved by one; the column that becomes free holds the last one or zeros."""

    def report(tau: Array) -> Array:
        moved = np.roll(tau, by, axis=-1)
        if not around:
            moved[..., 0 if by > 0 else -1] = 0.0
        return moved

    return lambda work: work.reported(report)


LEFT_OUT = (
    Mistake(
        "no_coriolis",
        "Coriolis terms (products qd_j qd_k of different joints) left out",
        "The slow-robot model: products of two joints' speeds were neglected.",
        "Add the terms in qd_j qd_k, j ≠ k; each pair counts twice in C(q, qd) qd.",
        _without(_products),
        "no two joints move at once in a way that couples them",
        needs_two_joints,
        "velocity",
    ),
    Mistake(
        "half_coriolis",
        "half of the Coriolis terms: every product qd_j qd_k counted once",
        "c_ijk qd_j qd_k and c_ikj qd_k qd_j are equal, and both stand in the sum. With two links "
        "that is 2 h qd1 qd2, not h qd1 qd2.",
        "Double the terms in qd_j qd_k, j ≠ k.",
        _without(_times(0.5, _products)),
        "no two joints move at once in a way that couples them",
        needs_two_joints,
        "velocity",
    ),
    Mistake(
        "no_centrifugal",
        "centrifugal terms (squares qd_j²) left out",
        "The slow-robot model: squares of the joints' speeds were neglected.",
        "Add the terms in qd_j²: w × (w × r) in the acceleration of every point.",
        _without(_squares),
        "no joint feels the centrifugal force of another in this motion",
        needs_two_joints,
        "velocity",
    ),
    Mistake(
        "no_velocity_terms",
        "Coriolis and centrifugal terms left out",
        "The slow-robot model: everything quadratic in the joints' speeds was neglected.",
        "Add C(q, qd) qd, or keep w × (w × r), (R w) × z qd and w × I w in the recursion.",
        _without(_velocity_terms),
        "no velocity term is felt in this motion",
        family="velocity",
    ),
    Mistake(
        "velocity_sign",
        "Coriolis and centrifugal terms with the wrong sign",
        "C(q, qd) qd was subtracted. It stands on the side of M(q) qdd: tau = M qdd + C qd + g.",
        "Add C(q, qd) qd to the torques.",
        _without(_times(2, _velocity_terms)),
        "no velocity term is felt in this motion",
        family="velocity",
    ),
    Mistake(
        "coriolis_sign",
        "Coriolis terms (products qd_j qd_k of different joints) with the wrong sign",
        "The products of two joints' speeds were subtracted, or their sign was lost when the "
        "mass matrix was differentiated.",
        "Change the sign of the terms in qd_j qd_k, j ≠ k.",
        _without(_times(2, _products)),
        "no two joints move at once in a way that couples them",
        needs_two_joints,
        "velocity",
        alone=True,
    ),
    Mistake(
        "centrifugal_sign",
        "centrifugal terms (squares qd_j²) with the wrong sign",
        "The squares of the joints' speeds were subtracted: the derivative of the mass matrix has "
        "a half and a sign in -½ ∂M_jj/∂q_i qd_j².",
        "Change the sign of the terms in qd_j².",
        _without(_times(2, _squares)),
        "no joint feels the centrifugal force of another in this motion",
        needs_two_joints,
        "velocity",
        alone=True,
    ),
    Mistake(
        "no_own_parallel_axis",
        "m1 r1² of the first link left out",
        "The first link's inertia about its joint is I1 + m1 r1²; I1 alone is about its centre "
        "of mass.",
        "Add m1 r1² to M11, r1 being the distance of the first centre of mass from the axis.",
        _without(_own_parallel_axis),
        "the first link's centre of mass lies on its axis, it has no mass, or it is not "
        "accelerated",
        _needs_turning_first,
        "forgotten",
    ),
    Mistake(
        "no_inertia",
        "I wd + w × I w of all links left out",
        "Every link was taken for a point mass: c × F is there, but not the moment that turns the "
        "link about its centre of mass.",
        "Add N = I wd + w × I w of every link to the moment balance of its joint.",
        without_inertia(),
        "no link's turning is felt in this motion",
        _needs_inertia,
        "inertia",
        alone=True,
    ),
    Mistake(
        "no_rotor",
        "the rotors' inertia left out",
        "A geared rotor adds gear² times its inertia to its joint.",
        "Add gear² J qdd to the torque of every joint.",
        lambda work: work.but(rotor=False),
        "no joint with a rotor is accelerated",
        _needs_rotor,
    ),
    Mistake(
        "no_friction",
        "friction left out",
        "The torque of the rigid body alone does not overcome friction in the joints.",
        "Add viscous · qd + Coulomb · sign(qd) to the torque of every joint.",
        lambda work: work.but(friction=False),
        "no joint with friction moves",
        _needs_friction,
    ),
    Mistake(
        "no_spring",
        "springs left out",
        "A joint with a spring takes stiffness · (q - rest) more than the rigid body.",
        "Add stiffness · (q - rest) to the torque of every joint that has a spring.",
        lambda work: work.but(spring=False),
        "every joint with a spring stays at its rest",
        _needs_spring,
    ),
    Mistake(
        "wrench_sense",
        "the wrench with the wrong sense: on the robot and by the robot exchanged",
        "What the robot exerts on its surroundings is the opposite of what acts on it. A force "
        "that acts on the tool helps the joints in its own direction.",
        "Subtract transpose(J) times the wrench that acts on the robot; add that which the robot "
        "exerts.",
        lambda work: work.but(pushing=-1.0),
        "the wrench asks no joint for a torque",
        _needs_wrench,
        "wrench",
    ),
    Mistake(
        "no_wrench",
        "the wrench left out",
        "The torques are those of the motion alone; what acts on the robot from outside is not "
        "among them.",
        "Start the way in with the force and moment at the tool, or subtract transpose(J) times "
        "the wrench that acts on the robot.",
        lambda work: work.but(pushing=0.0),
        "the wrench asks no joint for a torque",
        _needs_wrench,
        "wrench",
    ),
    Mistake(
        "no_payload",
        "the payload left out",
        "The torques are those of the robot with an empty hand.",
        "Add the payload to the last link: its mass, and with it centre of mass and inertia.",
        _without_payload,
        "the payload is not felt in this motion",
        _needs_payload,
        "payload",
    ),
    Mistake(
        "shifted_up",
        "torques one joint too far: that of joint i under joint i+1, the last under the first",
        "The indices of torques and joints are off by one (counting from 0 and from 1 mixed).",
        "Move every torque column back by one joint.",
        _shifted(1, around=True),
        "all joints have the same torque",
        needs_two_joints,
        "index",
    ),
    Mistake(
        "shifted_down",
        "torques one joint too early: that of joint i+1 under joint i, the first under the last",
        "The indices of torques and joints are off by one (counting from 0 and from 1 mixed).",
        "Move every torque column on by one joint.",
        _shifted(-1, around=True),
        "all joints have the same torque",
        needs_two_joints,
        "index",
    ),
    Mistake(
        "shifted_up_zero",
        "torques one joint too far: that of joint i under joint i+1, the first left at zero",
        "The indices are off by one, and the array was filled from its second place on.",
        "Move every torque column back by one joint and calculate the last one.",
        _shifted(1, around=False),
        "all torques are zero",
        needs_two_joints,
        "index",
    ),
    Mistake(
        "shifted_down_zero",
        "torques one joint too early: that of joint i+1 under joint i, the last left at zero",
        "The indices are off by one, and the array was filled up to its last place but one.",
        "Move every torque column on by one joint and calculate the first one.",
        _shifted(-1, around=False),
        "all torques are zero",
        needs_two_joints,
        "index",
    ),
)
