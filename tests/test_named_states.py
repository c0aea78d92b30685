"""States that carry names are matched by them: every quantity, every method, every sort of table.

The columns are handed in backwards; what comes out must be what plain arrays in order give.
"""

import importlib
import inspect

import numpy as np
import pytest

import rnea
from rnea import InputError, Robot
from rnea.check import diagnose, torque_map
from rnea.motion import Recording, Trajectory, point_to_point, spline
from rnea.recursions import QUANTITIES
from rnea.report.worksheets import worksheet

GRIPPER = """
format = 1
name = "gripper"
links = [{ name = "a", mass = 0.1 }, { name = "b", mass = 0.1 }]
[[joints]]
name = "left"
kind = "prismatic"
parent = "base"
child = "a"
[[joints]]
name = "right"
kind = "prismatic"
parent = "base"
child = "b"
mimic = { joint = "left" }
"""
LAST_FIRST = ("joint2", "joint1")
STATES = ("q", "qd", "qdd", "tau", "q0", "q1")


class Table:
    """As pandas and Polars have it: columns by name, and numbers in the order in which they are."""

    def __init__(self, columns):
        self._by_name, self.columns = columns, list(columns)

    def __getitem__(self, name):
        return self._by_name[name]

    def __array__(self, dtype=None, copy=None):
        return np.stack(list(self._by_name.values()), axis=-1)


class Row(Table):
    """One row of pandas: its labels are an index."""

    def __init__(self, columns):
        super().__init__(columns)
        self.index = self.columns
        del self.columns


def of_package(package, make):
    def made(columns):
        return make(pytest.importorskip(package), columns)

    return made


def structured(columns):
    first = next(iter(columns.values()))
    out = np.zeros(np.shape(first), dtype=[(name, float) for name in columns])
    for name, values in columns.items():
        out[name] = values
    return out


MANY = {
    "mapping": dict,
    "table": Table,
    "records": lambda columns: [
        dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)
    ],
    "rows": lambda columns: [
        Row(dict(zip(columns, row, strict=True))) for row in zip(*columns.values(), strict=True)
    ],
    "structured": structured,
    "pandas": of_package("pandas", lambda pd, columns: pd.DataFrame(columns)),
    "pandas rows": of_package(
        "pandas", lambda pd, columns: [row for _, row in pd.DataFrame(columns).iterrows()]
    ),
    "polars": of_package("polars", lambda pl, columns: pl.DataFrame(columns)),
    "arrow": of_package("pyarrow", lambda pa, columns: pa.table(columns)),
}
ONE = {
    "mapping": dict,
    "row": Row,
    "structured": structured,
    "pandas": of_package("pandas", lambda pd, columns: pd.Series(columns)),
}


def backwards(model, array, state, heading=""):
    """A state by name, its last column first."""
    names = model.names(state)
    columns = {f"{heading}{x}": array[..., k] for k, x in enumerate(names)}
    return dict(reversed(columns.items()))


def states_of(robot, names, rows=3):
    rng = np.random.default_rng(8)
    q, qd = robot.random_state(rng, rows)
    further = {"qdd": rng.normal(size=qd.shape), "tau": rng.normal(size=qd.shape), "qd": qd}
    return [further.get(name, q) for name in names]


def numbers(result):
    """A result of any kind as one array."""
    if isinstance(result, tuple):
        return np.concatenate([np.ravel(part) for part in result])
    if isinstance(result, dict) or hasattr(result, "keys"):
        return np.concatenate(
            [numbers(getattr(x, "translation", x)).ravel() for x in result.values()]
        )
    if isinstance(result, rnea.model.Mobility):
        return np.array([result.condition])
    for parts in (("_rows",), ("force", "moment"), ("inertial_force",), ("tau",), ("qdd",), ("q",)):
        if all(hasattr(result, part) for part in parts):
            return np.concatenate([np.ravel(getattr(result, part)) for part in parts])
    return np.asarray(result, dtype=float)


ROBOTS = {name: rnea.load(name) for name in ("planar_2r", "spherical_pendulum")}
EAGER = {name: robot.with_eager() for name, robot in ROBOTS.items()}


@pytest.mark.parametrize("form", MANY)
def test_every_quantity_matches_names(form):
    cases = 0
    for robot in EAGER.values():
        for row in QUANTITIES.values():
            arrays = states_of(robot, row.states)
            named = [
                MANY[form](backwards(robot.model, x, y))
                for x, y in zip(arrays, row.states, strict=True)
            ]
            given, wanted = robot.evaluate(row.name, *named), robot.evaluate(row.name, *arrays)
            assert np.array_equal(given, wanted, equal_nan=True), row.name
            cases += 1
    assert cases == 2 * len(QUANTITIES)


