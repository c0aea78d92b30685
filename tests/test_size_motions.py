"""Motions that can hardly be cycles, and rates that had to be estimated, in a sizing."""

import html
import json
import math
import re

import numpy as np
import pytest

import rnea
from rnea.apps.sizing.cycle_faults import cycle_faults
from rnea.drive import flank_changes, size
from rnea.motion import Recording, Trajectory, estimate_rates, motion_bytes, with_standstill
from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
from support.command import run

ROBOT = """format = 1
name = "A turntable and an arm"
[[links]]
name = "table"
mass = 10
inertia = { ixx = 0.4, iyy = 0.4, izz = 0.8 }
[[links]]
name = "arm"
mass = 4
com = [0.3, 0, 0]
inertia = { ixx = 0.01, iyy = 0.1, izz = 0.1 }
[[joints]]
name = "turn"
kind = "revolute"
parent = "base"
child = "table"
axis = [0, 0, 1]
friction = { coulomb = 2, viscous = 0.5 }
limits = { position = [-3, 3], velocity = 6 }
[[joints]]
name = "lift"
kind = "revolute"
parent = "table"
child = "arm"
axis = [0, -1, 0]
limits = { position = [-1, 1.5], velocity = 4, effort = 60 }
"""
STEP = 0.004


def quintic(t, start):
    """One second of motion from `start` on: position, speed, acceleration, of a way of 1."""
    s = np.clip(t - start, 0, 1)
    inside = (t > start) & (t < start + 1)
    return np.stack(
        [
            10 * s**3 - 15 * s**4 + 6 * s**5,
            inside * (30 * s**2 - 60 * s**3 + 30 * s**4),
            inside * (60 * s - 180 * s**2 + 120 * s**3),
        ]
    )


