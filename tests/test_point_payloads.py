"""Payloads have moments of inertia; a warning tells where one is missing and matters."""

import json
import math
import re
import warnings

import numpy as np
import pytest
import typer

import rnea
from rnea.cli.app import app
from rnea.cli.options.known_load import carrying_known
from rnea.core.recursions.point_payloads import STEEL, steel_edge
from rnea.drive import size
from rnea.errors import PayloadWarning
from rnea.recursions import point_payloads
from support.command import run
from support.random_robots import any_joints
from support.tiers import sample_cases

COMMANDS = typer.main.get_command(app).commands
OPTIONS = {
    name: {option: x for x in command.params for option in x.opts}
    for name, command in COMMANDS.items()
}
CARRIERS = sorted(name for name, options in OPTIONS.items() if "--payload" in options)
GROUP = ("--payload", "--payload-at", "--payload-inertia", "--payload-box")
FLANGE = """format = 1
name = "turntable"
convention = "modified"
[[links]]
name = "arm"
mass = 4.0
com = [0.2, 0.0, 0.0]
inertia = {ixx = 0.01, iyy = 0.05, izz = 0.05}
[[links]]
name = "flange"
alpha = 0.0
a = 0.5
d = 0.1
mass = 0.5
inertia = {ixx = 1e-3, iyy = 1e-3, izz = 1e-3}
"""
STATE = ("--q", "0.1,0.2", "--qdd", "0,1")
# a call of each command in which the payload moves
CALLS = {
    "animate": ("--kind", "free-body", *STATE, "--size", "300x200", "-o", "f.png"),
    "convert": ("out.urdf",),
    "diagnose": (*STATE, "--tau", "0,0"),
    "excite": (
        "--restarts",
        "0",
        "--duration",
        "2",
        "--rate",
        "20",
        "--reach",
        "1",
        "--velocity",
        "9",
        "--acceleration",
        "99",
        "--effort",
        "100",
        "-o",
        "e.csv",
    ),
    "explain": STATE,
    "export": ("-o", "e.c"),
    "plot": ("robot", "f.toml", "-o", "p.svg"),
    "show": (*STATE, "--link", "flange"),
    "simulate": ("--q", "0,0", "--duration", "0.01", "-o", "s.csv"),
    "size": ("m.csv",),
    "studio": ("-o", "s.html"),
    "torque": STATE,
}
# lengths whose moment of inertia about z is 12 (0.4^2 + 0.3^2) / 12 = 0.25 kg m^2
CARTON = (0.4, 0.3, 0.2)
BOX = ("--payload-box", "0.4,0.3,0.2")


def called(command, *more):
    words = CALLS[command]
    robot = () if command == "plot" else ("f.toml",)
    return (command, *robot, *words, "--payload", "12", *more)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("flange")
    (folder / "f.toml").write_text(FLANGE)
    t = np.linspace(0, 2, 201)
    q, qd, qdd = swing(t)
    names = ["t", *(f"{x}_{joint}" for x in ("q", "qd", "qdd") for joint in ("arm", "flange"))]
    rows = np.column_stack([t, q, qd, qdd])
    np.savetxt(folder / "m.csv", rows, delimiter=",", header=",".join(names), comments="")
    return folder


def swing(t):
    """The arm stands, the flange turns there and back."""
    still, w = 0 * t, np.pi
    q = (1 - np.cos(w * t)) / 2
    return [
        np.column_stack([still, x]) for x in (q, w * np.sin(w * t) / 2, w**2 * np.cos(w * t) / 2)
    ]


def warned(said):
    return [line for line in said.splitlines() if "is a point mass" in line]


def test_every_command_that_takes_a_payload_takes_its_inertia():
    assert set(CALLS) == set(CARRIERS)
    for command in CARRIERS:
        assert set(GROUP) <= set(OPTIONS[command]), command
    others = [name for name in OPTIONS if name not in CARRIERS]
    assert not [name for name in others if set(GROUP) & set(OPTIONS[name])]


