"""One state, as one types it: the simplest mistake first, digits, degrees, and what is next."""

import json

import numpy as np
import pytest

import rnea
from rnea.check import diagnose
from rnea.errors import InputError
from support.command import run
from test_diagnose import state_of


def at_rest(robot, q, times):
    """The diagnosis of static torques with factors."""
    arm = rnea.load(robot)
    state = np.array([q], dtype=float), np.zeros((1, len(q))), np.zeros((1, len(q)))
    return diagnose(arm, *state, arm.inverse_dynamics(*state) * times)


# ---- among mistakes with the same torques, the simplest ---------------------------------------


@pytest.mark.parametrize(
    ("robot", "q", "times", "key"),
    [
        ("one_link", [np.pi / 2], -1, "gravity_sign"),
        ("one_link", [0.4], -1, "gravity_sign"),
        ("one_link", [0.4], 0, "no_gravity"),
        ("planar_2r", [0.4, 0.3], -1, "gravity_sign"),
        ("planar_2r", [0.4, 0.3], [1, -1], "negated_torque"),
        ("planar_2r", [0.4, 0.3], [-1, 1], "negated_torque"),
        ("ur5", [0, -1, 1, 0.3, 0.2, 0], [1, 1, -1, 1, 1, 1], "negated_torque"),
    ],
)
def test_a_sign_is_named_before_a_table_misread(robot, q, times, key):
    found = at_rest(robot, q, times)
    assert found.verdict == "mistake"
    assert found.mistakes[0].key == key


def test_the_command_names_the_sign_of_one_link():
    done = run("diagnose", "one_link", "--q", "pi/2", "--tau=-4.905")
    assert done.returncode == 1
    assert done.stdout.splitlines()[1].strip() == "gravity with the wrong sign"


# ---- digits -----------------------------------------------------------------------------------

# m a^2/3 qdd + m g a/2 sin(q) of the one-link arm at q = pi/6, qdd = 2: 2/3 + 4.905/2
RIGHT = 2 / 3 + 4.905 / 2
SWING = ("one_link", "--q", "pi/6", "--qdd", "2", "--tau")
EXAMPLE = ("planar_2r", "--q", "pi/4,pi/6", "--qd", "0.5,0.3", "--qdd", "0.1,0.2")


def told(*arguments):
    done = run("diagnose", *arguments, "--json")
    assert done.returncode in (0, 1), done.stderr
    facts = json.loads(done.stdout)
    assert (facts["verdict"] == "right") == (done.returncode == 0)
    return facts


@pytest.mark.parametrize("places", [2, 3, 4, 8])
def test_a_rounded_torque_is_right_and_the_next_one_is_not(places):
    rounded = round(RIGHT, places)
    assert told(*SWING, f"{rounded:.{places}f}")["verdict"] == "right"
    for next_one in (rounded + 10.0**-places, rounded - 10.0**-places):
        # a hundred-thousandth part is rounding of a program
        expected = "right" if places == 8 else "inexact"
        assert told(*SWING, f"{next_one:.{places}f}")["verdict"] == expected


def test_of_two_digits_the_next_is_unknown_or_what_a_mistake_has():
    """3.1 is right; a link taken for a point has m (a/2)² qdd + m g a/2 sin(q) = 2.9525, or 3.0."""
    assert told(*SWING, "3.1")["verdict"] == "right"
    assert told(*SWING, "3.2")["verdict"] == "unknown"
    assert [m["key"] for m in told(*SWING, "3.0")["mistakes"]] == ["no_inertia"]


def test_a_wrong_last_digit_is_told():
    done = run("diagnose", *SWING, "3.113")
    assert done.returncode == 1
    assert "joint1: 3.113 for 3.11917. It differs in the 4th digit: 0.198 %." in done.stdout
    assert "Rounding on the way?" in done.stdout
    assert "yours / right" in done.stdout


@pytest.mark.parametrize(("given", "digit"), [("2.46", "3rd"), ("2.4531", "4th"), ("2.4525", "")])
def test_the_wrong_digit_is_counted_as_it_was_written(given, digit):
    """2.45251 is right, and 2.45 of it."""
    done = run("diagnose", "one_link", "--q", "0.5236", "--tau", given)
    assert (f"It differs in the {digit} digit" in done.stdout) == bool(digit)


