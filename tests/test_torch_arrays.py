"""Tensors of PyTorch in every method: the same numbers, gradients of all of them, and bad input."""

import gc
import subprocess
import sys

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.recursions import QUANTITIES
from support.random_robots import chain_of
from test_named_states import FURTHER, OF_LOOPS, STATES, numbers, states_of, taking_states

torch = pytest.importorskip("torch")
from torch.func import hessian, jacfwd, jacrev, vmap  # noqa: E402

from rnea.engine.arrays import torch_rows  # noqa: E402

# PyTorch's own forward mode imports what it calls deprecated
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*torch.jit.script.*:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*nested tensors is in prototype:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*quantize:UserWarning"),
]
# these compute in NumPy
WALKED = ("condition_number", "contact_forward_dynamics", "contact_inverse_dynamics")
WALKED += ("contact_wrench", "difference", "free_body", "integrate", "newton_euler")
WALKED += ("rollouts", "simulate", "transform")
# and these give objects that compute on, with arrays of NumPy in them
WITH_NUMPY = ("contact_forward_dynamics", "contact_inverse_dynamics", "rollouts", "simulate")
ROBOT = rnea.load("planar_2r")
# those of loops are for other robots
METHODS = [x for x in taking_states() if x[0] not in OF_LOOPS]
SMALL = rnea.load("double_pendulum")


def tensors_in(result):
    """Every array that a result holds, by name or by number."""
    if isinstance(result, torch.Tensor | np.ndarray):
        yield result
    elif isinstance(result, dict) or hasattr(result, "keys"):
        for name in result:
            yield from tensors_in(result[name])
    elif isinstance(result, tuple | list):
        for part in result:
            yield from tensors_in(part)
    elif hasattr(result, "__dataclass_fields__"):
        for name in result.__dataclass_fields__:
            yield from tensors_in(getattr(result, name))


def asked(name, taken, of=lambda x: x):
    arrays = states_of(ROBOT, taken, 2)
    if name == "simulate":
        arrays = [x[0] for x in arrays]
    given = {x: of(y) for x, y in zip(taken, arrays, strict=True)}
    return getattr(ROBOT, name)(**FURTHER.get(name, {}), **given)


@pytest.mark.parametrize(("name", "taken"), METHODS)
def test_every_method_takes_tensors(name, taken):
    """Twice: a method that has found its short way must not take a tensor for a list."""
    wanted = asked(name, taken)
    for _ in range(2):
        given = asked(name, taken, torch.tensor)
        if name == "newton_euler":
            assert all(np.array_equal(getattr(given, x), getattr(wanted, x)) for x in ("w", "tau"))
        else:
            assert np.array_equal(numbers(given), numbers(wanted), equal_nan=True)
        kind = np.ndarray if name in WITH_NUMPY else torch.Tensor
        found = list(tensors_in(given))
        assert found, name
        assert all(isinstance(x, kind) for x in found), name
        assert repr(given)


@pytest.mark.parametrize(("name", "taken"), METHODS)
def test_every_method_has_gradients_or_says_that_it_has_none(name, taken):
    def wanting(x):
        return torch.tensor(x, requires_grad=True)

    if name in WALKED:
        with pytest.raises(InputError, match=f"{name} computes in NumPy and has no gradients"):
            asked(name, taken, wanting)
        with torch.no_grad():
            asked(name, taken, wanting)
        return
    found = list(tensors_in(asked(name, taken, wanting)))
    assert all(x.requires_grad for x in found), name
    assert repr(asked(name, taken, wanting))


def test_no_method_is_forgotten():
    assert {name for name, _ in taking_states()} >= set(WALKED)
    assert set(STATES) >= {"q", "qd", "qdd", "tau"}


def wanting(arrays):
    return [torch.tensor(x, requires_grad=True) for x in arrays]


