"""Films as files and as the command writes them; frames beside reference pictures."""

import subprocess
import sys
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
from PIL import Image
from typer.testing import CliRunner

import rnea
from rnea.cli.app import app
from rnea.cli.options.values import UsageError
from rnea.errors import InputError, RneaError
from rnea.motion import Trajectory, point_to_point, sampled
from rnea.report.animation import animation_files as film_file
from rnea.report.animation.animation import AnimationCanvas
from rnea.report.animation.animation_files import film_bytes, frame_times
from rnea.report.animation.indexed import Palette, changes
from rnea.report.robot_figures.animate import animate, planned
from rnea.report.robot_figures.staging import Staging
from support import film_frames
from support.tiers import sample_cases

SAME = 3e-4  # the part of the pixels that may differ plainly: 36 of 120,000


def run(*args):
    """The command in this process; exit code and stderr as a user gets them."""
    done = CliRunner().invoke(app, ["animate", *args])
    if isinstance(done.exception, RneaError):
        return 2 if isinstance(done.exception, UsageError) else 1, str(done.exception), done.stdout
    return done.exit_code, done.stderr, done.stdout


def reference(name):
    return np.asarray(Image.open(film_frames.FOLDER / f"{name}.png").convert("RGB"))


@sample_cases(2)
@pytest.mark.parametrize("name", film_frames.NAMES)
def test_frames_look_like_their_references(name):
    film, part = film_frames.films()[name]
    mean, plain = film_frames.difference(film_frames.picture(film, part), reference(name))
    assert mean < 0.5
    assert plain < SAME
    # the texts are there too
    mean, plain = film_frames.difference(film_frames.with_texts(film, part), reference(name))
    assert 0.01 < plain < 0.15


@pytest.mark.parametrize("lost", range(4))
def test_a_picture_that_lacks_one_arrow_is_noticed(lost):
    film, part = film_frames.films()["all-forces"]
    k = int(part * (len(film) - 1))
    left = [vector for n, vector in enumerate(film.scenes[k].vectors) if n != lost]
    scenes = list(film.scenes)
    scenes[k] = replace(scenes[k], vectors=tuple(left))
    wrong = film_frames.picture(replace(film, scenes=scenes), part)
    assert film_frames.difference(wrong, reference("all-forces"))[1] > 1.5 * SAME


def short_film(kind="playback", name="scara", frames=7):
    arm = rnea.load(name)
    motion = planned(arm, np.zeros(arm.n), np.full(arm.n, 0.3), 0.6)
    return animate(motion, arm, kind=kind, fps=10, duration=frames / 10 - 0.1)


def decoded(data, ending):
    if ending == ".mp4":
        import av

        with av.open(BytesIO(data)) as container:
            return [frame.to_ndarray(format="rgb24") for frame in container.decode(video=0)]
    image = Image.open(BytesIO(data))
    pictures = []
    for k in range(image.n_frames):
        image.seek(k)
        pictures.append(np.asarray(image.convert("RGB")))
    return pictures


@pytest.mark.parametrize("ending", [".gif", ".png", ".webp", ".mp4"])
def test_files_hold_the_frames_that_were_drawn(ending):
    if ending == ".mp4":
        pytest.importorskip("av")
    film = short_film()
    heard = []
    data = film_bytes(film, f"film{ending}", size=(320, 240), progress=heard.append)
    assert heard == list(range(1, len(film) + 1))
    pictures = decoded(data, ending)
    assert len(pictures) == len(film)
    stage = AnimationCanvas(film, 320, 240)
    for k, picture in enumerate(pictures):
        mean, plain = film_frames.difference(picture, stage.picture(k))
        assert mean < 3.5, k
        assert plain < 0.012, k


def test_films_run_at_their_true_speed():
    for fps in (7, 24, 30, 50):
        times = frame_times(100, fps)
        assert all(time % 10 == 0 and time >= 20 for time in times)
        assert abs(np.cumsum(times) - np.arange(1, 101) * 1000 / fps).max() <= 5
    film = short_film()
    image = Image.open(BytesIO(film_bytes(film, "film.gif", size=(160, 120))))
    lasting = 0
    for k in range(image.n_frames):
        image.seek(k)
        lasting += image.info["duration"]
    assert lasting == 1000 * film.seconds
    assert image.info["loop"] == 0


