"""What a diagnosis says is so: its reasons, its verdict in every view, digits wherever given.

Reasons are looked up in the robot's torque budget here, not by the search's own facts.
"""

import json
import re

import numpy as np
import pytest

import rnea
from rnea.apps.check.diagnose.indistinguishable import _WHY_SAME, _by_sameness
from rnea.check import diagnose
from rnea.report.tables.diagnosis_tables import diagnosis_facts, remark_lines
from support.command import run
from support.tiers import sample_cases
from test_diagnose import state_of

ARMS = ["one_link", "planar_2r", "craig_2r", "planar_3r", "scara", "rp_arm", "gantry", "puma560"]


def rising(arm, rows):
    """All joints at rest but those that slide, which have one acceleration."""
    q, qd, qdd = state_of(arm, rows=rows)
    slides = np.array([body.joint.slides for body in arm.model.bodies])
    return q, 0 * qd, 0 * qdd - 0.8 * slides


MOTIONS = {
    "moving": lambda arm, rows: state_of(arm, rows=rows),
    "slow": lambda arm, rows: [x * by for x, by in zip(state_of(arm, rows=rows), (1, 0.02, 0.02),
                                                       strict=True)],
    "still": lambda arm, rows: [x * by for x, by in zip(state_of(arm, rows=rows), (1, 0, 0),
                                                        strict=True)],
    "one joint": lambda arm, rows: [x * (np.arange(arm.n) == 0) for x in state_of(arm, rows=rows)],
    "rising": rising,
}  # fmt: skip


def none_of(arm, state, *names):
    """Whether these parts of the budget are next to nothing beside the torque of their joint."""
    parts = dict(arm.torque_budget(*state).items())
    size = np.abs(arm.inverse_dynamics(*state)).max(axis=0) + 1e-9
    return all(np.all(np.abs(parts[name]) <= 1e-5 * size) for name in names)


def only_gravity(arm, state):
    names = [name for name, _ in arm.torque_budget(*state).items() if name != "gravity"]
    return none_of(arm, state, *names)


def one_joint_only(arm, state):
    loaded = np.abs(arm.inverse_dynamics(*state)).max(axis=0)
    return np.sum(loaded > 1e-5 * loaded.max()) == 1


def sines_only(arm, state):
    """tau(-q) has the same inertia and gravity, and velocity terms of the other sign."""
    q, qd, qdd = state
    parts = arm.torque_budget(q, qd, qdd)
    other = arm.torque_budget(-q, qd, qdd)
    velocity = parts.coriolis + parts.centrifugal
    pairs = [
        (other.gravity + other.inertia, parts.gravity + parts.inertia),
        (other.coriolis + other.centrifugal, -velocity),
    ]
    return all(np.allclose(a, b, atol=1e-6 * np.abs(a).max() + 1e-9) for a, b in pairs)


def has_a_point_mass(arm, state):
    return any(not np.any(body.inertia.about_com) for body in arm.model.bodies)


CLAIMS = {
    "gravity is the only torque here": only_gravity,
    "no other joint needs a torque here": one_joint_only,
    "gravity is the only torque of this joint, and no other has any": lambda arm, state: (
        only_gravity(arm, state) and one_joint_only(arm, state)
    ),
    "no Coriolis terms are felt in this motion": lambda *x: none_of(*x, "coriolis"),
    "no centrifugal terms are felt in this motion": lambda *x: none_of(*x, "centrifugal"),
    "with two joints both exchange the two torques": lambda arm, state: arm.n == 2,
    "the link is a point mass": has_a_point_mass,
    "transposed turns have all angles with the other sign; the cosines stay, and the velocity "
    "terms are sines here": sines_only,
}


def test_every_reason_has_a_fact_or_says_only_that_the_torques_are_the_same():
    restated = {why for why, fact in _WHY_SAME.values() if fact is _by_sameness}
    assert {why for why, _ in _WHY_SAME.values()} == set(CLAIMS) | restated
    assert not restated & set(CLAIMS)


@sample_cases(2)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("robot", ARMS)
def test_a_reason_holds_on_the_robot_and_motion_at_hand(robot, motion):
    """Of right torques, of a factor, of the opposite sign, and of one joint's sign."""
    arm = rnea.load(robot)
    state = MOTIONS[motion](arm, 8)
    right = arm.inverse_dynamics(*state)
    first = 1 - 2.0 * (np.arange(arm.n) == 0)
    for factor in (1, 1.05, -1, 2, first):
        found = diagnose(arm, *state, right * factor)
        assert len(found.like) == len(found.why_like)
        assert len(found.same) == len(found.why_same)
        for reason in (*found.why_like, *found.why_same):
            assert CLAIMS.get(reason, lambda *_: True)(arm, state), (factor, reason)