@pytest.mark.parametrize("zero", ["0", "0.0", "0.00"])
def test_two_digits_of_one_joint_name_a_mistake_that_has_them(zero):
    facts = told("one_link", "--q", "0.5236", "--tau", zero)
    assert [m["key"] for m in facts["mistakes"]] == ["no_gravity"]
    assert facts["verdict"] == "mistake"


def test_few_digits_are_right_with_what_they_hide():
    """-48.7471 and -10.9580 are right."""
    done = run("diagnose", *EXAMPLE, "--tau=-49,-11")
    assert done.returncode == 0
    assert "right to the digits given" in done.stdout
    assert "joint1 1.03 %, joint2 4.56 %" in done.stdout
    assert "m1 r1² of the first link left out" in done.stdout  # 0.25 %


@pytest.mark.parametrize(
    "arguments",
    [
        ("one_link", "--q", "3.14159", "--tau", "0"),
        ("one_link", "--q", "3.14", "--tau", "0"),
        ("one_link", "--q", "1.57", "--tau", "4.90500"),
        ("one_link", "--q", "pi/2", "--tau", "4.91"),  # a 5 is rounded up or down
        ("one_link", "--q", "pi/2", "--tau", "4.90"),
        ("one_link", "--q", "0.785", "--tau", "3.46836"),  # 4.905 sin(pi/4)
        ("planar_2r", "--q", "3.1416,0", "--tau", "0,0"),
        ("planar_2r", "--q", "3.1416,0", "--tau", "0.00,-0.00"),
    ],
)
def test_what_may_have_been_rounded_is_right(arguments):
    assert told(*arguments)["verdict"] == "right"


@pytest.mark.parametrize(
    "arguments",
    [
        ("one_link", "--q", "0.4", "--tau", "0"),  # right: 1.91
        ("one_link", "--q", "0.3", "--tau", "1.47"),  # 4.905 sin(0.3) = 1.4495; 0.3 is meant
        ("one_link", "--q", "3.1", "--tau", "0"),  # right: 0.204
        ("planar_2r", "--q", "3.0,0", "--tau", "0,0"),
    ],
)
def test_digits_forgive_no_more_than_they_say(arguments):
    assert told(*arguments)["verdict"] != "right"


def test_a_mistake_is_named_from_rounded_torques():
    facts = told(*EXAMPLE, "--tau=-48.8721,-10.9580")
    assert [m["key"] for m in facts["mistakes"]] == ["no_own_parallel_axis"]
    upside_down = rnea.load("planar_2r").inverse_dynamics(
        [np.pi / 4, np.pi / 6], [0.5, 0.3], [0.1, 0.2], gravity=[0, 0, 9.81]
    )
    for places in (1, 2, 3):
        typed = ",".join(f"{x:.{places}f}" for x in upside_down)
        facts = told(*EXAMPLE, f"--tau={typed}")
        assert [m["key"] for m in facts["mistakes"]] == ["gravity_sign"]


def test_a_mistake_beside_other_rounding_is_the_nearest():
    """Upside down it is 50.2985 and 11.7838: |(0.3015, 0.0662)| is 0.594 % of what is typed."""
    assert told(*EXAMPLE, "--tau=50.30,11.78")["verdict"] == "mistake"
    done = run("diagnose", *EXAMPLE, "--tau=50.60,11.85")
    assert "no known mistake" in done.stdout
    assert "Nearest: gravity with the wrong sign, which leaves 0.594 %" in done.stdout
    assert "rounding on the way?" in done.stdout


def test_digits_are_one_number_per_joint():
    arm = rnea.load("planar_2r")
    state = [[0.3, 0.5]], [[0, 0]], [[0, 0]], [[-24.4, -8.45]]
    for digits in ([0.1], 0.1, [0.1, -0.1], [0.1, np.nan]):
        with pytest.raises(InputError, match="digits: one deviation"):
            diagnose(arm, *state, digits=digits)


# ---- signs of velocity terms, at the state of the lesson: C qd is 0.234 and 0.15 there ----------


