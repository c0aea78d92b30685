"""Units in catalogues: read where they are said, doubted where a number can hardly be meant."""

import json
import math
import re
import warnings
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rnea
from rnea.apps.sizing.joints import drives
from rnea.check import lint
from rnea.cli.app import app
from rnea.core.description.datasheet_units import FACTORS, with_unit
from rnea.errors import ModelWarning, RobotFileError
from rnea.files.robots.toml import (
    read_gearboxes,
    read_motors,
    read_shipped_gearboxes,
    read_shipped_motors,
    shipped_gearboxes,
    shipped_motors,
)

MOTOR = {
    "name": '"M"', "torque_constant": "0.0603", "resistance": "1.13", "inertia": "137e-7",
    "rated_torque": "0.187", "max_speed": "1257", "voltage": "48",
}  # fmt: skip
BOX = {
    "name": '"G"', "ratios": "[50, 100]", "peak_torque": "98", "max_speed": "586",
    "backlash": "9e-4", "inertia": "4.1e-5", "stiffness": "1.5e4", "mass": "1.1",
}  # fmt: skip


def table(kind, good, **changed):
    lines = [f"{key} = {value}" for key, value in (good | changed).items()]
    return "\n".join((f"[[{kind}]]", *lines, ""))


def motor(**changed):
    (found,) = read_motors("format = 1\n" + table("motors", MOTOR, **changed), "m.toml")
    return found


def gearbox(**changed):
    return read_gearboxes("format = 1\n" + table("gearboxes", BOX, **changed), "g.toml")[0]


# the SI number by hand
TOLD = {
    "max_speed": [("12000 rpm", 1256.6370614), ("3000 min^-1", 314.15926536)],
    "torque_constant": [("60.3 mN m/A", 0.0603), ("0.0603 Nm/A", 0.0603)],
    "inertia": [
        ("137 g cm^2", 1.37e-5), ("0.137 kg·cm²", 1.37e-5), ("13.7 kg mm^2", 1.37e-5),
        ("1.37e-5 kg*m**2", 1.37e-5),
    ],
    "rated_torque": [
        ("187 mNm", 0.187), ("187 N mm", 0.187), ("1.91 kgf cm", 0.18730702),
        ("26.5 ozf in", 0.18713112),
    ],
    "back_emf": [
        ("6.31 V/krpm", 0.06025606), ("6.31 mV/rpm", 0.06025606), ("6.31 V/1000 r/min", 0.06025606),
    ],
    "inductance": [("0.33 mH", 3.3e-4), ("330 uH", 3.3e-4), ("330 µH", 3.3e-4)],
    "resistance": [("1130 mohm", 1.13), ("1.13 Ω", 1.13)],
    "thermal_time": [("41.5 s", 41.5), ("2 min", 120.0)],
}  # fmt: skip


@pytest.mark.parametrize(("key", "said", "si"), [(k, *x) for k, some in TOLD.items() for x in some])
def test_a_number_of_a_motor_with_its_unit(key, said, si):
    assert getattr(motor(**{key: f'"{said}"'}), key) == pytest.approx(si, rel=1e-7)


@pytest.mark.parametrize(
    ("key", "said", "si"),
    [
        ("backlash", "3 arcmin", 3 / 60 * math.pi / 180),
        ("backlash", "0.8 deg", 0.8 * math.pi / 180),
        ("backlash", "20 arcsec", 20 / 3600 * math.pi / 180),
        ("stiffness", "4.5 N m/arcmin", 4.5 * 60 * 180 / math.pi),
        ("efficiency", "70 %", 0.7),
        ("mass", "360 g", 0.36),
        ("max_speed", "(2 * 2800) rpm", 5600 * 2 * math.pi / 60),
        ("max_speed", "5600*2*pi/60", 5600 * 2 * math.pi / 60),
    ],
)
def test_a_number_of_a_gearbox_with_its_unit(key, said, si):
    assert getattr(gearbox(**{key: f'"{said}"'}), key) == pytest.approx(si, rel=1e-12)


def test_each_ratio_may_have_its_own_unit():
    boxes = read_gearboxes(
        "format = 1\n" + table("gearboxes", BOX, max_speed='["5600 rpm", 500]'), "g.toml"
    )
    assert [box.max_speed for box in boxes] == [pytest.approx(5600 * math.pi / 30), 500]


def test_the_motor_of_a_robot_file_is_read_with_the_same_units():
    """In degrees too: a unit that is said is not turned again."""
    text = 'format = 1\nname = "A"\nconvention = "standard"\nangles = "degrees"\n[[links]]\n'
    text += 'mass = 1\n[links.motor]\ntorque_constant = "50 mN m/A"\nresistance = 1\n'
    text += 'max_speed = "3000 rpm"\n[links.gear]\nratio = 50\nbacklash = "3 arcmin"\n'
    (joint,) = drives(rnea.loads(text).description).values()
    assert joint.motor.torque_constant == 0.05
    assert joint.motor.max_speed == pytest.approx(100 * math.pi, rel=1e-15)
    assert joint.gear.backlash == pytest.approx(3 / 60 * math.pi / 180, rel=1e-15)


