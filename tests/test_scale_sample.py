"""States by their numbers: the same rows for everybody, within limits, spread as they should be."""

import itertools
from fractions import Fraction

import mpmath
import numpy as np
import pytest

import rnea
from rnea.apps.datasets.sampling.sampling import circle, unit_quaternions
from rnea.apps.datasets.sampling.state_ranges import Span, scale_of
from rnea.apps.datasets.sampling.uniforms import METHODS, drawn_again, golden_steps
from rnea.files.catalogs import robots
from rnea.model import LoopsAt
from rnea.scale import Sampler, ranges_for
from support.command import run
from support.philox import philox, uniform

SLIDES = {"pr_arm": "slide", "rp_arm": "joint2", "stanford": "joint3"}
TREES = [name for name in robots.names() if rnea.load(name).model.closure is None]
CLOSED = ["four_bar", "slider_crank", "planar_5r", "palletizer", "delta"]


def sampler(name, method="random", seed=0, **options):
    model = rnea.load(name).model
    asked = {SLIDES[name]: (0.1, 0.6)} if name in SLIDES else {}
    return Sampler(model, ranges_for(model, asked, **options), seed, method)


# ---- numbers by count --------------------------------------------------------------------------


def test_random_numbers_are_those_of_philox():
    # the known answer that its authors publish for zeros
    assert philox([0] * 4, [0] * 2)[0] == 0x16554D9ECA36314C
    made = METHODS["random"](3, 7, 16)
    out = np.empty((3, 16))
    for block in (0, 5, 2**40):
        made.fill(block, out)
        for column, row in ((0, 0), (0, 5), (1, 3), (2, 15)):
            assert out[column, row] == uniform(7, 0, block, 0, column * 16 + row)
    again = drawn_again(7, 10**12, 3, 5)
    assert again.tolist() == [uniform(7, 3, 10**12, 1, k) for k in range(5)]


@pytest.mark.parametrize("columns", [1, 2, 6, 18, 54])
def test_steps_are_powers_of_the_generalised_golden_ratio(columns):
    with mpmath.workdps(50):
        root = mpmath.findroot(lambda x: x ** (columns + 1) - x - 1, 1 + 1 / mpmath.mpf(columns))
        exact = [root**-k * 2**64 for k in range(1, columns + 1)]
        steps = golden_steps(columns)
        assert all(abs(step - x) <= 1 for step, x in zip(steps, exact, strict=True))
    assert all(step % 2 for step in steps)


def test_a_recurrence_is_exact_however_far():
    made = METHODS["kronecker"](4, 3, 8)
    out, first = np.empty((4, 8)), np.empty((4, 8))
    made.fill(0, first)
    shifts = [words for k in (1,) for words in philox([k, 0, 0, 0], [3, 2**63])]
    for block in (0, 1, 10**12, 2**49):
        made.fill(block, out)
        for column, row in itertools.product(range(4), range(8)):
            whole = shifts[column] + (block * 8 + row) * golden_steps(4)[column]
            assert out[column, row] == (whole % 2**64 >> 12) / 2**52


def test_a_recurrence_fills_pairs_of_columns_more_evenly():
    """Star discrepancy over a grid of 64 x 64 corners."""
    far = {}
    for method in METHODS:
        rows = sampler("planar_2r", method, seed=1).rows(10**12, 4096)[:2]
        x, y = (rows / np.pi + 1) / 2
        counts = np.histogram2d(x, y, bins=64, range=[[0, 1], [0, 1]])[0]
        corners = np.arange(1, 65) / 64
        below = counts.cumsum(0).cumsum(1) / 4096
        far[method] = np.abs(below - np.outer(corners, corners)).max()
    assert far["kronecker"] < far["random"] / 2
    assert far["kronecker"] < 0.01


# ---- orientations ------------------------------------------------------------------------------


def test_sines_are_right_to_the_last_bits():
    turns = np.concatenate([np.arange(16) / 16, np.random.default_rng(0).random(300), [1 - 2**-53]])
    cosine, sine = circle(turns)
    with mpmath.workdps(40):
        for k, turn in enumerate(turns.tolist()):
            angle = 2 * mpmath.pi * mpmath.mpf(turn)
            assert abs(mpmath.cos(angle) - float(cosine[k])) < 2.5e-16
            assert abs(mpmath.sin(angle) - float(sine[k])) < 2.5e-16


