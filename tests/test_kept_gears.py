"""`--keep-gears` keeps the gears of the robot's file and makes no joint a direct drive."""

import itertools
import json

import numpy as np
import pytest

import rnea
from rnea.apps.sizing.sizing import MOST_RATIO
from rnea.describe import Motor
from rnea.drive import drives, size
from support.command import run
from support.tiers import sample_cases

ROBOT = """format = 1
name = "two"
convention = "standard"
[[links]]
name = "hip"
a = 0.5
mass = 2.0
com = [-0.2, 0.0, 0.0]
{0}
[[links]]
name = "knee"
a = 0.4
mass = 1.0
com = [-0.2, 0.0, 0.0]
{1}
"""
MOTOR = "motor = {torque_constant = 0.1, resistance = 1.0, rated_torque = 1.0}"
# what a file may say of a drive, and the ratio that is kept; None: there is none
SAID = {
    "nothing": ("", None),
    "a rotor without a gear": ("rotor = {inertia = 1e-4}", None),
    "a rotor with a gear": ("rotor = {inertia = 1e-4, gear = -60}", -60.0),
    "a gear": ("gear = {ratio = 50}", 50.0),
    "a direct drive": ("gear = {ratio = 1}", 1.0),
    "a motor": (MOTOR, 1.0),
    "a motor with a gear": (MOTOR + "\ngear = {ratio = 80}", 80.0),
}
PAIRS = list(itertools.product(SAID, repeat=2))
CANDIDATE = Motor(0.1, 1.0, inertia=1e-5, rated_torque=1.0, max_speed=400.0, name="candidate")
CATALOGUE = """format = 1
[[motors]]
name = "candidate"
torque_constant = 0.1
resistance = 1.0
inertia = 1e-5
rated_torque = 1.0
max_speed = 400.0
"""


def robot(pair):
    return ROBOT.format(*(SAID[what][0] for what in pair))


def expected(pair):
    return {joint: SAID[what][1] for joint, what in zip(("hip", "knee"), pair, strict=True)}


def swing():
    t = np.linspace(0, 2, 101)
    q = (1 - np.cos(np.pi * t))[:, None] * [0.5, 0.4]
    qd = np.pi * np.sin(np.pi * t)[:, None] * [0.5, 0.4]
    return t, q, qd, np.pi**2 * np.cos(np.pi * t)[:, None] * [0.5, 0.4]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gears")
    (folder / "motors.toml").write_text(CATALOGUE)
    rows = np.column_stack([swing()[0], *swing()[1:]])
    names = ["t", *(f"{kind}_{joint}" for kind in ("q", "qd", "qdd") for joint in ("hip", "knee"))]
    np.savetxt(folder / "m.csv", rows, delimiter=",", header=",".join(names), comments="")
    return folder


@sample_cases(12)
@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_python_and_the_command_keep_what_the_file_has_and_search_the_rest(pair, folder):
    arm, wanted = rnea.loads(robot(pair)), expected(pair)
    (folder / "two.toml").write_text(robot(pair))
    asked = ("size", "two.toml", "m.csv", "--motors", "motors.toml", "--keep-gears", "--json")
    done = run(*asked, cwd=folder)
    if not any(wanted.values()):
        with pytest.raises(rnea.InputError, match=r"no gear to keep: .* \(hip, knee\)"):
            size(arm, *swing(), [CANDIDATE], keep_gears=True)
        assert done.returncode == 1
        assert "no gear to keep" in done.stderr
        assert "--keep-gears" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    (kept,) = size(arm, *swing(), [CANDIDATE], keep_gears=True)
    (free,) = size(arm, *swing(), [CANDIDATE])
    searched = [joint for joint, ratio in wanted.items() if ratio is None]
    assert list(kept.searched) == searched
    assert [name for name, drive in drives(arm.description).items() if not drive.geared] == searched
    facts = json.loads(done.stdout)
    for joint, ratio in wanted.items():
        found = kept.candidates[joint][0].gear.ratio
        assert found == (free.candidates[joint][0].gear.ratio if ratio is None else ratio)
        told = facts["payloads"][0]["candidates"][joint][0]["ratio"]
        assert told == pytest.approx(found, rel=1e-9)
        if ratio is None:
            # a search that found a gear, as this motor needs one
            assert 2 < found <= MOST_RATIO
    remarks = [x for x in facts["remarks"] if "specifies no gear for" in x]
    assert len(remarks) == bool(searched)
    assert all(f"for {', '.join(searched)}:" in x for x in remarks)


def test_the_search_has_its_limit(folder):
    """A joint whose gear is searched obeys most_ratio, in Python and on the command line."""
    pair = ("a gear", "nothing")
    arm = rnea.loads(robot(pair))
    (kept,) = size(arm, *swing(), [CANDIDATE], keep_gears=True, most_ratio=3)
    assert kept.candidates["hip"][0].gear.ratio == 50
    assert kept.candidates["knee"][0].gear.ratio <= 3 * (1 + 1e-12)
    (folder / "two.toml").write_text(robot(pair))
    asked = ("size", "two.toml", "m.csv", "--motors", "motors.toml", "--keep-gears", "--json")
    facts = json.loads(run(*asked, "--most-ratio", "3", cwd=folder).stdout)
    assert facts["payloads"][0]["candidates"]["knee"][0]["ratio"] <= 3 * (1 + 1e-12)
    assert size(arm, *swing(), [CANDIDATE], most_ratio=None)[0].searched == ("knee",)


@pytest.mark.parametrize("cure", ["gear = {ratio = 30}", "gear = {ratio = 1}"])
def test_the_advice_of_the_error_works(cure):
    text = robot(("nothing", "nothing")).replace("mass = 1.0", f"mass = 1.0\n{cure}")
    (kept,) = size(rnea.loads(text), *swing(), [CANDIDATE], keep_gears=True)
    assert kept.searched == ("hip",)