@pytest.mark.parametrize("row", QUANTITIES)
def test_gradcheck_of_every_quantity(row):
    arrays = wanting(states_of(SMALL, QUANTITIES[row].states, 2))

    def ask(*states):
        return SMALL.evaluate(row, *states)

    assert torch.autograd.gradcheck(ask, arrays, check_forward_ad=True, fast_mode=True)


@pytest.mark.parametrize("row", ["inverse_dynamics", "forward_dynamics", "mass_matrix"])
def test_second_derivatives(row):
    arrays = wanting(states_of(SMALL, QUANTITIES[row].states, 2))
    assert torch.autograd.gradgradcheck(
        lambda *states: SMALL.evaluate(row, *states), arrays, fast_mode=True
    )


def test_gradients_by_the_surroundings():
    q, qd, qdd = wanting(states_of(SMALL, ("q", "qd", "qdd"), 2))
    gravity = torch.tensor([0.3, -1.0, -9.0], dtype=torch.float64, requires_grad=True)
    rates = wanting(np.random.default_rng(0).normal(size=(4, 3)))
    push = rnea.Wrench((1.0, 2.0, 3.0), (0.1, 0.2, 0.3), frame="world", point="tool")

    def ask(q, qd, qdd, gravity, *rates):
        base = dict(zip(("w", "v", "wd", "vd"), rates, strict=True))
        return SMALL.inverse_dynamics(q, qd, qdd, gravity=gravity, base=base, wrench=push)

    assert torch.autograd.gradcheck(ask, (q, qd, qdd, gravity, *rates), fast_mode=True)
    plain = [x.detach().numpy() for x in (q, qd, qdd, gravity, *rates)]
    assert np.allclose(ask(q, qd, qdd, gravity, *rates).detach(), ask(*plain), rtol=1e-13)


def test_gradients_by_parameters_and_wrenches():
    q, qd, qdd = wanting(states_of(SMALL, ("q", "qd", "qdd"), 2))
    theta = torch.tensor(np.ravel(SMALL.parameters) + 0.01, requires_grad=True)
    loads = torch.randn(2, 18, dtype=torch.float64, requires_grad=True)
    tau = SMALL.torch_function("inverse_dynamics", wrench=True, parameters=True)
    assert tau.arguments == ("q", "qd", "qdd", "wrench", "parameters")
    assert torch.autograd.gradcheck(tau, (q, qd, qdd, loads, theta), fast_mode=True)
    kernel = SMALL.kernel("inverse_dynamics", wrench=True, parameters=True)
    same = kernel(q, qd, qdd, loads, theta)
    assert torch.equal(same, tau(q, qd, qdd, loads, theta))
    assert same.requires_grad


def test_transformations():
    q, qd, qdd = (torch.tensor(x) for x in states_of(SMALL, ("q", "qd", "qdd"), 4))
    ask = SMALL.inverse_dynamics
    assert torch.equal(vmap(ask, in_dims=(0, None, 0))(q, qd[0], qdd), ask(q, qd[0], qdd))
    across = vmap(ask, in_dims=(1, 1, None), out_dims=1)(q.T, qd.T, qdd[0])
    assert torch.equal(across, ask(q, qd, qdd[0]).T)
    nested = vmap(vmap(ask, in_dims=(0, None, None)), in_dims=(None, 0, None))(q, qd, qdd)
    assert torch.equal(nested, ask(q[:, None, :], qd[:, None, None, :], qdd))
    slopes = SMALL.inverse_dynamics_derivatives(q, qd, qdd)
    for way in (jacrev, jacfwd):
        found = vmap(way(ask, argnums=(0, 1, 2)))(q, qd, qdd)
        for own, wanted in zip(found, slopes, strict=True):
            assert torch.allclose(own, wanted, rtol=0, atol=1e-12)

    def energy(q):
        return SMALL.kinetic_energy(q, qd[0]) + SMALL.potential_energy(q)

    assert torch.allclose(hessian(energy)(q[0]), jacrev(jacrev(energy))(q[0]), atol=1e-12)
    assert torch.allclose(jacrev(energy)(q[0]), jacfwd(energy)(q[0]), atol=1e-12)


