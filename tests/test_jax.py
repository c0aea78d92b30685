"""Arrays of JAX: every quantity, under every transformation, with derivatives of any order."""

import subprocess
import sys
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import rnea
from rnea.recursions import QUANTITIES
from support.pinocchio_quantities import InPinocchio
from support.tiers import chosen, full_only, sample_cases

jax = pytest.importorskip("jax", reason="arrays of JAX were not asked with: there is no jax")
import jax.numpy as jnp  # noqa: E402
from jax import export  # noqa: E402
from jax.test_util import check_grads  # noqa: E402

# so few go through the code for single rows, which compiles sooner than that of many lanes
ROWS = 2


@pytest.fixture(autouse=True)
def with_float64():
    with jax.enable_x64(True):
        yield


@pytest.fixture(scope="module")
def arm():
    return rnea.load("scara")


def states(robot, name, *batch, real=np.float64, seed=4):
    rng = np.random.default_rng(seed)
    columns = [robot.model.columns(state) for state in QUANTITIES[name].states]
    return [rng.normal(size=(*batch, n)).astype(real) for n in columns]


def given(robot, name, *batch, **options):
    return [jnp.asarray(x) for x in states(robot, name, *batch, **options)]


# ---- answers -------------------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize(
    ("robot_name", "real"),
    [("scara", np.float64), ("scara", np.float32), ("gyroscope", np.float64)],
)
def test_every_quantity_has_the_bits_of_numpy(robot_name, real):
    robot = rnea.load(robot_name)
    for name in QUANTITIES:
        wanted = robot.evaluate(name, *states(robot, name, ROWS, real=real))
        answer = jax.jit(partial(robot.evaluate, name))(*given(robot, name, ROWS, real=real))
        assert isinstance(answer, jax.Array), name
        assert answer.dtype == real, name
        np.testing.assert_array_equal(answer, wanted, err_msg=name)


def test_methods_take_arrays_of_jax(arm):
    q, qd, qdd = given(arm, "inverse_dynamics", ROWS)
    there = [np.asarray(x) for x in (q, qd, qdd)]
    for ask in (
        lambda q, qd, qdd: arm.inverse_dynamics(q, qd, qdd),
        lambda q, qd, qdd: arm.inverse_dynamics(q),
        lambda q, qd, qdd: arm.mass_matrix(q),
        lambda q, qd, qdd: arm.kinetic_energy(q, qd),
        lambda q, qd, qdd: arm.forward_dynamics(q, qd, qdd),
        lambda q, qd, qdd: arm.jacobian(q),
        lambda q, qd, qdd: arm.inverse_dynamics_derivatives(q, qd, qdd)[0],
        lambda q, qd, qdd: arm.kernel("bias")(q, qd),
    ):
        for function in (ask, jax.jit(ask)):
            answer = function(q, qd, qdd)
            assert isinstance(answer, jax.Array)
            np.testing.assert_array_equal(answer, ask(*there))


def test_what_is_computed_in_numpy_comes_back_as_arrays_of_jax(arm):
    q, qd, _ = given(arm, "inverse_dynamics", ROWS)
    there = np.asarray(q), np.asarray(qd)
    for ask, part in (
        (lambda q, qd: arm.integrate(q, qd, 0.1), lambda x: x),
        (lambda q, qd: arm.difference(q, qd), lambda x: x),
        (lambda q, qd: arm.newton_euler(q, qd), lambda x: x.tau),
        (lambda q, qd: arm.free_body(2, q[0], qd[0]), lambda x: x.inertial_force),
    ):
        found, wanted = part(ask(q, qd)), part(ask(*there))
        assert isinstance(found, jax.Array)
        np.testing.assert_array_equal(found, wanted)
        with pytest.raises(rnea.InputError, match="computes in NumPy, and JAX traces"):
            jax.jit(lambda *x, ask=ask, part=part: part(ask(*x)))(q, qd)


