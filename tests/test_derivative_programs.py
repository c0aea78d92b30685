"""Gradients and rates of every quantity as programs, beside dual numbers, Pinocchio and the slopes.

Dual numbers go through the recursion itself and know nothing of graphs.
"""

import operator

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea.core.spatial import dual
from rnea.engine.export.numpy_printer import compile_numpy
from rnea.engine.ir.derivatives import gradient_of, tangent_of
from rnea.engine.ir.program import ProgramRequest, layout, program
from rnea.model import PARAMETERS, along_speeds, parameters, random_positions, with_parameters
from rnea.recursions import QUANTITIES, BaseMotion, Conditions
from rnea.spatial import ForceMoment
from support.every_joint import every_joint_toml
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import chain_of

# of the largest sum of the terms' sizes; what is solved for, times the condition of the mass matrix
TOLERANCE = 1e-12
SURROUNDINGS = ("gravity", "wrench", "base", "parameters")
RUBBING = {
    "helical": ("friction = { viscous = 0.3, coulomb = [0.4, 0.2], smooth = 0.8 }",),
    "revolute": ("friction = { coulomb = 0.5, static = 0.9, stribeck = 0.7 }",),
    "prismatic": ("spring = { stiffness = 40.0, rest = 0.1 }",),
}
# every kind of joint is in one of them
ROBOTS = {
    "arm": lambda: rnea.load("scara").with_tool((0.0, 0.0, 0.1)).with_payload(2.0),
    "turning": lambda: rnea.load("gyroscope"),
    "rubbing": lambda: rnea.loads(
        every_joint_toml(("helical", "revolute", "prismatic"), more=RUBBING)
    ),
    "rolling": lambda: rnea.loads(every_joint_toml(("planar",))),
    "swinging": lambda: rnea.load("spherical_pendulum"),
}
robots = {}


@pytest.fixture(params=enumerate(ROBOTS), ids=lambda pair: pair[1])
def numbered(request):
    number, name = request.param
    if name not in robots:
        robots[name] = ROBOTS[name]()
    return number, robots[name]


def asked(robot, row, *, surroundings):
    """The request, with all the inputs that the robot can have beside its states."""
    inputs = [x for x in SURROUNDINGS if x in row.takes] if surroundings else []
    if any(body.joint.nv == 6 for body in robot.model.bodies):
        inputs = [x for x in inputs if x != "base"]
    frame = "tool" if "tool" in robot.frame_names else robot.frame_names[-1]
    return ProgramRequest.of(row, Conditions(frame=frame if row.frame else ""), tuple(inputs))


def values(model, where, rng):
    """One value of every argument of a program, by name; quaternions are of no special length."""
    made = {
        name: rng.normal(size=n) for name, n in zip(where.arguments, where.columns, strict=True)
    }
    made["q"] = random_positions(model, rng, 1)[0] * 1.3
    if "parameters" in made:
        own = np.ravel(parameters(model))
        made["parameters"] = own * rng.uniform(0.8, 1.2, own.shape)
    return made


def by_duals(model, request, given):
    """∂result/∂argument, all arguments side by side: (results, columns)."""
    seeds = dual.seed(np.concatenate(list(given.values())))
    cuts = np.cumsum([len(x) for x in given.values()])[:-1]
    arrays = dict(zip(given, np.split(seeds, cuts), strict=True))
    case = {}
    if "gravity" in arrays:
        case["gravity"] = arrays["gravity"]
    if "wrench" in arrays:
        rows = arrays["wrench"].reshape(-1, 6)
        case["wrench"] = {k: ForceMoment(six[3:], six[:3]) for k, six in enumerate(rows)}
    if "base" in arrays:
        case["base"] = BaseMotion(*arrays["base"].reshape(4, 3))
    if "parameters" in arrays:
        model = with_parameters(model, arrays["parameters"].reshape(-1, len(PARAMETERS)))
    around = Conditions(**case, frame=request.case.frame)
    states = [arrays[name] for name in request.quantity.states]
    result = np.ravel(request.quantity.compute(model, around, *states))
    return dual.jacobian(result, like=np.concatenate(list(given.values())))


def run(made, arrays):
    return np.ravel(compile_numpy(made)(*(arrays[name] for name in made.layout.arguments)))