def test_operator_is_checked():
    for row in ("inverse_dynamics", "mass_matrix", "kinetic_energy"):
        tau = SMALL.torch_function(row)
        arrays = wanting(states_of(SMALL, QUANTITIES[row].states, 2))
        found = torch.library.opcheck(torch_rows._operator, (arrays, tau.rows.key))
        assert set(found.values()) == {"SUCCESS"}


def test_compiled_graphs():
    """The whole of a function in one graph, with gradients; another robot, and other batches."""
    torch._dynamo.reset()
    other = rnea.load("planar_2r")

    def loss(tau, q, qd, qdd):
        return (tau(q, qd, qdd) ** 2).sum() + q.sum()

    compiled = torch.compile(loss, fullgraph=True, backend="aot_eager")
    for robot in (SMALL, other):
        tau = robot.torch_function("inverse_dynamics")
        for rows in (3, 5, 6):
            arrays = wanting(states_of(robot, ("q", "qd", "qdd"), rows))
            values = [f(tau, *arrays) for f in (compiled, loss)]
            assert torch.equal(*values)
            for one, two in zip(*(torch.autograd.grad(x, arrays) for x in values), strict=True):
                assert torch.allclose(one, two, rtol=1e-14, atol=0)
    torch._dynamo.reset()
    tau, (q, qd, qdd) = SMALL.torch_function("inverse_dynamics"), (x.detach() for x in arrays)
    every = torch.compile(vmap(tau, in_dims=(0, None, 0)), fullgraph=True, backend="aot_eager")
    assert torch.equal(every(q, qd[0], qdd), tau(q, qd[0], qdd))
    torch._dynamo.reset()


def test_batches_strides_and_precision():
    q, qd, qdd = (torch.tensor(x) for x in states_of(SMALL, ("q", "qd", "qdd"), 6))
    wanted = SMALL.inverse_dynamics(q, qd, qdd)
    apart = [torch.stack([x, x], dim=-1)[..., 0] for x in (q, qd, qdd)]
    assert not apart[0].is_contiguous()
    assert torch.equal(SMALL.inverse_dynamics(*apart), wanted)
    several = [x.reshape(2, 3, 2) for x in (q, qd, qdd)]
    assert torch.equal(SMALL.inverse_dynamics(*several).reshape(6, 2), wanted)
    assert SMALL.inverse_dynamics(q[:0], qd[:0], qdd[:0]).shape == (0, 2)
    single = SMALL.inverse_dynamics(*(x.float() for x in (q, qd, qdd)))
    assert single.dtype == torch.float32
    assert torch.allclose(single.double(), wanted, rtol=1e-4, atol=1e-4)
    # mixed precisions are float64, as of NumPy's arrays; plain numbers take that of the tensors
    assert SMALL.inverse_dynamics(q.float(), qd).dtype == torch.float64
    assert SMALL.inverse_dynamics(q.float(), [1.0, 2.0]).dtype == torch.float32
    assert SMALL.inverse_dynamics(torch.zeros(2, dtype=torch.int64)).dtype == torch.float64
    assert torch.equal(SMALL.inverse_dynamics(q), SMALL.inverse_dynamics(q, None, [0.0, 0.0]))


def test_names_of_a_mapping():
    q = torch.randn(3, 2, dtype=torch.float64, requires_grad=True)
    names = SMALL.model.names("q")
    named = {names[1]: q[:, 1], names[0]: q[:, 0]}
    assert torch.equal(SMALL.gravity_torque(named), SMALL.gravity_torque(q))
    with pytest.raises(InputError, match="missing"):
        SMALL.gravity_torque({names[0]: q[:, 0]})


