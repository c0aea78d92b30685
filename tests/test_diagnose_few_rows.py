"""Few rows are judged by their digits: what is off by more is not right, however small it is.

A program may count the inertia of one link twice and have all else exact. It is planted by the
robot with twice that inertia, and, where all axes are parallel, by I times the sum of qdd up to
the link.
"""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check import diagnose
from support.command import run
from support.tiers import chosen, sample_cases

ROWS = chosen((5, 6, 8, 12, 19, 20, 23, 30, 45, 60, 130, 200), 6)


def scattered(arm, rows, seed):
    """States that have nothing to do with each other, as a program is tried with."""
    return np.random.default_rng(seed).uniform(-1.5, 1.5, size=(3, rows, arm.n))


def three_links():
    return rnea.Robot.planar((4, 2.5, 1), (0.5, 0.4, 0.2), (0.25, 0.2, 0.1), (0.09, 0.035, 0.005))


def spin_twice(arm, state, link):
    """I wd of one link of a planar arm: every joint up to it feels the same."""
    moment = arm.model.body(link).inertia.about_com[2, 2] * state[2][:, :link].sum(axis=1)
    tau = arm.inverse_dynamics(*state)
    tau[:, :link] += moment[:, None]
    return tau


def inertia_twice(arm, state, link):
    """I wd + w × I w of one link, by a table with twice of it."""
    table = arm.description.structure
    rows = list(table.rows)
    row = rows[link - 1]
    assert row.about == "com"
    rows[link - 1] = replace(row, inertia={key: 2 * value for key, value in row.inertia.items()})
    changed = replace(table, rows=tuple(rows))
    bare = rnea.Robot(replace(arm.description, structure=changed, unrealizable="planted"))
    return bare.inverse_dynamics(*state)


def judged(arm, state, tau):
    """Whether torques were off by more than is forgiven; if so they were not called right.

    Forgiven are 1 % of a joint's torque and 0.2 % of all, but never as noise.
    """
    found = diagnose(arm, *state, tau)
    assert not found.random, len(tau)
    forgiven = found.before.overall <= 0.002 and np.all(found.before.joint <= 0.01)
    assert forgiven or found.verdict != "right", len(tau)
    return not forgiven


@sample_cases(1)
@pytest.mark.parametrize("link", [1, 2, 3])
def test_a_planar_link_that_is_turned_twice_is_never_right(link):
    arm = three_links()
    cases = [scattered(arm, rows, rows) for rows in ROWS]
    seen = [judged(arm, s, spin_twice(arm, s, link).round(6)) for s in cases]
    assert sum(seen) >= len(cases) / 2


@pytest.mark.parametrize("link", [1, 2, 3])
def test_a_planar_link_that_is_not_turned_is_named(link):
    arm = three_links()
    for rows in (10, 20, 30, 60):
        state = scattered(arm, rows, rows)
        right = arm.inverse_dynamics(*state)
        found = diagnose(arm, *state, (2 * right - spin_twice(arm, state, link)).round(6))
        assert [m.title for m in found.mistakes] == [f"I wd + w × I w of link{link} left out"]


@sample_cases(1)
@pytest.mark.parametrize(("robot", "link"), [("puma560", 2), ("panda", 4), ("panda", 7)])
def test_a_link_in_space_with_twice_its_inertia_is_never_right(robot, link):
    arm = rnea.load(robot)
    cases = [scattered(arm, rows, rows) for rows in chosen(ROWS[1::4], 3)]
    assert all(judged(arm, s, inertia_twice(arm, s, link).round(6)) for s in cases)


@sample_cases(2)
@pytest.mark.parametrize(("rows", "verdict"), [(5, "inexact"), (12, "inexact"), (20, "right")])
def test_few_rows_of_right_torques_in_noise_have_no_mistake(rows, verdict):
    """From 20 rows on it is seen that noise is noise. Fewer are not right, but nearly."""
    arm = three_links()
    for seed in range(5):
        state = scattered(arm, rows, seed)
        tau = arm.inverse_dynamics(*state)
        size = 0.004 * np.sqrt(np.mean(tau**2, axis=0))
        noisy = tau + size * np.random.default_rng(seed).normal(size=tau.shape)
        assert diagnose(arm, *state, noisy).verdict == verdict, seed


