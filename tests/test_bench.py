"""`rnea bench`: what it measures is right, and it says so. No test looks at a time."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea.apps.bench import limits, ours, peers
from rnea.apps.bench.bench_robots import find
from rnea.apps.bench.contender import PeerFunction, TimingBudget, best_times
from rnea.apps.bench.measurement import AGREE, BenchmarkOptions, measure
from rnea.apps.bench.reference import recursion
from rnea.apps.bench.startup import startup
from rnea.apps.bench.work import work
from rnea.cli.app import app
from rnea.recursions import QUANTITIES
from rnea.report.figures import bench_figures as bench_plot
from rnea.report.tables import bench_tables as bench_table
from support.tiers import full_only

TINY = TimingBudget(rounds=1, turn=1e-5, most=0.0, least_rounds=1)


START = dict.fromkeys(("import", "load", "single", "batch", "process"), 1.0)


def _without_processes(patch):
    """Without the processes for start-up, and with little memory moved."""
    patch.setattr(
        "rnea.apps.bench.measurement.startup", lambda *_: {"cold": START, "cached": START}
    )
    patch.setattr(limits, "_STREAM_BYTES", 2**16)


@pytest.fixture
def no_processes(monkeypatch):
    _without_processes(monkeypatch)


@pytest.fixture(scope="module")
def facts():
    with pytest.MonkeyPatch.context() as patch:
        _without_processes(patch)
        return measure(
            ["two_arms", "chain3", "chain70"], BenchmarkOptions(sizes=(1, 9), effort=TINY)
        )


@full_only
def test_start_up_is_measured_in_processes_of_their_own():
    done = startup("one_link", "inverse_dynamics", "float64")
    assert {*done} == {"cold", "cached"}
    for process in done.values():
        assert {*process} == {*START}
        assert all(seconds > 0 for seconds in process.values())
        assert process["process"] > sum(process[part] for part in ("import", "load", "single"))


def test_a_process_that_fails_is_told():
    with pytest.raises(rnea.InputError, match="in a process of its own"):
        startup("nosuchrobot", "inverse_dynamics", "float64")


def test_every_way_is_compared_and_timed(facts):
    for robot in facts["robots"]:
        for size in robot["sizes"]:
            packages = [way["package"] for way in size["ways"]]
            assert packages == ["rnea", "rnea", "pinocchio", "mujoco"]
            assert all(way["seconds"] > 0 for way in size["ways"])
            assert all(way["apart"] < 1e-13 for way in size["ways"])
    assert [robot["work"]["loops"] for robot in facts["robots"]] == [False, False, True]


def test_the_tables_and_the_picture_show_what_was_measured(facts):
    table = bench_table.time_table(facts)
    assert table.row_count == 6
    assert bench_table.start_table(facts).row_count == 3
    assert bench_table.chain_table(facts).row_count == 2
    assert bench_plot.plot(facts).startswith(b"\x89PNG")
    json.dumps(facts, allow_nan=False)


def test_a_wrong_answer_gets_no_time(monkeypatch, no_processes):
    ways = ours.ways

    def one_is_wrong(*given):
        method, kernel = ways(*given)
        return method, PeerFunction(
            "wrong", "rnea", "pass", {}, 1, lambda k: kernel.result(k) + 1e-6
        )

    monkeypatch.setattr(ours, "ways", one_is_wrong)
    done = measure(["planar_2r"], BenchmarkOptions(sizes=(3,), effort=TINY, packages=()))
    method, wrong = done["robots"][0]["sizes"][0]["ways"]
    assert method["seconds"] is not None
    assert wrong["seconds"] is None
    assert wrong["apart"] > AGREE["float64"]
    shown = CliRunner().invoke(app, ["bench", "planar_2r", "--sizes", "3", "--quick"])
    assert shown.exit_code == 1
    assert "WRONG" in shown.stdout


def test_float32_is_compared_with_its_own_tolerance(no_processes):
    done = measure(["planar_2r"], BenchmarkOptions(sizes=(1, 17), single=True, effort=TINY))
    for size in done["robots"][0]["sizes"]:
        apart = {way["name"]: way["apart"] for way in size["ways"]}
        assert 1e-9 < apart["arm.inverse_dynamics"] < AGREE["float32"]
        assert min(apart.values()) < 1e-14
    assert done["robots"][0]["work"]["bytes"] == 4 * 2 * 4


def test_without_other_packages_ours_is_measured(monkeypatch, no_processes):
    monkeypatch.setattr(peers, "installed", list)
    shown = CliRunner().invoke(app, ["bench", "one_link", "--sizes", "1,3", "--quick"])
    assert shown.exit_code == 0, shown.output
    assert "no other package is installed" in shown.stdout
    assert "one_link" in shown.stdout


def test_friction_and_rotors_are_off():
    assert np.any(rnea.load("puma560").parameters[:, 10:] != 0)
    bare = find("puma560")
    assert np.all(bare.parameters[:, 10:] == 0)
    state = np.full((3, 6), 0.3)
    rigid = rnea.load("puma560").inverse_dynamics(*state, friction=False, rotor=False)
    np.testing.assert_array_equal(bare.inverse_dynamics(*state), rigid)


def test_random_robots_are_the_same_every_time():
    assert find("tree30").hash == find("tree30").hash
    assert find("tree30").n == 30
    assert not find("tree30").model.is_serial
    assert find("chain12").model.is_serial


def test_operations_of_one_link_are_those_of_its_formula():
    """tau = (sin q · g) · (m a/2) + qdd · I, and + 0: two products, a multiply-add, a sum."""
    done = work(find("one_link"), "inverse_dynamics", np.float64)
    assert done.operations - done.pair_operations == 4
    assert done.pairs == 1
    assert done.bytes == 8 * (3 + 1)
    assert 25 <= done.pair_operations <= 60


def test_operations_of_a_walk_grow_with_the_joints():
    short, long = (work(find(f"chain{n}"), "inverse_dynamics", np.float64) for n in (100, 200))
    assert short.loops
    assert short.pairs < long.pairs
    assert 1.8 < long.operations / short.operations < 2.2


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("threads", [1, 2])
def test_limits_are_measured(dtype, threads, monkeypatch):
    monkeypatch.setattr(limits, "_STREAM_BYTES", 2**16)
    assert limits.operations_per_second(dtype, threads, 0.0) > 1e6
    assert limits.bytes_per_second(dtype, threads, 0.0) > 1e6


def test_ways_take_turns():
    turns = []
    ways = [
        PeerFunction(n, n, "add(n)", {"add": turns.append, "n": n}, 1, np.asarray) for n in "ab"
    ]
    best_times(ways, TimingBudget(rounds=3, turn=0.0, most=1.0))
    assert "".join(turns[-6:]) == "ababab"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nosuchrobot"], "unknown robot 'nosuchrobot'"),
        (["ur"], "tree30"),
        (["nosuch.urdf"], "no such file"),
        (["tree99999"], "at most 10000 joints"),
        (["one_link", "--sizes", "0"], "'0' is not a number of rows"),
        (["one_link", "--sizes", "-4"], "'-4' is not a number of rows"),
        (["one_link", "--sizes", "1.5"], "'1.5' is not a number of rows"),
        (["one_link", "--sizes", "1,,2"], "'' is not a number of rows"),
        (["one_link", "--sizes", "1e3"], "'1e3' is not a number of rows"),
        (["one_link", "--sizes", "9" * 15], "fit into half of this machine's memory"),
        (["one_link", "--quantity", "speed"], "unknown quantity 'speed'"),
        (["one_link", "--quantity", "bias,speed"], "unknown quantity 'speed'"),
        (["one_link", "--quantity", "bias,"], "unknown quantity ''"),
        (["nosuchrobot", "--all"], "unknown robot 'nosuchrobot'"),
        (["one_link", "--all", "--quantity", "bias"], "give one of them"),
        (["one_link", "--threads", "0"], "--threads must be from 1"),
        (["one_link", "--plot", "x.gif"], "unknown ending .gif. Legal: .png"),
        (["one_link", "--plot", "nosuch/x.png"], "its directory does not exist"),
    ],
)
def test_bad_input_is_refused_before_anything_is_measured(arguments, message, monkeypatch):
    for module in ("measurement", "survey"):
        monkeypatch.setattr(f"rnea.apps.bench.{module}.machine", None)
    shown = CliRunner().invoke(app, ["bench", *arguments])
    assert isinstance(shown.exception, rnea.RneaError)
    assert message in str(shown.exception)


def test_joints_that_follow_others_move_on_their_own_as_peers_have_it(tmp_path, no_processes):
    """Joints that follow others: the packages have no recursion for them."""
    file = tmp_path / "gripper.urdf"
    link = (
        "<link name='{}'><inertial><mass value='1'/>"
        "<inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link>"
    )
    joint = (
        "<joint name='{0}' type='revolute'><parent link='{1}'/><child link='{2}'/>"
        "<limit effort='1' velocity='1' lower='-1' upper='1'/>{3}</joint>"
    )
    parts = [link.format(name) for name in "abc"]
    parts += [joint.format("j", "a", "b", ""), joint.format("k", "a", "c", "<mimic joint='j'/>")]
    file.write_text(f"<robot name='gripper'>{''.join(parts)}</robot>")
    done = measure([str(file)], BenchmarkOptions(sizes=(2,), effort=TINY))
    assert done["robots"][0]["joints"] == 2
    assert len(done["robots"][0]["sizes"][0]["ways"]) == 4


def test_the_command_prints_json_and_nothing_else(tmp_path, no_processes):
    picture = tmp_path / "speed.png"
    command = ["bench", "planar_2r", "--sizes", "1,4", "--quick", "--json", "--plot", str(picture)]
    done = CliRunner().invoke(app, command)
    facts = json.loads(done.stdout)
    assert [size["rows"] for size in facts["robots"][0]["sizes"]] == [1, 4]
    assert done.stderr == ""
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_recursion_is_the_reference_not_the_kernel():
    robot = find("planar_2r")
    states = [np.full((2, 2), 0.4)] * 3
    right, size = recursion(robot, QUANTITIES["inverse_dynamics"], states)
    np.testing.assert_array_equal(right, robot.inverse_dynamics(*states, eager=True))
    assert np.all(size >= np.abs(right) * (1 - 1e-12))


def test_robots_with_loops_are_measured_without_others():
    found, remarks = peers.built(rnea.load("four_bar"), peers.installed())
    assert not found
    assert "ours alone" in remarks[0]
    assert work(rnea.load("four_bar"), "loop_forces", "float64").operations > 100