def test_what_stands_beside_tensors():
    """Numbers among tensors, tables, and arrays that PyTorch itself does not read."""
    q = torch.tensor([0.3, -0.4], dtype=torch.float64, requires_grad=True)
    fixed = SMALL.gravity_torque([0.3, q[1]])
    assert torch.equal(fixed, SMALL.gravity_torque(q))
    assert torch.autograd.grad(fixed.sum(), q)[0][1] != 0
    assert SMALL.gravity_torque([q[0].float(), 0.5]).dtype == torch.float32
    states = np.random.default_rng(0).normal(size=(3, 2))
    wanted = torch.tensor(SMALL.bias(q.detach().numpy(), states))
    for same in (states[::-1].copy()[::-1], states.astype(">f8")):
        assert torch.equal(SMALL.bias(q.detach(), same), wanted)
    table = np.array([tuple(x[::-1]) for x in states], [("joint2", float), ("joint1", float)])
    assert torch.equal(SMALL.bias(q.detach(), table), wanted)
    # functions and kernels match names as methods do
    named = {"joint2": q[1], "joint1": q[0]}
    assert torch.equal(SMALL.torch_function("bias")(named), SMALL.gravity_torque(q))
    assert torch.equal(SMALL.kernel("bias")(named, torch.tensor(states)), wanted)


def test_many_symbols_are_streamed():
    arm = chain_of(["revolute"] * 17, np.random.default_rng(0))
    q = arm.random_state(0)[0]
    own = arm.christoffel(torch.tensor(q, requires_grad=True))
    assert own.requires_grad
    assert np.array_equal(own.detach(), arm.christoffel(q))


def test_gradients_outlive_their_robot():
    q = torch.zeros(2, dtype=torch.float64, requires_grad=True)
    loss = rnea.load("planar_2r").gravity_torque(q).sum()
    gc.collect()
    loss.backward()
    assert torch.any(q.grad != 0)
    gc.collect()


def test_programs_go_with_their_robots_and_equal_robots_share_keys():
    first, second = (rnea.load("planar_2r").with_gravity((0.0, 0.0, -1.23)) for _ in range(2))
    key = first.torch_function("bias").rows.key
    second.torch_function("bias")
    assert "planar" in key.lower() or "bias" in key
    assert torch_rows._found(key + ".gradient.tangent").key == key + ".gradient.tangent"
    del first
    gc.collect()
    assert torch_rows._found(key)
    del second
    gc.collect()
    assert key not in torch_rows._ROWS
    with pytest.raises(InputError, match="a robot that is gone"):
        torch_rows._found(key + ".gradient")