def test_batches_of_any_size_and_shape(arm):
    for batch in ((), (0,), (1,), (2, 3), (60_000,)):
        here = given(arm, "inverse_dynamics", *batch)
        wanted = arm.inverse_dynamics(*map(np.asarray, here))
        np.testing.assert_array_equal(arm.inverse_dynamics(*here), wanted)
    q, qd, qdd = given(arm, "inverse_dynamics", 5)
    wanted = arm.inverse_dynamics(np.asarray(q), np.asarray(qd[0]), np.asarray(qdd[:1]))
    np.testing.assert_array_equal(arm.inverse_dynamics(q, qd[0], qdd[:1]), wanted)


def test_without_x64_everything_is_float32(arm):
    with jax.enable_x64(False):
        q = np.ones((2, 4))
        answer = arm.gravity_torque(jnp.asarray(q))
        assert answer.dtype == jnp.float32
        np.testing.assert_array_equal(answer, arm.gravity_torque(q.astype(np.float32)))
        with pytest.raises(rnea.InputError, match="float64, which JAX has turned off"):
            arm.kernel("bias")(answer, answer)
        assert arm.kernel("bias", dtype=np.float32)(answer, answer).dtype == jnp.float32


def test_surroundings_and_switches(arm):
    q, qd, qdd = given(arm, "inverse_dynamics", 5)
    there = [np.asarray(x) for x in (q, qd, qdd)]
    rng = np.random.default_rng(1)
    wrenches = [
        rnea.Wrench((1, 2, 3), (4, 5, 6), frame="tool"),
        rnea.Wrench((3, 1, 2), frame="world", point=arm.model.bodies[1].name),
        rnea.Wrench(rng.normal(size=(5, 3)), frame="world", point=(0.1, 0.2, 0.3), link="tool"),
    ]
    for options in (
        {"gravity": (1.0, 2.0, -3.0)},
        {"gravity": rng.normal(size=(5, 3))},
        {"wrench": wrenches[0]},
        {"wrench": wrenches},
        {"wrench": []},
        {"base": {"w": (0.1, 0.2, 0.3), "vd": (1.0, 2.0, 3.0)}},
        {"base": rnea.BaseMotion(v=rng.normal(size=(5, 3)), wd=(1.0, 2.0, 3.0))},
        {"friction": False, "rotor": False, "spring": False},
    ):
        wanted = arm.inverse_dynamics(*there, **options)
        answer = jax.jit(lambda *x, o=options: arm.inverse_dynamics(*x, **o))(q, qd, qdd)
        np.testing.assert_allclose(answer, wanted, rtol=0, atol=1e-13 * np.abs(wanted).max())


def test_a_traced_gravity_and_base(arm):
    q = given(arm, "gravity_torque", 5)[0]
    weight = jax.jit(lambda g: arm.gravity_torque(q, gravity=g))
    wanted = arm.gravity_torque(np.asarray(q), gravity=np.array([1.0, 2.0, 3.0]))
    np.testing.assert_array_equal(weight(jnp.array([1.0, 2.0, 3.0])), wanted)
    rise = jax.jacfwd(lambda a: arm.inverse_dynamics(q, base={"vd": a}).sum())(jnp.zeros(3))
    fall = jax.jacrev(lambda g: arm.inverse_dynamics(q, gravity=g).sum())(jnp.zeros(3))
    np.testing.assert_allclose(rise, -fall, atol=1e-12)


def test_mappings_by_name(arm):
    q = given(arm, "gravity_torque", 5)[0]
    mapped = {name: q[:, k] for k, name in reversed(list(enumerate(arm.joint_names)))}
    wanted = arm.gravity_torque(np.asarray(q))
    np.testing.assert_array_equal(jax.jit(arm.gravity_torque)(mapped), wanted)
    with pytest.raises(rnea.InputError, match="unknown 'knee'"):
        arm.gravity_torque({**mapped, "knee": q[:, 0]})


def test_lists_and_functions_by_name(arm):
    """A number before a traced one hides nothing, and functions match names as methods do."""
    q = given(arm, "gravity_torque", 5)[0]
    wanted = arm.gravity_torque(np.asarray(q[0]))
    first = float(q[0, 0])
    listed = jax.jit(lambda x: arm.gravity_torque([first, *x[1:]]))(q[0])
    np.testing.assert_array_equal(listed, wanted)
    named = dict(zip(arm.joint_names, q[0], strict=True))
    np.testing.assert_array_equal(arm.jax_function("gravity_torque")(named), wanted)
    at_rest = arm.bias(q[0], [0.0] * 4)
    np.testing.assert_array_equal(arm.jax_function("bias")(named, None), at_rest)