@sample_cases(2)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("robot", [arm for arm in ARMS if arm != "one_link"])
def test_a_common_factor_is_no_other_gravity(robot, motion):
    """Beside a g that nobody has the factor comes first, and g is another name where all is weight.

    Of a few digits and of noise too: both explain the same torques then.
    """
    arm = rnea.load(robot)
    state = MOTIONS[motion](arm, 25)
    tau = 1.05 * arm.inverse_dynamics(*state)
    if np.count_nonzero(tau) < 2:
        pytest.skip("one number is explained by any factor")
    noise = 1 + 1e-4 * np.random.default_rng(0).normal(size=tau.shape)
    for given in (tau, tau * noise):
        found = diagnose(arm, *state, given)
        assert found.mistakes[0].key == "common_factor", repr(found)
        assert "all torques 1.05 times the right ones" in repr(found)
    found = diagnose(arm, *state, tau)
    also = {other[0].key: why for other, why in zip(found.like, found.why_like, strict=True)}
    assert ("gravity is the only torque here" in also.values()) == only_gravity(arm, state)
    assert ("other_g" in also) or not only_gravity(arm, state)


@sample_cases(1, each="still")
@pytest.mark.parametrize("robot", ["puma560", "ur5", "panda"])
@pytest.mark.parametrize("still", [True, False])
def test_a_factor_and_offsets_are_found_to_the_digits_of_one_row_or_a_few(robot, still):
    """Of torques written with three decimals, small ones among large ones."""
    arm = rnea.load(robot)
    rng = np.random.default_rng(3)
    for factor in (1.05, 1.3, 0.5):
        q, qd, qdd = rng.uniform(-1.5, 1.5, (3, 1, arm.n))
        qd, qdd = qd * (not still), qdd * (not still)
        tau = np.round(factor * arm.inverse_dynamics(q, qd, qdd), 3)
        found = diagnose(arm, q, qd, qdd, tau)
        assert found.mistakes, tau
        assert found.mistakes[0].title == f"all torques {factor} times the right ones"
    offset = np.resize([0.5, 0, -1.25, 0.1], arm.n)
    for rows in (6, 12):
        state = rng.uniform(-1.5, 1.5, (3, rows, arm.n))
        tau = np.round(arm.inverse_dynamics(*state) + offset, 3)
        found = diagnose(arm, *state, tau)
        assert found.mistakes[0].key == "offset"
        assert "0.5 N m" in found.mistakes[0].title


def test_one_acceleration_along_gravity_is_a_factor_and_another_g_for_another_reason():
    """m (g + a) of a lift: 1.05 of both is another g, and gravity is not the only torque."""
    arm = rnea.load("scara")
    found = diagnose(arm, *rising(arm, 6), 1.05 * arm.inverse_dynamics(*rising(arm, 6)))
    keys = {m.key for m in found.mistakes} | {other[0].key for other in found.like}
    assert {"common_factor", "other_g"} <= keys
    assert "only torque" not in str(found)


def test_a_gravity_that_people_use_is_named_before_its_factor():
    arm = rnea.load("planar_2r")
    state = MOTIONS["still"](arm, 5)
    found = diagnose(arm, *state, arm.inverse_dynamics(*state, gravity=[0, 0, -10]))
    assert found.mistakes[0].key == "other_g"
    assert "gravity of 10 m/s²" in found.mistakes[0].title
    assert [other[0].key for other in found.like] == ["common_factor"]


# ---- one verdict in every view ------------------------------------------------------------------


def _verdicts():
    """Torques of every verdict, typed for one state of an arm."""
    arm = rnea.load("planar_2r")
    q, qd, qdd = [np.array([x]) for x in ([0.3, 0.5], [1.0, -0.4], [0.7, 2.0])]
    right = arm.inverse_dynamics(q, qd, qdd)[0]
    weightless = arm.inverse_dynamics(q, 0 * qd, qdd, gravity=[0, 0, 0])[0]
    return {
        "right": right,
        "mistake": right - 2 * arm.gravity_torque(q)[0],
        "two mistakes": weightless,
        "inexact": right * [1.004, 1],
        "unknown": right * [2.3, -0.7],
        # nearly what gravity of the wrong sign gives
        "unknown, with a candidate": (right - 2 * arm.gravity_torque(q)[0]) * [1.004, 1.006],
    }


