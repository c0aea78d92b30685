"""Steps in machine code: the same runs as Python's, on every robot, law, method and friction."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import InputError, SimulationError, Wrench
from rnea.apps.simulate.compiled.controller_split import TIMED
from rnea.apps.simulate.runs.compiled_steps import WORTH_COMPILING, compiled_steps
from rnea.apps.simulate.runs.plants import plant_of
from rnea.engine.runtime import loop_code
from rnea.motion import MotionLimits, point_to_point, sampled
from rnea.simulate import (
    CONTROLLERS,
    METHODS,
    TERMS,
    ControlLoop,
    Event,
    GivenTorque,
    LuGre,
    RunSettings,
    Stops,
)
from rnea.simulate import run as simulate
from support.random_robots import any_joints, random_tree
from support.tiers import sample_cases
from test_simulate import slider

# of the largest number of a column; two orders above what is found
SAME = 1e-12
PLAIN = [name for name in rnea.robots() if rnea.load(name).nq == rnea.load(name).n]
CURVED = [name for name in rnea.robots() if name not in PLAIN]


def both(arm, q, qd=None, **options):
    """A run by Python and the same one compiled, found equal to rounding."""
    slow, fast = (arm.simulate(q, qd, compiled=way, **options) for way in (False, True))
    assert fast.compiled
    assert not slow.compiled
    assert fast.why_python == ""
    assert slow.why_python == "compiled=False was asked for"
    assert_same(slow, fast)
    return fast


def assert_same(slow, fast):
    assert [what for _, what in slow.events] == [what for _, what in fast.events]
    times = [[t for t, _ in run.events] for run in (slow, fast)]
    assert np.allclose(*times, rtol=0, atol=SAME)
    assert np.array_equal(slow.t, fast.t)
    assert np.array_equal(slow.held, fast.held)
    for name in ("q", "qd", "tau", "kinetic", "potential", "input", "friction", "stops"):
        a, b = getattr(slow, name), getattr(fast, name)
        assert np.abs(a - b).max() <= SAME * max(np.abs(a).max(), 1.0), name
    if slow.bristles is not None:
        assert np.abs(slow.bristles - fast.bristles).max() < SAME * np.abs(slow.bristles).max()
    # held joints have exactly no speed and no acceleration
    assert not fast.qd[fast.held].any()
    assert not fast.qdd[fast.held].any()
    # what is computed from the speeds once more is a little further apart
    assert np.abs(slow.qdd - fast.qdd).max() <= 100 * SAME * max(np.abs(slow.qdd).max(), 1.0)


def rubbing(arm, stribeck=0.0, power=2):
    """Friction that stops a joint within a few hundredths of a second, more to break away."""
    dry = np.diag(arm.mass_matrix(arm.neutral)) * 4.0
    return plant_of(arm, "off").friction.changed(
        viscous=dry / 10, coulomb_forward=dry, coulomb_backward=dry * 1.2,
        static_forward=dry * 1.3, static_backward=dry * 1.4, stribeck=stribeck, power=power,
    )  # fmt: skip


def swing(n, w=100.0):
    """About 0.2, there and back in 63 ms."""

    def motion(t):
        phase = np.asarray(t)[..., None] * w + np.zeros(n)
        return 0.2 + 0.01 * np.sin(phase), 0.01 * w * np.cos(phase), -0.01 * w * w * np.sin(phase)

    return motion


@sample_cases(2)
@pytest.mark.parametrize(("k", "name"), list(enumerate(PLAIN)))
def test_every_robot_moves_as_in_python(k, name):
    """Laws, methods and samplings in turn; there and back, so that joints turn round and stick."""
    arm = rnea.load(name)
    method, sampling = ("rk4", "semi_implicit_euler")[k % 2], (0.0, 2e-3)[k // 2 % 2]
    run = both(
        arm, np.full(arm.n, 0.2), np.linspace(0.2, -0.2, arm.n), duration=0.08, step=1e-3,
        method=method, controller=CONTROLLERS[k % 4], motion=swing(arm.n), sampling=sampling,
        delay=sampling * (k % 3), friction=rubbing(arm), check_step=False,
    )  # fmt: skip
    assert run.events
    assert run.by_python < len(run) / 2


@sample_cases(4)
@pytest.mark.parametrize("name", CURVED)
def test_quaternions_too(name):
    """Given torques on free and spherical joints, with friction that holds some of them."""
    arm = rnea.load(name)
    rng = np.random.default_rng(0)
    q = arm.integrate(arm.neutral, rng.normal(size=arm.n) * (0.3 if arm.nq - arm.n < 3 else 0.05))
    both(
        arm, q, rng.normal(size=arm.n) * 0.1, duration=0.04, step=1e-3, friction=rubbing(arm),
        torque=lambda t: 0.2 * np.cos(40 * t) * np.ones(arm.n),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("controller", "ignore"),
    [*((name, ()) for name in CONTROLLERS), *(("computed_torque", (term,)) for term in TERMS)],
)
def test_every_law_leaves_out_what_it_should(controller, ignore):
    arm = rnea.load("planar_2r")
    both(
        arm, [0.3, -0.4], [0.5, -0.5], duration=0.1, step=1e-3, controller=controller,
        ignore=ignore,
        model=arm.with_payload(0.3), friction=rubbing(arm), saturation=[30.0, 4.0],
    )  # fmt: skip


@pytest.mark.parametrize("power", [2, 3])
def test_stribecks_curve(power):
    arm = rnea.load("planar_2r")
    law = rubbing(arm, stribeck=[0.05, 0.0], power=power)
    run = both(
        arm, [0.3, -0.4], duration=0.4, step=1e-3, friction=law,
        torque=lambda t: law.static_backward * [2.0, 1.5] * np.sin(20 * t),
    )  # fmt: skip
    assert {"breaks away", "sticks"} <= {what.split(maxsplit=1)[1] for _, what in run.events}


@pytest.mark.parametrize(("stribeck", "stops"), [(0.0, False), (0.05, True)])
def test_bristles(stribeck, stops):
    arm = rnea.load("planar_2r")
    law = LuGre(
        rubbing(arm, stribeck=[stribeck, 0.0]).changed(
            coulomb_forward=[4.0, 0.0], coulomb_backward=[5.0, 0.0]
        ),
        1e4,
        50.0,
    )
    run = both(
        arm, [0.3, -0.4], duration=0.02, step=5e-5, friction=law, stops=stops, check_step=False,
        torque=lambda t: np.array([20.0, 0.0]) * np.sin(300 * t),
    )  # fmt: skip
    assert np.abs(run.bristles[:, 0]).max() > 1e-5


@pytest.mark.parametrize("restitution", [0.0, 0.6])
def test_stops_and_rest_at_them(restitution):
    ball = slider(2.0, coulomb=0.5, limits=(0.0, 3.0), tilt=np.pi / 2)
    run = both(ball, [0.3], duration=1.2, step=1e-3, stops=True, restitution=restitution)
    hits = [what for _, what in run.events if "hits" in what]
    assert (len(hits) > 3) == (restitution > 0)
    assert run.held[-1].all()
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-9 * balance.scale


def test_without_friction_and_stops_nothing_is_held():
    run = both(rnea.load("double_pendulum"), [1.0, 0.3], duration=0.5, step=1e-3)
    assert run.by_python == 2
    assert abs(run.energy_balance().open) < 1e-9 * run.energy_balance().scale


def test_deep_chains_take_articulated_bodies():
    arm = rnea.Robot.from_dh([rnea.DHLink(a=0.1, mass=0.1) for _ in range(15)], "standard")
    both(arm, np.full(15, 0.1), duration=0.02, step=1e-3)


def test_samples_of_a_motion_are_followed():
    arm = rnea.load("planar_2r")
    motion = point_to_point(
        [0, 0], [0.5, -0.5], "quintic", arm.joint_names, MotionLimits.of(arm.joint_names), 0.2
    )
    run = both(
        arm, [0, 0], duration=0.25, step=1e-3, controller="computed_torque",
        motion=sampled(motion, 11), friction=rubbing(arm),
    )  # fmt: skip
    assert np.ptp(run.wanted, axis=0) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(("seed", "period"), [(5, 8e-3), (22, 0.0)])
def test_random_trees_stick_slip_and_hit_their_stops(seed, period):
    """Joints of every kind (seed 5, on a free base), or a tree of hinges and sliders."""
    rng = np.random.default_rng(seed)
    arm = any_joints(rng, 3) if seed == 5 else random_tree(rng, 4)
    n, plant = arm.n, plant_of(arm, "off")
    weight = np.abs(arm.gravity_torque(arm.random_state(seed, 10)[0])).max(axis=0) + 0.1
    dry, rate = weight * rng.uniform(0.1, 1.2, n), rng.uniform(2, 12, n)
    ends = np.where(plant.positions.own >= 0, 1.0, np.inf)
    plant = replace(
        plant,
        friction=plant.friction.changed(
            coulomb_forward=dry, coulomb_backward=dry / 2, static_forward=dry * 1.2, stribeck=0.3
        ),
        stops=Stops(-ends, ends, rng.uniform(0, 0.8, n)),
    )
    law = GivenTorque(lambda t: weight * 1.5 * np.sin(rate * t))
    runs = []
    for compiled in (False, True):
        control = ControlLoop(law, np.full(n, np.inf), period=period, delay=2 * period)
        steps = compiled_steps(arm, arm, plant, control, METHODS["rk4"]) if compiled else "asked"
        settings = RunSettings(0.4, 4e-3, check_step=False)
        start = plant.positions.neutral, np.zeros(n)
        runs.append(simulate(plant, control, *start, settings, steps))
    assert runs[1].compiled
    assert any("hits" in what for _, what in runs[0].events)
    assert_same(*runs)


class Stubborn:
    """A controller that is an object of Python."""

    asked = 0

    def torque(self, t, q, qd):
        self.asked += 1
        return -50.0 * q - 5.0 * qd


@pytest.mark.parametrize("options", [{}, {"delay": 4e-3}, {"encoder": 1e-3}])
def test_between_samples_even_an_object_of_python_has_compiled_steps(options):
    arm = rnea.load("planar_2r")
    common = {"duration": 0.2, "step": 1e-3, "sampling": 4e-3, "friction": rubbing(arm)} | options
    law = Stubborn()
    run = both(arm, [0.3, -0.2], controller=law, check_step=False, **common)
    # once for every sample of either run
    assert law.asked == 2 * 51
    assert run.by_python < 40
    both(arm, [0.3, -0.2], controller="pd_gravity", **common)


def test_events_of_the_user_are_met_at_the_same_times():
    arm = rnea.load("planar_2r")
    events = [
        Event("passes", lambda t, q, qd: qd[0] + 0.5),
        Event("is late", lambda t, q, qd: t - 0.1505, stops=True),
    ]
    for sampling in (0.0, 2e-3):
        run = both(
            arm, [0.3, -0.2], [-1.0, 1.0], duration=0.3, step=1e-3, controller="pd", events=events,
            friction=rubbing(arm), sampling=sampling,
            motion=lambda t: ([0.3, -0.2], [0, 0], [0, 0]),
        )  # fmt: skip
        assert {"passes", "is late"} <= {what for _, what in run.events}
        assert run.t[-1] == pytest.approx(0.1505, abs=1e-12)


def test_a_run_that_blows_up_ends_alike():
    arm = rnea.load("double_pendulum")

    def torque(t):
        return np.array([0.0, 1e300 if t > 0.02 else 0.0])

    told = []
    for compiled in (False, True):
        with pytest.raises(SimulationError) as problem:
            arm.simulate([0.1, 0], duration=1, step=1e-3, torque=torque, compiled=compiled)
        told.append((str(problem.value), len(problem.value.result)))
    assert told[0] == told[1]


def test_the_balance_of_energy_closes_over_many_events():
    arm = rnea.load("puma560")
    move = point_to_point(
        np.zeros(6),
        np.full(6, 0.6),
        "quintic",
        arm.joint_names,
        MotionLimits.of(arm.joint_names),
        0.5,
        4,
    )
    run = arm.simulate(
        np.zeros(6), duration=2, step=1e-3, controller="pd_gravity", motion=move, sampling=1e-3
    )
    assert run.compiled
    assert len(run.events) > 12
    assert run.by_python < 60
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-6 * balance.scale


# ---- which way it went -----------------------------------------------------------------------


REASONS = {
    "midpoint": ({"method": "midpoint"}, "settled"),
    "dop853": ({"method": "dop853"}, "its own steps"),
    "wrench": ({"wrench": Wrench(force=(1, 0, 0), frame="tool")}, "wrenches"),
    "object": ({"controller": Stubborn(), "check_step": False}, "sampling="),
}


@pytest.mark.parametrize("case", REASONS)
def test_what_cannot_be_compiled_says_why(case, monkeypatch):
    monkeypatch.setattr("rnea.apps.simulate.runs.compiled_steps.WORTH_COMPILING", 10)
    options, why = REASONS[case]
    arm = rnea.load("planar_2r")
    with pytest.raises(InputError, match=f"cannot be compiled: .*{why}"):
        arm.simulate([0, 0], duration=0.01, compiled=True, **options)
    run = arm.simulate([0, 0], duration=0.02, **options)
    assert not run.compiled
    assert why in run.why_python
    assert run.by_python == len(run)
    # what one would expect to be compiled is told without being asked for
    assert bool(run.notes) == (run.method == "rk4")


def test_robots_that_walk_and_stribecks_odd_powers_say_why():
    arm = rnea.load("planar_2r")
    law = rubbing(arm, stribeck=0.1, power=1.5)
    for robot, options, why in (
        (arm.with_eager(True), {}, "eager"),
        (arm, {"friction": law}, "power"),
    ):
        with pytest.raises(InputError, match=why):
            robot.simulate([0, 0], duration=0.01, compiled=True, **options)


def test_long_runs_are_compiled_and_short_ones_are_not():
    arm = rnea.load("one_link")
    short = arm.simulate([0.1], duration=(WORTH_COMPILING - 1) * 1e-3)
    assert not short.compiled
    assert "fewer" in short.why_python
    assert arm.simulate([0.1], duration=WORTH_COMPILING * 1e-3).compiled


def test_methods_and_laws_that_can_be_compiled_are_known():
    assert set(TIMED) == set(CONTROLLERS)
    assert [name for name, method in METHODS.items() if method.explicit] == [
        "semi_implicit_euler",
        "rk4",
    ]


def test_code_comes_from_the_disk(monkeypatch):
    arm = rnea.load("rp_arm")

    def run():
        return arm.simulate([0.1, 0.2], duration=0.02, compiled=True, controller="pd")

    # not what another test left in memory
    monkeypatch.setattr(loop_code, "_loops", type(loop_code._loops)())
    first = run()
    monkeypatch.setattr(loop_code, "_loops", type(loop_code._loops)())
    monkeypatch.setattr(loop_code, "step_tapes", None)
    assert np.array_equal(first.q, run().q)
    # other gains and other friction are the same code
    arm.simulate([0.1, 0.2], duration=0.02, compiled=True, controller="pd", frequency=3.0)
    assert len(loop_code._loops) == 1
