"""The survey of `rnea bench`: every quantity beside every peer that has it, and the verdicts.

No test looks at a time.
"""

import csv
import io
import json
import runpy
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea.apps.bench import limits, ours, peers, verdict, with_mujoco, with_pinocchio, with_toolbox
from rnea.apps.bench.bench_robots import find, random_states
from rnea.apps.bench.cell import rows_of
from rnea.apps.bench.compiling import PARTS, compile_times
from rnea.apps.bench.contender import TimingBudget
from rnea.apps.bench.measurement import BenchmarkOptions, _spread_out
from rnea.apps.bench.reference import frame_of
from rnea.apps.bench.survey import BenchmarkRobot, all_quantities, bars_of, take_survey
from rnea.cli.app import app
from rnea.recursions import QUANTITIES
from rnea.report.tables.survey_tables import summary_lines as survey_summary
from rnea.report.tables.survey_tables import survey_csv, survey_sheets
from rnea.views.plots import survey_plot
from support.random_robots import EVERY_KIND, chain_of
from support.tiers import full_only, sample_cases

ROOT = Path(__file__).parent.parent
TINY = TimingBudget(rounds=1, turn=1e-5, most=0.0, least_rounds=1)
PEERS = {"pinocchio": with_pinocchio, "mujoco": with_mujoco, "roboticstoolbox": with_toolbox}
# one of each sort: an arm, a floating robot, a tree, and joints of several coordinates
ROBOTS = [
    ("ur5", None),
    ("quadruped", None),
    ("tree10", None),
    ("tree10", "free"),
    ("every_joint", None),
]


@pytest.fixture(scope="module", params=ROBOTS, ids=lambda x: "-".join(filter(None, x)))
def robot(request):
    name, base = request.param
    if name == "every_joint":
        return chain_of(EVERY_KIND, np.random.default_rng(3))
    return find(name, base)


@sample_cases(5)
@pytest.mark.parametrize("package", PEERS)
def test_every_quantity_of_every_peer_agrees(robot, package):
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    found, remarks = peers.built(robot, [package])
    if remarks and package == "roboticstoolbox":
        pytest.skip(remarks[0])
    assert not remarks
    screws = any(body.joint.kind == "helical" for body in robot.model.bodies)
    for name, quantity in QUANTITIES.items():
        for rows in (1, 4):
            states, frame = (
                random_states(robot, quantity, rows, "float64"),
                frame_of(robot, quantity),
            )
            ways = found[package].ways(name, states, 1, frame)
            left_out = name not in PEERS[package].ANSWERS or (
                # of a screw MuJoCo has two joints, which move on their own
                package == "mujoco" and name == "forward_dynamics" and screws
            )
            assert bool(ways) != left_out
            for way in ways:
                (distance,) = _spread_out(robot, quantity, states, [way], frame)
                assert distance < 1e-12, way.name
                way.timer().timeit(1)


@sample_cases(8)
@pytest.mark.parametrize("name", QUANTITIES)
def test_ours_agree_with_the_recursion_as_they_are_typed(name):
    quantity, robot = QUANTITIES[name], find("scara")
    frame = frame_of(robot, quantity)
    for rows in (1, 9):
        states = random_states(robot, quantity, rows, "float64")
        ways = ours.ways(robot, quantity, states, np.float64, frame)
        assert max(_spread_out(robot, quantity, states, list(ways), frame)) < 1e-13
        for way in ways:
            way.timer().timeit(1)


def test_the_frame_is_the_tool_or_that_with_most_joints_before_it():
    jacobian = QUANTITIES["jacobian"]
    assert frame_of(find("ur5"), jacobian) == "tool"
    assert frame_of(find("ur5"), QUANTITIES["bias"]) == ""
    tree = find("tree10")
    moved = {name: np.count_nonzero(np.any(tree.jacobian(np.full(10, 0.3), frame=name), axis=0))
             for name in tree.frame_names}  # fmt: skip
    assert moved[frame_of(tree, jacobian)] == max(moved.values())


# ---- numbers and verdicts ----------------------------------------------------------------------