def test_only_what_changes_is_stored():
    pictures = [np.full((40, 60, 3), 255, np.uint8) for _ in range(4)]
    pictures[2][10:14, 20:26] = (200, 0, 0)
    pictures[3][10:14, 20:26] = (200, 0, 0)
    parts = list(changes(Palette.of_pictures(pictures), pictures, [10, 20, 30, 40]))
    assert [(p.left, p.top, p.index.shape, p.duration) for p in parts] == [
        (0, 0, (40, 60), 30),
        (20, 10, (4, 6), 70),
    ]


def test_axes_and_window_do_not_jump():
    stage = AnimationCanvas(short_film(), 320, 240)
    first, last = stage.picture(0), stage.picture(6)
    # the title, the frames of the panels and the legend stay where they are
    assert np.array_equal(first[:18], last[:18])
    assert (first != last).any()


def test_a_robot_with_thirty_joints_is_readable():
    count = 30
    arm = rnea.Robot.planar([1.0] * count, [0.1] * count, [0.05] * count, [1e-3] * count)
    film = animate(arm, fps=2)
    assert AnimationCanvas(film, 640, 480).picture(len(film) - 1).min() < 100
    assert film.panels[1].values.shape == (len(film), count)
    motion = planned(arm, np.zeros(count), np.full(count, 0.1), 1.0)
    curves = animate(motion, arm, fps=2).panels[0]
    # the few that vary most are drawn, and the title says so
    assert len(curves.drawn()) == 7
    assert curves.drawn()[0] == arm.joint_names[0]


def test_names_are_text_and_never_formulas():
    row = rnea.DHLink(a=0.5, mass=1, com=(-0.2, 0, 0), name="$x_1$")
    arm = rnea.Robot.from_dh([row], convention="standard", name="$\\frac{")
    assert AnimationCanvas(animate(arm, kind="torque-sweep", fps=2), 320, 240).picture(0).shape == (
        240,
        320,
        3,
    )