def test_wrenches_have_the_precision_of_the_answer(arm):
    push = rnea.Wrench((1.0, 2.0, 3.0), frame="world", point="tool")
    q, qd = (np.asarray(x) for x in given(arm, "bias", 5))
    q = q.astype(np.float32)
    found = arm.inverse_dynamics(jnp.asarray(q), jnp.asarray(qd), wrench=push)
    wanted = arm.inverse_dynamics(q.astype(float), qd, wrench=push)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-13 * abs(wanted).max())


# ---- transformations -----------------------------------------------------------------------------


def test_vmap_over_any_of_the_arguments(arm):
    q, qd, qdd = given(arm, "inverse_dynamics", 5)
    g = jnp.asarray(np.random.default_rng(2).normal(size=(5, 3)))

    def torque(q, qd, qdd, g):
        return arm.inverse_dynamics(q, qd, qdd, gravity=g)

    whole = (q, qd, qdd, g)
    for axes in ((0, 0, 0, 0), (0, None, None, None), (None, 0, None, 0), (None, None, None, 0)):
        here = [x if axis == 0 else x[1] for x, axis in zip(whole, axes, strict=True)]
        rows = [
            torque(*(x[k] if axis == 0 else x for x, axis in zip(here, axes, strict=True)))
            for k in range(5)
        ]
        np.testing.assert_array_equal(jax.vmap(torque, axes)(*here), jnp.stack(rows))
    # an axis in another place, over a batch of its own, and one inside the other
    turned = jax.vmap(torque, (1, None, None, None), 1)(jnp.stack([q, 2 * q], 1), qd, qdd, g)
    np.testing.assert_array_equal(turned[:, 1], torque(2 * q, qd, qdd, g))
    over = jax.vmap(torque, (None, None, None, 0))(q, qd, qdd, g)
    np.testing.assert_array_equal(over[2], torque(q, qd, qdd, g[2]))
    table = jax.vmap(jax.vmap(torque, (0, None, None, None)), (None, 0, None, None))
    np.testing.assert_array_equal(
        table(q, qd, qdd[0], g[0])[3, 1], torque(q[1], qd[3], qdd[0], g[0])
    )


def test_scan_and_checkpoint_go_through(arm):
    q, qd, _ = given(arm, "inverse_dynamics")

    def step(state, tau):
        q, qd = state
        qd = qd + 0.01 * arm.forward_dynamics(q, qd, tau)
        return (q + 0.01 * qd, qd), q

    def end(tau):
        (q_end, _), _ = jax.lax.scan(step, (q, qd), tau)
        return jnp.sum(q_end**2)

    tau = jnp.zeros((5, 4))
    slope = jax.jit(jax.grad(end))(tau)
    again = jax.grad(jax.checkpoint(end))(tau)
    np.testing.assert_allclose(slope, again, rtol=1e-12)
    check_grads(end, (tau,), order=1, modes=("rev",), rtol=1e-6)


# ---- derivatives ---------------------------------------------------------------------------------


def test_slopes_of_every_quantity_along_any_direction():
    """Forwards and backwards agree with each other, and with differences."""
    robot, step = rnea.load("spherical_pendulum"), 1e-6
    rng = np.random.default_rng(5)
    for name in chosen(QUANTITIES, 5):
        here = given(robot, name)
        along = [jnp.asarray(rng.normal(size=x.shape)) for x in here]
        ask = partial(robot.evaluate, name)
        _, rate = jax.jvp(ask, here, along)
        ends = [
            ask(*(x + sign * step * d for x, d in zip(here, along, strict=True)))
            for sign in (1, -1)
        ]
        scale = max(1.0, float(jnp.abs(rate).max()))
        np.testing.assert_allclose(
            rate, (ends[0] - ends[1]) / (2 * step), atol=2e-8 * scale, err_msg=name
        )
        weights = jnp.asarray(rng.normal(size=rate.shape))
        _, back = jax.vjp(ask, *here)
        other = sum(jnp.sum(g * d) for g, d in zip(back(weights), along, strict=True))
        np.testing.assert_allclose(other, jnp.sum(weights * rate), rtol=1e-10, atol=1e-12)


