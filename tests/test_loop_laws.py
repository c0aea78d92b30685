"""Laws that hold for every robot with loops, on random ones with cuts of every kind.

Trees of joints of all kinds, closed by construction; several cuts in one robot, couplings with
powers and mimics, friction, rotors and springs in joints that only follow.
"""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from rnea.core.recursions.loops.constrained_motion import Loops
from rnea.model import (
    LoopsAt,
    dependent_columns,
    difference,
    integrate,
    linear_parameters,
    random_positions,
    scaled_matrix,
)
from rnea.recursions import Conditions, rows_of
from rnea.robot import Robot
from support.random_loops import CUTS, coupled, looped
from support.tiers import chosen, sample_cases

WITH_CUTS = [*CUTS, "two", "three", "driven"]
ROBOTS = [*WITH_CUTS, "coupled"]
H = 1e-6


@cache
def robot(name):
    rng = np.random.default_rng(sum(map(ord, name)))
    if name == "coupled":
        return coupled(rng)
    cuts = {"two": ["spherical", "universal"], "three": ["revolute", "spherical", "planar"]}
    own = {"losses": True, "springs": True} if name == "driven" else {}
    kinds = cuts.get(name, ["revolute", "cylindrical"] if name == "driven" else [name])
    return looped(rng, kinds, n=9 if len(kinds) > 1 else 6, **own)


@cache
def state(name):
    """Closed positions away from the assembled one, independent speeds and accelerations."""
    model, rng = robot(name).model, np.random.default_rng(1)
    q = random_positions(model, rng, 3)
    u, ud = rng.normal(size=(2, 3, model.nv))
    return q, u, ud


def ask(name, row, *states, **case):
    model = robot(name).model
    return np.asarray(rows_of(model)[row].compute(model, Conditions(**case), *states))


def near(a, b, tolerance, scale=1.0):
    size = max(scale, float(np.abs(b).max(initial=0.0)))
    assert np.abs(np.asarray(a) - b).max(initial=0.0) <= tolerance * size


@pytest.fixture(params=ROBOTS)
def name(request):
    return request.param


def loops_at(name, q):
    closure = robot(name).model.closure
    return LoopsAt.of(robot(name).model.tree, closure.cuts, closure.couplings, q)


def tree_moved(name, q, qd, step):
    return integrate(robot(name).model.tree, q, qd * step)


def test_the_matrix_is_the_slope_of_the_gaps(name):
    q, _, _ = state(name)
    tree = robot(name).model.tree
    K = loops_at(name, q).matrix()
    for k, unit in enumerate(np.eye(tree.nv)):
        ahead, behind = (loops_at(name, tree_moved(name, q, unit, s)).residuals() for s in (H, -H))
        near((ahead - behind) / (2 * H), K[..., k], 1e-8)


def test_the_drift_is_the_rate_of_the_matrix(name):
    q, u, _ = state(name)
    qd = ask(name, "joint_motion", q, u, u)[:, 0]
    near((loops_at(name, q).matrix() @ qd[..., None])[..., 0], 0, 1e-12, np.abs(qd).max())
    ahead, behind = (loops_at(name, tree_moved(name, q, qd, s)).matrix() for s in (H, -H))
    rate = ((ahead - behind) @ qd[..., None])[..., 0] / (2 * H)
    near(loops_at(name, q).drift(qd), rate, 1e-7)


def test_positions_stay_closed_and_follow_the_speeds(name):
    q, u, _ = state(name)
    model = robot(name).model
    ahead, behind = (integrate(model, q, u * s) for s in (H, -H))
    near(loops_at(name, ahead).residuals(), 0, 1e-11)
    between = difference(model.tree, behind, ahead) / (2 * H)
    near(between, ask(name, "joint_motion", q, u, u)[:, 0], 1e-7)


def test_forward_dynamics_undoes_inverse_dynamics(name):
    q, u, ud = state(name)
    tau = ask(name, "inverse_dynamics", q, u, ud)
    near(ask(name, "forward_dynamics", q, u, tau), ud, 1e-8)