T = torch.zeros(2, dtype=torch.float64)
BAD = {
    "half": (lambda: SMALL.gravity_torque(T.half()), r"q is torch.float16.*q.float\(\)"),
    "bfloat16": (lambda: SMALL.gravity_torque(T.bfloat16()), r"q is torch.bfloat16.*q.float\(\)"),
    "complex": (lambda: SMALL.gravity_torque(T.cfloat()), "real numbers"),
    "sparse": (lambda: SMALL.gravity_torque(T.to_sparse()), "to_dense"),
    "length": (lambda: SMALL.gravity_torque(torch.zeros(3)), "q has 3 values, but robot"),
    "scalar": (lambda: SMALL.gravity_torque(torch.tensor(1.0)), "a single number"),
    "batches": (
        lambda: SMALL.bias(torch.zeros(3, 2), torch.zeros(4, 2)),
        r"do not fit together: q \(3, 2\), qd \(4, 2\)",
    ),
    "batch of gravity": (
        lambda: SMALL.gravity_torque(torch.zeros(3, 2), gravity=torch.zeros(4, 3)),
        "do not fit together",
    ),
    "gravity": (lambda: SMALL.gravity_torque(T, gravity=torch.zeros(2)), "gravity needs 3"),
    "devices": (
        lambda: SMALL.bias(T, torch.zeros(2, device="meta")),
        r"q is on cpu and qd on meta.*qd.to\('cpu'\)",
    ),
    "a device without code": (
        lambda: SMALL.gravity_torque(torch.zeros(2, device="meta")),
        "move the tensors to cpu or cuda",
    ),
    "numpy beside a device": (
        lambda: SMALL.bias(torch.zeros(2, device="meta"), np.zeros(2)),
        "qd is an array of NumPy beside tensors on meta",
    ),
    "out": (lambda: SMALL.gravity_torque(T, out=np.zeros(2)), "out= takes an array of NumPy"),
    "eager": (lambda: SMALL.gravity_torque(T, eager=True), "eager walks the links"),
    "symbols": (
        lambda: rnea.load("planar_2r").with_eager().gravity_torque(T),
        "eager walks the links",
    ),
    "too many": (lambda: SMALL.torch_function("gravity_torque")(T, T), "got 2 arrays"),
    "too few": (lambda: SMALL.torch_function("bias", gravity=True)(T), "bias needs gravity"),
    "a wrench with gradients": (
        lambda: rnea.Wrench(torch.zeros(3, requires_grad=True), frame="tool"),
        "detach it",
    ),
    "batched gradients": (
        lambda: torch.autograd.functional.jacobian(SMALL.gravity_torque, T, vectorize=True),
        "torch.func",
    ),
    "words": (lambda: SMALL.bias(T, ["a", "b"]), "qd must hold numbers"),
    "objects": (lambda: SMALL.bias(T, np.array([None, None])), "qd must hold numbers"),
    "quantized": (
        lambda: SMALL.gravity_torque(torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.qint8)),
        "dequantize",
    ),
    "nested": (
        lambda: SMALL.gravity_torque(torch.nested.nested_tensor([T, T[:1]])),
        "to_padded_tensor",
    ),
    "rows of a list": (lambda: SMALL.gravity_torque([T, T[:1]]), "in rows of equal length"),
    "columns": (
        lambda: SMALL.gravity_torque({"joint1": torch.zeros(2), "joint2": torch.zeros(3)}),
        r"q: the values of its names do not fit together: joint1 \(2,\), joint2 \(3,\)",
    ),
    "a column's kind": (
        lambda: SMALL.gravity_torque({"joint1": T[0].half(), "joint2": 0.0}),
        r"q\['joint1'\] is torch.float16.*q\['joint1'\].float\(\)",
    ),
    "out of tensors": (lambda: SMALL.gravity_torque([0.0, 0.0], out=T), "got torch.Tensor"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input(case):
    ask, words = BAD[case]
    with pytest.raises(InputError, match=words):
        ask()


def test_torch_is_not_imported_unasked():
    code = (
        "import sys, rnea; arm = rnea.load('planar_2r'); arm.gravity_torque([[0.0, 0.1]]);"
        "arm.integrate([0.0, 0.1], [1.0, 1.0]);"
        "sys.exit('torch' in sys.modules or 'jax' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_robots_with_loops_take_tensors_and_have_gradients():
    """By qdd the gradient is the mass matrix; along a motion of the loops it is the slope."""
    arm, rng = rnea.load("four_bar"), np.random.default_rng(7)
    q, qd = arm.random_state(rng)
    qdd = rng.normal(size=1)
    given = [torch.tensor(x, requires_grad=True) for x in (q, qd, qdd)]
    tau = arm.inverse_dynamics(*given)
    assert tau.detach().numpy() == pytest.approx(arm.inverse_dynamics(q, qd, qdd), rel=1e-13)
    by_q, by_qd, by_qdd = torch.autograd.grad(tau.sum(), given)
    dq, dqd, _ = arm.inverse_dynamics_derivatives(q, qd, qdd)
    moving, _ = arm.joint_motion(q, np.ones(1))
    assert float(by_q.numpy() @ moving) == pytest.approx(float(dq[0, 0]), rel=1e-9)
    assert by_qd.numpy() == pytest.approx(dqd[0], rel=1e-9)
    assert by_qdd.numpy() == pytest.approx(arm.mass_matrix(q)[0], rel=1e-12)
    pin = arm.loop_forces(*given)["pin"].force
    wanted = arm.loop_forces(q, qd, qdd)["pin"].force
    np.testing.assert_allclose(pin.detach().numpy(), wanted, rtol=1e-12)