def test_jacobians_are_those_of_pinocchio():
    robot = rnea.load("ur5")
    theirs = InPinocchio(robot, robot)
    for name, slopes in (
        ("inverse_dynamics", "derivatives"),
        ("forward_dynamics", "forward_derivatives"),
    ):
        rigid = partial(robot.evaluate, name, friction=False, rotor=False, spring=False)
        here = given(robot, name)
        wanted = getattr(theirs, slopes)(*map(np.asarray, here))
        for mode in (jax.jacfwd, jax.jacrev):
            found = jnp.stack(mode(rigid, argnums=(0, 1, 2))(*here))
            np.testing.assert_allclose(found, wanted, atol=1e-10 * np.abs(wanted).max())


@full_only
def test_second_derivatives_by_every_way(arm):
    here = given(arm, "inverse_dynamics")
    pure = arm.jax_function("inverse_dynamics", pure=True)

    def work(function, *x):
        return jnp.sum(function(*x) * jnp.arange(1.0, 5.0))

    wanted = jax.jit(jax.hessian(partial(work, pure), argnums=(0, 1, 2)))(*here)
    modes = (jax.jacfwd, jax.jacrev)
    for outer, inner in ((o, i) for o in modes for i in modes):
        both = outer(inner(partial(work, arm.inverse_dynamics), (0, 1, 2)), (0, 1, 2))(*here)
        for row, of in zip(both, wanted, strict=True):
            for entry, right in zip(row, of, strict=True):
                np.testing.assert_allclose(entry, right, atol=1e-11)
    check_grads(
        lambda q: arm.inverse_dynamics(q, *here[1:]), here[:1], order=2, atol=1e-5, rtol=1e-5
    )


def test_gradients_reach_every_body_and_sum_over_rows(arm):
    """One row of parameters serves a batch, so its gradient is the sum of the rows' own."""
    q = given(arm, "gravity_torque", 7)[0]
    weight = arm.kernel("gravity_torque", parameters=True)
    numbers = jnp.asarray(arm.parameters.ravel())
    whole = jax.grad(lambda p: jnp.sum(weight(q, p) ** 2))(numbers)
    each = jax.vmap(jax.grad(lambda p, q: jnp.sum(weight(q, p) ** 2)), (None, 0))(numbers, q)
    np.testing.assert_allclose(whole, each.sum(0), rtol=1e-11, atol=1e-11)


# ---- programs that travel ------------------------------------------------------------------------


def test_a_batch_of_unknown_size(arm):
    rows = jax.ShapeDtypeStruct((*export.symbolic_shape("b"), 4), jnp.float64)
    known = [export.DisabledSafetyCheck.custom_call("rnea_rows")]
    made = export.export(jax.jit(arm.gravity_torque), disabled_checks=known)(rows)
    for count in (1, 2, 50):
        q = np.random.default_rng(count).normal(size=(count, 4))
        np.testing.assert_array_equal(made.call(jnp.asarray(q)), arm.gravity_torque(q))


@pytest.mark.parametrize(("platform", "foreign"), [("cpu", True), ("cuda", True), ("tpu", False)])
def test_what_a_program_is_lowered_to(arm, platform, foreign):
    """A call of machine code by its key where there is some, plain operations elsewhere."""
    rows = jax.ShapeDtypeStruct((7, 4), jnp.float64)
    known = [export.DisabledSafetyCheck.custom_call("rnea_rows")]
    made = export.export(jax.jit(arm.bias), platforms=[platform], disabled_checks=known)(rows, rows)
    text = made.mlir_module()
    assert ("@rnea_rows" in text) == foreign
    assert (arm.kernel("bias")._code.content in text) == foreign
    assert ("stablehlo.cosine" in text) != foreign