def run_complex(made, arrays):
    """The tape on complex numbers; for those without signs, exponentials and roots."""
    meaning = {
        "add": operator.add,
        "sub": operator.sub,
        "mul": operator.mul,
        "neg": operator.neg,
        "fma": lambda a, b, c: a * b + c,
        "fms": lambda a, b, c: a * b - c,
        "fnma": lambda a, b, c: c - a * b,
        "sin": np.sin,
        "cos": np.cos,
    }
    given = np.concatenate([arrays[name] for name in made.layout.arguments])
    found = []
    for name, *x in made.tape.operations:
        if name in ("constant", "input"):
            found.append(x[0] if name == "constant" else given[x[0]])
        else:
            found.append(meaning[name](*(found[k] for k in x)))
    return np.array([found[k] for k in made.tape.outputs])


def condition(robot, row, given):
    # dual numbers lose it all; 60 digits through the same tape show the program to be nearer
    return np.linalg.cond(robot.mass_matrix(given["q"])) if "tau" in row.states else 1.0


@pytest.mark.parametrize("name", QUANTITIES)
def test_gradient_and_rate_are_those_of_dual_numbers(numbered, name):
    number, robot = numbered
    row, model, rng = QUANTITIES[name], robot.model, np.random.default_rng(5)
    # each row with its surroundings on some robots, and without them on the others
    turn = list(QUANTITIES).index(name) + number
    request = asked(robot, row, surroundings=turn % 2 == 0)
    given = values(model, layout(model, request), rng)
    J = by_duals(model, request, given)
    weights, along = rng.normal(size=len(J)), rng.normal(size=J.shape[1])
    backwards, forwards = (
        program(
            model, ProgramRequest.of(derived(row, request.inputs), request.case, request.inputs)
        )
        for derived in (gradient_of, tangent_of)
    )
    rates = np.split(along, np.cumsum([len(x) for x in given.values()])[:-1])
    rates = {f"d_{argument}": x for argument, x in zip(given, rates, strict=True)}
    gradient = run(backwards, given | {"cotangent": weights})
    rate = run(forwards, given | rates)
    allowed = TOLERANCE * condition(robot, row, given)
    size = np.max(np.abs(weights) @ np.abs(J), initial=1e-300)
    assert np.max(np.abs(gradient - weights @ J), initial=0.0) <= allowed * size
    size = np.max(np.abs(J) @ np.abs(along), initial=1e-300)
    assert np.max(np.abs(rate - J @ along), initial=0.0) <= allowed * size
    # backwards a program is a few times as long, however many arguments it has
    plain = program(model, request).operations
    assert backwards.operations <= 4 * plain + sum(map(len, given.values()))


def cotangents(robot, rows=6):
    rng = np.random.default_rng(7)
    q, qd = robot.random_state(rng, rows)
    return q, qd, *rng.normal(size=(2, rows, robot.nv))


@pytest.mark.parametrize("name", ["ur5", "panda"])
def test_gradients_are_pinocchios(name):
    arm = rnea.load(name)
    there = InPinocchioCoordinates(arm)
    q, qd, qdd, weights = cotangents(arm)
    gradient = arm.kernel(gradient_of(QUANTITIES["inverse_dynamics"]))(q, qd, qdd, weights)
    for state, weight, own in zip(zip(q, qd, qdd, strict=True), weights, gradient, strict=True):
        pin.computeRNEADerivatives(there.model, there.data, *state)
        M = np.triu(there.data.M) + np.triu(there.data.M, 1).T
        J = np.hstack([there.data.dtau_dq, there.data.dtau_dv, M])
        assert np.max(np.abs(own - weight @ J)) <= TOLERANCE * np.max(np.abs(weight) @ np.abs(J))


@pytest.mark.parametrize("name", ["scara", "spherical_pendulum", "satellite"])
@pytest.mark.parametrize("asked", ["inverse_dynamics", "forward_dynamics"])
def test_gradients_are_those_of_the_slopes(name, asked):
    """Slopes by q are along speeds: so are ours, after the way from a quaternion to its speeds."""
    arm = rnea.load(name)
    states, weights = cotangents(arm)[:3], cotangents(arm)[3]
    slopes = getattr(arm, f"{asked}_derivatives")(*states, rotor=True)
    gradient = arm.kernel(gradient_of(QUANTITIES[asked]))(*states, weights)
    by_q, rest = gradient[..., : arm.nq], gradient[..., arm.nq :]
    moved = along_speeds(arm.model, by_q[..., None, :], states[0])[..., 0, :]
    wanted = np.concatenate([(weights[..., None, :] @ x)[..., 0, :] for x in slopes], axis=-1)
    apart = np.abs(np.concatenate([moved, rest], axis=-1) - wanted)
    allowed = np.linalg.cond(arm.mass_matrix(states[0])) if asked == "forward_dynamics" else 1.0
    assert np.all(apart <= TOLERANCE * np.max(allowed) * np.max(np.abs(wanted)))


