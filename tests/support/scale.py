"""The scale of rounding errors: the recursion on absolute values, taken of vectors.

Each step of the recursion is repeated with the lengths of its vectors and every term added, none
subtracted; a rotation keeps a length. What comes out bounds the size of the terms that went into
each torque and wrench. An error of a few units in the last place of that is what float64 must be
forgiven; more is a defect. (Absolute values of components would not do: through a chain of n
rotations they grow like 3^(n/2), and forgive everything.)
"""

from dataclasses import dataclass

import numpy as np

from rnea.recursions import Conditions, rows_of


@dataclass
class Scale:
    """Sizes of the terms of tau (..., n), and of each body's force and moment, the base first."""

    tau: np.ndarray
    force: list
    moment: list


def recursion_scale(model, q, qd, qdd, gravity, base=None):
    if model.closure is not None:
        return _loops_scale(model, q, qd, qdd, gravity, base)
    q = np.asarray(q, dtype=float)
    qd, qdd = (np.abs(np.asarray(x, dtype=float)) for x in (qd, qdd))
    zero = np.zeros(np.broadcast_shapes(q.shape[:-1], qd.shape[:-1], qdd.shape[:-1]))
    w, wd, vd = [zero], [zero], [zero + np.linalg.norm(np.asarray(gravity, dtype=float))]
    if base is not None:
        moving = (np.linalg.norm(part) for part in (base.w, base.wd, base.vd))
        w, wd, vd = ([part + more] for part, more in zip((zero, zero, vd[0]), moving, strict=True))
    arm = [zero]
    for body in model.bodies:
        at_zero = np.asarray(body.joint.placement.translation, dtype=float)
        slid = np.asarray(body.joint.pose(q[..., body.q]).translation, dtype=float) - at_zero
        p = np.linalg.norm(at_zero) + np.linalg.norm(slid, axis=-1)
        turn, slide = axis_lengths(body, q)
        turning, turning_rate = ((x[..., body.v] * turn).sum(axis=-1) for x in (qd, qdd))
        sliding, sliding_rate = ((x[..., body.v] * slide).sum(axis=-1) for x in (qd, qdd))
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        w.append(w_P + turning)
        # a universal joint's first axis moves in the child: turning times turning
        drift = turning**2 if body.joint.drift(q[..., body.q], qd[..., body.v]) is not None else 0
        wd.append(wd_P + w_P * turning + turning_rate + drift)
        products = (2 * w_P + turning) * sliding
        vd.append(vd_P + (wd_P + w_P**2) * p + products + sliding_rate)
        arm.append(zero + p)
    force, moment = [], []
    for k, inertia in enumerate([model.base_inertia, *(b.inertia for b in model.bodies)]):
        c = np.linalg.norm(np.asarray(inertia.com, dtype=float))
        size = np.linalg.norm(np.asarray(inertia.about_com, dtype=float), 2)
        F = float(inertia.mass) * (vd[k] + (wd[k] + w[k] ** 2) * c)
        force.append(F)
        moment.append(size * (wd[k] + w[k] ** 2) + c * F)
    for body in reversed(model.bodies):
        k, P = body.index, body.parent
        force[P] = force[P] + force[k]
        moment[P] = moment[P] + moment[k] + arm[k] * force[k]
    tau = np.zeros((*zero.shape, model.nv))
    for body in model.bodies:
        turn, slide = axis_lengths(body, q)
        k = body.index
        tau[..., body.v] += moment[k][..., None] * turn + force[k][..., None] * slide
    return Scale(tau, force, moment)


def _loops_scale(model, q, qd, qdd, gravity, base):
    """Of the tree at the motion of all its joints; efforts add up as the loops bring them."""
    motion = rows_of(model)["joint_motion"].compute(model, Conditions(), q, qd, qdd)
    tree = recursion_scale(model.tree, q, motion[..., 0, :], motion[..., 1, :], gravity, base)
    unit = np.eye(model.nv)
    q = np.broadcast_to(np.asarray(q)[..., None, :], (*np.shape(q)[:-1], model.nv, model.nq))
    units = np.broadcast_to(unit, (*q.shape[:-1], model.nv))
    G = rows_of(model)["joint_motion"].compute(model, Conditions(), q, units, units * 0)[..., 0, :]
    return Scale((np.abs(G) * tree.tau[..., None, :]).sum(axis=-1), tree.force, tree.moment)


def axis_lengths(body, q):
    """Lengths (..., nv) of a joint's axes, angular and linear."""
    axes = body.joint.motion_axes(q[..., body.q])
    return [np.linalg.norm(np.asarray(x, dtype=float), axis=-1) for x in axes]


def torque_scale(model, q, qd, qdd, gravity, base=None):
    return recursion_scale(model, q, qd, qdd, gravity, base).tau


def mass_matrix_scale(model, q):
    """The size of the terms of M: of the torques that unit accelerations take."""
    n = model.nv
    zero = np.zeros((*np.shape(q)[:-1], n, n))
    q = np.asarray(q, dtype=float)[..., None, :]
    terms = torque_scale(model, q, zero, zero + np.eye(n), np.zeros(3))
    return np.maximum(terms, np.swapaxes(terms, -1, -2))


def coriolis_scale(model, q, qd):
    """The size of the terms of C_ij: the bilinear form of the velocity torque's size."""
    n = model.nv
    zero = np.zeros((*np.shape(q)[:-1], n, n))
    q = np.asarray(q, dtype=float)[..., None, :]

    def h(v):
        return torque_scale(model, q, v, zero, np.zeros(3))

    qd = np.abs(np.asarray(qd, dtype=float))[..., None, :] + zero
    unit = zero + np.eye(n)
    return np.swapaxes(np.maximum(h(qd + unit) - h(qd) - h(unit), 0) / 2, -1, -2)
