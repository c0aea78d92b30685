"""rnea plot, and --plot of other commands: files are written whole, mistakes are one line."""

import sys

import pytest

from support.command import run

pytest.importorskip("matplotlib")


def call(*args):
    done = run(*args)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A motion of planar_2r and its torques, each with a picture beside it."""
    folder = tmp_path_factory.mktemp("plots")
    move, torques = folder / "move.csv", folder / "torques.csv"
    made = call(
        *("motion", "planar_2r", "--q", "0,0", "--to", "1,-2", "--duration", 1),
        *("--rate", 50, "-o", move, "--plot", folder / "move.svg"),
    )
    assert made[0] == 0, made[2]
    made = call(
        *("torque", "planar_2r", move, "--budget", "-o", torques),
        *("--plot", folder / "budget.png"),
    )
    assert made[0] == 0, made[2]
    return folder


def test_commands_draw_beside_their_output(files):
    assert (files / "move.svg").read_bytes().startswith(b"<?xml")
    assert (files / "budget.png").read_bytes().startswith(b"\x89PNG")
    assert b"budget of Planar 2R arm, hash" in (files / "budget.png").read_bytes()


def test_runs_rollouts_and_sizings_are_drawn(files, tmp_path, monkeypatch):
    monkeypatch.setenv("RNEA_EAGER", "1")
    few = ("--duration", "0.04", "--step", "0.004")
    for name, words in (
        ("motion", ("simulate", *few)),
        ("tracking", ("simulate", *few, "--controller", "pd_gravity")),
        ("final", ("simulate", *few, "--samples", "9", "--vary", "mass=5%")),
        ("torque-speed", ("size", files / "move.csv", "--payload", "0,1")),
    ):
        command, *more = words
        target = tmp_path / f"{name}.png"
        code, _, err = call(command, "planar_2r", *more, "--plot", target)
        assert code == 0, err
        assert f"{name} of Planar 2R arm, hash".encode() in target.read_bytes()
    code, _, err = call("simulate", "planar_2r", "--plot", "a.bmp")
    assert (code, "Legal: .png, .svg, .pdf" in err) == (2, True)


def test_one_state_is_drawn_as_bars(tmp_path):
    code, out, err = call("torque", "planar_2r", "--q", "0.5,1", "--plot", tmp_path / "s.png")
    assert (code, "joint1" in out) == (0, True)
    assert err == f"picture written to {tmp_path / 's.png'}\n"


PICTURES = {
    "torque": ("move.csv", "--subplots", "--size", "12,8"),
    "budget": ("--q", "0.5,1", "--qd", "1,1"),
    "energy": ("move.csv", "--theme", "dark", "--title", "Energy"),
    "compare": ("torques.csv", "--motion", "move.csv", "--joints", "joint2"),
    "mass-matrix": ("--q", "0,pi/2"),
    "robot": (
        *("--q", "0.5,1", "--qd", "1,0", "--vectors", "f, n,weight", "--theme", "dark"),
        *("--frames", "--centers", "--inertias", "--axes", "--names"),
    ),
    "free-body": ("--link", "link2", "--qdd", "1,1"),
    "torque-map": (
        *("--over", "joint2,joint1", "--joint", "joint2", "--points", 21),
        *("--span", "0,pi", "--span", "-1,1"),
    ),
}


@pytest.mark.parametrize("what", PICTURES)
def test_every_sort_of_picture(files, tmp_path, what):
    options = [files / o if str(o).endswith(".csv") else o for o in PICTURES[what]]
    target = tmp_path / "p.png"
    code, out, err = call("plot", what, "planar_2r", *options, "-o", target, "--dpi", 40)
    assert (code, out) == (0, ""), err
    assert target.read_bytes().startswith(b"\x89PNG")


MISTAKES = {
    "unknown picture 'film'. Legal: robot, free-body, mass-matrix": (2, "film", "planar_2r"),
    "--frames belongs to robot": (2, "free-body", "planar_2r", "--frames", "-o", "a.png"),
    "--link belongs to free-body": (2, "robot", "planar_2r", "--link", "2", "-o", "a.png"),
    "unknown vector 'x'. Legal: w, wd": (
        *(1, "robot", "planar_2r", "--vectors", "f,x", "-o", "a.png"),
    ),
    "unknown moving link 'elbow'": (1, "free-body", "planar_2r", "--link", "elbow", "-o", "a.png"),
    "say where the picture goes: -o FILE.png": (2, "mass-matrix", "planar_2r"),
    "unknown ending .bmp. Legal: .png, .svg, .pdf": (2, "mass-matrix", "planar_2r", "-o", "a.bmp"),
    "cannot write /nowhere/a.png: No such": (1, "mass-matrix", "planar_2r", "-o", "/nowhere/a.png"),
    "--over belongs to torque-map": (2, "motion", "planar_2r", "--over", "a,b", "-o", "a.png"),
    "motion needs a file": (2, "motion", "planar_2r", "-o", "a.png"),
    "budget needs either a motion file or --q": (2, "budget", "planar_2r", "-o", "a.png"),
    "leave 'm.csv' away": (2, "mass-matrix", "planar_2r", "m.csv", "-o", "a.png"),
    "no such file": (1, "motion", "planar_2r", "missing.csv", "-o", "a.png"),
    "pixels are more than 50 million": (
        *(1, "mass-matrix", "planar_2r", "-o", "a.png", "--dpi", "5000"),
    ),
    "write width x height in pixels": (2, "mass-matrix", "planar_2r", "-o", "a.png", "--size", "3"),
    "--span lowest,highest is given twice": (
        *(2, "torque-map", "planar_2r", "-o", "a.png", "--span", "0,1"),
    ),
    "unknown joint 'joint7'": (
        *(1, "torque-map", "planar_2r", "-o", "a.png", "--joint", "joint7"),
    ),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_mistakes_are_named(tmp_path, monkeypatch, message):
    monkeypatch.chdir(tmp_path)
    expected, *args = MISTAKES[message]
    code, out, err = call("plot", *args)
    assert message in err
    assert (code, out) == (expected, "")
    assert not list(tmp_path.iterdir())


def test_show_without_a_display_is_refused_before_work_is_done(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    code, out, err = call("torque", "no_such_robot", "--q", "0", "--show")
    assert (code, out) == (1, "")
    assert "no display" in err


def test_without_matplotlib_the_message_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = call("plot", "mass-matrix", "planar_2r", "-o", "a.png")
    assert code == 1
    assert err == "error: pictures need the package matplotlib: pip install 'rnea[plots]'\n"
    code, out, _ = call("torque", "planar_2r", "--q", "0,0")
    assert code == 0
    assert "joint1" in out