@pytest.mark.parametrize(
    ("key", "said", "message"),
    [
        ("max_speed", "9 arcmin", "'9 arcmin' is not in rad/s. Units that can be read here: rad"),
        ("rated_torque", "187 N", "'187 N' is not in N m. Units that can be read here: N m, kN m"),
        ("max_speed", "6000 turns", "'6000 turns' is no number .* here: rad/s, rpm, 1/min"),
        ("max_speed", "6000 * rpm", "unknown parameter 'rpm'"),
        ("max_speed", "30001/min", "cannot read|unknown parameter"),
    ],
)  # fmt: skip
def test_another_unit_is_told_the_legal_ones(key, said, message):
    with pytest.raises(RobotFileError, match=message) as caught:
        motor(**{key: f'"{said}"'})
    assert caught.value.line > 2


def test_entries_of_robots_that_read_no_units_tell_the_factor():
    text = 'format = 1\nname = "A"\nconvention = "standard"\n[[links]]\na = "30 mm"\n'
    with pytest.raises(RobotFileError, match=r"""'30 mm' is "30/1000" m"""):
        rnea.loads(text)


def test_a_ratio_has_no_unit():
    with pytest.raises(RobotFileError, match="'50 rpm' is not in numbers"):
        gearbox(ratios='["50 rpm", 100]')


@pytest.mark.parametrize("si", FACTORS)
def test_no_unit_is_read_as_two(si):
    """A spelling means one thing within its table, whatever stands between its letters."""
    for name, factor in FACTORS[si].items():
        assert with_unit(f"7 {name}", si).text == f"7{factor}"
        assert with_unit(f"7{name.replace(' ', '')}", si) is None or name[0].isdigit() is False


def test_a_text_of_megabytes_is_refused_at_once():
    with pytest.raises(RobotFileError, match="a formula of 1000004 characters"):
        motor(max_speed=f'"{"9" * 1_000_000} rpm"')


def test_the_page_lists_every_unit_that_is_read():
    """In the table of docs/look-up/drive.md, with the signs that keyboards have."""
    page = (Path(__file__).parent.parent / "docs" / "look-up" / "drive.md").read_text("utf-8")
    section = page[page.index("**Units.**") : page.index("A number that a part can hardly have")]
    listed = {unit.strip() for unit in re.split(r"[,;|\n]", section)}
    of_drives = FACTORS.keys() - {"m", "m/s", "N", "V", "N m s/rad", "K/W"}
    for unit in (unit for si in of_drives for unit in FACTORS[si]):
        plain = unit.replace("²", "^2").replace("µ", "u").replace("Ω", "ohm").replace("°", "deg")
        assert plain in listed, unit


def test_parameters_of_a_catalogue():
    head = 'format = 1\n[parameters]\nrpm = "2*pi/60"\nfast = "6000*rpm"\n'
    (found,) = read_motors(head + table("motors", MOTOR, max_speed='"fast / 2"'))
    assert found.max_speed == pytest.approx(100 * math.pi, rel=1e-15)
    with pytest.raises(RobotFileError, match="'pi' cannot name a parameter"):
        read_motors("format = 1\n[parameters]\npi = 3\n" + table("motors", MOTOR))


# ---- numbers that can hardly be meant ------------------------------------------------------------

DOUBTED = [
    # (maker, key, number in the sheet's unit, what is advised)
    (motor, "max_speed", "12000", '"12000 rpm"'),
    (motor, "max_speed", "6000", '"6000 rpm"'),
    (motor, "torque_constant", "60.3", '"60.3 mN m/A"'),
    (motor, "inertia", "137", '"137 g cm\\^2"'),
    (motor, "inertia", "0.137", '"0.137 kg cm\\^2"'),
    (motor, "inertia", "0.0137", '"0.0137 kg cm\\^2"'),
    (motor, "rated_torque", "187", '"187 mN m"'),
    (motor, "inductance", "0.33", '"0.33 mH"'),
    (motor, "back_emf", "6.31", '"6.31 V/krpm"'),
    (motor, "mass", "480", '"480 g"'),
    (gearbox, "backlash", "3", '"3 arcmin"'),
    (gearbox, "backlash", "0.8", '"0.8 deg"'),
    (gearbox, "max_speed", "5600", '"5600 rpm"'),
    (gearbox, "inertia", "0.41", '"0.41 kg cm\\^2"'),
    (gearbox, "stiffness", "4.5", '"4.5 N m/arcmin"'),
    (gearbox, "mass", "1100", '"1100 g"'),
]