@sample_cases(3)
@pytest.mark.parametrize("command", CARRIERS)
def test_every_command_warns_once_and_its_advice_works(command, folder):
    done = run(*called(command), cwd=folder)
    assert done.returncode in (0, 1), done.stderr
    assert "error:" not in done.stderr
    (line,) = warned(done.stderr)
    assert line.startswith("warning: --payload 12 kg is a point mass")
    assert "flange rotates it about an axis" in line
    cures = re.findall(r"--payload-(?:box|inertia) [\w.=,]+\d", line)
    assert len(cures) == 2
    for cure in cures:
        after = run(*called(command, *cure.split()), cwd=folder)
        assert after.returncode == done.returncode, after.stderr
        assert not warned(after.stderr)
    assert not warned(run(*called(command, "--payload-at", "0.5,0,0"), cwd=folder).stderr)


def test_a_known_load_is_told_and_its_advice_works(capsys):
    arm = rnea.loads(FLANGE)
    text = "mass=12,com=0,0,0.1,frame=link2"
    point = carrying_known(arm, text, ["held.csv"])
    (line,) = warned(capsys.readouterr().err)
    assert line.startswith("warning: --known-load mass=12 is a point mass")
    cure = re.search(r"--known-load (\S+)", line.partition("steel:")[2])[1]
    boxed = carrying_known(arm, cure, ["held.csv"])
    assert not warned(capsys.readouterr().err)
    added = (boxed.mass_matrix([0, 0]) - point.mass_matrix([0, 0]))[1, 1]
    assert added == pytest.approx(12 * 0.115**2 / 6, rel=1e-9)
    for wrong in ("box=1,1", "box=1,1,0", "size=1,1,1"):
        with pytest.raises(rnea.InputError):
            carrying_known(arm, f"{text},{wrong}", ["held.csv"])


def test_what_stands_still_needs_no_inertia(folder):
    for command in ("torque", "show", "explain"):
        done = run(command, "f.toml", "--q", "0.1,0.2", "--payload", "12", cwd=folder)
        assert not warned(done.stderr)


def test_the_carton_on_the_flange_in_closed_form(folder):
    """12 kg of 40 x 30 cm, turned with 1 rad/s^2: 0.25 N m, and 0.0265 N m as a cube of steel."""
    link = 1e-3  # of the flange itself
    for more, expected in (
        (BOX, 0.25),
        ((), 0.0),
        (("--payload-inertia", "ixx=1,iyy=1,izz=0.7"), 0.7),
    ):
        done = run("torque", "f.toml", *STATE, "--json", "--payload", "12", *more, cwd=folder)
        tau = json.loads(done.stdout)["tau"]
        tau = tau["flange"] if isinstance(tau, dict) else tau[1]
        assert tau == pytest.approx(expected + link, rel=1e-12)
    arm = rnea.loads(FLANGE)
    boxed = arm.with_payload(12, com=(0, 0, 0.1), box=CARTON)
    assert boxed.mass_matrix([0, 0])[1, 1] == pytest.approx(0.25 + link, rel=1e-12)
    assert boxed.link("payload").inertia.about_com.diagonal() == pytest.approx(
        [0.3**2 + 0.2**2, 0.4**2 + 0.2**2, 0.25], rel=1e-12
    )
    edge = steel_edge(12)
    assert 12 * edge**2 / 6 == pytest.approx(0.026541, abs=1e-6)


def test_a_box_turned_with_its_frame():
    """Lengths are along the axes of the frame that carries it."""
    arm = rnea.loads(FLANGE).with_tool((0, 0, 0.1), rpy=(0, math.pi / 2, 0))
    # the frame's x is the flange's -z: about the flange's axis count the lengths along y and z
    M = arm.with_payload(12, box=CARTON).mass_matrix([0, 0])
    assert M[1, 1] == pytest.approx(0.3**2 + 0.2**2 + 1e-3, rel=1e-12)


# ---- which payloads, which joints ----------------------------------------------------------------


