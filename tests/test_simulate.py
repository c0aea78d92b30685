"""Simulation: orders of the methods, energy, peers, stops, events, bad input, rollouts."""

import json
import re

import mujoco
import numpy as np
import pytest
from scipy.integrate import solve_ivp

import rnea
from rnea import DHLink, InputError, RneaError, Robot, SimulationError, Wrench
from rnea.apps.simulate.friction.stops import after_hit
from rnea.apps.simulate.runs.plants import plant_of
from rnea.apps.simulate.runs.robot_rollouts import step_kernel
from rnea.motion import read_motion
from rnea.robot.writing import written
from rnea.simulate import METHODS, Event, Variation, drawn_parameters, variation
from support.command import run
from support.random_robots import random_tree

START = (np.pi / 6, 0.0)
SMOOTH = [name for name, method in METHODS.items() if method.step is not None]


@pytest.fixture(scope="module")
def pendulum():
    return rnea.load("double_pendulum")


def slider(mass=1.0, coulomb=0.0, viscous=0.0, limits=None, tilt=0.0):
    """A mass that slides along an axis `tilt` above the horizontal; gravity pulls it back."""
    row = DHLink(
        joint="prismatic",
        mass=mass,
        friction={"viscous": viscous, "coulomb": coulomb},
        limits={"position": limits} if limits else None,
    )
    return Robot.from_dh([row], "standard").with_base(rpy=(0, np.pi / 2 - tilt, 0))


def rods(t, y):
    """Two rods on hinges, from Lagrange's equations in absolute angles; independent of the package.

    ½(I1 + m2 l1²) a'² + ½ I2 b'² + ½ m2 l1 l2 cos(a - b) a' b', I about the upper ends.
    """
    m1, m2, l1, l2, g = 1.0, 0.6, 0.5, 0.4, 9.81
    a, b, ad, bd = y
    c, s = np.cos(a - b), np.sin(a - b)
    p, r, k = (m1 / 3 + m2) * l1**2, m2 * l2**2 / 3, m2 * l1 * l2 / 2
    right = np.array(
        [
            -k * s * bd**2 - (m1 / 2 + m2) * g * l1 * np.sin(a),
            k * s * ad**2 - m2 * g * l2 / 2 * np.sin(b),
        ]
    )
    add, bdd = np.linalg.solve([[p, k * c], [k * c, r]], right)
    return [ad, bd, add, bdd]


def exact(times):
    """q (N, 2) of the double pendulum from START at rest, to 12 digits."""
    a, b = START[0], START[0] + START[1]
    run = solve_ivp(rods, (0, times[-1]), [a, b, 0, 0], "DOP853", times, rtol=1e-12, atol=1e-13)
    return np.stack([run.y[0], run.y[1] - run.y[0]], axis=1)


def test_implicit_midpoint_keeps_the_energy_of_a_double_pendulum(pendulum):
    run = pendulum.simulate(START, duration=10, step=1e-3, method="midpoint")
    # lowest where both rods hang: their centres at l1/2 and l1 + l2/2 below the hinge
    lowest = -9.81 * (1.0 * 0.25 + 0.6 * (0.5 + 0.2))
    assert pendulum.potential_energy([0, 0]) == pytest.approx(lowest, rel=1e-14)
    energy = run.kinetic + run.potential
    assert np.abs(energy - energy[0]).max() < 1e-6 * (energy[0] - lowest)
    # and it does not drift: the second half is no worse than the first
    halves = np.split(np.abs(energy[:10000] - energy[0]), 2)
    assert halves[1].max() < 2 * halves[0].max()


def test_the_trajectory_is_that_of_lagranges_equations(pendulum):
    run = pendulum.simulate(START, duration=10, step=1e-3, method="rk4")
    adaptive = pendulum.simulate(
        START, duration=10, step=0.1, method="dop853", rtol=1e-12, atol=1e-13
    )
    wanted = exact(adaptive.t)
    assert np.abs(adaptive.q - wanted).max() < 1e-9
    assert np.abs(run.q[::100] - wanted).max() < 1e-8