def cycle(turn=2.0, lift=0.8):
    """6 s: out from 0.5 s on, back from 3.5 s on, the lift a little later than the table."""
    t = np.arange(0, 6 + STEP / 2, STEP)
    first = turn * (quintic(t, 0.5) - quintic(t, 3.5))
    second = lift * (quintic(t, 0.75) - quintic(t, 3.75))
    return t, *np.stack([first, second], -1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("motions")
    (folder / "r.toml").write_text(ROBOT)
    t, q, qd, qdd = cycle()
    path = Trajectory(t, q, qd, qdd, ("turn", "lift"))
    (folder / "exact.csv").write_bytes(motion_bytes(path, "exact.csv"))
    rows = [
        "t,q_turn,q_lift",
        *(f"{x:.6f},{a:.12f},{b:.12f}" for x, (a, b) in zip(t, q, strict=True)),
    ]
    (folder / "positions.csv").write_text("\n".join(rows) + "\n")
    return folder


def remarks(t, q, qd, qdd, dwell=0.0):
    return sizing_remarks(size(rnea.loads(ROBOT), t, q, qd, qdd, dwell=dwell))


# ---- rates that were estimated -------------------------------------------------------------------


@pytest.mark.parametrize("motion", ["exact.csv", "positions.csv"])
def test_a_joint_that_stands_still_does_so_by_estimated_rates_too(folder, motion):
    """2 s of 6 s each joint moves, 2.5 s anything; the table's torque changes its sign where it
    brakes, twice, and where friction alone would brake more, at the end of each way."""
    said = json.loads(run("size", "r.toml", motion, "--json", cwd=folder).stdout)["payloads"][0]
    assert [x["duty_factor"] for x in said["joints"]] == pytest.approx([2 / 6] * 2, abs=0.015)
    assert said["cycle"]["duty_factor"] == pytest.approx(2.5 / 6, abs=0.015)
    turn, _ = said["joints"]
    assert 2 <= turn["flank_changes"] <= 5


def test_estimated_rates_bring_no_advice_that_the_command_cannot_follow(folder):
    done = run("size", "r.toml", "positions.csv", cwd=folder)
    assert "--no-friction" not in done.stderr
    assert "ED, rest and sign changes of torques are of estimated rates" in done.stderr
    assert (
        "--no-friction leaves friction out"
        in run("torque", "r.toml", "positions.csv", cwd=folder).stderr
    )
    run("size", "r.toml", "positions.csv", "-o", "p.md", cwd=folder)
    assert "are of estimated rates" in (folder / "p.md").read_text()


def test_a_slow_turn_is_no_rest():
    """Turning round, a joint is slow but pushed: a long swing never stands."""
    t = np.arange(0, 60, 0.02)
    q = np.cos(2 * math.pi * t / 20)[:, None]
    found, estimate = estimate_rates(Recording(t, q, None, None, ("j",)))
    inner = slice(50, -50)
    assert np.all(with_standstill(found, estimate).qdd[inner] == found.qdd[inner])


def test_what_rounding_leaves_of_a_torque_has_no_sign():
    tau = np.array([1.0, 1e-16, -1e-16, 1e-16, -1e-16, 2.0])
    assert flank_changes(np.arange(6.0), tau) == []


# ---- what is no cycle ----------------------------------------------------------------------------


def test_a_whole_cycle_is_not_remarked_on():
    for dwell in (0.0, 1.0):
        assert not [x for x in remarks(*cycle(), dwell) if "motion" in x.lower()]


def test_a_motion_that_ends_on_its_way():
    t, q, qd, qdd = (x[: 1 + round(4.0 / STEP)] for x in cycle())
    (told,) = [x for x in remarks(t, q, qd, qdd, 1.0) if x.startswith("The motion does not stop")]
    assert "turn, lift" in told
    (told,) = [x for x in remarks(t, q, qd, qdd) if x.startswith("The motion does not end as fast")]
    assert "turn, lift" in told


def test_a_motion_that_does_not_come_back():
    t, q, qd, qdd = (x[: 1 + round(2.5 / STEP)] for x in cycle())
    (told,) = [x for x in remarks(t, q, qd, qdd, 1.0) if x.startswith("The motion does not come")]
    assert "turn, lift end elsewhere" in told
    # a turn of a joint without limits is a way back
    free = rnea.loads(ROBOT.replace("position = [-3, 3], ", ""))
    t, q, qd, qdd = (x[: 1 + round(2.5 / STEP)] for x in cycle(turn=2 * math.pi, lift=0.0))
    assert not [x for x in sizing_remarks(size(free, t, q, qd, qdd)) if "come back" in x]


def test_a_joint_that_stands_is_away_nowhere():
    """Rounding and an encoder's noise are no way and no speed, beside a joint that moves or not."""
    rng, still = np.random.default_rng(0), len(cycle()[0])
    for size_of_noise in (1e-17, 1e-16, 1e-4):
        for turn in (2.0, 0.0):
            t, q, qd, qdd = cycle(turn=turn, lift=0.0)
            noise = size_of_noise * rng.normal(size=(still, 2))
            noisy = [x + noise * [turn == 0.0, 1.0] for x in (q + np.array([0.0, 0.3]), qd)]
            # a hole of half a second in which nothing moves
            kept = (t < 2.2) | (t > 2.7)
            for dwell in (0.0, 1.0):
                told = remarks(t[kept], *(x[kept] for x in (*noisy, qdd)), dwell)
                assert not [x for x in told if x.startswith("The motion")]


@pytest.mark.parametrize("rows", [20, 200])
def test_a_period_may_be_told_without_its_last_row(rows):
    t = np.arange(rows) * 2 * math.pi / rows
    phase = t[:, None] + [0.0, math.pi / 2]
    q, qd, qdd = np.sin(phase), np.cos(phase), -np.sin(phase)
    assert not [x for x in remarks(t, q, qd, qdd) if x.startswith("The motion")]
    # three rows short: away by some 3 * 2 pi / rows of the one that is fast there
    told = remarks(*(x[:-3] for x in (t, q, qd, qdd)))
    assert [x for x in told if "come back: turn" in x]
    # two rows on a way are no period
    line = [x[:2] for x in (t, np.outer(t, [1.0, 0.0]), qd * 0 + [1.0, 0.0], qdd * 0)]
    assert [x for x in remarks(*line) if "come back: turn ends elsewhere than it began" in x]


def test_a_quaternion_and_its_negative_are_one_pose():
    satellite = rnea.load("satellite")
    t = np.linspace(0, 1, 11)
    q = np.tile(satellite.neutral, (len(t), 1))
    still = np.zeros((len(t), satellite.nv))
    free = satellite.model.bodies[0]
    assert free.joint.kind == "free"
    unitless = [k for k, x in enumerate(satellite.model.coordinates) if not x.unit]
    assert len(unitless) == 4
    q[-1, unitless] *= -1
    assert cycle_faults(satellite.model, t, q, still, still, 0.0) == []
    # a tenth of a turn is another pose
    turned = satellite.integrate(
        q[0], [0.2 * math.pi * (x.name[-2:] == "wz") for x in satellite.model.dofs]
    )
    q[-1] = turned
    (told,) = cycle_faults(satellite.model, t, q, still, still, 0.0)
    assert "wz ends elsewhere than it began" in told


def test_one_joint_is_told_of_as_one():
    t, q, qd, qdd = (x[: 1 + round(1.0 / STEP)] for x in cycle(lift=0.0))
    told = " ".join(remarks(t, q, qd, qdd, 1.0))
    assert "turn still moves there by the file. What stops it and starts it again" in told
    assert "turn ends elsewhere than it began" in told


def test_a_motion_with_a_hole():
    t, q, qd, qdd = cycle()
    moving = (t < 0.9) | (t > 1.2)
    (told,) = [x for x in remarks(t[moving], q[moving], qd[moving], qdd[moving]) if "hole" in x]
    numbers = [float(x) for x in re.findall(r"from ([\d.]+) s to ([\d.]+) s", told)[0]]
    assert numbers == pytest.approx([0.9 - STEP, 1.2 + STEP], abs=1.5 * STEP)
    # a pause may be told by its two ends
    standing = (t < 2.2) | (t > 3.2)
    assert not [
        x for x in remarks(t[standing], q[standing], qd[standing], qdd[standing]) if "hole" in x
    ]


def test_limits_of_the_robot_show_in_the_headline(folder):
    """Three times as far in the same second: 1.875 · 2.4 rad/s, and 2.4 rad."""
    t, q, qd, qdd = cycle(lift=2.4)
    path = Trajectory(t, q, qd, qdd, ("turn", "lift"))
    (folder / "far.csv").write_bytes(motion_bytes(path, "far.csv"))
    asked = ("size", "r.toml", "far.csv", "--motors", "servo", "--efficiency", "0.9")
    words = " ".join(run(*asked, cwd=folder).stdout.split())
    assert "Joint 'lift' leaves its position limits: q reaches 2.4 rad" in words
    assert "lift: the motion asks more than the robot's own limits allow" in words
    assert "speed 4.5 of 4 rad/s (+12.5 %)" in words
    for ending in ("md", "html"):
        run(*asked, "-o", f"far.{ending}", cwd=folder)
        report = html.unescape((folder / f"far.{ending}").read_text())
        assert "The motion goes beyond the limits of the robot's own file" in report
    run("size", "r.toml", "exact.csv", "--motors", "servo", "-o", "near.md", cwd=folder)
    assert "goes beyond" not in (folder / "near.md").read_text()