def test_whatever_moves_is_played_back():
    """A motion, its rows and a run of a simulation; a robot alone goes there and back."""
    arm = rnea.load("planar_2r")
    path = point_to_point([0, 0], [0.5, 1.0], "quintic", arm.joint_names, None, 1.0, 1)
    run = arm.simulate([0.1, 0.2], duration=1.0, step=0.01)
    for moving in (path, sampled(path, 401), run):
        film = animate(moving, arm, fps=10)
        assert (len(film), film.panels[-1].title) == (11, "energy")
    np.testing.assert_array_equal(film.panels[-1].x[[0, -1]], run.t[[0, -1]])
    back = animate(arm, q=[0.1, 0.2], to=[1.0, -1.0], duration=2.0, fps=10)
    assert len(back) == 21
    trail = next(line.points for line in back.scenes[-1].lines if line.role == "trail")
    for row, q in ((0, [0.1, 0.2]), (len(trail) // 2, [1.0, -1.0]), (-1, [0.1, 0.2])):
        np.testing.assert_allclose(trail[row], Staging.of(arm, q).tips[0].places[0], atol=1e-9)


def test_a_film_is_written_where_a_file_is_named(tmp_path):
    target = tmp_path / "film.gif"
    film = animate(rnea.load("one_link"), fps=2, file=str(target), size=(200, 150))
    with Image.open(target) as image:
        assert image.size == (200, 150)
        assert image.n_frames <= len(film)
    assert film.still(1, (200, 150)).size == (200, 150)
    np.testing.assert_array_equal(np.asarray(film.still(1)), AnimationCanvas(film).picture(1))


REFUSED = {
    "say whose it is: animate": lambda arm, motion: animate(motion),
    "nothing to film in a list. Legal: a Robot": lambda arm, motion: animate([1.0], arm),
    "say one state, and a motion was given": lambda arm, motion: animate(motion, arm, q=[0, 0]),
    "'to' is for a robot without a motion": lambda arm, motion: animate(motion, arm, to=[0, 0]),
    "not along a motion": lambda arm, motion: animate(motion, arm, kind="torque-sweep"),
    "playback needs a motion": lambda arm, motion: animate(arm, kind="playback"),
    "Legal: .gif": lambda arm, motion: animate(arm, file="film.avi"),
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_filmed_is_refused(words):
    with pytest.raises(InputError, match=words):
        REFUSED[words](rnea.load("planar_2r"), zero_motion(3))


def zero_motion(rows):
    return Trajectory(*(np.zeros((rows, 2)[: 2 if k else 1]) for k in range(4)), ("a", "b"))


def test_bad_films_are_refused(monkeypatch):
    arm = rnea.load("planar_2r")
    for rows, words in ((0, "no row"), (1, "one row"), (3, "no length")):
        with pytest.raises(InputError, match=words):
            animate(zero_motion(rows), arm)
    film = animate(arm, fps=2)
    for name, words in (("film.avi", "Legal: .gif, .webp"), ("film", "no ending")):
        with pytest.raises(InputError, match=words):
            film_bytes(film, name)
    with pytest.raises(InputError, match="too small"):
        AnimationCanvas(film, 100, 50)
    with pytest.raises(InputError, match="use 50 or less"):
        film_bytes(animate(arm, fps=60, duration=1), "film.gif")
    monkeypatch.setattr(film_file, "MOST_PIXELS", 1_000_000)
    with pytest.raises(InputError, match="force it"):
        film_bytes(film, "film.gif")
    monkeypatch.setitem(sys.modules, "av", None)
    with pytest.raises(InputError, match=r"pip install 'rnea\[video\]'"):
        film_bytes(film, "film.mp4", force=True)


def test_the_command_writes_a_film(tmp_path):
    code, err, out = run(
        *("double_pendulum", "--q", "0.9,0.7", "--qd", "1.5,-2", "--fps", "5", "--frames"),
        *("--inertias", "--theme", "dark", "--size", "320x240", "-o", str(tmp_path / "forces.gif")),
    )
    assert (code, out) == (0, ""), err
    assert "58 frames" in err
    with Image.open(tmp_path / "forces.gif") as image:
        assert image.size == (320, 240)


def test_the_command_plays_a_file_and_refuses_bad_rows(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rows = ["t,q_joint1,q_joint2,qd_joint1,qd_joint2,qdd_joint1,qdd_joint2"]
    rows += [f"{k / 10},{k / 10},0,1,0,0,0" for k in range(5)]
    path = tmp_path / "move.csv"
    path.write_text("\n".join(rows) + "\n")
    play = ("planar_2r", "--kind", "playback", "--motion", "move.csv", "--fps", "10")
    code, err, _ = run(*play, "-o", "film.webp", "--size", "160x120")
    assert code == 0, err
    with Image.open(tmp_path / "film.webp") as image:
        assert image.n_frames == 5
    path.write_text("\n".join([*rows, "0.5,nan,0,0,0,0,0"]) + "\n")
    code, err, _ = run(*play, "-o", "other.gif")
    assert code == 1
    assert "move.csv:7" in err
    assert not (tmp_path / "other.gif").exists()


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["--kind", "playback"], 2, "--motion FILE"),
        (["--kind", "dance"], 2, "Legal: force-propagation"),
        (["--joint", "joint1"], 2, "belongs to --kind torque-sweep"),
        (["--size", "big"], 2, "640x480"),
        (["-o", "film.avi"], 2, "Legal: .gif"),
        (["-o", "nowhere/film.gif"], 1, "no folder 'nowhere'"),
        (["--fps", "0"], 1, "frames a second"),
        (["--theme", "pink"], 1, "Legal: light, dark"),
        (["--kind", "torque-sweep", "--joint", "elbow"], 1, "Legal: joint1, joint2"),
    ],
)
def test_wrong_commands_are_told_what_is_right(args, code, words, tmp_path, monkeypatch, capsys):
    from rnea.cli import main

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["rnea", "animate", "planar_2r", *args])
    with pytest.raises(SystemExit) as done:
        main()
    assert done.value.code == code
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_no_drawing_package_is_imported_before_it_is_needed():
    code = "import rnea, rnea.report.robot_figures, rnea.cli.commands.animate, sys; "
    code += "print([m for m in ('matplotlib', 'PIL', 'av') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