def test_the_share_of_the_write_bandwidth_is_what_writing_alone_would_take():
    # 1000 rows of 100 numbers: 800 kB in 100 µs are 8 GB/s; filled in 40 µs they are 20 GB/s
    assert verdict.writing_share(100e-9, 1000, 40e-6) == pytest.approx(8 / 20)
    assert verdict.writing_share(None, 1000, 40e-6) is None


@pytest.mark.parametrize(
    ("quantity", "ahead", "written", "wanted"),
    [
        ("mass_matrix", 15.0, 0.1, "ok"),
        ("mass_matrix", 14.9, 0.59, "short"),
        ("mass_matrix", 5.0, 0.6, "ok"),
        ("jacobian", 10.0, 0.1, "ok"),
        ("frame_poses", 9.9, 0.1, "short"),
        ("christoffel", None, 0.3, "no peer"),
        ("christoffel", None, 0.7, "ok"),
    ],
)
def test_a_batch_is_as_far_ahead_or_as_fast_as_its_result_is_written(
    quantity, ahead, written, wanted
):
    assert verdict.of_batch(quantity, ahead, written) == wanted


@pytest.mark.parametrize(
    ("quantity", "ahead", "wanted"),
    [
        ("bias", 3.0, "ok"),
        ("bias", 2.9, "short"),
        ("jacobian", 1.5, "ok"),
        ("bias", None, "no peer"),
    ],
)
def test_a_single_call_has_a_bar_too(quantity, ahead, wanted):
    assert verdict.of_single(quantity, ahead) == wanted
    assert verdict.of_single(quantity, ahead, computed=False) == "none"


def test_results_of_a_batch_stay_below_256_mib():
    small, large = find("one_link"), find("tree100")
    assert rows_of(small, QUANTITIES["bias"]) == 100_000
    rows = rows_of(large, QUANTITIES["mass_matrix"])
    assert rows * 100 * 100 * 8 <= 256 * 2**20 < (rows + 1) * 100 * 100 * 8
    assert rows_of(find("chain1000"), QUANTITIES["christoffel"]) == 1


# ---- the survey ---------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch):
    """Batches of few rows, and little memory moved."""
    monkeypatch.setattr("rnea.apps.bench.cell.MOST_ROWS", 30)
    monkeypatch.setattr(limits, "_STREAM_BYTES", 2**16)


@full_only
def test_what_has_no_kernel_is_told_as_what_it_is(small, monkeypatch):
    subjects = [BenchmarkRobot("planar_2r"), BenchmarkRobot("chain70", shown="long")]
    kernel = ours.kernel_of

    def refuse(robot, quantity, dtype, frame):
        if robot.n == 70:
            raise rnea.InputError("too large today. Tomorrow it is not")
        return kernel(robot, quantity, dtype, frame)

    monkeypatch.setattr(ours, "kernel_of", refuse)
    names = ["bias", "mass_matrix", "joint_wrenches"]
    facts = take_survey(subjects, names, BenchmarkOptions(effort=TINY))
    cells = {(cell["robot"], cell["quantity"]): cell for cell in facts["cells"]}
    assert {cell["how"] for key, cell in cells.items() if key[0] == "planar_2r"} == {"kernel"}
    without = cells["long", "joint_wrenches"]
    assert without["how"] == "method"
    assert without["why"] == "too large today"
    assert without["single"]["bound_ratio"] is None
    assert without["batch"]["ways"][0]["seconds"] > 0
    for sheet in survey_sheets(facts):
        for name in names:
            assert f"| {name} |" in sheet.markdown()
    json.dumps(facts, allow_nan=False)
    rows = list(csv.DictReader(io.StringIO(survey_csv(facts))))
    assert [row["quantity"] for row in rows] == names * 2
    assert survey_plot(facts, bars_of(names)).startswith(b"\x89PNG")
    single, batch, memory = survey_summary(facts)
    assert single.endswith("of 6 cells reach their bar")
    assert batch.endswith("of 6 cells reach their bar")
    assert memory.startswith("write bandwidth")
    page = (ROOT / "docs" / "understand" / "performance.md").read_text()
    script = runpy.run_path(str(ROOT / "benchmarks" / "survey.py"))
    once = script["rewritten"](page, facts)
    assert once.startswith("# Performance")
    assert "| joint_wrenches |" in once
    # what stood between the marks is gone, what stands around them is not
    assert script["rewritten"](once, facts) == once
    assert once.partition(script["END"])[2] == page.partition(script["END"])[2] != ""