@pytest.mark.parametrize("method", SMOOTH)
def test_halving_the_step_shrinks_the_error_by_the_order(pendulum, method):
    wanted = exact([0, 0.4])[-1]
    errors = [
        np.abs(pendulum.simulate(START, duration=0.4, step=h, method=method).q[-1] - wanted).max()
        for h in (0.02, 0.01, 0.005)
    ]
    orders = np.log2(np.divide(errors[:-1], errors[1:]))
    assert orders[-1] == pytest.approx(METHODS[method].order, abs=0.15)


def test_mujoco_moves_alike(pendulum):
    text, _ = written(pendulum, "mjcf")
    spec = mujoco.MjSpec.from_string(text)
    # thin rods do not resist turning about themselves, which MuJoCo refuses; nor do they turn so
    spec.compiler.boundinertia = 1e-9
    model = spec.compile()
    model.opt.timestep, model.opt.integrator = 1e-3, mujoco.mjtIntegrator.mjINT_RK4
    model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
    data = mujoco.MjData(model)
    data.qpos[:] = START
    theirs = [data.qpos.copy()]
    for _ in range(1000):
        mujoco.mj_step(model, data)
        theirs.append(data.qpos.copy())
    ours = pendulum.simulate(START, duration=1, step=1e-3, method="rk4")
    assert np.abs(ours.q - theirs).max() < 1e-10


@pytest.mark.parametrize("method", ["rk4", "midpoint", "semi_implicit_euler"])
def test_the_energy_balance_closes_with_the_order(method):
    arm = rnea.load("planar_2r")

    def shake(t):
        return np.array([30 + 10 * np.sin(5 * t), 8 * np.cos(7 * t)])

    law = plant_of(arm).friction.changed(
        viscous=[2.0, 1.0], coulomb_forward=[1.0, 2.0], coulomb_backward=[2.0, 1.0]
    )
    opened = []
    for h in (0.02, 0.01, 0.005):
        run = arm.simulate(
            [0.3, 0.2], duration=2, step=h, method=method, torque=shake, friction=law
        )
        balance = run.energy_balance()
        assert balance.friction > 1
        assert len(run.events) > 4
        opened.append(abs(balance.open) / balance.scale)
    assert opened[-1] < {1: 0.05, 2: 1e-3, 4: 1e-6}[METHODS[method].order]
    # events shift about, so the fall is not as even as without them
    assert opened[-1] < opened[0] / 2 ** (2 * (METHODS[method].order - 0.6))


# ---- stops, wrenches, events -----------------------------------------------------------------


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_bouncing_mass_loses_its_share_at_every_hit_and_comes_to_rest(method):
    g, height, e = 9.81, 0.5, 0.5
    ball = slider(2.0, limits=(0.0, 3.0), tilt=np.pi / 2)
    run = ball.simulate(
        [height], duration=2, step=0.01, method=method, stops=True, restitution=e, rtol=1e-10
    )
    hits = [t for t, what in run.events if "hits" in what]
    fall = np.sqrt(2 * height / g)
    wanted = [fall * (1 + 2 * (1 - e**k) / (1 - e) * e) for k in range(5)]
    np.testing.assert_allclose(hits[:5], wanted, rtol=1e-9)
    assert run.q[-1, 0] == 0
    assert run.qd[-1, 0] == 0
    assert run.held[-1, 0]
    balance = run.energy_balance()
    assert balance.stops == pytest.approx(2.0 * g * height, rel=1e-9)
    assert abs(balance.open) < 1e-9
    assert np.all(run.q >= 0)


