"""More motors than freedoms, fewer, and rows that say the same twice: closed forms of each."""

import tomllib

import numpy as np
import pytest

import rnea
from rnea.model import LoopsAt
from support.closed_forms import MECHANISMS
from support.closed_forms.file_numbers import CATALOGUE
from support.recut import toml_text
from test_closed_catalogue import ROWS, agrees, arm_of, states, stored

# rows of the loops that repeat others: three of each hinge that closes a plane, none of a ball
REDUNDANT = {
    "four_bar": 3,
    "slider_crank": 3,
    "planar_5r": 3,
    "palletizer": 9,
    "delta": 0,
    "gough_stewart": 0,
}


@pytest.mark.parametrize("name", MECHANISMS)
def test_freedoms_and_redundant_rows(name):
    """The rank of the equations at every stored position, by singular values."""
    arm = arm_of(name)
    closure, tree = arm.model.closure, arm.model.tree
    for q in states(name)[0]:
        K = LoopsAt.of(tree, closure.cuts, closure.couplings, q).matrix()
        sizes = np.linalg.svd(K, compute_uv=False)
        rank = int((sizes > 1e-10 * sizes[0]).sum())
        assert tree.nv - rank == MECHANISMS[name].freedoms == arm.nv
        assert closure.rows - rank == REDUNDANT[name]


def with_motors(tmp_path, name, actuated, limits):
    """The mechanism with other motors; limits of their efforts by joint."""
    table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text())
    table["actuated"] = actuated
    for joint in table["joints"]:
        told = joint.setdefault("limits", {})
        told.pop("effort", None)
        if joint["name"] in limits:
            told["effort"] = limits[joint["name"]]
    file = tmp_path / "robot.toml"
    file.write_text(toml_text(table))
    return rnea.load(str(file))


@pytest.mark.parametrize(
    ("name", "actuated"),
    [
        ("four_bar", ["crank", "rocker"]),
        ("four_bar", ["crank", "coupler", "rocker"]),
        ("slider_crank", ["crank", "piston"]),
    ],
)
@pytest.mark.parametrize("limited", [True, False])
def test_motors_share_by_their_limits(name, actuated, limited, tmp_path):
    """One freedom: with J_i the motors' rates, tau_i = w_i² J_i tau / Σ w_j² J_j², and w_i the
    limit of each, or 1 where there is none."""
    limits = dict(zip(actuated, (20.0, 7.0, 55.0), strict=False)) if limited else {}
    arm = with_motors(tmp_path, name, actuated, limits)
    q, u, ud = states(name)
    weights = np.array([limits.get(joint, 1.0) for joint in actuated])
    rates = [[row["speeds"][joint][0] for joint in actuated] for row in ROWS[name]]
    J = np.array(rates) / u
    share = weights**2 * J / (weights**2 * J**2).sum(axis=-1, keepdims=True)
    found = arm.evaluate("motor_torque", q, u, ud, eager=True)
    agrees(found, share * stored(name, "efforts"))


def test_two_freedoms_and_three_motors(tmp_path):
    """The smallest of all that do the same work: W² J (Jᵀ W² J)⁻¹ tau, by normal equations."""
    limits = {"left": 60.0, "left_elbow": 25.0, "right": 60.0}
    arm = with_motors(tmp_path, "planar_5r", list(limits), limits)
    q, u, ud = states("planar_5r")
    unit = arm.evaluate("joint_motion", q[:, None], np.eye(2), np.zeros(2), eager=True)[..., 0, :]
    J = np.swapaxes(unit[..., :3], -1, -2)
    weighted = np.array(list(limits.values()))[:, None] ** 2 * J
    tau = stored("planar_5r", "efforts")[..., None]
    right = weighted @ np.linalg.solve(np.swapaxes(J, -1, -2) @ weighted, tau)
    agrees(arm.evaluate("motor_torque", q, u, ud, eager=True), right[..., 0], 1e-11)


def test_a_motor_that_is_not_there(tmp_path):
    """A palletizer without the crank's: the others do what they did, and its share is undone."""
    arm = with_motors(tmp_path, "palletizer", ["turn", "shoulder", "flange"], {})
    found = arm.evaluate("motor_torque", *states("palletizer"), eager=True)
    agrees(found, stored("palletizer", "efforts")[:, :3])