@pytest.mark.parametrize("form", ONE)
def test_one_state_of_every_quantity(form):
    for robot in EAGER.values():
        for row in QUANTITIES.values():
            arrays = [x[0] for x in states_of(robot, row.states)]
            named = [
                ONE[form](backwards(robot.model, x, y, f"{y}_"))
                for x, y in zip(arrays, row.states, strict=True)
            ]
            given, wanted = robot.evaluate(row.name, *named), robot.evaluate(row.name, *arrays)
            assert np.array_equal(given, wanted, equal_nan=True), row.name


FOOT = rnea.Contact("tool")
# what a method takes besides the states
FURTHER = {
    "wrench_at": {"frame": "tool"},
    "motion_at": {"frame": "tool"},
    "free_body": {"link": 1},
    "contact_wrench": {"reading": rnea.Wrench((1.0, 2.0, 3.0), (0.0, 0.0, 0.0), frame="tool")},
    "transform": {"thing": rnea.Wrench((1.0, 2.0, 3.0), frame="tool"), "to": "base"},
    "contact_inverse_dynamics": {"contacts": [FOOT], "unactuated": "joint1"},
    "contact_forward_dynamics": {"contacts": [FOOT]},
    "simulate": {"duration": 0.002},
    "rollouts": {"duration": 0.002},
}


def taking_states():
    """The public methods of a robot that take states, from their signatures."""
    for name in dir(Robot):
        method = getattr(Robot, name)
        if not name.startswith("_") and callable(method):
            taken = [x for x in inspect.signature(method).parameters if x in STATES]
            if taken:
                yield name, taken


# of robots with loops alone; the first three take one position
OF_LOOPS = ("loop_gap", "mobility", "preloads", "loop_forces", "motor_torque", "unactuated_torque",
            "joint_motion", "assemble")  # fmt: skip


@pytest.mark.parametrize(("name", "taken"), [x for x in taking_states() if x[0] not in OF_LOOPS])
def test_every_method_matches_names(name, taken):
    """Twice: a method that has found its short way must not take a table for plain numbers."""
    matches_names(ROBOTS["planar_2r"], name, taken, one=name == "simulate")


@pytest.mark.parametrize(("name", "taken"), [x for x in taking_states() if x[0] in OF_LOOPS[:-1]])
def test_methods_of_loops_match_names(name, taken):
    matches_names(rnea.load("planar_5r"), name, taken, one=name in OF_LOOPS[:3])


def test_assemble_takes_a_table_of_the_independent_joints():
    robot = rnea.load("planar_5r")
    q = robot.random_state(8, 2)[0]
    named = Table({"right": q[:, 2], "left": q[:, 0]})
    for given in (named, q[:, [0, 2]], {"left": q[:, 0], "right": q[:, 2]}):
        assert robot.assemble(given) == pytest.approx(q, abs=1e-9)


def matches_names(robot, name, taken, one):
    further = FURTHER.get(name, {})
    arrays = states_of(robot, taken, 2)
    if one:
        arrays = [x[0] for x in arrays]
    of = {"q0": "q", "q1": "q"}
    plain = dict(zip(taken, arrays, strict=True))
    named = {x: Table(backwards(robot.model, y, of.get(x, x))) for x, y in plain.items()}
    method = getattr(robot, name)
    wanted = numbers(method(**further, **plain))
    method(**further, **plain)
    for _ in range(2):
        assert np.array_equal(numbers(method(**further, **named)), wanted, equal_nan=True)


def test_there_are_as_many_methods_as_ever():
    assert len(list(taking_states())) >= 35


def test_numbers_as_labels_are_no_names():
    class Counted(Table):
        def __init__(self, values):
            super().__init__({})
            self._values, self.columns = values, range(values.shape[-1])

        def __array__(self, dtype=None, copy=None):
            return self._values

    robot = ROBOTS["planar_2r"]
    q = np.array([[0.1, 0.2], [0.3, 0.4]])
    assert np.array_equal(robot.gravity_torque(Counted(q)), robot.gravity_torque(q))


WRONG = [
    ({"joint1": 1.0}, ["missing 'joint2'"]),
    ({"joint1": 1.0, "joint2": 1.0, "elbow": 1.0}, ["unknown 'elbow'", "Legal: joint1, joint2"]),
    ({"joint1": 1.0, "jiont2": 1.0}, ["unknown 'jiont2'", "missing 'joint2'", "Did you mean"]),
    ({"joint1": [1.0, 2.0], "joint2": [1.0, 2.0, 3.0]}, ["do not fit together", "(3,)"]),
    ({0: 1.0, 1: 2.0}, ["unknown '0', '1'"]),
]