def test_a_quaternion_counts_by_its_direction():
    arm = rnea.load("spherical_pendulum")
    q, qd, qdd, weights = cotangents(arm)
    gradient = arm.kernel(gradient_of(QUANTITIES["inverse_dynamics"]))
    one, two = (gradient(x * q, qd, qdd, weights)[..., :4] for x in (1.0, 2.0))
    assert np.allclose(one, 2 * two, rtol=1e-13)
    assert np.allclose(np.sum(one * q, axis=-1), 0.0, atol=1e-13 * np.max(np.abs(one)))


def test_second_derivatives_by_complex_steps():
    """Of the gradient's own program, which knows nothing of the rules that made the second."""
    model, rng = rnea.load("scara").model, np.random.default_rng(2)
    once = gradient_of(QUANTITIES["inverse_dynamics"])
    first, second, rate = (
        program(model, ProgramRequest.of(x)) for x in (once, gradient_of(once), tangent_of(once))
    )
    assert second.layout.arguments == ("q", "qd", "qdd", "cotangent", "cotangent2")
    arrays = dict(zip(first.layout.arguments, rng.normal(size=(4, 4)), strict=True))
    columns = []
    for name, x in arrays.items():
        for k in range(len(x)):
            moved = {y: z.astype(complex) for y, z in arrays.items()}
            moved[name][k] += 1e-30j
            columns.append(run_complex(first, moved).imag / 1e-30)
    J = np.stack(columns, axis=-1)
    weights, along = rng.normal(size=(2, 12)), rng.normal(size=16)
    found = run(second, arrays | {"cotangent2": weights[0]})
    assert np.allclose(found, weights[0] @ J, rtol=0, atol=TOLERANCE * np.max(np.abs(J)))
    rates = dict(zip((f"d_{x}" for x in arrays), np.split(along, 4), strict=True))
    rate = run(rate, arrays | rates)
    assert np.allclose(rate, J @ along, rtol=0, atol=TOLERANCE * np.max(np.abs(J)))


def test_both_precisions_and_batches_run_the_same_tape():
    arm = rnea.load("planar_2r")
    rng = np.random.default_rng(0)
    for row in (QUANTITIES["mass_matrix"], QUANTITIES["forward_dynamics"]):
        derived = gradient_of(row, ("parameters",))
        double, single = (
            arm.kernel(derived, dtype=x, parameters=True) for x in (np.float64, np.float32)
        )
        arrays = [rng.normal(size=(37, x.size)) for x in double.inputs.values()]
        arrays[-1] = np.ravel(arm.parameters) * rng.uniform(0.9, 1.1, arrays[-1].shape)
        many = double(*arrays)
        assert np.array_equal(many[5], double(*(x[5] for x in arrays)))
        assert np.array_equal(many, double(*(x.copy() for x in arrays), threads=2))
        apart = np.abs(single(*(x.astype(np.float32) for x in arrays)) - many)
        assert np.max(apart) <= 3e-5 * np.max(np.abs(many)) * np.linalg.cond(
            arm.mass_matrix(np.ones(2))
        )


def test_a_long_chain_has_a_gradient_of_bounded_length():
    """Operations grow with the joints and no faster: so does the time that compiling takes."""
    counts = []
    for n in (10, 20, 40):
        arm = chain_of(["revolute"] * n, np.random.default_rng(1))
        counts.append(
            program(arm.model, ProgramRequest.of(gradient_of(QUANTITIES["bias"]))).operations
        )
    assert counts[2] - counts[1] < 2.2 * (counts[1] - counts[0])


def test_what_would_take_minutes_is_refused(monkeypatch):
    monkeypatch.setattr("rnea.engine.ir.derivatives.MOST_OPERATIONS", 100)
    with pytest.raises(rnea.InputError, match=r"derivatives of mass_matrix .* operations"):
        program(rnea.load("panda").model, ProgramRequest.of(gradient_of(QUANTITIES["mass_matrix"])))


def test_walking_has_no_gradient():
    arm = rnea.load("one_link")
    row = gradient_of(QUANTITIES["gravity_torque"])
    with pytest.raises(rnea.InputError, match="without eager"):
        row.compute(arm.model, Conditions(), np.zeros(1), np.ones(1))