def test_a_hit_is_an_impulse_at_that_joint_alone():
    arm = random_tree(np.random.default_rng(3), 5)
    q, qd = np.random.default_rng(4).normal(size=(2, 5))
    M, side = arm.mass_matrix(q), np.array([0, np.sign(qd[1]), 0, np.sign(qd[3]), 0])
    after = after_hit(M, qd, side, np.array([0, 0.4, 0, 0.7, 0]))
    impulse = M @ (after - qd)
    assert np.abs(impulse[[0, 2, 4]]).max() < 1e-12 * np.abs(M).max()
    assert np.all(side * impulse <= 0)
    for k, e in ((1, 0.4), (3, 0.7)):
        # the rebound that was asked for, or a joint that the other hit has pushed away already
        exactly = after[k] == pytest.approx(-e * qd[k], rel=1e-12)
        assert exactly or (impulse[k] == 0 and side[k] * after[k] <= -e * side[k] * qd[k])
    assert after @ M @ after <= qd @ M @ qd


def test_a_joint_pressed_against_its_stop_leaves_it_when_pulled_away():
    mass = slider(2.0, limits=(-1.0, 1.0))
    run = mass.simulate(
        [0.9],
        duration=2,
        step=0.01,
        stops=True,
        torque=lambda t: np.array([3.0 if t < 1 else -3.0]),
    )
    assert np.all(run.q[(run.t > 0.5) & (run.t <= 1)] == 1.0)
    assert run.q[-1, 0] == pytest.approx(1.0 - 0.5 * 1.5, abs=1e-9)


def test_wrenches_from_outside_are_functions_of_time():
    mass = slider(2.0)

    def push(t):
        return Wrench(force=[np.cos(3 * t), 0, 0], frame="world", link="tool")

    run = mass.simulate([0.0], duration=1.5, step=0.01, wrench=push)
    sign = np.sign(run.q[-1, 0])
    np.testing.assert_allclose(run.q[:, 0], sign * (1 - np.cos(3 * run.t)) / 18, atol=1e-9)
    balance = run.energy_balance()
    assert balance.external == pytest.approx(balance.kinetic, abs=1e-8)


def test_user_events_are_located_and_may_end_a_run(pendulum):
    one = rnea.load("one_link")
    run = one.simulate(
        [-np.pi / 3], duration=5, step=0.01, events={"bottom": lambda t, q, qd: q[0] + 1}
    )
    swings = [t for t, what in run.events if what == "bottom"]
    assert len(swings) > 3
    # straight lines between rows are off by qdd h²/8
    assert np.interp(swings[0], run.t, run.q[:, 0]) == pytest.approx(-1, abs=2e-4)
    ends = Event("there", lambda t, q, qd: q[0] + 1, direction=-1, stops=True)
    run = one.simulate([-1.2], duration=5, step=0.01, events=[ends])
    assert run.q[-1, 0] == pytest.approx(-1, abs=1e-12)
    assert run.qd[-1, 0] < 0
    assert run.t[-1] < 5


def test_torques_saturate():
    arm = rnea.load("planar_2r")
    run = arm.simulate([0.3, 0.2], duration=0.5, torque=[1e3, -1e3], saturation=[40, 15])
    assert np.all(np.abs(run.tau) == [40, 15])


# ---- bad input -------------------------------------------------------------------------------

