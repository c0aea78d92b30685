"""What slips of a drive's engineer are answered with: the culprit, and what to write instead."""

import json
import re

import pytest

from support.command import run

MOTOR = {
    "name": '"M"', "torque_constant": '"850 mN m/A"', "resistance": "32",
    "rated_torque": '"1.15 N m"', "peak_torque": "3.88", "mass": "1.55",
}  # fmt: skip
BOX = {
    "name": '"G"', "ratios": "[16, 20]", "peak_torque": "190", "max_speed": '"6000 rpm"',
    "backlash": '"9 arcmin"', "efficiency": '"94 %"',
}  # fmt: skip


def catalogue(motor=(), box=()):
    tables = (("motors", MOTOR | dict(motor)), ("gearboxes", BOX | dict(box)))
    rows = [f"[[{kind}]]\n" + "\n".join(f"{k} = {x}" for k, x in t.items()) for kind, t in tables]
    return "format = 1\n" + "\n".join(rows) + "\n"


SLIPS = [
    ({"rated_speed": "300"}, {}, r"rated_speed: unknown key.* or the rated speed as max_speed"),
    ({"torque_constant": '"850 mN/A"'}, {}, "torque_constant: '850 mN/A' .* N m/A, mN m/A"),
    ({"rated_torque": '"1,15 Nm"'}, {}, 'a decimal comma. Write rated_torque = "1.15 Nm"'),
    ({"rated_torque": '"1,15"'}, {}, "a decimal comma. Write rated_torque = 1.15"),
    ({"rated_torque": "115"}, {}, 'is below rated_torque, 115. .*"115 N cm" or "115 mN m"'),
    ({}, {"backlash": '"9 arcmn"'}, "backlash: '9 arcmn' .*: rad, mrad, deg, °, arcmin, arcsec"),
    ({}, {"backlash": '"8 \'"'}, "backlash: .*: rad, mrad, deg, °, arcmin, arcsec"),
    ({}, {"ratios": '["1:16", 20]'}, r"ratios\[0\]: '1:16': .* write 16"),
    ({}, {"ratios": '["3:49", 20]'}, r'ratios\[0\]: .* write "49 / 3"'),
    ({}, {"average_speed": "3000"}, 'below average_speed, 3000. .*write "3000 rpm"'),
    ({}, {"efficiency": '"94 per cent"'}, "efficiency: '94 per cent' .*: %"),
]


@pytest.mark.parametrize(("motor", "box", "answer"), SLIPS)
def test_a_slip_in_a_catalogue_is_answered_with_what_can_be_read(tmp_path, motor, box, answer):
    (tmp_path / "c.toml").write_text(catalogue(motor, box))
    done = run("catalogues", "c.toml", cwd=tmp_path)
    assert done.returncode
    assert re.search(answer, " ".join(done.stderr.split())), done.stderr


def test_formulas_are_still_formulas(tmp_path):
    (tmp_path / "c.toml").write_text(catalogue({"resistance": '"21.4 * 1.5"'}))
    (found,) = json.loads(run("catalogues", "c.toml", "--json", cwd=tmp_path).stdout)["motors"]
    assert found["resistance"] == pytest.approx(32.1)


@pytest.mark.parametrize(("mass", "time", "doubted"), [("1.55", "14", True), ("0.3", "14", False)])
def test_a_heavy_motor_that_is_warm_in_seconds_is_doubted(tmp_path, mass, time, doubted):
    (tmp_path / "c.toml").write_text(catalogue({"mass": mass, "thermal_time": time}))
    said = run("catalogues", "c.toml", cwd=tmp_path).stderr
    assert ('write "14 min"' in " ".join(said.split())) == doubted


def test_a_catalogue_shows_what_any_of_its_parts_has(tmp_path):
    (tmp_path / "c.toml").write_text(catalogue({"inductance": "0.0375"}, {"stiffness": "34377"}))
    said = run("catalogues", "c.toml", cwd=tmp_path).stdout
    assert " H " in said
    assert "0.0375" in said
    assert "N m/rad" in said
    assert "K/W" not in said


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("messages")
    (folder / "own.toml").write_text(catalogue())
    line = ("--q", "0.5,0.3", "--to", "0.9,-0.3", "--duration", "1", "--rate", "100")
    run("motion", "planar_2r", *line, "--swings", "2", "-o", "m.csv", cwd=folder)
    return folder


ASKED = [
    (("--motors", "servo,small_dc"), "--motors servo,small_dc: one catalogue only"),
    (("--motors", "servo,own.toml"), "--motors servo,own.toml: one catalogue only"),
    (("--motors", "strain_wave"), "--motors strain_wave: that is a catalogue of gearboxes"),
    (("--motors", "servo", "--gearboxes", "servo"), "--gearboxes servo: that is a catalogue of mo"),
    (("--motors", "servo", "--efficiency", "90"), "--efficiency must be above 0 and at most 1 (got "
     "90); for 90 % write 0.9"),
    (("--motors", "servo", "--most-ratio-sliding", "0"), "--most-ratio-sliding must be at least 1"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "answer"), ASKED)
def test_a_slip_in_an_option_is_answered_by_its_name(folder, asked, answer):
    done = run("size", "planar_2r", "m.csv", *asked, cwd=folder)
    assert done.returncode
    assert answer in " ".join(done.stderr.split())


def test_a_catalogue_in_place_of_a_robot(folder):
    said = " ".join(run("size", "own.toml", "m.csv", cwd=folder).stderr.split())
    assert "this is a catalogue of motors and gearboxes, no robot" in said
    assert "--motors FILE" in said


TREE = """format = 1
name = "T"
tool = { xyz = [0.3, 0, 0] }
[[links]]
name = "upper"
mass = 1
[[links]]
name = "fore"
mass = 1
[[joints]]
name = "shoulder"
kind = "revolute"
parent = "base"
child = "upper"
axis = [0, 0, 1]
[[joints]]
name = "elbow"
kind = "revolute"
parent = "uper"
child = "fore"
axis = [0, 0, 1]
"""


def test_a_misspelt_parent_is_not_blamed_on_the_tool(tmp_path):
    (tmp_path / "t.toml").write_text(TREE)
    said = " ".join(run("show", "t.toml", cwd=tmp_path).stderr.split())
    assert "t.toml:19: joints[1].parent: joint 'elbow' names an unknown link 'uper'" in said
    assert "Did you mean 'upper'?" in said
    # two tips that are meant still need frames
    (tmp_path / "t.toml").write_text(TREE.replace('"uper"', '"base"'))
    assert "a tree with 2 tips" in run("show", "t.toml", cwd=tmp_path).stderr


@pytest.mark.parametrize("command", ["size", "torque"])
def test_payloads_far_beyond_the_robot_are_doubted(folder, command):
    asked = (command, "planar_2r", "m.csv", "--payload")
    said = " ".join(run(*asked, "8000", "--payload-at", "0,0,-100", cwd=folder).stderr.split())
    assert "--payload-at lies 100 m away" in said
    assert "if it is in mm, write 0,0,-0.1" in said
    assert "if it is in g, write 8" in said
    said = run(*asked, "2", "--payload-at", "0,0,-0.1", cwd=folder).stderr
    assert "note: --payload" not in said


def test_no_zero_has_a_sign(folder):
    for more in ((), ("--dwell", "1")):
        said = run("size", "planar_2r", "m.csv", "--motors", "servo", "--json", *more, cwd=folder)
        assert not re.search(r"-0\.0\b(?!\d)", said.stdout)