@pytest.mark.parametrize("method", METHODS)
def test_orientations_are_uniform(method):
    """E xi xj = 1/4 if i = j, E xi^4 = 1/8, E xi^2 xj^2 = 1/24; w^2 is spread as Beta(1/2, 3/2)."""
    n = 2**16
    u = np.empty((3, n))
    METHODS[method](3, 5, n).fill(0, u)
    x = unit_quaternions(u)
    np.testing.assert_allclose((x**2).sum(axis=0), 1, atol=1e-15)
    # 5 standard deviations of the mean of numbers between -1 and 1
    slack = 5 / np.sqrt(n)
    assert np.abs(x.mean(axis=1)).max() < slack
    np.testing.assert_allclose(x @ x.T / n, np.eye(4) / 4, atol=slack)
    np.testing.assert_allclose((x**4).mean(axis=1), 1 / 8, atol=slack)
    for i, j in itertools.combinations(range(4), 2):
        assert abs((x[i] ** 2 * x[j] ** 2).mean() - 1 / 24) < slack
    # the angle a of a turn has the density (1 - cos a) / pi
    angle = np.sort(2 * np.arccos(np.minimum(1, np.abs(x[0]))))
    expected = (angle - np.sin(angle)) / np.pi
    assert np.abs(expected - (np.arange(n) + 0.5) / n).max() < 2 / np.sqrt(n)


# ---- rows of robots ----------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", TREES)
def test_states_are_within_limits_and_fill_them(name, method):
    made = sampler(name, method)
    model, n = made.model, 2**13
    rows = made.rows(0, n)
    q, qd, qdd = np.split(rows, [model.nq, model.nq + model.nv])
    for values, spans in ((q, made.ranges.q), (qd, made.ranges.qd), (qdd, made.ranges.qdd)):
        for column, span in zip(values, spans, strict=True):
            if not span.is_drawn:
                continue
            assert span.low <= column.min()
            assert column.max() <= span.high
            width = span.high - span.low
            assert abs(column.mean() - (span.low + span.high) / 2) < 5 * width / np.sqrt(12 * n)
            assert abs(column.var() / (width**2 / 12) - 1) < 5 * np.sqrt(0.8 / n)
    for body in model.independent:
        part = body.joint.quaternion
        if part is not None:
            np.testing.assert_allclose((q[body.q][part] ** 2).sum(axis=0), 1, atol=1e-15)
    lengths = np.abs(np.corrcoef(rows) - np.eye(len(rows))).max()
    assert lengths < 6 / np.sqrt(n) or method == "kronecker"
    # what the robot's own limits say, read another way
    assert not rnea.motion.limits_of(model).velocity.tolist() or np.all(
        np.abs(qd.T) <= rnea.motion.limits_of(model).velocity
    )


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", ["ur5", "satellite", "gyroscope"])
def test_a_row_asked_alone_is_the_same_row(name, method):
    made = sampler(name, method, seed=2**64 - 1)
    block = made.block
    rows = made.rows(block - 3, block + 6)
    for k in (block - 3, block - 1, block, block + 5, 2 * block - 1, 2 * block):
        alone = sampler(name, method, seed=2**64 - 1).rows(k, 1)[:, 0]
        np.testing.assert_array_equal(rows[:, k - block + 3], alone)
    far = made.rows(10**12, 4)
    np.testing.assert_array_equal(far[:, 2], made.rows(10**12 + 2, 1)[:, 0])
    assert len(np.unique(np.concatenate([rows, far], axis=1)[0])) == rows.shape[1] + 4


RANDOM = [
    -2.823611670558258,
    -2.5880024019133616,
    -0.8995502826510844,
    2.780966313882365,
    3.037121285642524,
    5.680771192040602,
]
KRONECKER = [
    -2.256319815304213,
    -0.1860253527098803,
    1.9788743607509094,
    0.8912126588139504,
    -0.6537777601554282,
    -1.9266568416127328,
]
TURNED = [0.3294671897302359, 0.45535561922026274, -0.6993448546588247, -0.4416100148298488]


def test_rows_never_change():
    """Written down when this was made: rows of a seed are for ever."""
    assert sampler("planar_2r", seed=1).rows(10**12, 1)[:, 0].tolist() == RANDOM
    assert sampler("planar_2r", "kronecker", seed=1).rows(10**12, 1)[:, 0].tolist() == KRONECKER
    turned = sampler("spherical_pendulum", seed=1).rows(0, 1)[:4, 0]
    assert turned.tolist() == TURNED