@sample_cases(3)
@pytest.mark.parametrize("kind", _verdicts())
def test_a_verdict_names_the_same_mistakes_in_every_view(kind):
    arm = rnea.load("planar_2r")
    typed = ["--q=0.3,0.5", "--qd=1,-0.4", "--qdd=0.7,2", "--tau=" + ",".join(
        f"{x:.6g}" for x in _verdicts()[kind])]  # fmt: skip
    words = run("diagnose", "planar_2r", *typed, "--verbose")
    facts = json.loads(run("diagnose", "planar_2r", *typed, "--json").stdout)
    tau = [float(f"{x:.6g}") for x in _verdicts()[kind]]
    found = diagnose(arm, [[0.3, 0.5]], [[1, -0.4]], [[0.7, 2]], [tau])
    verdict = kind.partition(",")[0]
    assert found.verdict == facts["verdict"] == verdict
    assert words.returncode == (verdict != "right")
    titles = [m.title for m in found.mistakes]
    count = {"mistake": 1, "two mistakes": 2}.get(verdict, 0)
    assert len(titles) == count
    assert [m["title"] for m in facts["mistakes"]] == titles
    assert repr(found) == f"<Diagnosis: {verdict}{', ' * bool(titles)}{' and '.join(titles)}>"
    plain = re.sub(r"\s+", " ", words.stdout)
    for text in (str(found), words.stdout):
        assert text.count("Cure:") == count
    for line in str(found).splitlines():
        assert re.sub(r"\s+", " ", line.strip()) in plain
    # what comes nearest is under its own name, and nowhere else
    assert bool(found.candidates) == bool(facts["candidates"])
    assert not found.candidates or verdict == "unknown"
    assert [m["key"] for m in facts["candidates"]] == [m.key for m in found.candidates]
    assert ("Nearest:" in plain) == (kind == "unknown, with a candidate")
    assert facts | diagnosis_facts(found) == facts
    for line in remark_lines(found, verbose=True):
        assert re.sub(r"\s+", " ", line.strip()) in plain


# ---- one rule for digits ------------------------------------------------------------------------

TYPED = [
    ("planar_2r", {"q": "0.3,0.5", "qd": "2,1", "qdd": "1,2"}, ["-17.1,-3.5", "-17,-3.5", "-17,-3",
     "-16.9,-3.5", "17,-3.5", "-17.11,-3.500", "-17.1137,-3.50037", "-18,-3.5"]),
    ("planar_2r", {"q": "3.0,0"}, ["0,0"]),
    ("planar_2r", {"q": "3.1416,0"}, ["0,0"]),
    ("planar_2r", {"q": "pi/4,pi/6", "qd": "0.5,0.3", "qdd": "0.1,0.2"}, [
        "-49,-11", "-48.7,-11", "-48.8721,-10.9580", "-48.2791,-11.258", "-48.39,-10.96",
        "50.30,11.78", "50.60,11.85", "17,-21.9159", "50.28,11.53"]),
    ("one_link", {"q": "pi/6", "qdd": "2"}, ["3.12", "3.1", "3.2", "3", "3.113", "3.11917"]),
    ("one_link", {"q": "0.5236"}, ["2.46", "2.4531", "2.45", "0"]),
    ("one_link", {"q": "pi/2"}, ["4.91", "4.905", "5", "-4.905", "4.92"]),
    ("one_link", {"q": "0.785"}, ["3.46836", "3.47", "3.5"]),
    ("one_link", {"q": "3.14"}, ["0"]),
    ("craig_2r", {"q": "0.3,0.6", "qd": "1,0.5", "qdd": "2,1"}, [
        "-14.42,-0.883", "-14,-0.9", "30,9"]),
    ("scara", {"q": "0.3,0.4,0.1,0.2"}, ["0,0,-15,0", "0,0,-16,0", "0,0,-15.7,0"]),
    ("rp_arm", {"q": "0.5,0.7", "qd": "1,1"}, ["20,5", "1,1"]),
    ("ur5", {"q": "0,-1,1,0.3,0.2,0"}, ["0,-38,-13,0,0,0", "0,-38.2,-12.6,0.1,0.0,0"]),
]  # fmt: skip


@sample_cases(12)
@pytest.mark.parametrize(
    ("robot", "state", "tau"),
    [(robot, state, tau) for robot, state, every in TYPED for tau in every],
    ids=lambda x: x if isinstance(x, str) else "",
)
def test_python_judges_few_digits_as_the_command_does(robot, state, tau):
    """Floats have the digits with which Python writes them; only zeros at the end are lost."""
    options = [f"--{name}={text}" for name, text in (state | {"tau": tau}).items()]
    facts = json.loads(run("diagnose", robot, *options, "--json").stdout)
    arm = rnea.load(robot)
    given = {"q": None, "qd": "0", "qdd": "0"} | state
    rows = [
        [[eval(x, {"pi": np.pi}) for x in text.split(",")]] if "," in text or arm.n == 1
        else [[0.0] * arm.n] for text in given.values()
    ]  # fmt: skip
    found = diagnose(arm, *rows, [[float(x) for x in tau.split(",")]])
    assert found.verdict == facts["verdict"]
    assert [m.key for m in found.mistakes] == [m["key"] for m in facts["mistakes"]]


def test_digits_of_programs_are_exact_beside_a_round_number():
    """-17.1137 and -3.5004 are right; -17 beside all digits is no -17 of two digits."""
    arm = rnea.load("planar_2r")
    state = [[0.3, 0.5]], [[2, 1]], [[1, 2]]
    right = arm.inverse_dynamics(*state)[0]
    assert diagnose(arm, *state, [[-17.0, -3.5]]).verdict == "right"
    assert diagnose(arm, *state, [[-17.0, right[1]]]).verdict == "inexact"
    assert diagnose(arm, *state, [[right[0], right[1]]]).verdict == "right"