@pytest.mark.parametrize(("mass", "edge"), [(7.85, 0.1), (0.00785, 0.01), (62.8, 0.2)])
def test_how_close_is_close(mass, edge):
    """A tenth of m r^2 is m a^2 / 6 at r = sqrt(10/6) a, where a is the edge of a steel cube."""
    assert steel_edge(mass) == pytest.approx(edge, rel=1e-12)
    assert mass == pytest.approx(STEEL * edge**3, rel=1e-12)
    arm, r = rnea.loads(FLANGE), math.sqrt(10 / 6) * edge
    for away, expected in ((0.999 * r, ["flange"]), (1.001 * r, [])):
        # away from the arm's axis
        loaded = arm.with_payload(mass, com=(away, 0, 0.3), inertia={"izz": 0})
        bare = loaded.description.attachments[-1].body
        assert not point_payloads(loaded.description, loaded.model)
        object.__setattr__(bare, "inertia", None)
        found = point_payloads(loaded.description, loaded.model)
        assert [name for one in found for name in one.joints] == expected


@pytest.mark.parametrize("seed", range(40))
def test_distances_are_those_of_the_jacobian(seed):
    """A second way: a unit speed moves the payload by w x r, whose part across w is |w| r."""
    rng = np.random.default_rng(seed)
    robot = any_joints(rng, 5)
    last, com = robot.model.bodies[-1].name, tuple(rng.normal(size=3).tolist())
    with warnings.catch_warnings(action="ignore"):
        # so heavy that its cube of steel is larger than any of these robots
        loaded = robot.with_payload(1e9, com=com, frame=last)
    jacobian = robot.with_tool(com, link=last).jacobian(robot.neutral, frame="tool")
    w, v = jacobian[:3].T, jacobian[3:].T
    turning = np.linalg.norm(w, axis=1)
    away = {}
    for k, freedom in enumerate(robot.model.dofs):
        if turning[k] > 1e-9:
            r = np.linalg.norm(np.cross(w[k], v[k])) / turning[k] ** 2
            name = freedom.body.joint.name
            away[name] = min(r, away.get(name, np.inf))
    found = point_payloads(loaded.description, loaded.model)
    assert len(found) == bool(away)
    for one in found:
        assert set(one.joints) == set(away)
        assert one.distance == pytest.approx(min(away.values()), abs=1e-8)