@pytest.mark.parametrize(("make", "key", "said", "advice"), DOUBTED)
def test_a_sheets_number_without_its_unit_is_doubted(make, key, said, advice):
    with pytest.warns(ModelWarning, match=rf"{key}: .*{advice}") as caught:
        make(**{key: said})
    assert len(caught) == 1


def test_a_speed_that_the_supply_cannot_give_is_doubted():
    """1800 rpm: a speed that motors have, but not this one at 12 V: 12 / 0.0603 = 199 rad/s."""
    with pytest.warns(ModelWarning, match=r"12 V turn this motor at 199 rad/s.*\"1800 rpm\""):
        motor(max_speed="1800", voltage="12")


def test_more_than_the_stall_torque_is_doubted():
    """12 V · 0.0603 / 30 ohm = 0.0241 N m."""
    with pytest.warns(ModelWarning, match=r"0.187 N m is more than 12 V give at rest, 0.0241 N m"):
        motor(voltage="12", resistance="30", max_speed="300")


CONTRADICTING = [
    # back-EMF beside 0.0603 N m/A, and what is advised: 3.65 V/krpm effective between two phases is
    # 3.65 · 60 / (2000 π) = 0.03485 V s/rad, and the root of 3 times that 0.06037
    ('"3.65 V/krpm"', "effective between two phases.* write 0.06037"),
    ("0.03485", "effective between two phases.* write 0.06036"),
    ("3.65", "V/krpm effective between two phases.* write 0.06037"),
    ("0.085", "Are both effective or both peak values"),
    ("0.05", "Are both effective or both peak values"),
]


@pytest.mark.parametrize(("said", "advice"), CONTRADICTING)
def test_a_back_emf_that_contradicts_the_torque_constant_is_doubted(said, advice):
    """In catalogues and in robot files, with its unit or without: a unit does not settle it."""
    with pytest.warns(ModelWarning, match=rf"back_emf: .* go with a torque_constant.*{advice}"):
        motor(back_emf=said)
    row = f"motor = {{ torque_constant = 0.0603, resistance = 1, back_emf = {said} }}"
    text = f'format = 1\nname = "R"\nconvention = "standard"\n[[links]]\nmass = 1\na = 1\n{row}\n'
    found = [x for x in lint(rnea.loads(text)) if x.code == "unit-drive"]
    assert [x.path for x in found] == ["links[0].motor.back_emf"]
    assert re.search(advice, found[0].probably)


@pytest.mark.parametrize("part", [0.92, 1.0, 1.22, 1.3])
def test_a_back_emf_as_far_from_the_torque_constant_as_sheets_have_it_is_believed(part):
    """Up to 1.22 in the catalogue of servo motors, by rounding and iron losses."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        motor(back_emf=str(0.0603 * part))


@pytest.mark.parametrize("said", ['"30000 rpm"', '"180000 deg/s"'])
def test_a_unit_that_is_said_is_believed(said):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert motor(max_speed=said).max_speed == pytest.approx(1000 * math.pi)


def test_nothing_of_the_shipped_catalogues_is_doubted():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in shipped_motors():
            read_shipped_motors(name)
        for name in shipped_gearboxes():
            read_shipped_gearboxes(name)


# ---- one file with both --------------------------------------------------------------------------


def shown(*words):
    return CliRunner().invoke(app, ["catalogues", *words])


@pytest.fixture
def both(tmp_path):
    file = tmp_path / "parts.toml"
    head = 'format = 1\nsource = "two sheets"\n'
    file.write_text(head + table("motors", MOTOR) + table("gearboxes", BOX))
    return str(file)


def test_a_file_of_motors_and_gearboxes_shows_both(both):
    said = shown(both).output
    assert "Motors of" in said
    assert "Gearboxes of" in said
    assert "source: two sheets" in said
    assert "Gearboxes of" not in shown(both, "--kind", "motors").output
    facts = json.loads(shown(both, "--json").output)
    assert facts["kind"] == "motors and gearboxes"
    assert (len(facts["motors"]), len(facts["gearboxes"])) == (1, 2)


def test_a_file_tells_its_kind_by_its_content(tmp_path):
    file = tmp_path / "boxes.toml"
    file.write_text("format = 1\n" + table("gearboxes", BOX))
    assert "G 100:1" in shown(str(file)).output
    file.write_text("format = 1\n")
    assert "a catalogue has [[motors]], [[gearboxes]] or both" in str(shown(str(file)).exception)


def test_unconfirmed_is_true_or_false(tmp_path):
    file = tmp_path / "boxes.toml"
    file.write_text("format = 1\nunconfirmed = true\n" + table("gearboxes", BOX))
    assert "were not checked" in " ".join(shown(str(file)).output.split())
    file.write_text('format = 1\nunconfirmed = "partly"\n' + table("gearboxes", BOX))
    assert "expected true or false, got 'partly'" in str(shown(str(file)).exception)
