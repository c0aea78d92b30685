"""One name for one thing, in every command; asked of the command line's own definition."""

import json

import numpy as np
import pytest
import typer

import rnea
from rnea.cli.app import app
from support import gripper_arm
from support.command import run
from support.tiers import sample_cases

COMMANDS = typer.main.get_command(app).commands
OPTIONS = {
    name: {option: parameter for parameter in command.params for option in parameter.opts}
    for name, command in COMMANDS.items()
}
# what says how a robot moves: who takes one of these answers with torques, or pictures of them
MOTIONS = {"qd", "trajectory", "mine", "torque"}
OF_TORQUES = [
    name for name, command in COMMANDS.items() if MOTIONS & {x.name for x in command.params}
] + ["size"]
# pictures of a film have no arrow for it, and no book's recursion has a place for it
NO_WRENCH = {"animate", "explain"}
ASK = {
    "torque": ["planar_2r", "--q", "0.3,0.4", "--json"],
    "plot": ["budget", "planar_2r", "--q", "0.3,0.4", "-o", "p.svg"],
    "animate": ["planar_2r", "--kind", "free-body", "--size", "160x120", "-o", "f.png"],
    "simulate": ["planar_2r", "--duration", "0.01", "--step", "0.001", "--json"],
    "diagnose": ["planar_2r", "mine.csv", "--json"],
    "show": ["planar_2r", "--link", "1", "--q", "0.3,0.4", "--json"],
    "explain": ["planar_2r", "--q", "0.3,0.4"],
    "size": ["planar_2r", "move.csv", "--json"],
}
WRENCH = rnea.Wrench((1.0, 2.0, 3.0), (0.1, 0.2, 0.3), frame="tool")
SIX = "1,2,3,0.1,0.2,0.3"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("names")
    moved = gripper_arm.motion()
    text = rnea.motion.motion_bytes(moved, "m.csv").decode()
    text = text.replace("shoulder", "joint1").replace("elbow", "joint2")
    (place / "move.csv").write_text(text)
    arm = rnea.load("planar_2r").with_payload(2.0, com=(0.1, 0.0, 0.2))
    tau = arm.inverse_dynamics(moved.q, moved.qd, moved.qdd, wrench=WRENCH)
    head, *rows = [line for line in text.splitlines() if not line.startswith("#")]
    rows = [f"{row},{a!r},{b!r}" for row, (a, b) in zip(rows, tau.tolist(), strict=True)]
    (place / "mine.csv").write_text("\n".join([f"{head},tau_joint1,tau_joint2", *rows]) + "\n")
    return place


def test_a_start_is_called_q_and_qd_everywhere():
    named = {option: [x for x in OPTIONS if option in OPTIONS[x]] for option in ("--q", "--qd")}
    assert len(named["--q"]) == 10
    # frames of a wrench, and the limit of a speed
    others = {
        "--from": ["transform"],
        "--velocity": ["motion", "sample", "excite"],
        "--motor-from": [],
    }
    for option, commands in others.items():
        assert [x for x in OPTIONS if option in OPTIONS[x]] == commands
    for command, options in OPTIONS.items():
        assert {"--q"} <= set(options) or not {"--qd", "--qdd"} & set(options), command


def test_what_is_shared_is_one_option():
    """Sizes, welds and loads are said in the same words by all who take them."""
    for option in (
        "--size",
        "--lock",
        "--map",
        "--separator",
        "--units",
        "--payload-at",
        "--wrench-at",
    ):
        words = {x[option].help for x in OPTIONS.values() if option in x}
        assert len(words) == 1, option


# the same word for what is not the same: a switch, and the choice of a law
OF_TWO_KINDS = {"--friction"}


def test_an_option_is_a_switch_everywhere_or_nowhere():
    for option in {x for options in OPTIONS.values() for x in options if x[0] == "-"}:
        kinds = {bool(x[option].is_flag) for x in OPTIONS.values() if option in x}
        assert len(kinds) == 1 or option in OF_TWO_KINDS, option


def test_what_was_called_otherwise_is_called_so_nowhere():
    """One name for a length in time, for a limit of speed, for symbols, for what is huge."""
    gone = {"--time", "--seconds", "--speed", "--symbolic", "--force", "--float"}
    assert not gone & {option for options in OPTIONS.values() for option in options}


