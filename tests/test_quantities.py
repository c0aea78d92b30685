"""Every row of the table of quantities, by every way that there is, on four robots.

The eager walk, kernels in both precisions, and every target of `rnea export` through the command
must agree; and all of them with Pinocchio, on rigid bodies.
"""

from functools import lru_cache

import numpy as np
import pytest

import rnea
from rnea.cli.commands import export
from rnea.engine.export.targets import TARGETS
from rnea.engine.ir.program import ProgramRequest, cheapest
from rnea.recursions import QUANTITIES
from rnea.robot.writing import written
from support.command import run
from support.pinocchio_quantities import InPinocchio
from support.run_exports import RUN
from support.tiers import generator, sample_cases

# of the largest entry of a quantity; what is solved for, times the condition of the mass matrix
TOLERANCE = {"double": 1e-12, "float": 3e-5}
ROBOTS = {
    "puma560": {},
    "ur5": {"link": "tool0"},
    "scara": {},
    "two_arms": {"link": "left_hand"},
    "spherical_pendulum": {},
    "gyroscope": {},
}
# these are compared with Pinocchio in `test_any_joint`, which knows its coordinates
OF_SEVERAL_COORDINATES = ("spherical_pendulum", "gyroscope")
ROWS = 5
# so few go through the code for single rows, which compiles sooner than that of many lanes
FEW = 2


def carrying(name):
    """A robot with a tool in its hand, so that a section there has something beyond it."""
    arm = rnea.load(name).with_tool((0.02, -0.01, 0.1), rpy=(0.2, 0.3, -0.4), **ROBOTS[name])
    return arm, arm.with_payload(2.5, (0.03, 0.02, 0.05), np.diag([0.02, 0.03, 0.04]))


def states(robot, name, real=np.float64, rows=ROWS):
    """The same numbers in either precision."""
    rng = generator(4)
    columns = [robot.model.columns(state) for state in QUANTITIES[name].states]
    whole = [rng.normal(size=(ROWS, count)) for count in columns]
    return [x[:rows].astype(np.float32).astype(real) for x in whole]


def agree(robot, name, answer, wanted, precision="double"):
    scale = np.nanmax(np.abs(wanted), initial=0.0)
    if "tau" in QUANTITIES[name].states:
        scale = scale * np.max(robot.condition_number(states(robot, name)[0]))
    open_ = np.isnan(wanted)
    apart = np.abs(np.where(open_, 0.0, answer - np.where(open_, 0.0, wanted)))
    assert answer.shape == wanted.shape
    assert np.all(apart <= TOLERANCE[precision] * scale), (name, apart.max() / scale)


@pytest.fixture(scope="module", params=ROBOTS)
def robot(request):
    return carrying(request.param)[1]


EXPORTS = [
    (target, *options)
    for target in TARGETS
    for options in ([(), ("--float32",)] if "--float32" in TARGETS[target].options else [()])
]


@pytest.fixture(scope="module")
def walked(robot):
    """The walk's answer to every question, once for all exports."""
    return {name: robot.evaluate(name, *states(robot, name), eager=True) for name in QUANTITIES}


