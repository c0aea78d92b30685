"""What a sizing must not pass over: what could not be checked is said in every output."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import DHLink, Gear, Motor, Robot
from rnea.drive import Gearbox, size
from support.command import run

RATED = Motor(0.5, 1.0, rated_torque=2.0, peak_torque=8.0, mass=3.0, name="rated")
UNRATED = replace(RATED, rated_torque=None, mass=1.0, name="unrated")
HOT = replace(RATED, rated_torque=1e-4, mass=0.5, name="hot")
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