BAD = {
    "negative time": ({"duration": -1}, "duration must be a positive number of seconds, not -1"),
    "no time": ({"duration": float("nan")}, "the duration must be a finite number; got nan"),
    "no step": ({"step": 0}, "the step must be a positive number"),
    "step too long": ({"step": 3}, "longer than the time"),
    "no whole number of steps": ({"step": 0.3}, "whole number of steps"),
    "unknown method": ({"method": "rk5"}, r"unknown method 'rk5'. Did you mean"),
    "unknown controller": ({"controller": "pid"}, r"unknown controller 'pid'"),
    "unknown friction": ({"friction": "sticky"}, r"unknown friction 'sticky'"),
    "both": ({"controller": "pd", "torque": [0, 0]}, "either torque= or controller="),
    "wrong length": ({"torque": [1, 2, 3]}, r"torque needs 2 numbers, one per joint \(joint1"),
    "NaN": ({"qd": [0, float("nan")]}, "qd: joint 'joint2' is nan"),
    "delay without samples": ({"controller": "pd", "delay": 0.1}, "need a sampling time"),
    "delay between samples": (
        {"controller": "pd", "sampling": 0.01, "delay": 0.015},
        "whole number of sampling times",
    ),
    "sampling between steps": ({"controller": "pd", "sampling": 0.0015}, "whole number of steps"),
    "restitution": ({"stops": True, "restitution": 1.5}, "between 0 and 1"),
    "saturation": ({"saturation": -1}, "must be positive"),
    "ignored": ({"controller": "computed_torque", "ignore": ["inertia"]}, "unknown term"),
    "step": ({"controller": "pd", "kp": 1e8, "kd": 0}, r"too long for the method rk4: joint"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_refused(pendulum, case):
    options, message = BAD[case]
    with pytest.raises(RneaError, match=message):
        pendulum.simulate([0.1, 0.2], **({"duration": 1} | options))


def test_the_step_that_is_named_as_good_enough_is():
    arm = rnea.load("planar_2r")
    options = {"controller": "pd", "kp": 3e4, "kd": [400, 300], "friction": "viscous"}
    for method in SMOOTH[::2]:
        with pytest.raises(InputError, match="would do") as told:
            arm.simulate([0.1, 0.2], duration=0.5, step=0.05, method=method, **options)
        h = float(re.search(r"A step of (\S+) s would do", str(told.value))[1])
        run = arm.simulate([0.1, 0.2], duration=h * 400, step=h, method=method, **options)
        # unstable steps grow without bound
        assert np.abs(run.q).max() < 2
        with pytest.raises(InputError, match="would do"):
            arm.simulate([0.1, 0.2], duration=h * 130, step=1.3 * h, method=method, **options)


def test_starting_outside_the_stops_is_refused():
    with pytest.raises(
        InputError, match=r"joint 'joint1' starts at 2, outside its stops -1 \.\. 1"
    ):
        slider(limits=(-1, 1)).simulate([2.0], duration=1, stops=True)


def test_a_massless_tip_is_refused():
    arm = Robot.from_dh([DHLink(a=1, mass=1, com=(-0.5, 0, 0)), DHLink(a=1)], "standard")
    with pytest.raises(RneaError, match="joint2"):
        arm.simulate([0, 0], duration=1)
    with pytest.raises(RneaError, match="joint2"):
        arm.rollouts([0, 0], duration=1, samples=3)


@pytest.mark.parametrize("method", ["rk4", "midpoint"])
def test_a_blow_up_names_joint_and_time_and_keeps_what_was_computed(pendulum, method):
    def torque(t):
        return np.array([0.0, 0.0 if t < 0.5 else 1e308])

    with pytest.raises(SimulationError, match=r"joint 'joint\d' has no finite state") as told:
        pendulum.simulate(
            START, duration=1, step=1e-3, torque=torque, method=method, check_step=False
        )
    until = float(re.search(r"t = (\S+) s", str(told.value))[1])
    kept = told.value.result
    assert 0.499 <= until < 0.52
    assert kept.t[-1] == pytest.approx(until, abs=2e-3)
    assert np.all(np.isfinite(kept.q))


# ---- many at once ----------------------------------------------------------------------------


@pytest.mark.parametrize("method", SMOOTH)
def test_the_compiled_step_is_the_step(method):
    arm = random_tree(np.random.default_rng(7), 5)
    q, qd, tau = np.random.default_rng(8).normal(size=(3, 20, 5))
    h = 1e-3
    after = step_kernel(arm, method)(q, qd, tau, [h])
    for k in (0, 7, 19):
        run = arm.simulate(
            q[k], qd[k], duration=h, step=h, method=method, torque=tau[k], friction="off",
            check_step=False,
        )  # fmt: skip
        if not any(b.losses.coulomb_forward or b.losses.viscous for b in arm.model.bodies):
            np.testing.assert_allclose(after[k, :5], run.q[-1], rtol=1e-12, atol=1e-13)
            np.testing.assert_allclose(after[k, 5:], run.qd[-1], rtol=1e-10, atol=1e-11)
        alone = step_kernel(arm, method)(q[k], qd[k], tau[k], [h])
        np.testing.assert_array_equal(after[k], alone)


def test_rollouts_are_the_simulation_of_each(pendulum):
    starts = np.array([[0.5, 0.0], [1.0, -0.3], [-0.2, 0.8]])
    many = pendulum.rollouts(starts, duration=0.5, step=1e-3, every=100)
    for k, q in enumerate(starts):
        run = pendulum.simulate(q, duration=0.5, step=1e-3)
        np.testing.assert_allclose(many.q_kept[:, k], run.q[::100], rtol=0, atol=1e-12)
        np.testing.assert_allclose(many.qd[k], run.qd[-1], rtol=0, atol=1e-11)
    np.testing.assert_array_equal(many.t_kept, np.arange(6) * 100 * 1e-3)


def test_drawn_robots_move_as_robots_with_those_numbers():
    arm = rnea.load("ur5")
    vary = Variation(mass=0.05, payload=(0.5, 2.5), state=0.01)
    q = np.array([0.1, -1.0, 0.8, 0.2, 0.3, 0.4])
    many = arm.rollouts(q, duration=0.2, samples=4, vary=vary, seed=5)
    again = arm.rollouts(
        q, duration=0.2, samples=4, vary="mass=5%,payload=0.5:2.5,state=0.01", seed=5
    )
    np.testing.assert_array_equal(many.q, again.q)
    assert len(np.unique(many.q[:, 0])) == 4
    # one of them alone, its numbers given by hand
    rng = np.random.default_rng(5)
    rows, _ = drawn_parameters(arm.model, vary, 4, rng)
    own = arm.rollouts(q + many.drawn["state"][2], duration=0.2, parameters=rows[2])
    np.testing.assert_array_equal(own.q[0], many.q[2])


def test_a_drawn_payload_is_a_point_of_that_mass_at_the_tool():
    arm = rnea.load("ur5")
    rows, _ = drawn_parameters(
        arm.model, Variation(payload=(1.5, 1.5)), 1, np.random.default_rng(0)
    )
    tau = arm.kernel("inverse_dynamics", parameters=True)
    state = np.random.default_rng(0).normal(size=(3, 6))
    # a point of mass m at the tool feels m (a - g) there
    motion = arm.motion_at("tool", *state, axes="world")
    push = Wrench(force=-1.5 * (motion.vd - arm.gravity), frame="world", point="tool")
    wanted = arm.inverse_dynamics(*state, wrench=push)
    np.testing.assert_allclose(tau(*state, rows.reshape(-1)), wanted, rtol=1e-11)


def test_rollouts_that_blow_up_leave_the_others_alone(pendulum):
    starts = np.array([[0.5, 0.0], [np.nan, 0.0], [0.5, 0.0]])
    many = pendulum.rollouts(starts, duration=0.2)
    assert np.isnan(many.blown_up[[0, 2]]).all()
    assert np.isfinite(many.blown_up[1])
    np.testing.assert_array_equal(many.q[0], many.q[2])


@pytest.mark.parametrize(
    "text",
    ["weight=5%", "mass", "mass=120%", "mass=-5%", "mass=x", "payload=3:1", "payload=-1:2",
     "state=5%", "mass=5%,mass=6%", "payload=1_0"],
)  # fmt: skip
def test_a_bad_variation_is_refused(text):
    with pytest.raises(InputError):
        variation(text)


# ---- command ---------------------------------------------------------------------------------


def call(*args):
    done = run(*args)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("ending", [".csv", ".npz"])
def test_the_command_writes_a_motion_and_its_energy_balance(tmp_path, ending):
    path = tmp_path / f"swing{ending}"
    args = ("simulate", "double_pendulum", "--q", "pi/6,0", "--duration", 0.5, "-o", path)
    code, shown, err = call(*args)
    assert code == 0, err
    assert "Energy balance" in shown
    motion = read_motion(str(path), ["joint1", "joint2"])
    np.testing.assert_allclose(motion.q[-1], exact([0, 0.5])[-1], atol=1e-9)
    code, shown, _ = call(*args, "--json")
    facts = json.loads(shown)
    assert abs(facts["energy_balance"]["open"]) < 1e-9
    assert facts["final"]["q"] == pytest.approx(motion.q[-1])


def test_the_torques_of_a_motion_give_the_motion(tmp_path):
    move, tau, out = (tmp_path / name for name in ("m.csv", "tau.csv", "out.npz"))
    assert call("motion", "planar_2r", "--q", "0,0", "--to", "1,-1", "--duration", 0.5,
                "-o", move)[0] == 0  # fmt: skip
    assert call("torque", "planar_2r", move, "-o", tau)[0] == 0
    code, _, err = call("simulate", "planar_2r", "--torque", tau, "--duration", 0.5, "-o", out)
    assert code == 0, err
    motion = read_motion(str(out), ["joint1", "joint2"])
    np.testing.assert_allclose(motion.q[-1], [1, -1], atol=1e-4)
    code, shown, err = call(
        "simulate", "planar_2r", "--controller", "computed_torque", "--motion", move, "--json"
    )
    assert code == 0, err
    assert max(json.loads(shown)["tracking_error"]["largest"]) < 1e-6


def test_the_command_rolls_out_many(tmp_path):
    path = tmp_path / "many.npz"
    code, shown, err = call("simulate", "planar_2r", "--q", "0.1,0.2", "--duration", 0.1,
        "--samples", 50, "--vary", "mass=5%,state=0.01", "--seed", 3, "-o", path)  # fmt: skip
    assert code == 0, err
    assert "50 rollouts" in shown
    with np.load(path, allow_pickle=False) as found:
        assert found["q"].shape == (50, 2)
        assert found["drawn_mass"].shape == (50, 2)


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (("--motion", "x.csv"), 2, "--motion needs a --controller"),
        (("--kp", "3"), 2, "--kp belongs to --controller"),
        (("--vary", "mass=5%"), 2, "belong to --samples"),
        (("--samples", "0"), 2, "whole number from 1"),
        (("--samples", "3", "-o", "a.csv"), 2, ".npz"),
        (("--samples", "3", "--sampling", "0.1", "--controller", "pd"), 2, "--samples"),
        (("--method", "rk9"), 2, "unknown method"),
        (("--duration", "-3"), 1, "positive number"),
        (("--q", "1"), 1, "--q has 1 value,"),
        (("--torque", "missing.csv"), 1, "no such file"),
    ],
)
def test_wrong_usage_is_told(args, code, message):
    found, _, err = call("simulate", "planar_2r", *args)
    assert found == code
    assert message in err


def test_a_run_that_blows_up_is_written_as_far_as_it_came(tmp_path):
    tau, out = tmp_path / "tau.csv", tmp_path / "out.csv"
    tau.write_text("t,tau_joint1,tau_joint2\n0,0,0\n0.1,0,0\n0.11,1e305,0\n1,1e305,0\n")
    code, _, err = call("simulate", "planar_2r", "--torque", tau, "--duration", 0.5, "-o", out)
    assert code == 1
    assert "has no finite state any more" in err
    motion = read_motion(str(out), ["joint1", "joint2"])
    assert 0.1 <= motion.t[-1] < 0.12