@pytest.fixture(scope="module")
def traced_once(robot):
    """The command traces a robot anew for every target; here the targets share their programs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(export, "cheapest", lru_cache(lambda model, asked: cheapest(model, asked)))
        patch.setattr(export, "load_robot", lru_cache(export.load_robot))
        yield


@sample_cases(2, each="name")
@pytest.mark.parametrize("name", QUANTITIES)
def test_kernels_agree_with_the_walk(robot, name):
    wanted = robot.evaluate(name, *states(robot, name), eager=True)
    assert wanted.shape == (ROWS, *QUANTITIES[name].shape(robot.model))
    agree(robot, name, robot.evaluate(name, *states(robot, name)), wanted)
    agree(robot, name, robot.kernel(name)(*states(robot, name)), wanted)
    single = states(robot, name, np.float32, FEW)
    for answer in (robot.evaluate(name, *single), robot.kernel(name, dtype=np.float32)(*single)):
        assert answer.dtype == np.float32
        agree(robot, name, answer, wanted[:FEW], "float")


@sample_cases(1, each="to")
@pytest.mark.parametrize("to", EXPORTS, ids=" ".join)
def test_exports_agree_with_the_walk(robot, walked, traced_once, to, tmp_path, tmp_path_factory):
    target, *options = to
    file = tmp_path_factory.getbasetemp() / f"{robot.hash}.toml"
    file.write_text(written(robot, "toml")[0])
    place = tmp_path / f"robot{TARGETS[target].suffix}"
    asked = ("--to", target, "--quantity", ",".join(QUANTITIES), *options, "-o", place)
    done = run("export", file, *asked)
    assert done.returncode == 0, done.stderr
    # a new target must say there how it is run
    with RUN[target](place, np.float32 if "--float32" in options else np.float64) as functions:
        for name, wanted in walked.items():
            answer = functions(name, wanted.shape[1:])(*states(robot, name))
            agree(robot, name, answer, wanted, "float" if "--float32" in options else "double")


@sample_cases(3)
@pytest.mark.parametrize("robot_name", [x for x in ROBOTS if x not in OF_SEVERAL_COORDINATES])
def test_pinocchio_agrees(robot_name):
    bare, robot = carrying(robot_name)
    theirs = InPinocchio(robot, bare)
    there = [name for name in QUANTITIES if hasattr(theirs, name)]
    assert there == list(QUANTITIES)
    for name in there:
        quantity = QUANTITIES[name]
        rigid = {key: False for key in ("friction", "rotor", "spring") if key in quantity.takes}
        given = states(robot, name, rows=FEW)
        wanted = np.array([getattr(theirs, name)(*row) for row in zip(*given, strict=True)])
        for eager in (True, False):
            agree(robot, name, robot.evaluate(name, *given, **rigid, eager=eager), wanted)


def test_rechosen_frames_would_be_seen(robot, monkeypatch):
    """The comparison fails where link frames are chosen anew for wrenches inside the robot."""
    monkeypatch.setattr(ProgramRequest, "is_internal", False)
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    given = states(robot, "joint_wrenches")
    wanted = robot.evaluate("joint_wrenches", *given, eager=True)
    planted = rnea.Robot(robot.description).kernel("joint_wrenches")(*given)
    with pytest.raises(AssertionError):
        agree(robot, "joint_wrenches", planted, wanted)


def test_surroundings_and_switches_are_inputs_or_refused():
    """Every option of every quantity: kernel and walk agree on it, or both refuse it by name."""
    robot = carrying("scara")[1]
    asked = {
        "gravity": (1.0, 2.0, -3.0),
        "wrench": [
            rnea.Wrench((1, 2, 3), (4, 5, 6), frame="tool"),
            rnea.Wrench((3, 1, 2), frame="world", point=robot.model.bodies[1].name),
        ],
        "base": {"w": (0.1, 0.2, 0.3), "v": (1, 0, 2), "wd": (1, -1, 0.5), "vd": (1, 2, 3)},
        "friction": False,
        "rotor": False,
        "frame": robot.model.bodies[2].name,
        "axes": "world",
        "method": "aba",
    }
    for name, quantity in QUANTITIES.items():
        given = states(robot, name, rows=FEW)
        for option, value in asked.items():
            if option in quantity.takes:
                wanted = robot.evaluate(name, *given, **{option: value}, eager=True)
                agree(robot, name, robot.evaluate(name, *given, **{option: value}), wanted)
                continue
            for eager in (True, False):
                with pytest.raises(rnea.InputError, match=f"does not depend on {option}"):
                    robot.evaluate(name, *given, **{option: value}, eager=eager)


def test_states_that_are_not_given_are_zero_and_too_many_are_refused():
    robot = rnea.load("scara")
    for name, quantity in QUANTITIES.items():
        frame = {"frame": robot.frame_names[-1]} if quantity.frame else {}
        q, *others = states(robot, name, rows=FEW)
        zeros = [np.zeros_like(x) for x in others]
        wanted = robot.evaluate(name, q, *zeros, **frame, eager=True)
        for eager in (True, False):
            agree(robot, name, robot.evaluate(name, q, **frame, eager=eager), wanted)
            with pytest.raises(rnea.InputError, match=f"{name} takes q"):
                robot.evaluate(name, q, *others, q, **frame, eager=eager)


def test_a_quantity_of_ones_own_is_never_taken_from_disk():
    """The stamp of our source knows nothing of a user's function, whatever its name."""
    robot = rnea.load("planar_2r")
    robot.kernel("gravity_torque")(np.ones(2))
    for factor in (2.0, 7.0):
        mine = rnea.Quantity(
            "gravity_torque", ("q",), lambda m: (m.nv,), lambda m, case, q, k=factor: q * k
        )
        np.testing.assert_array_equal(robot.kernel(mine)(np.ones(2)), [factor, factor])


def test_wrenches_of_other_kinds_of_number_keep_theirs():
    """A derivative by a complex step through a wrench, on a robot of floats."""
    robot = rnea.load("panda")
    q, step = np.full(7, 0.3), 1e-200
    wrench = rnea.Wrench((0, step * 1j, 0), frame="tool")
    for name, quantity in QUANTITIES.items():
        if "wrench" in quantity.takes and "tau" not in quantity.states:
            given = [q, q, q][: len(quantity.states)]
            slope = robot.evaluate(name, *given, wrench=wrench).imag / step
            unit = rnea.Wrench((0, 1.0, 0), frame="tool")
            wanted = robot.evaluate(name, *given, wrench=unit) - robot.evaluate(name, *given)
            np.testing.assert_allclose(slope, wanted, atol=1e-11, err_msg=name)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (
            lambda arm: arm.kernel("bias", gravty=True),
            "unknown option of .* .gravty.",
        ),
        (lambda arm: arm.kernel("bias", gravity=(0, 0, 1)), "gravity of .* must be True or False"),
        (lambda arm: arm.kernel("jacobian", frame=3), "frame of .* must be a name"),
        (lambda arm: arm.kernel("joint_wrenches", axes="banana"), "unknown axes"),
        (lambda arm: arm.evaluate("joint_wrenches", ZERO, axes="banana"), "unknown axes"),
        (lambda arm: arm.evaluate("forward_dynamics", ZERO, method="no"), "unknown method"),
        (lambda arm: arm.evaluate("speed", ZERO), "unknown quantity 'speed'"),
    ],
)
def test_wrong_questions_are_refused_by_name(ask, message):
    with pytest.raises(rnea.RneaError, match=message):
        ask(rnea.load("panda"))


ZERO = np.zeros(7)


def test_robots_without_joints_answer_too():
    robot = rnea.load("one_link").with_locked({"joint1": 0.3})
    none, gravity = np.zeros(0), np.ones((2, 3))
    for eager in (True, False):
        slopes = robot.forward_dynamics_derivatives(none, none, none, gravity=gravity, eager=eager)
        assert [x.shape for x in slopes] == [(2, 0, 0)] * 3