@pytest.mark.parametrize(
    ("tau", "key"),
    [
        ("-48.2791,-11.258", "velocity_sign"),  # -48.7471 + 2 * 0.234, -10.958 - 2 * 0.15
        ("-48.3871,-10.958", "coriolis_sign"),  # 2 m2 l1 r2 sin(q2) qd1 qd2 = 0.18 at joint 1
        ("-48.39,-10.96", "coriolis_sign"),
        ("-48.6391,-11.258", "centrifugal_sign"),  # m2 l1 r2 sin(q2) qd2² = 0.054
        ("-43.1989,-5.74173", "relative_taken_as_absolute"),
    ],
)
def test_small_mistakes_are_named_before_rounding(tau, key):
    facts = told(*EXAMPLE, f"--tau={tau}")
    assert facts["verdict"] == "mistake"
    assert [m["key"] for m in facts["mistakes"]] == [key]


# ---- degrees ----------------------------------------------------------------------------------


def test_an_angle_of_many_turns_is_asked_about():
    done = run("diagnose", "one_link", "--q", "90", "--tau", "4.905")
    assert "are these degrees?" in done.stderr
    assert "radians taken for degrees" in done.stdout
    assert run("diagnose", "one_link", "--q", "1", "--tau", "4.905").stderr == ""
    with pytest.warns(rnea.ModelWarning, match="are these degrees"):
        diagnose(rnea.load("one_link"), [[90.0]], [[0.0]], [[0.0]], [[4.905]])


# ---- what nothing explains --------------------------------------------------------------------


def test_ratios_stand_beside_torques_that_nothing_explains():
    done = run("diagnose", *EXAMPLE, "--tau=17,-21.9159")
    assert done.returncode == 1
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["joint2", "-21.9159", "-10.958", "-10.9579", "2.000", "50", "%"] in rows
    for word in ("Nearest", "sum of the torque's parts"):
        assert word not in done.stdout
    assert "rnea explain planar_2r --q=pi/4,pi/6 --qd=0.5,0.3 --qdd=0.1,0.2\n" in done.stdout


def test_a_ratio_of_rows_is_told_where_it_is_steady():
    arm = rnea.load("planar_2r")
    state = state_of(arm)
    right = arm.inverse_dynamics(*state)
    given = right * [2.0, 1.0] + [0, 1] * np.sin(17 * state[0][:, :1])
    found = diagnose(arm, *state, given)
    assert found.verdict == "unknown"
    assert found.torques.ratio[0] == pytest.approx(2.0)
    assert np.isnan(found.torques.ratio[1])
    np.testing.assert_allclose(found.torques.right, np.sqrt(np.mean(right**2, axis=0)))
    off = given - right
    assert found.torques.row == np.argmax(
        np.sum((off / np.sqrt(np.mean(right**2, axis=0))) ** 2, axis=1)
    )
    assert found.factors == {}


def test_the_command_for_the_worst_row_can_be_copied(tmp_path):
    arm = rnea.load("planar_2r")
    t = np.arange(4) / 10
    q = np.stack([0.3 + t, 0.5 - t], axis=1)
    tau = arm.inverse_dynamics(q, 0 * q, 0 * q)
    tau[2] += [5, -7]
    names = [f"{x}_joint{i}" for x in ("q", "qd", "qdd", "tau") for i in (1, 2)]
    table = np.column_stack([t, q, 0 * q, 0 * q, tau])
    mine = tmp_path / "mine.csv"
    np.savetxt(mine, table, delimiter=",", header=",".join(["t", *names]), comments="")
    done = run("diagnose", "planar_2r", str(mine))
    assert "Row 3 is off most." in done.stdout
    assert "rnea explain planar_2r --q=0.5,0.3 --qd=0,0 --qdd=0,0" in done.stdout


def test_parts_are_told_of_many_numbers_only():
    arm = rnea.load("puma560")
    state = state_of(arm, rows=60)
    mixed = 1.2 * arm.inverse_dynamics(*state) + 0.3 * arm.gravity_torque(state[0])
    assert diagnose(arm, *state, mixed).factors["gravity"] == pytest.approx(1.5)
    one = [x[:1] for x in state]
    found = diagnose(arm, *one, mixed[:1])
    assert found.verdict == "unknown"
    assert found.factors == {}
