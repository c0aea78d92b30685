"""What a sizing must not pass over: what could not be checked is said in every output."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest

from rnea import DHLink, Gear, Motor, Robot
from rnea.drive import Gearbox, size
from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
from rnea.report.tables.sizing.sizing_tables import parts as sizing_parts
from support.command import run

RATED = Motor(0.5, 1.0, rated_torque=2.0, peak_torque=8.0, mass=3.0, name="rated")
UNRATED = replace(RATED, rated_torque=None, mass=1.0, name="unrated")
HOT = replace(RATED, rated_torque=1e-4, mass=0.5, name="hot")
RATED_ROTOR = replace(RATED, inertia=1e-3)
T = np.linspace(0, 1, 201)


def swing(arm, amplitude=0.5):
    """There and back in a second, at rest at both ends, every joint."""
    s = math.pi * T
    q = amplitude * np.sin(s) ** 2
    qd = amplitude * math.pi * np.sin(2 * s)
    qdd = 2 * amplitude * math.pi**2 * np.cos(2 * s)
    return T, *(np.repeat(x[:, None], arm.model.nv, axis=1) for x in (q, qd, qdd))


def beam(**drive):
    return Robot.from_dh([DHLink(a=0.5, mass=4.0, com=[-0.25, 0, 0], **drive)], "standard")


# ---- heat that is not known ----------------------------------------------------------------------


@pytest.mark.parametrize("gearboxes", [(), (Gearbox(20, mass=1.0, name="G 20:1"),)])
def test_a_motor_whose_heat_is_not_known_stands_behind_all_that_fit(gearboxes):
    """It is the lightest that breaks no limit, and still no choice before one that is known."""
    arm = beam()
    (found,) = size(arm, *swing(arm), (UNRATED, HOT, RATED), gearboxes=gearboxes)
    (ranked,) = found.candidates.values()
    assert [rating.motor.name for rating in ranked] == ["rated", "unrated", "hot"]
    assert [rating.heat_known for rating in ranked] == [True, False, True]


CATALOGUE = """format = 1
[[motors]]
name = "unrated"
torque_constant = 0.5
resistance = 1
peak_torque = 80
mass = 1
"""


@pytest.fixture(scope="module")
def unrated(tmp_path_factory):
    folder = tmp_path_factory.mktemp("unrated")
    (folder / "m.toml").write_text(CATALOGUE)
    line = ("--q", "0.5,0.3", "--to", "0.9,-0.3", "--duration", "1", "--rate", "100")
    run("motion", "planar_2r", *line, "-o", "m.csv", cwd=folder)
    return folder


def test_no_output_calls_unknown_heat_a_fit(unrated):
    asked = ("size", "planar_2r", "m.csv", "--motors", "m.toml", "--payload", "0,1")
    said = run(*asked, cwd=unrated).stdout
    words = " ".join(said.split())
    assert "fits" not in [row.split()[-1] for row in said.splitlines() if row.split()]
    assert "heat not checked (no rated_torque)" in words
    assert "No rated_torque is known of the motors of joint1, joint2" in words
    facts = json.loads(run(*asked, "--json", cwd=unrated).stdout)
    for one in facts["payloads"]:
        for rated in one["candidates"].values():
            assert rated[0]["fits"] is None
            assert rated[0]["verdict"] == "heat not checked (no rated_torque)"
    assert [one["fits"] for one in facts["over_payloads"]] == [None, None]
    run(*asked, "-o", "r.md", cwd=unrated)
    report = (unrated / "r.md").read_text()
    head = report.split("\n- ")[0]
    assert "Every joint has a drive" not in report
    assert "heat was not checked: no rated torque is known of the motors of joint1, joint2" in head
    assert "| yes |" not in report.replace("\\", "")


# ---- means over time -----------------------------------------------------------------------------


def two_links():
    rows = [DHLink(a=0.5, mass=4.0, com=[-0.25, 0, 0]), DHLink(a=0.4, mass=2.0, com=[-0.2, 0, 0])]
    return Robot.from_dh(rows, "standard")


def elbow_swing(pause_rows):
    """The elbow bends by pi / 2 in 1 s, stands for 3 s told in so many rows, and opens again."""
    s = np.linspace(0, 1, 401)
    there = math.pi / 2 * (10 * s**3 - 15 * s**4 + 6 * s**5)
    t = np.concatenate([s, 1 + np.linspace(0, 3, pause_rows + 1)[1:], 4 + s[1:]])
    bent = np.concatenate([there, np.full(pause_rows, math.pi / 2), there[::-1][1:]])
    q = np.stack([0 * bent, bent], -1)
    return t, q, np.zeros_like(q), np.zeros_like(q)


@pytest.mark.parametrize("dwell", [0.0, 2.0])
@pytest.mark.parametrize("pause_rows", [1, 2, 1500])
def test_the_inertia_ratio_is_a_mean_over_time(pause_rows, dwell):
    """M11 = m1 c1² + m2 (a1² + c2² + 2 a1 c2 cos q2) of points; the cosine's mean over the swing is
    a fine sum, in the pause it is 0."""
    arm = two_links()
    (found,) = size(arm, *elbow_swing(pause_rows), (RATED_ROTOR,), dwell=dwell, most_ratio=10.0)
    s = (np.arange(100_000) + 0.5) / 100_000
    shape = 10 * s**3 - 15 * s**4 + 6 * s**5
    swing_cosine = float(np.cos(math.pi / 2 * shape).mean())
    # 2 s of swings, 3 s with the elbow bent, the dwell with it straight
    cosine = (2 * swing_cosine + dwell * 1.0) / (5 + dwell)
    inertia = 4 * 0.25**2 + 2 * (0.5**2 + 0.2**2 + 2 * 0.5 * 0.2 * cosine)
    rated = found.candidates["joint1"][0]
    own = rated.gear.ratio**2 * RATED_ROTOR.inertia
    assert rated.inertia_ratio == pytest.approx(inertia / own, rel=1e-6)


# ---- gears without motors ------------------------------------------------------------------------


def test_a_gear_of_the_file_is_checked_without_a_motor():
    """A beam held level: 4 kg · 9.81 · 0.25 m; the input turns 50 times as fast as the joint."""
    gear = Gear(ratio=50, peak_torque=5.0, max_speed=1000.0)
    arm = beam(gear=gear).with_gravity([0, -9.81, 0])
    t, q, qd, qdd = swing(arm)
    (found,) = size(arm, t, q, qd, qdd)
    (lone,) = found.gears
    tau = (4 * 0.25**2) * qdd[:, 0] + 4 * 9.81 * 0.25 * np.cos(q[:, 0])
    assert lone.gearbox_load.peak_torque == pytest.approx(np.abs(tau).max(), rel=1e-9)
    assert lone.gearbox_load.peak_speed == pytest.approx(50 * 0.5 * math.pi, rel=1e-9)
    assert "gearbox peak torque" in lone.gearbox_load.problems[0]
    assert "The robot's own gears" in [part.title for part in sizing_parts(found)]
    (told,) = [
        x for x in sizing_remarks([found]) if x.startswith("joint1: its gear in the robot's")
    ]
    assert f"{np.abs(tau).max():.4g} of 5 N m" in told
    # one that is chosen anew replaces it; one that is kept is rated with the motor
    assert not size(arm, t, q, qd, qdd, (RATED,))[0].gears
    assert not size(arm, t, q, qd, qdd, (RATED,), most_ratio=None)[0].gears


# ---- joints that slide ---------------------------------------------------------------------------

GANTRY = """format = 1
name = "A gantry"
tool = { xyz = [0, 0, -0.3] }
[[links]]
name = "bridge"
mass = 45
[[links]]
name = "ram"
mass = 12
[[joints]]
name = "x"
kind = "prismatic"
parent = "base"
child = "bridge"
axis = [1, 0, 0]
limits = { position = [0, 2], velocity = 2 }
[[joints]]
name = "z"
kind = "prismatic"
parent = "bridge"
child = "ram"
axis = [0, 0, 1]
limits = { position = [-0.6, 0], velocity = 1 }
"""


@pytest.fixture(scope="module")
def gantry(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gantry")
    (folder / "g.toml").write_text(GANTRY)
    line = ("--q", "0,0", "--to", "1,-0.3", "--duration", "2", "--swings", "2", "--rate", "100")
    run("motion", "g.toml", *line, "-o", "g.csv", cwd=folder)
    return folder


def test_gearboxes_are_not_said_to_be_used_by_sliders(gantry):
    asked = ("size", "g.toml", "g.csv", "--motors", "servo", "--gearboxes", "planetary")
    words = " ".join(run(*asked, cwd=gantry).stdout.split())
    assert "No gearbox is chosen for x, z, which slide: gearboxes are for joints that turn" in words
    assert "--gearboxes chooses gears" not in words
    assert "Figures of servo were not checked" in words
    assert "planetary" not in words
    run(*asked, "-o", "g.md", cwd=gantry)
    assert "planetary" not in (gantry / "g.md").read_text().replace("\\", "")


def test_ratios_of_sliders_have_their_unit_and_their_own_bound(gantry):
    asked = ("size", "g.toml", "g.csv", "--motors", "servo")
    # 2000 rad/m: no more than asked for
    most = ("--most-ratio-sliding", "2000", "--most-ratio", "5")
    facts = json.loads(run(*asked, *most, "--json", cwd=gantry).stdout)
    chosen = [rated[0] for rated in facts["payloads"][0]["candidates"].values()]
    assert all(5 < one["ratio"] <= 2000 for one in chosen)
    assert [one["ratio_unit"] for one in chosen] == ["rad/m", "rad/m"]
    assert run(*asked, cwd=gantry).stdout.count(" rad/m ") >= 6
    run(*asked, "-o", "g.md", cwd=gantry)
    report = (gantry / "g.md").read_text()
    assert report.count(" rad/m |") >= 8
    assert ":1 |" not in report


def test_a_gear_that_loses_nothing_is_remarked_on(gantry):
    asked = ("size", "planar_2r", "m.csv", "--motors", "servo")
    run("motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--duration", "1", "-o", "m.csv",
        cwd=gantry)  # fmt: skip
    words = " ".join(run(*asked, cwd=gantry).stdout.split())
    assert "The gears of joint1, joint2 lose nothing here" in words
    assert "lose nothing" not in run(*asked, "--efficiency", "0.9", cwd=gantry).stdout
    assert "lose nothing" not in run(*asked, "--gearboxes", "planetary", cwd=gantry).stdout


def test_candidates_tell_how_warm_their_windings_get(gantry):
    """The rise is the mean loss times the thermal resistance: without a time constant no more."""
    (gantry / "warm.toml").write_text(CATALOGUE + "rated_torque = 2\nthermal_resistance = 1.5\n")
    asked = ("size", "g.toml", "g.csv", "--motors", "warm.toml")
    facts = json.loads(run(*asked, "--json", cwd=gantry).stdout)
    rated = facts["payloads"][0]["candidates"]["z"][0]
    # R = 1 ohm, mean of i² is the RMS squared
    assert rated["temperature_rise"] == pytest.approx(1.5 * rated["rms_current"] ** 2, rel=1e-9)
    run(*asked, "-o", "w.md", cwd=gantry)
    shown = f"{rated['temperature_rise']:.3g}"
    for text in (run(*asked, cwd=gantry).stdout, (gantry / "w.md").read_text()):
        assert "winding K" in text
        assert shown in text


def test_the_travel_of_sliders_belongs_to_the_reach_of_a_robot(gantry):
    """45 kg are no grams where a bridge goes 2 m far; without that, the robot is 0.3 m large."""
    assert "unit-mass" not in run("check", "g.toml", cwd=gantry).stdout
    (gantry / "short.toml").write_text(
        GANTRY.replace("[0, 2]", "[0, 0.02]").replace("-0.6", "-0.06")
    )
    assert "unit-mass" in run("check", "short.toml", cwd=gantry).stdout