def test_the_equations_of_motion_are_their_parts(name):
    q, u, ud = state(name)
    M, C = ask(name, "mass_matrix", q), ask(name, "coriolis_matrix", q, u)
    g, h = ask(name, "gravity_torque", q), ask(name, "bias", q, u)
    near(M, np.swapaxes(M, -1, -2), 1e-13)
    assert np.all(np.linalg.eigvalsh(M) > 0)
    near((C @ u[..., None])[..., 0] + g, h, 1e-11)
    c = ask(name, "christoffel", q)
    near(np.einsum("...ijk,...k->...ij", c, u), C, 1e-11)
    tau = ask(name, "inverse_dynamics", q, u, ud, friction=False, spring=False)
    near((M @ ud[..., None])[..., 0] + h, tau, 1e-11)
    near(
        ask(name, "torque_budget", q, u, ud).sum(axis=-2),
        ask(name, "inverse_dynamics", q, u, ud),
        1e-11,
    )


def test_no_power_is_in_the_rate_of_the_mass_matrix_less_twice_coriolis(name):
    q, u, _ = state(name)
    model = robot(name).model
    ahead, behind = (ask(name, "mass_matrix", integrate(model, q, u * s)) for s in (H, -H))
    S = (ahead - behind) / (2 * H) - 2 * ask(name, "coriolis_matrix", q, u)
    near(S, -np.swapaxes(S, -1, -2), 1e-6)


def test_power_goes_into_energy_and_friction(name):
    q, u, ud = state(name)
    model = robot(name).model
    tau = ask(name, "inverse_dynamics", q, u, ud, friction=False)

    def energy(step):
        there = integrate(model, q, u * step + ud * (step * step / 2))
        moving = u + ud * step
        return ask(name, "kinetic_energy", there, moving) + ask(name, "potential_energy", there)

    near((energy(H) - energy(-H)) / (2 * H), (tau * u).sum(axis=-1), 1e-6)


@sample_cases(3)
def test_slopes_are_those_of_the_torques(name):
    q, u, ud = state(name)
    model = robot(name).model
    slopes = ask(name, "derivatives", q, u, ud)
    for k, unit in enumerate(np.eye(model.nv)):
        moved = [integrate(model, q, np.broadcast_to(unit * s, u.shape)) for s in (H, -H)]
        there = [ask(name, "inverse_dynamics", at, u, ud) for at in moved]
        near((there[0] - there[1]) / (2 * H), slopes[:, 0, :, k], 3e-6)
        there = [ask(name, "inverse_dynamics", q, u + unit * s, ud) for s in (H, -H)]
        near((there[0] - there[1]) / (2 * H), slopes[:, 1, :, k], 1e-6)
    near(slopes[:, 2], ask(name, "mass_matrix", q), 1e-12)
    tau = ask(name, "inverse_dynamics", q, u, ud)
    backward = ask(name, "forward_derivatives", q, u, tau)
    near(slopes[:, 2] @ backward[:, 0], -slopes[:, 0], 1e-7)
    near(slopes[:, 2] @ backward[:, 2], np.eye(model.nv), 1e-8)


def test_rows_that_are_linear_in_speeds_are_their_jacobians(name):
    q, u, ud = state(name)
    model = robot(name).model
    frame = model.bodies[-1].name
    twist = (ask(name, "jacobian", q, frame=frame) @ u[..., None])[..., 0]
    moving = ask(name, "motion_at", q, u, ud, frame=frame, axes="world")
    near(twist, np.concatenate([moving[:, 0], moving[:, 1]], axis=-1), 1e-11)
    A = ask(name, "centroidal_momentum_matrix", q)
    near((A @ u[..., None])[..., 0], ask(name, "centroidal_momentum", q, u), 1e-11)
    Y = ask(name, "regressor", q, u, ud)
    values = np.ravel(linear_parameters(model))
    near(Y @ values, ask(name, "inverse_dynamics", q, u, ud, spring=False), 1e-11)