# ---- judged by digits ---------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("digits", [3, 4, 6])
@pytest.mark.parametrize("rows", [1, 5, 19])
def test_few_rows_are_right_to_the_digits_they_have(rows, digits):
    arm = three_links()
    for seed in range(3):
        state = scattered(arm, rows, seed)
        tau = arm.inverse_dynamics(*state)
        given = np.vectorize(lambda x: float(f"{x:.{digits}g}"))(tau)
        assert diagnose(arm, *state, given).verdict == "right", seed
        # one unit of the last digit but one
        worst = np.unravel_index(np.argmax(np.abs(tau)), tau.shape)
        given[worst] += 10.0 ** (np.floor(np.log10(np.abs(tau[worst]))) - digits + 2)
        assert diagnose(arm, *state, given).verdict != "right", seed


SMALL = {
    "a mass of 1.01 for 1": lambda s: heavier(s, 1.01),
    "one joint 1 % too large": lambda s: three_links().inverse_dynamics(*s) * [1.01, 1, 1],
    "a link turned by 3 % more": lambda s: a_little_more_spin(s),
}


def heavier(s, mass):
    numbers = (4, 2.5, mass), (0.5, 0.4, 0.2), (0.25, 0.2, 0.1), (0.09, 0.035, 0.005)
    return rnea.Robot.planar(*numbers).inverse_dynamics(*s)


def a_little_more_spin(s):
    """I2 = 0.03605 for 0.035, by hand: every joint up to link 2 feels 0.00105 wd2 more."""
    tau = three_links().inverse_dynamics(*s)
    tau[:, :2] += 0.00105 * s[2][:, :2].sum(axis=1)[:, None]
    return tau


@sample_cases(2)
@pytest.mark.parametrize("what", SMALL)
@pytest.mark.parametrize("form", ["%.6g", "%.4f"])
def test_a_file_of_few_rows_with_a_small_mistake_fails(tmp_path, what, form):
    """As one types it on a command line: a marking script gives no full marks for it."""
    arm = three_links()
    robot = tmp_path / "arm.toml"
    arm.save(robot)
    state = scattered(arm, 5, 3)
    names = [f"{x}_joint{i}" for x in ("q", "qd", "qdd", "tau") for i in (1, 2, 3)]
    for tau, code in ((arm.inverse_dynamics(*state), 0), (SMALL[what](state), 1)):
        mine = tmp_path / "mine.csv"
        cells = np.column_stack([np.arange(5.0), *state, tau])
        forms = ["%.17g"] * 10 + [form] * 3
        np.savetxt(mine, cells, forms, ",", header=",".join(["t", *names]), comments="")
        done = run("diagnose", str(robot), str(mine))
        assert done.returncode == code, done.stdout
        assert ("nearly right" in done.stdout) == bool(code)


def test_digits_of_a_file_are_in_its_units_and_with_its_comma(tmp_path):
    """Lee's torques with three digits, in mN m or behind a decimal comma, are right."""
    arm = rnea.load("one_link")
    q = np.array([0.3, 0.9, 1.2, -0.4])
    tau = arm.inverse_dynamics(q[:, None])[:, 0]
    plain = "t,q_joint1,qd_joint1,qdd_joint1,{}\n" + "".join(
        f"{k},{x},0,0,{{{k}}}\n" for k, x in enumerate(q)
    ).replace("{", "{t[").replace("}", "]}")
    heads = {"tau_joint1": 1, "tau_joint1 [mNm]": 1000}
    for head, times in heads.items():
        for off, code in ((0, 0), (0.02, 1)):
            cells = [f"{(x + off) * times:.3g}" for x in tau]
            text = plain.replace("{}", head).format(t=cells)
            done = run("diagnose", "one_link", "-", text=text)
            assert done.returncode == code, done.stdout
            comma = text.replace(",", ";").replace(".", ",")
            done = run("diagnose", "one_link", "-", "--separator", ";", text=comma)
            assert done.returncode == code, done.stdout


def test_only_joints_that_are_right_to_their_digits_are_called_right():
    arm = three_links()
    state = scattered(arm, 5, 1)
    tau = (arm.inverse_dynamics(*state) * [1.4, 1.0006, 1]).round(6)
    found = diagnose(arm, *state, tau)
    assert found.verdict == "unknown"
    assert found.right_joints == ("joint3",)
    assert "From joint3 outward all is right: look at the link that joint2 moves" in str(found)