def test_seeds_differ_in_every_column():
    for method in METHODS:
        one, other = (sampler("ur5", method, seed).rows(0, 100) for seed in (0, 1))
        assert not np.any(one == other)


def test_no_number_leaves_its_range_by_rounding():
    rng = np.random.default_rng(0)
    for low, width in zip(rng.normal(size=2000) * 10, rng.random(2000), strict=True):
        high = low + width * 10.0 ** rng.integers(-12, 3)
        offset, factor = scale_of(Span("a", low, high, "rad", ""))
        assert offset + factor * (1 - 2**-53) <= high
        assert factor >= (high - low) * (1 - 1e-15)
    assert scale_of(Span("a", 2.0, 2.0, "m", "")) == (2.0, 0.0)


# ---- ranges ------------------------------------------------------------------------------------

FINGERS = """<robot name="hand"><link name="palm"/>
<link name="a"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>
</inertial></link>
<link name="b"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>
</inertial></link>
<joint name="one" type="revolute"><parent link="palm"/><child link="a"/><axis xyz="0 0 1"/>
<limit lower="-1" upper="2" effort="1" velocity="3"/></joint>
<joint name="two" type="revolute"><parent link="palm"/><child link="b"/><axis xyz="0 0 1"/>
<limit lower="{low}" upper="{high}" effort="1" velocity="4"/>
<mimic joint="one" multiplier="-2" offset="0.5"/></joint></robot>"""


def test_joints_that_follow_keep_their_limits_too():
    model = rnea.loads(FINGERS.format(low=-2.5, high=1.5)).model
    made = Sampler(model, ranges_for(model))
    # two = 0.5 - 2 one is within -2.5 .. 1.5 where one is within -0.5 .. 1.5, at half the speed
    assert made.ranges.facts()["q_one"] == [-0.5, 1.5]
    assert made.ranges.facts()["qd_one"] == [-2, 2]
    assert made.names == ("q_one", "qd_one", "qdd_one")
    with pytest.raises(rnea.InputError, match="'one' has no position within its limits"):
        ranges_for(rnea.loads(FINGERS.format(low=-9, high=-8)).model)


def test_speeds_are_those_asked_for_and_never_above_a_limit():
    model = rnea.load("ur5").model
    limit = [span.high for span in ranges_for(model).qd]
    assert limit == [x.body.limits.velocity for x in model.dofs]
    fast, slow = ranges_for(model, speed=100), ranges_for(model, speed=[1, 2, 100, 1, 1, 1])
    assert [x.high for x in fast.qd] == limit
    assert [(x.high, x.why) for x in slow.qd][1:3] == [(2, "--velocity"), (limit[2], "limit")]
    assert {x.why for x in ranges_for(model, acceleration=3).qdd} == {"--acceleration"}
    bare = ranges_for(rnea.load("gyroscope").model)
    assert {(x.high, x.why) for x in bare.qd} == {(np.pi, "no limit: default")}


@pytest.mark.parametrize(
    ("asked", "speed", "words"),
    [
        ({"elbow": (0, 1)}, None, "unknown coordinate 'elbow'. Did you mean 'elbow_joint'"),
        ({"elbow_joint": (1, 0)}, None, "from a lower to a higher number, not from 1 to 0"),
        ({"elbow_joint": (0, 4)}, None, "0 to 4 rad, leaves its limits, -3.14159 to 3.14159 rad"),
        ({"elbow_joint": (0, float("nan"))}, None, "from a lower to a higher"),
        ({}, -1, "the speed of 'shoulder_pan_joint' must not be negative, got -1"),
        ({}, [1, 2], "one for each of the 6 speeds"),
    ],
)
def test_ranges_that_cannot_be_are_refused(asked, speed, words):
    with pytest.raises(rnea.InputError) as caught:
        ranges_for(rnea.load("ur5").model, asked, speed)
    assert words in str(caught.value)


@pytest.mark.parametrize("name", SLIDES)
def test_what_slides_without_limits_is_refused_with_the_cure(tmp_path, name):
    done = run("sample", name, "--rows", 10, cwd=tmp_path)
    assert done.returncode == 1
    cure = f"--range {SLIDES[name]}=-0.5:0.5"
    assert cure in done.stderr
    assert run("sample", name, "--rows", 10, *cure.split()).returncode == 0