def test_the_platform_of_a_delta_never_turns():
    """Its joints do, one against the other; a coupler of a four-bar turns with the crank."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rnea.load("delta").with_payload(5.0)
    arm = rnea.load("four_bar")
    q = arm.neutral
    J = arm.jacobian(q, frame="coupler")
    # the point of the coupler's plane that does not move, in the coupler's axes
    R = arm.forward_kinematics(q)["coupler"].rotation
    w, v = J[:3, 0], J[3:, 0]
    pole = R.T @ np.cross(w, v) / (w @ w)
    with pytest.warns(PayloadWarning, match="as close as 0 mm") as caught:
        arm.with_payload(5.0, com=pole, frame="coupler")
    assert arm.joint_names[0] in str(caught[0].message)


def test_python_warns_and_its_advice_works():
    arm = rnea.load("ur5")
    with pytest.warns(PayloadWarning, match="wrist_3_joint") as caught:
        arm.with_payload(12)
    assert len(caught) == 1
    assert caught[0].filename == __file__
    box = eval(re.search(r"box=(\(.*?\))", str(caught[0].message))[1])
    for cure in ({"box": box}, {"inertia": {"izz": 0}}, {"inertia": np.eye(3)}):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            arm.with_payload(12, **cure)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        arm.with_payload(solid={"sphere": {"radius": 0.1}, "mass": 12})
        arm.with_payload(0.0)
        arm.with_payload(12, frame="base")
        rnea.load("planar_2r").with_payload(2.0)
        rnea.load("gantry").with_payload(2.0)
    with pytest.raises(rnea.InputError, match="give one of them"):
        arm.with_payload(12, box=CARTON, inertia=np.eye(3))


def test_only_the_payload_that_is_new_is_told():
    with pytest.warns(PayloadWarning):
        once = rnea.load("ur5").with_payload(2)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        twice = once.with_payload(3, box=CARTON)
    assert [one.name for one in point_payloads(twice.description, twice.model)] == ["payload"]


def test_a_slider_between_the_flange_and_the_payload():
    """Whoever carries it: a finger that slides on a flange does not turn, the flange does."""
    finger = (
        '[[links]]\nname = "finger"\njoint = "prismatic"\nalpha = 1.5707963267948966\n'
        "mass = 0.1\ncom = [0.0, 0.0, 0.0]\n"
    )
    arm = rnea.loads(FLANGE + finger)
    with pytest.warns(PayloadWarning, match="and flange rotates it"):
        arm.with_payload(5)


# ---- sizing --------------------------------------------------------------------------------------

SIZED = ("size", "f.toml", "m.csv", "--motors", "servo", "--payload", "0,3,12")
TOLD = "The payload of 12 kg is a point mass"


def test_sizing_tells_what_was_not_checked_in_every_format(folder):
    from markdown_it import MarkdownIt

    texts = {"text": run(*SIZED, cwd=folder).stdout}
    for name in ("r.html", "r.md"):
        done = run(*SIZED, "-o", name, cwd=folder)
        assert len(warned(done.stderr)) == 1
        texts[name] = (folder / name).read_text()
    facts = json.loads(run(*SIZED, "--json", cwd=folder).stdout)
    texts["json"] = "\n".join(facts["not_checked"])
    for what, text in texts.items():
        assert TOLD in text, what
        assert "The payload of 3 kg is a point mass" in text, what
    for name, heading in (("r.html", "What was not checked"), ("r.md", "## What was not checked")):
        after = texts[name].partition(heading)[2]
        assert TOLD in after
        verdict = texts[name].partition(heading)[0]
        assert "as far as it was checked" in verdict
        assert TOLD in verdict
    assert len(facts["not_checked"]) > 2
    assert MarkdownIt("commonmark").parse(texts["r.md"])
    # with the box nothing of it is left, and the flange needs what a closed form says
    done = run(*SIZED, *BOX, "--json", cwd=folder)
    assert not warned(done.stderr)
    facts = json.loads(done.stdout)
    assert "point mass" not in done.stdout
    most = [one["joints"][1]["peak_torque"] for one in facts["payloads"]]
    shares = [(1e-3 + mass * (0.4**2 + 0.3**2) / 12) * np.pi**2 / 2 for mass in (0, 3, 12)]
    assert most == pytest.approx(shares, rel=1e-9)


def test_sizing_in_python():
    arm, t = rnea.loads(FLANGE), np.linspace(0, 2, 201)
    q, qd, qdd = swing(t)
    with pytest.warns(PayloadWarning, match="payload of 12 kg") as caught:
        points = size(arm, t, q, qd, qdd, payloads=(0, 3, 12))
    assert len(caught) == 1
    assert [[x.mass for x in one.points] for one in points] == [[], [3], [12]]
    box = eval(re.search(r"payload_box=(\(.*?\))", str(caught[0].message))[1])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        size(arm, t, q, qd, qdd, payloads=(0, 12), payload_box=box)
        boxed = size(arm, t, q, qd, qdd, payloads=(0, 12), payload_box=CARTON)
        given = size(arm, t, q, qd, qdd, payloads=(12,), payload_inertia={"izz": 0.25})
    assert boxed[1].demands[1].peak_torque == pytest.approx(given[0].demands[1].peak_torque)
    with pytest.raises(rnea.InputError, match="belongs to one mass above 0"):
        size(arm, t, q, qd, qdd, payloads=(3, 12), payload_inertia={"izz": 0.25})


def test_a_robot_that_has_a_point_payload_already():
    """It was told when it was made; the report tells it again, without another warning."""
    with pytest.warns(PayloadWarning):
        arm = rnea.loads(FLANGE).with_payload(12)
    t = np.linspace(0, 2, 21)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        (found,) = size(arm, t, *swing(t))
    assert [one.mass for one in found.points] == [12]


def test_the_poses_of_a_motion_count():
    """Folded, the arm's axis goes through the payload as well."""
    arm, t = rnea.loads(FLANGE), np.linspace(0, 1, 11)
    q, still = np.zeros((11, 2)), np.zeros((11, 2))
    folded = np.column_stack([0 * t, np.pi * t])
    for poses, joints in ((q, ()), (folded, ("flange", "arm"))):
        with warnings.catch_warnings(action="ignore"):
            (found,) = size(arm, t, poses, still, still, payloads=[2], payload_com=(0.5, 0, 0))
        assert sum((one.joints for one in found.points), ()) == joints[1:]