@full_only
def test_a_program_finds_its_code_in_another_process(tmp_path):
    """Kept compiled by JAX itself: the second process traces, finds the program, and the key."""
    script = (
        "import sys, jax, jax.numpy as jnp, rnea\n"
        "jax.config.update('jax_compilation_cache_dir', sys.argv[1])\n"
        "jax.config.update('jax_persistent_cache_min_entry_size_bytes', -1)\n"
        "jax.config.update('jax_persistent_cache_min_compile_time_secs', 0)\n"
        "arm = rnea.load('scara')\n"
        "print(jax.jit(arm.gravity_torque)(jnp.ones(4)).tolist())\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script, tmp_path], capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert any(tmp_path.iterdir())


# ---- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda arm, q: arm.gravity_torque(q.astype(jnp.bfloat16)), r"q is bfloat16.*astype"),
        (lambda arm, q: arm.gravity_torque(q + 1j), "q is complex128"),
        (lambda arm, q: arm.gravity_torque(q[:, :3]), "q has 3 values, but robot .* has 4 joints"),
        (lambda arm, q: arm.bias(q, q[:2]), "the batch shapes do not fit together"),
        (lambda arm, q: arm.gravity_torque(q, gravity=q[:, :2]), "gravity needs 3"),
        (lambda arm, q: arm.inverse_dynamics(None, q), "q is missing"),
        (lambda arm, q: arm.kernel("bias")(q, q, q), "bias takes q, qd; got 3"),
        (lambda arm, q: arm.jax_function("bias", gravity=True)(q), "bias needs gravity, 3 numbers"),
        (lambda arm, q: arm.jax_function("bias", pure=True)(q[:2], q), "do not fit together"),
        (lambda arm, q: arm.jax_function("bias", pure=True)(q[0, 0]), "q has a single number"),
        (lambda arm, q: arm.bias(q, "ab"), "qd must hold numbers"),
        (lambda arm, q: arm.bias(q, [[1.0], [2.0, 3.0]]), "qd is ragged"),
        (lambda arm, q: arm.bias(q, np.array([None] * 4)), "qd must hold numbers"),
        (lambda arm, q: arm.gravity_torque([q[0], q[0, :2]]), "q must hold numbers, in rows of eq"),
        (
            lambda arm, q: arm.gravity_torque(
                {name: q[:k, k] for k, name in enumerate(arm.joint_names)}
            ),
            "q: the values of its names do not fit together",
        ),
        (lambda arm, q: arm.inverse_dynamics(q, base={"x": q}), "unknown key of the base's motion"),
    ],
)
def test_wrong_questions_are_refused_by_name(arm, ask, message):
    with pytest.raises(rnea.InputError, match=message):
        ask(arm, given(arm, "gravity_torque", 5)[0])


def test_arrays_on_two_devices_are_told_by_name(arm):
    from rnea.engine.arrays import jax_rows

    rows = jax_rows.rows_of(arm._answers, arm.kernel("bias").request)
    there = [SimpleNamespace(committed=True, devices=lambda k=k: {f"cpu:{k}"}) for k in range(2)]
    cure = r"q is on cpu:0; qd is on cpu:1: jax.device_put\(qd, q.sharding\)"
    with pytest.raises(rnea.InputError, match=cure):
        jax_rows._refuse_devices(rows, there)
    jax_rows._refuse_devices(rows, [there[0], there[0]])


def test_without_the_extension_the_cure_is_named(arm, monkeypatch):
    from rnea.engine import native
    from rnea.engine.arrays import jax_lowering

    jax_lowering.ready.cache_clear()
    monkeypatch.setattr(native, "jax_handlers", lambda: None)
    with pytest.raises(rnea.InputError, match=r"C extension.*jax_function"):
        arm.gravity_torque(jnp.ones(4))
    monkeypatch.undo()
    jax_lowering.ready()


def test_robots_with_loops_are_compiled_and_differentiated():
    """Under jit and vmap, and by qdd, where the gradient is the mass matrix."""
    arm, rng = rnea.load("four_bar"), np.random.default_rng(7)
    q, qd = arm.random_state(rng, ROWS)
    qdd = rng.normal(size=(ROWS, 1))
    together = jax.jit(jax.vmap(arm.inverse_dynamics))(q, qd, qdd)
    np.testing.assert_allclose(together, arm.inverse_dynamics(q, qd, qdd), rtol=1e-13)
    effort = jax.jit(lambda x: arm.motor_torque(q[0], qd[0], x)[0])
    by_qdd = jax.grad(effort)(jnp.asarray(qdd[0]))
    np.testing.assert_allclose(by_qdd, arm.mass_matrix(q[0])[0], rtol=1e-12)