def test_limits_that_stand_for_none_are_none(tmp_path):
    """URDF demands limits: what a converter wrote there is no range to draw from."""
    assert run("convert", "stanford", tmp_path / "a.urdf").returncode == 0
    assert "1e+09" in (tmp_path / "a.urdf").read_text().replace("1000000000.0", "1e+09")
    done = run("sample", tmp_path / "a.urdf", "--rows", 9)
    assert "joint 'joint3' of robot" in done.stderr
    assert "--range joint3=-0.5:0.5" in done.stderr
    arm = rnea.loads(
        FINGERS.format(low=-2e9, high=2e9).replace('"-1"', '"0"').replace('"2"', '"1e9"', 1)
    )
    with pytest.raises(rnea.InputError, match=r"in rad: --range one=0:6\.28319"):
        ranges_for(arm.model)


def test_an_orientation_has_no_range():
    with pytest.raises(rnea.InputError, match="unknown coordinate 'base_qw'"):
        ranges_for(rnea.load("satellite").model, {"base_qw": (0, 1)})


# ---- loops -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CLOSED)
def test_loops_are_closed(name):
    made = sampler(name)
    model, closure = made.model, made.model.closure
    rows = made.rows(210, 50).T
    q = rows[:, : model.nq]
    at = LoopsAt.of(model.tree, closure.cuts, closure.couplings, q)
    assert np.abs(at.residuals()).max() < 1e-9
    assert np.all((q >= made.ranges.lowest) & (q <= made.ranges.highest))
    # of another block, asked alone
    np.testing.assert_array_equal(rows[-1], made.rows(259, 1)[:, 0])
    assert np.isfinite(rnea.load(name).inverse_dynamics(*np.split(rows, _cuts(model), 1))).all()


def _cuts(model):
    return [model.nq, model.nq + model.nv]


def test_rows_that_cannot_be_closed_are_drawn_again():
    """Part of the palletizer's range: its elbow may not be everywhere."""
    model = rnea.load("palletizer").model
    free = Sampler(model, ranges_for(model))
    elbow = list(rnea.motion.Columns.of(model).positions).index("elbow")
    ends = np.quantile(free.rows(0, 256)[elbow], [0.1, 0.9]).tolist()
    held = Sampler(model, ranges_for(model, {"elbow": tuple(ends)}))
    before, after = free.rows(0, 256), held.rows(0, 256)
    inside = (before[elbow] >= ends[0]) & (before[elbow] <= ends[1])
    assert 0.5 < inside.mean() < 1
    assert np.all((after[elbow] >= ends[0]) & (after[elbow] <= ends[1]))
    # only those rows have changed, and only where they are
    np.testing.assert_array_equal(before[:, inside], after[:, inside])
    assert not np.any(before[elbow, ~inside] == after[elbow, ~inside])
    np.testing.assert_array_equal(before[model.nq :], after[model.nq :])
    with pytest.raises(rnea.InputError, match=r"of 256 positions .* half is the least; .*--range"):
        Sampler(model, ranges_for(model, {"elbow": (ends[0], ends[0] + 0.05)}))


def test_a_platform_is_drawn_by_its_legs():
    """Uniform orientations of the platform are mostly out of the legs' reach; the refusal's cure
    works."""
    with pytest.raises(rnea.InputError) as caught:
        sampler("gough_stewart")
    assert "The orientation of 'platform' is uniform, and has no range" in str(caught.value)
    legs = [f"leg{k}" for k in range(1, 7)]
    assert f"the motors {', '.join(legs)} perhaps" in str(caught.value)
    text = robots.text("gough_stewart")
    model = rnea.loads(text.replace('independent = ["platform"]', f"independent = {legs}")).model
    made = Sampler(model, ranges_for(model))
    q = made.rows(0, 256)[: model.nq].T
    at = LoopsAt.of(model.tree, model.closure.cuts, model.closure.couplings, q)
    assert np.abs(at.residuals()).max() < 1e-9
    assert np.all((q >= made.ranges.lowest) & (q <= made.ranges.highest))


def test_rows_of_a_number_that_is_no_row_are_refused():
    made = sampler("planar_2r")
    for first, rows in ((-1, 2), (2**53, 1), (0, -1)):
        with pytest.raises(rnea.InputError, match="rows are numbered"):
            made.rows(first, rows)
    with pytest.raises(rnea.InputError, match="unknown method"):
        Sampler(made.model, made.ranges, 0, "sobol")
    with pytest.raises(rnea.InputError, match="seed must be a whole number"):
        Sampler(made.model, made.ranges, -1)
    assert made.rows(2**53 - 1, 1).shape == (6, 1)
    assert Fraction(2**53 - 1) == float(2**53 - 1)