# ---- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["torque", "size"])
@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (("--payload-box", "1,1,1"), 2, "--payload-box belongs to --payload"),
        (("--payload-inertia", "izz=1"), 2, "--payload-inertia belongs to --payload"),
        (("--payload", "1", "--payload-box", "1,1"), 1, "--payload-box needs 3 numbers, got 2"),
        (("--payload", "1", "--payload-box", "0.1,0,0.1"), 1, "a length must be above 0"),
        (
            ("--payload", "1", *BOX, "--payload-inertia", "ixx=1,iyy=1,izz=1"),
            2,
            "give one of them",
        ),
        (("--payload", "1", "--payload-inertia", "1,2,2"), 2, "ixx=1,iyy=2,izz=2"),
        (("--payload", "1", "--payload-inertia", "1,2,2,0,0,0"), 2, "written with their names"),
        (("--payload", "1", "--payload-inertia", "ixx=1,iyy=1"), 2, "izz missing"),
        (("--payload", "1", "--payload-inertia", "ixx=1,ixx=1"), 2, "write each entry once"),
        (("--payload", "1", "--payload-inertia", "jxx=1"), 1, "'jxx'"),
        (("--payload", "1", "--payload-inertia", "ixx=a,iyy=1,izz=1"), 1, "--payload-inertia"),
        (("--payload", "0", "--payload-inertia", "ixx=1,iyy=1,izz=1"), 2, "one mass above 0"),
    ],
)
def test_bad_options(folder, command, options, code, message):
    rest = ("m.csv",) if command == "size" else STATE
    done = run(command, "f.toml", *rest, *options, cwd=folder)
    assert done.returncode == code, done.stderr
    assert message in " ".join(done.stderr.split())


def test_a_box_in_millimetres_is_doubted(folder):
    done = run(
        "torque", "f.toml", *STATE, "--payload", "12", "--payload-box", "400,300,200", cwd=folder
    )
    assert "if it is in mm, write 0.4,0.3,0.2" in done.stderr


def test_what_was_carried_is_told_in_files(folder):
    run("torque", "f.toml", "m.csv", "--payload", "12", *BOX, "-o", "t.csv", cwd=folder)
    assert "# payload 12 kg, a uniform box of 0.4 x 0.3 x 0.2 m" in (folder / "t.csv").read_text()
    run("export", "f.toml", "--payload", "12", *BOX, "-o", "t.c", cwd=folder)
    assert "a uniform box of 0.4 x 0.3 x 0.2 m" in (folder / "t.c").read_text()
    done = run(*called("diagnose", *BOX), cwd=folder)
    if "rnea explain" in done.stdout:
        assert "--payload-box=0.4,0.3,0.2" in done.stdout


def test_varied_payloads_are_points_too(folder):
    arm = rnea.load(folder / "f.toml")
    start = {"samples": 3, "duration": 0.01}
    with pytest.warns(rnea.errors.PayloadWarning, match=r"varied payload of up to 12 kg"):
        arm.rollouts(arm.neutral, vary="payload=5:12", **start)
    words = ("--duration", ".01", "--samples", "3", "--vary", "payload=5:12")
    done = run("simulate", "f.toml", *words, cwd=folder)
    assert "varied payload of up to 12 kg" in " ".join(done.stderr.split())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        arm.rollouts(arm.neutral, vary="mass=5%", **start)