def test_a_quantity_that_a_robot_refuses_is_told(small, monkeypatch):
    def refuse(*given, **options):
        raise rnea.InputError("not for this robot")

    monkeypatch.setattr(ours, "kernel_of", refuse)
    monkeypatch.setattr(rnea.Robot, "evaluate", refuse)
    facts = take_survey([BenchmarkRobot("planar_2r")], ["bias"], BenchmarkOptions(effort=TINY))
    assert facts["cells"][0]["how"] == "refused"
    assert facts["cells"][0]["why"] == "not for this robot"
    assert "refused" in survey_sheets(facts)[0].markdown()


@full_only
def test_compile_times_are_told_in_parts_and_sizes(tmp_path):
    names = ["inverse_dynamics", "mass_matrix"]
    first, second = compile_times("one_link", None, names, "float64", str(tmp_path))
    assert [first["quantity"], second["quantity"]] == names
    for found in (first, second):
        assert {*found["parts"]} == {*PARTS}
        assert all(seconds > 0 for seconds in found["parts"].values())
        cold = sum(found["cold"].values())
        assert sum(found["parts"].values()) < cold
        assert sum(found["disk"].values()) > 0
        assert 0 < found["bytes"]["single"] < found["bytes"]["disk"]
    shown = {"robots": [{"robot": "one"}], "compiling": {"one": [first, second]}, "cells": [
        {"robot": "one", "quantity": name, "how": "refused"} for name in names]}  # fmt: skip
    rows = {sheet.title.split(":")[0]: sheet.rows for sheet in survey_sheets(shown)}
    assert rows["From disk"][1][1].count("+") == 1
    assert rows["Machine code"][0][1].startswith(f"{first['bytes']['single'] / 1000:.3g} +")
    large = compile_times("chain70", None, ["christoffel"], "float64", str(tmp_path))
    assert "bytes" not in large[0]
    assert "streams" in large[0]["why"]


def test_a_process_that_fails_is_told(tmp_path):
    with pytest.raises(rnea.InputError, match="in a process of its own"):
        compile_times("nosuchrobot", None, ["bias"], "float64", str(tmp_path))


def test_the_command_surveys_several_quantities(small, tmp_path):
    picture = tmp_path / "ahead.png"
    command = ["--base", "free", "bench", "planar_2r", "--quick"]
    more = ["--quantity", "bias,jacobian", "--plot", str(picture)]
    shown = CliRunner().invoke(app, [*command, *more])
    assert shown.exit_code == 0, shown.output
    assert "planar_2r, free base" in shown.stdout
    assert "cells reach their bar" in shown.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
    facts = json.loads(CliRunner().invoke(app, [*command, *more, "--json"]).stdout)
    assert [cell["quantity"] for cell in facts["cells"]] == ["bias", "jacobian"]
    assert all(cell["batch"]["rows"] == 30 for cell in facts["cells"])


@full_only
def test_the_command_surveys_everything_with_compile_times(small, monkeypatch):
    seen = []
    monkeypatch.setattr(
        "rnea.apps.bench.survey.compile_times", lambda *given: seen.append(given) or []
    )
    command = ["bench", "one_link", "--all", "--startup", "--quick", "--json"]
    facts = json.loads(CliRunner().invoke(app, command).stdout)
    assert [cell["quantity"] for cell in facts["cells"]] == all_quantities()
    assert len(seen) == 1
    assert seen[0][2] == all_quantities()


@pytest.mark.parametrize("option", [["--sizes", "3"], ["--chains"]])
def test_a_survey_has_sizes_of_its_own(option):
    shown = CliRunner().invoke(app, ["bench", "one_link", "--all", *option])
    assert shown.exit_code != 0
    assert "a survey has its own sizes" in str(shown.exception) + shown.output