def test_sizes_are_pixels_for_plots_and_films(tmp_path):
    Image = pytest.importorskip("PIL.Image")
    for command in ("plot", "animate"):
        words = [command, "robot"] if command == "plot" else [command]
        more = [] if command == "plot" else ["--kind", "free-body"]
        for dpi in ([], ["--dpi", "100"]) if command == "plot" else ([],):
            done = run(*words, "planar_2r", *more, *dpi, "--size", "640x360", "-o", "p.png",
                       cwd=tmp_path)  # fmt: skip
            assert done.returncode == 0, done.stderr
            with Image.open(tmp_path / "p.png") as picture:
                assert picture.size == (640, 360)
        bad = run(*words, "planar_2r", "--size", "640", "-o", "p.png", cwd=tmp_path)
        assert (bad.returncode, "width x height in pixels" in bad.stderr) == (2, True)
    old = run("plot", "robot", "planar_2r", "--size", "16,9", "-o", "p.png", cwd=tmp_path)
    assert old.returncode == 0
    assert "--size is in pixels now, --size 945x531 here" in old.stderr


def test_every_command_that_answers_with_torques_is_asked():
    assert set(OF_TORQUES) == set(ASK)


@sample_cases(2)
@pytest.mark.parametrize("command", sorted(ASK))
def test_payloads_and_wrenches_wherever_torques_are_asked(folder, command):
    words = [command, *ASK[command]]
    # pictures are files, and what a diagnosis says is asked below
    compared = command not in ("plot", "animate", "diagnose")
    plain = run(*words, cwd=folder) if compared else None
    loaded = run(*words, "--payload", "2", "--payload-at", "0.1,0,0.2", cwd=folder)
    # a diagnosis ends with 1 where torques are not right
    fine = (0, 1) if command == "diagnose" else (0,)
    assert loaded.returncode in fine, loaded.stderr
    assert plain is None or loaded.stdout != plain.stdout
    alone = run(*words, "--payload-at", "0,0,1", cwd=folder)
    assert (alone.returncode, "belongs to --payload" in alone.stderr) == (2, True)
    negative = run(*words, "--payload=-1", cwd=folder)
    assert (negative.returncode, "must not be negative" in negative.stderr) == (1, True)
    assert ("--wrench" in OPTIONS[command]) == (command not in NO_WRENCH)
    if command in NO_WRENCH:
        return
    pushed = run(*words, "--wrench", SIX, cwd=folder)
    assert pushed.returncode in fine, pushed.stderr
    assert plain is None or pushed.stdout != plain.stdout
    for more, told in (
        (["--wrench", "1,2"], "--wrench needs 6 numbers, got 2"),
        (["--wrench", SIX, "--wrench-at", "tol"], "unknown frame 'tol'"),
        (["--wrench-at", "tool"], "--wrench-at belongs to --wrench"),
    ):
        assert told in run(*words, *more, cwd=folder).stderr


def test_numbers_with_loads_are_those_of_python(folder):
    load = ("--payload", "2", "--payload-at", "0.1,0,0.2", "--wrench", SIX)
    arm = rnea.load("planar_2r").with_payload(2.0, com=(0.1, 0.0, 0.2))
    torque = json.loads(run("torque", *ASK["torque"], *load, cwd=folder).stdout)
    assert np.allclose(torque["tau"], arm.inverse_dynamics([0.3, 0.4], wrench=WRENCH), rtol=1e-13)
    moved = gripper_arm.motion()
    tau = arm.inverse_dynamics(moved.q, moved.qd, moved.qdd, wrench=WRENCH)
    sized = json.loads(run("size", *ASK["size"], *load, cwd=folder).stdout)
    peaks = [joint["peak_torque"] for joint in sized["payloads"][0]["joints"]]
    assert np.allclose(peaks, np.abs(tau).max(axis=0), rtol=1e-12)
    verdict = json.loads(run("diagnose", *ASK["diagnose"], *load, cwd=folder).stdout)
    assert verdict["verdict"] == "right"
    without = json.loads(run("diagnose", *ASK["diagnose"], *load[:4], cwd=folder).stdout)
    assert without["verdict"] != "right"
    still = run("simulate", *ASK["simulate"], *load, "-o", "run.npz", cwd=folder)
    assert still.returncode == 0, still.stderr
    with np.load(folder / "run.npz") as kept:
        first = kept["qdd"][0]
    assert np.allclose(first, arm.forward_dynamics([0.0, 0.0], wrench=WRENCH), rtol=1e-9)


def test_rollouts_refuse_a_wrench(folder):
    done = run("simulate", "planar_2r", "--samples", 2, "--wrench", SIX, cwd=folder)
    assert (done.returncode, "--wrench does not go with --samples" in done.stderr) == (2, True)