@pytest.mark.parametrize(("given", "words"), WRONG)
def test_names_that_do_not_fit(given, words):
    robot = ROBOTS["planar_2r"]
    kernel = robot.kernel("gravity_torque")
    for ask in (robot.gravity_torque, kernel, lambda q: robot.simulate(q, duration=0.01)):
        with pytest.raises(InputError) as problem:
            ask(given)
        assert all(word in str(problem.value) for word in words), problem.value


def test_two_columns_of_one_name():
    table = Table({"joint1": [1.0], "joint2": [1.0]})
    table.columns = ["joint1", "joint1", "joint2"]
    with pytest.raises(InputError, match="'joint1' is there twice"):
        ROBOTS["planar_2r"].gravity_torque(table)


def test_joints_that_follow_are_told():
    robot = rnea.loads(GRIPPER)
    with pytest.raises(InputError, match="'right' follows 'left' and takes no value"):
        robot.gravity_torque({"left": 0.1, "right": 0.1})


def test_efforts_have_names_of_their_own():
    robot = EAGER["spherical_pendulum"]
    assert robot.model.names("tau") != robot.model.names("qd")
    q = robot.neutral
    with pytest.raises(InputError, match="tau is matched by name"):
        robot.forward_dynamics(q, None, dict.fromkeys(robot.model.names("qd"), 0.0))


def test_kernels_match_names_called_and_bound():
    for robot in ROBOTS.values():
        kernel = robot.kernel("forward_dynamics")
        arrays = states_of(robot, ("q", "qd", "tau"))
        named = [
            Table(backwards(robot.model, x, y))
            for x, y in zip(arrays, ("q", "qd", "tau"), strict=True)
        ]
        assert np.array_equal(kernel(*named), kernel(*arrays))
        for name, x in zip(("q", "qd", "tau"), arrays, strict=True):
            setattr(kernel, name, backwards(robot.model, x[0], name))
        assert np.array_equal(kernel(), kernel(*(x[0] for x in arrays)))


def test_torques_and_gains_of_a_run_are_matched():
    robot = ROBOTS["planar_2r"]
    for option in ({"torque": [1.0, 2.0]}, {"controller": "pd", "kp": [5.0, 9.0], "kd": [1.0, 2]}):
        named = {
            key: value if key == "controller" else dict(zip(LAST_FIRST, value[::-1], strict=True))
            for key, value in option.items()
        }
        runs = [robot.simulate([0.1, 0.2], duration=0.01, **each) for each in (option, named)]
        assert np.array_equal(runs[0].q, runs[1].q)


def test_motions_are_matched():
    model = ROBOTS["planar_2r"].model
    t, rows = np.linspace(0, 1, 5), np.arange(10.0).reshape(5, 2)
    table = Table(backwards(model, rows, "q"))
    for made in (
        Trajectory(t, table, table, table, model.joint_names),
        Recording(t, table, table, table, model.joint_names),
    ):
        assert all(np.array_equal(getattr(made, rate), rows) for rate in ("q", "qd", "qdd"))
    first, last = (dict(zip(LAST_FIRST, row[::-1], strict=True)) for row in (rows[0], rows[-1]))
    way = point_to_point(first, last, "cubic", model, None, 1.0)
    assert np.array_equal(way.at(1.0).q, rows[-1])
    assert np.array_equal(spline(table, model, None, 1.0).points, rows)


def test_what_looks_at_motions_matches_names():
    robot = ROBOTS["planar_2r"]
    model = robot.model
    q, qd, qdd = np.random.default_rng(0).normal(size=(3, 40, 2))
    tau = robot.inverse_dynamics(q, qd, qdd)
    named = [
        Table(backwards(model, x, y))
        for x, y in zip((q, qd, qdd, tau), ("q", "qd", "qdd", "tau"), strict=True)
    ]
    assert diagnose(robot, *named).verdict == diagnose(robot, q, qd, qdd, tau).verdict == "right"
    t = np.linspace(0, 1, 40)
    sized = [rnea.drive.size(robot, t, *each) for each in ((q, qd, qdd), named[:3])]
    assert sized[0][0].demands == sized[1][0].demands
    at = backwards(model, q[0], "q")
    maps = [
        torque_map(model, robot.gravity_torque, "joint1", ["joint1", "joint2"], x, points=3)
        for x in (q[0], at)
    ]
    assert np.array_equal(maps[0].at, maps[1].at)
    sheets = [worksheet(robot, "craig", x) for x in (q[0], at)]
    assert np.array_equal(sheets[0].tau, sheets[1].tau)


def test_pictures_match_names():
    pytest.importorskip("matplotlib")
    states = importlib.import_module("rnea.report.robot_figures.states")
    robot = ROBOTS["planar_2r"]
    q = np.array([[0.1, 0.2]])
    rows = states.checked_rows(robot, backwards(robot.model, q, "q"), None, None)
    assert np.array_equal(rows[0], q)