def test_parts_are_told_only_where_they_make_up_every_joint():
    arm = three_links()
    state = scattered(arm, 40, 1)
    parts = arm.torque_budget(*state)
    tau = 1.3 * parts.inertia + 0.6 * parts.coriolis + parts.centrifugal + parts.gravity
    assert diagnose(arm, *state, tau).factors["inertia"] == pytest.approx(1.3)
    tau[:, 2] *= 1.5  # the smallest joint
    assert diagnose(arm, *state, tau).factors == {}


# ---- digits as programs write them -------------------------------------------------------------


def saved(path, columns, formats):
    """A CSV file whose cells are written as a program would, each column in its own way."""
    cells = [
        [form(x) for x in values] for values, form in zip(columns.values(), formats, strict=True)
    ]
    rows = [",".join(row) for row in zip(*cells, strict=True)]
    path.write_text("\n".join([",".join(columns), *rows]) + "\n")


def fixed(places):
    return lambda x: f"{x:.{places}f}"


def dropped(places):
    """Without zeros at the end: 0.004 by two places is 0."""
    return lambda x: f"{round(x, places):g}" if round(x, places) else "0"


@sample_cases(4)
@pytest.mark.parametrize("rows", [1, 5, 19, 20, 100])
@pytest.mark.parametrize("form", [fixed(2), fixed(3), fixed(6), dropped(2), dropped(3)])
@pytest.mark.parametrize("robot", ["scara", "planar_2r", "puma560", "one_link"])
def test_rounded_right_torques_are_right_however_they_are_written(tmp_path, robot, form, rows):
    """Joints whose torques are below the last digit too, and motions of four places."""
    arm = rnea.load(robot)
    rng = np.random.default_rng(rows)
    q, qd, qdd = (rng.normal(size=(rows, arm.n)) for _ in range(3))
    tau = arm.inverse_dynamics(q, qd, qdd)
    names = arm.joint_names
    columns = {"t": np.arange(rows) * 0.01}
    for rate, values in (("q", q), ("qd", qd), ("qdd", qdd), ("tau", tau)):
        columns |= {f"{rate}_{name}": values[:, j] for j, name in enumerate(names)}
    kept = [fixed(4)] * (1 + 3 * arm.n) if rows < 20 else [fixed(17)] * (1 + 3 * arm.n)
    saved(tmp_path / "mine.csv", columns, [*kept, *[form] * arm.n])
    done = run("diagnose", robot, "mine.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("rows", [19, 100])
def test_joints_that_are_right_to_their_digits_are_named_in_any_number_of_rows(rows):
    arm = rnea.load("ur5")
    q, qd, qdd = np.random.default_rng(1).normal(size=(3, rows, 6))
    tau = np.round(arm.inverse_dynamics(q, qd, qdd), 4)
    tau[:, 1] *= 1.07 + 0.1 * np.sin(np.arange(rows))
    found = diagnose(arm, q, qd, qdd, tau)
    assert found.verdict == "unknown"
    assert found.right_joints == (*arm.joint_names[:1], *arm.joint_names[2:])


@pytest.mark.parametrize("kind", [np.float64, np.float32, np.float16])
def test_rounded_torques_of_any_floats_have_the_digits_that_were_written(kind):
    """As arrays of few bits come from files and sensors: 12.34 is not 12.34000015."""
    arm = rnea.load("planar_2r")
    state = np.random.default_rng(0).normal(size=(3, 6, 2)).round(2)
    right = arm.inverse_dynamics(*state)
    wrong = arm.inverse_dynamics(*state, gravity=-arm.gravity)
    for places in (1, 2):
        assert diagnose(arm, *state, right.round(places).astype(kind)).verdict == "right"
        for rows in (slice(None), slice(1)):
            found = diagnose(arm, *state[:, rows], wrong[rows].round(places).astype(kind))
            assert found.mistakes[0].title == "gravity with the wrong sign"
    single = arm.inverse_dynamics(*state).astype(np.float32)
    assert diagnose(arm, *state.astype(np.float32), single).verdict == "right"