# a coupling works along the axes of joints that follow, and exerts no wrench
@pytest.mark.parametrize("name", WITH_CUTS)
def test_joints_without_motors_carry_friction_and_springs_alone(name):
    q, u, ud = state(name)
    model = robot(name).model
    wrenches = ask(name, "joint_wrenches", q, u, ud)
    tau = ask(name, "inverse_dynamics", q, u, ud)
    alone = rows_of(model)["inverse_dynamics"]
    tree = model.tree
    motion = ask(name, "joint_motion", q, u, ud)
    rigid = Conditions(friction=False, rotor=False, spring=False)
    beside = alone.compute(tree, Conditions(), q, motion[:, 0], motion[:, 1])
    beside = beside - alone.compute(tree, rigid, q, motion[:, 0], motion[:, 1])
    given = np.zeros((3, tree.nv))
    given[:, list(model.closure.independent)] = tau
    for body in model.bodies:
        force, moment = wrenches[:, body.index, 3:], wrenches[:, body.index, :3]
        along = body.joint.effort(q[..., body.q], force, moment)
        near(along, (given - beside)[:, body.v], 1e-10, np.abs(wrenches).max())


@pytest.mark.parametrize("name", WITH_CUTS)
def test_loop_forces_do_no_work_and_make_the_difference(name):
    q, u, ud = state(name)
    model = robot(name).model
    loops = Loops.of(model, q)
    rng = np.random.default_rng(2)
    values = rng.normal(size=(3, model.closure.rows))
    motion = ask(name, "joint_motion", q, u, ud)[:, 0]
    work = np.einsum("ni,nij,nj->n", values, loops.K, motion)
    near(work, 0, 1e-11, np.abs(motion).max())
    # as loads on bodies they are K^T lambda
    case = replace(Conditions.weightless(model), wrench=_added(loops.loads(values)))
    still = np.zeros_like(motion)
    row = rows_of(model)["inverse_dynamics"]
    rigid = replace(case, friction=False, rotor=False, spring=False)
    taken = row.compute(model.tree, rigid, q, still, still)
    near(-taken, np.einsum("nij,ni->nj", loops.K, values), 1e-11)


def _added(applied):
    total = {}
    for one in applied:
        total[one.body] = total[one.body] + one.wrench if one.body in total else one.wrench
    return total


def test_what_is_independent_changes_no_motor(name):
    q, u, ud = state(name)
    arm = robot(name)
    closure, tree = arm.model.closure, arm.model.tree
    names = [freedom.name for freedom in tree.dofs]
    motors = tuple(names[k] for k in closure.actuated)
    rng = np.random.default_rng(4)
    K = scaled_matrix(tree, closure.cuts, closure.couplings, q[0])
    order = rng.permutation(tree.nv)
    chosen = [int(order[k]) for k in dependent_columns(K[:, order], ())]
    other = tuple(names[k] for k in range(tree.nv) if k not in chosen)
    said = replace(arm.description.closures, independent=other, actuated=motors)
    twin = Robot(replace(arm.description, closures=said))
    motion = ask(name, "joint_motion", q, u, ud)
    own = list(twin.model.closure.independent)
    row = rows_of(twin.model)["motor_torque"]
    theirs = row.compute(
        twin.model, Conditions(), q[:1], motion[:1, 0][:, own], motion[:1, 1][:, own]
    )
    near(theirs, ask(name, "motor_torque", q, u, ud)[:1], 1e-7)


@sample_cases(1)
@pytest.mark.parametrize("name", ["two", "coupled"])
def test_compiled_rows_are_the_walked_ones(name):
    q, u, ud = state(name)
    arm = robot(name)
    tau = ask(name, "inverse_dynamics", q, u, ud)
    states = {"q": q, "qd": u, "qdd": ud, "tau": tau}
    rows = rows_of(arm.model)
    for row in map(rows.get, chosen(rows, 10)):
        frame = {"frame": arm.model.bodies[-1].name} if row.frame else {}
        ours = arm.evaluate(row.name, *(states[x] for x in row.states), **frame)
        walked = ask(name, row.name, *(states[x] for x in row.states), **frame)
        near(ours, walked, 1e-8, 1e-3)
