"""Known mistakes planted by hand, most of them by a path of their own, and named again.

Plants do not use `rnea.check`: they edit descriptions, compute terms by other methods of Robot, or
follow a formula written here. Only slips inside the recursion are planted through the wrong
recursion itself, which is held against the right one and against hand formulas.
"""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.search import MISTAKES
from rnea.apps.check.diagnose.wrong_recursion import RecursionMistake, rigid_torques
from rnea.check import diagnose
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError
from rnea.files.catalogs import robots
from support.command import run
from support.tiers import sample_cases

DATA = Path(__file__).parent / "data"
ELBOW, SLIDER = (str(DATA / f"{name}.toml") for name in ("elbow_arm", "turret_slide_elbow"))
BY_KEY = {mistake.key: mistake for mistake in MISTAKES}


def state_of(arm, rows=60, seed=0):
    """Every joint swings with its own frequency."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 2, rows)[:, None]
    w, p = rng.uniform(1, 4, arm.n), rng.uniform(0, 6, arm.n)
    size = np.array([0.9 if b.joint.kind == "revolute" else 0.3 for b in arm.model.bodies])
    return size * np.sin(w * t + p), size * w * np.cos(w * t + p), -size * w * w * np.sin(w * t + p)


def look(arm, state, tau):
    return diagnose(arm, *state, tau)


def noisy(tau, seed=0, level=0.01):
    rng = np.random.default_rng(seed)
    return tau + level * np.sqrt(np.mean(tau**2, axis=0)) * rng.normal(size=tau.shape)


def rows_changed(arm, change):
    table = arm.description.structure
    rows = tuple(change(i, row) for i, row in enumerate(table.rows))
    # what is planted may be no inertia of a rigid body
    changed = replace(table, rows=rows)
    return rnea.Robot(replace(arm.description, structure=changed, unrealizable="planted"))


# ---- plants: robot name, and torques of the mistake by a path of their own --------------------


def _gravity_sign(arm, s):
    return arm.inverse_dynamics(*s, gravity=-arm.gravity)


def _no_gravity(arm, s):
    return arm.inverse_dynamics(*s) - arm.gravity_torque(s[0])


def _gravity_twice(arm, s):
    return arm.inverse_dynamics(*s) + arm.gravity_torque(s[0])


def _table_misread(name):
    """The robot's file with the other word in it."""
    text = robots.text(name)
    words = ('convention = "standard"', 'convention = "modified"')
    old, new = words if words[0] in text else words[::-1]
    return rnea.loads(text.replace(old, new)).inverse_dynamics


def _masses_in_other_frames(arm, s):
    """Through the conversion: the modified table, with the standard table's numbers put back."""
    modified, rows = arm.to_dh("modified"), arm.description.structure.rows
    keys = ("mass", "com", "inertia", "about")
    return rows_changed(
        modified, lambda i, row: replace(row, **{k: getattr(rows[i], k) for k in keys})
    ).inverse_dynamics(*s)


def _from_joint(row):
    """In its own axes a link's frame of standard DH stands at (a, d sin, d cos) from the joint."""
    a, d, alpha = (
        float(v.evaluate({}, FLOAT)) if hasattr(v, "text") else float(v)
        for v in (row.a, row.d, row.alpha)
    )
    return np.array([a, d * np.sin(alpha), d * np.cos(alpha)])


def _com_from_joint(arm, s):

    def change(i, row):
        return replace(row, com=tuple(np.asarray(row.com, dtype=float) - _from_joint(row)))

    return rows_changed(arm, change).inverse_dynamics(*s)


def _com_from_next(arm, s):
    m, length, r, inertia = (5, 3), (1, 0.8), (1.5, 1.2), (0.1, 0.05)
    return rnea.Robot.planar(m, length, r, inertia).inverse_dynamics(*s)


def _com_at_joint(arm, s):
    """Craig's point masses sit at l, and l - l is the joint."""
    return rows_changed(arm, lambda _, row: replace(row, com=(0.0, 0.0, 0.0))).inverse_dynamics(*s)


def _com_counted_back(arm, s):
    """In standard DH, along the way w back to the joint: c · w / |w| is taken from |w|."""

    def change(i, row):
        back, com = -_from_joint(row), np.asarray(row.com, dtype=float)
        length = np.linalg.norm(back)
        if length:
            com = com - back * (com @ back) / length**2 + back * (1 - (com @ back) / length**2)
        return replace(row, com=tuple(com))

    return rows_changed(arm, change).inverse_dynamics(*s)


def _inertia_about_origin(arm, s):
    return arm.with_parameters(I1=0.1 + 5 * 0.5**2, I2=0.05 + 3 * 0.4**2).inverse_dynamics(*s)


def _inertia_about_com(arm, s):
    """In a plane I enters by I1 wd1 and I2 (wd1 + wd2) alone."""
    wd1, wd2 = s[2][:, 0], s[2].sum(axis=1)
    less = np.stack([5 * 0.25 * wd1 + 3 * 0.16 * wd2, 3 * 0.16 * wd2], axis=-1)
    return arm.inverse_dynamics(*s) - less


def _products_negated(arm, s):
    def change(_, row):
        products = {k: v if k in ("ixx", "iyy", "izz") else -v for k, v in row.inertia.items()}
        return replace(row, inertia=products)

    return rows_changed(arm, change).inverse_dynamics(*s)


def _degrees(arm, s):
    return arm.inverse_dynamics(np.degrees(s[0]), s[1], s[2])


def _radians(arm, s):
    return arm.inverse_dynamics(np.radians(s[0]), s[1], s[2])


def _all_radians(arm, s):
    return arm.inverse_dynamics(*map(np.radians, s))


def _no_velocity(arm, s):
    qd = s[1]
    return arm.inverse_dynamics(*s) - np.einsum("nij,nj->ni", arm.coriolis_matrix(s[0], qd), qd)


def _split(arm, s, keep_squares):
    """Christoffel's C is linear in qd: products and squares by one joint at a time."""
    squares = 0
    for j in range(arm.n):
        one = np.zeros_like(s[1])
        one[:, j] = s[1][:, j]
        squares = squares + np.einsum("nij,nj->ni", arm.coriolis_matrix(s[0], one), one)
    return _no_velocity(arm, s) + squares if keep_squares else (
        arm.inverse_dynamics(*s) - squares
    )  # fmt: skip


def _velocity_sign(arm, s):
    return 2 * _no_velocity(arm, s) - arm.inverse_dynamics(*s)


def _split_sign(keep_squares):
    """Twice without it, less once with it."""
    return lambda arm, s: 2 * _split(arm, s, keep_squares) - arm.inverse_dynamics(*s)


def _half_coriolis(arm, s):
    return (arm.inverse_dynamics(*s) + _split(arm, s, keep_squares=True)) / 2


def _half_coriolis_2r(arm, s):
    """Craig's arm has -2 m2 l1 l2 sin(q2) qd1 qd2 at joint 1, with ones for masses and lengths."""
    tau = arm.inverse_dynamics(*s)
    tau[:, 0] += np.sin(s[0][:, 1]) * s[1][:, 0] * s[1][:, 1]
    return tau


def in_the_plane(s, rate=True, turning=True, at_com=1.0, at_next=1.0, moment=True):
    """The planar_2r arm by hand: vectors of the plane are complex numbers, the real axis is up.

    rate, turning: whether link 2 has link 1's angular velocity and acceleration; at_com: the factor
    of w² r, at_next: of w² l; moment: whether joint 1 holds what turns link 2.
    """
    (m1, m2), l1, (r1, r2), (i1, i2), g = (5, 3), 1.0, (0.5, 0.4), (0.1, 0.05), 9.81
    (q1, q2), (w1, w2), (a1, a2) = (x.T for x in s)
    w2, a2 = (w1 + w2 if rate else w2), (a1 + a2 if turning else a2)
    x1, x2 = np.exp(1j * q1), np.exp(1j * (q1 + q2))  # along the links
    f1 = m1 * (g + r1 * x1 * (1j * a1 - at_com * w1**2))
    f2 = m2 * (g + l1 * x1 * (1j * a1 - at_next * w1**2) + r2 * x2 * (1j * a2 - at_com * w2**2))
    tau2 = i2 * a2 + np.imag(np.conj(r2 * x2) * f2)
    tau1 = i1 * a1 + np.imag(np.conj(r1 * x1) * f1 + np.conj(l1 * x1) * f2)
    return np.stack([tau1 + moment * tau2, tau2], axis=-1)


def _standard_rows(arm):
    """m, I and, in the link's axes, the centre of mass from the joint, of a standard table."""
    rows = arm.description.structure.rows
    return [(_from_joint(row) + np.asarray(row.com, dtype=float), row) for row in rows]


def _about_joints(sign, *links):
    """I about the joints of a standard table, as the parallel-axis theorem has it."""

    def plant(arm, s):
        told = _standard_rows(arm)

        def change(i, row):
            r, _ = told[i]
            if links and i + 1 not in links:
                return row
            extra = sign * row.mass * (r @ r * np.eye(3) - np.outer(r, r))
            names = {"ixx": (0, 0), "iyy": (1, 1), "izz": (2, 2), "ixy": (0, 1), "ixz": (0, 2),
                     "iyz": (1, 2)}  # fmt: skip
            own = {k: float(row.inertia.get(k, 0.0)) + extra[at] for k, at in names.items()}
            return replace(row, inertia=own)

        return rows_changed(arm, change).inverse_dynamics(*s)

    return plant


def _com_by_row(change):
    def plant(arm, s):
        def changed(i, row):
            com = change(np.asarray(row.com, dtype=float), _from_joint(row))
            return replace(row, com=tuple(map(float, com)))

        return rows_changed(arm, changed).inverse_dynamics(*s)

    return plant


def textbook(arm, s, axis_turns=True, gyroscopic=True, arm_sign=1.0, turned=True):
    """The recursion of a book for a standard table: all in frame i, moments about frame i-1.

    A prismatic joint's p has its d = q. Slips: (w × z qd) left out, w × I w left out, p × f times
    a factor, f not turned.
    """
    rows = [(row, b.joint.slides, np.asarray(b.inertia.mass)) for row, b in
            zip(arm.description.structure.rows, arm.model.bodies, strict=True)]  # fmt: skip
    return np.array([
        _textbook_row(arm, rows, *state, axis_turns, gyroscopic, arm_sign, turned)
        for state in zip(*s, strict=True)
    ])  # fmt: skip


def _number(value):
    return float(value.evaluate({}, FLOAT)) if hasattr(value, "text") else float(value)


def _textbook_row(arm, rows, q, qd, qdd, axis_turns, gyroscopic, arm_sign, turned):
    z, w, wd, vd = np.array([0, 0, 1.0]), np.zeros(3), np.zeros(3), -np.asarray(arm.gravity)
    out = []
    for (row, slides, mass), x, v, a in zip(rows, q, qd, qdd, strict=True):
        theta, d, length, alpha = (_number(getattr(row, k)) for k in ("theta", "d", "a", "alpha"))
        offset = _number(row.offset)
        theta, d = (theta, d + x + offset) if slides else (theta + x + offset, d)
        c, sn, ca, sa = np.cos(theta), np.sin(theta), np.cos(alpha), np.sin(alpha)
        R = np.array([[c, -sn * ca, sn * sa], [sn, c * ca, -c * sa], [0, sa, ca]]).T
        p = np.array([length, d * sa, d * ca])
        if slides:
            w, wd = R @ w, R @ wd
            vd = R @ (vd + a * z) + 2 * np.cross(w, R @ z * v)
        else:
            wd = R @ (wd + axis_turns * np.cross(w, z * v) + z * a)
            w, vd = R @ (w + z * v), R @ vd
        vd = vd + np.cross(wd, p) + np.cross(w, np.cross(w, p))
        com = np.asarray(row.com, dtype=float)
        entries = [["i" + "".join(sorted(x + y)) for y in "xyz"] for x in "xyz"]
        inertia = np.array([[row.inertia.get(key, 0.0) for key in keys] for keys in entries])
        F = mass * (vd + np.cross(wd, com) + np.cross(w, np.cross(w, com)))
        N = inertia @ wd + gyroscopic * np.cross(w, inertia @ w)
        out.append((R, p, com, F, N, slides))
    f, n, R_next, tau = np.zeros(3), np.zeros(3), np.eye(3), []
    for R, p, com, F, N, slides in reversed(out):
        carried = R_next.T @ f if turned else f
        n = R_next.T @ n + N + np.cross(p + com, F) + arm_sign * np.cross(p, carried)
        f, R_next = F + carried, R
        tau.append((f if slides else n) @ R @ z)
    return tau[::-1]


def _by_the_book(**slips):
    return lambda arm, s: textbook(arm, s, **slips)


def _differences(arm, s):
    """By hand: link i is taken to stand at q_i."""
    return arm.inverse_dynamics(*(np.column_stack([x[:, 0], x[:, 1:] - x[:, :-1]]) for x in s))


def _no_m1r1(arm, s):
    tau = arm.inverse_dynamics(*s)
    tau[:, 0] -= 5 * 0.5**2 * s[2][:, 0]
    return tau


def _scalar(carried):
    def plant(arm, s):
        """As printed: one number per link for acceleration and force."""
        m, r, inertia, g = (5.0, 3.0), (0.5, 0.4), (0.1, 0.05), 9.81
        (w1, w2), (a1, a2) = np.cumsum(s[1], axis=1).T, np.cumsum(s[2], axis=1).T
        v1 = g + a1 * r[0] - w1**2 * r[0]
        v2 = (v1 if carried else 0) + a2 * r[1] - w2**2 * r[1]
        f2 = m[1] * v2
        tau2 = r[1] * f2 + inertia[1] * a2
        return np.stack([tau2 + r[0] * (f2 + m[0] * v1) + inertia[0] * a1, tau2], axis=-1)

    return plant


def _slipped(*slips):
    def plant(arm, s):
        losses = arm.inverse_dynamics(*s) - arm.inverse_dynamics(*s, friction=False, rotor=False)
        return rigid_torques(arm.model, *s, arm.gravity, frozenset(slips)) + losses

    return plant


def _without_sliding_coriolis(share):
    def plant(arm, s):
        """The reaching arm of the cylindrical robot: m3 (q3 - r3) 2 qd1 qd3 about the column."""
        tau = arm.inverse_dynamics(*s)
        (_, _, q3), (w, _, v) = s[0].T, s[1].T
        tau[:, 0] -= share * 3.0 * (q3 - 0.35) * 2 * w * v
        return tau

    return plant


def _no_arm_2r(arm, s):
    """Craig's point masses: link 2's force acts at l1 from joint 1; its moment is p × f."""
    force = arm.joint_wrenches(*s).force[:, 1]
    c, sn = np.cos(s[0][:, 1]), np.sin(s[0][:, 1])
    across = sn * force[:, 0] + c * force[:, 1]
    tau = arm.inverse_dynamics(*s)
    tau[:, 0] -= 1.0 * across
    return tau


def _arm_to_com_2r(arm, s):
    tau = arm.inverse_dynamics(*s)
    tau[:, 0] = tau[:, 0] + 0.5 * (_no_arm_2r(arm, s) - arm.inverse_dynamics(*s))[:, 0]
    return tau


def _inward_3r(turned, arm_turned, moment_turned):
    """The planar arm's way in by hand, from the right forces; what turns the next link's vectors
    is given for f_i = . f_next + F_i, for p × (. f_next) and for . n_next."""

    def plant(arm, s):
        wrenches, lengths = arm.joint_wrenches(*s), (0.5, 0.4)
        f, n = np.moveaxis(wrenches.force, 1, 0), np.moveaxis(wrenches.moment, 1, 0)
        wrong_f, wrong_n = [None, None, f[2]], [None, None, n[2]]
        for i in (1, 0):
            c, sn, o = np.cos(s[0][:, i + 1]), np.sin(s[0][:, i + 1]), np.zeros(len(f[0]))
            R = np.stack([c, -sn, o, sn, c, o, o, o, o + 1], axis=-1).reshape(-1, 3, 3)
            p = np.array([lengths[i], 0, 0])

            def by(way, x, R=R):
                return {"R": R @ x[..., None], "RT": R.swapaxes(1, 2) @ x[..., None],
                        "1": x[..., None]}[way][..., 0]  # fmt: skip

            own_f = f[i] - by("R", f[i + 1])
            own_n = n[i] - by("R", n[i + 1]) - np.cross(p, by("R", f[i + 1]))
            wrong_f[i] = own_f + by(turned, wrong_f[i + 1])
            arm_part = np.cross(p, by(arm_turned, wrong_f[i + 1]))
            wrong_n[i] = own_n + by(moment_turned, wrong_n[i + 1]) + arm_part
        return np.stack([x[:, 2] for x in wrong_n], axis=-1)

    return plant


def _pushed_up(arm, s):
    return np.pad(arm.inverse_dynamics(*s), [(0, 0), (1, 0)])[:, :-1]


def _pushed_down(arm, s):
    return np.pad(arm.inverse_dynamics(*s), [(0, 0), (0, 1)])[:, 1:]


def _no_spring(arm, s):
    """The numbers of the file, its angles in degrees."""
    q, none = s[0], np.zeros(len(s[0]))
    held = [40 * (q[:, 0] + np.pi / 2), none, 900 * (q[:, 2] - 0.05)]
    return arm.inverse_dynamics(*s) - np.stack(held, axis=-1)


def _without_inertia(arm, *links):
    """The robot by a table without the inertia of some links, or of all."""
    return rows_changed(
        arm, lambda i, row: replace(row, inertia={}) if not links or i + 1 in links else row
    )


PLANTS = [
    ("gravity_sign", "puma560", _gravity_sign),
    ("gravity_sign", "two_arms", _gravity_sign),
    ("gravity_twice", "puma560", _gravity_twice),
    ("gravity_twice", "two_arms", lambda arm, s: arm.inverse_dynamics(*s, gravity=2 * arm.gravity)),
    ("no_gravity", "ur5", _no_gravity),
    ("no_gravity", "two_arms", _no_gravity),
    ("standard_read_as_modified", "stanford", lambda arm, s: _table_misread("stanford")(*s)),
    ("standard_read_as_modified", "puma560", lambda arm, s: _table_misread("puma560")(*s)),
    ("modified_read_as_standard", "panda", lambda arm, s: _table_misread("panda")(*s)),
    ("modified_read_as_standard", "planar_3r", lambda arm, s: _table_misread("planar_3r")(*s)),
    ("masses_in_other_frames", "puma560", _masses_in_other_frames),
    ("com_from_other_end", "puma560", _com_from_joint),
    ("com_from_other_end", "planar_2r", _com_from_next),
    ("com_counted_back", "craig_2r", _com_at_joint),
    ("com_counted_back", "puma560", _com_counted_back),
    ("inertia_about_origin_for_com", "planar_2r", _inertia_about_origin),
    ("inertia_about_com_for_origin", "planar_2r", _inertia_about_com),
    ("products_negated", "panda", _products_negated),
    ("degrees_for_radians", "puma560", _degrees),
    ("radians_taken_as_degrees", "scara", _radians),
    ("motion_in_degrees", "planar_3r", _all_radians),
    ("motion_into_degrees", "planar_2r", lambda arm, s: arm.inverse_dynamics(*map(np.degrees, s))),
    ("every_joint_taken_as_degrees", "stanford", _radians),
    ("every_joint_into_degrees", "cylindrical_rpp", _degrees),
    ("rotation_transposed", "puma560", _slipped(RecursionMistake.TRANSPOSED_OUTWARD,
     RecursionMistake.TRANSPOSED_INWARD)),
    ("rotation_transposed_outward", "panda", _slipped(RecursionMistake.TRANSPOSED_OUTWARD)),
    ("rotation_transposed_inward", "two_arms", _slipped(RecursionMistake.TRANSPOSED_INWARD)),
    ("force_not_turned", "planar_3r", _inward_3r("1", "R", "R")),
    ("force_not_turned", "puma560", _slipped(RecursionMistake.FORCE_UNTURNED)),
    ("force_transposed", "planar_3r", _inward_3r("RT", "R", "R")),
    ("force_transposed", "two_arms", _slipped(RecursionMistake.FORCE_TRANSPOSED)),
    ("rotation_dropped_inward", "planar_3r", _inward_3r("1", "1", "1")),
    ("force_nowhere_turned", "planar_3r", _inward_3r("1", "1", "R")),
    ("moment_not_turned", "ur5", _slipped(RecursionMistake.MOMENT_UNTURNED)),
    ("com_acceleration_passed_on", "planar_2r", _slipped(RecursionMistake.COM_PASSED_ON)),
    ("com_acceleration_passed_on", "puma560", _slipped(RecursionMistake.COM_PASSED_ON)),
    ("rate_not_carried", "planar_2r", lambda arm, s: in_the_plane(s, rate=False)),
    ("rate_not_carried", "ur5", _slipped(RecursionMistake.RATE_NOT_CARRIED)),
    ("rate_not_carried", "two_arms", _slipped(RecursionMistake.RATE_NOT_CARRIED)),
    ("turning_not_carried", "planar_2r", lambda arm, s: in_the_plane(s, rate=False, turning=False)),
    ("turning_not_carried", "puma560", _slipped(RecursionMistake.RATE_NOT_CARRIED,
     RecursionMistake.TURNING_NOT_CARRIED)),
    ("no_centripetal_at_com", "planar_2r", lambda arm, s: in_the_plane(s, at_com=0)),
    ("no_centripetal_at_com", "panda", _slipped(RecursionMistake.NO_CENTRIPETAL_AT_COM)),
    ("centripetal_at_com_sign", "planar_2r", lambda arm, s: in_the_plane(s, at_com=-1)),
    ("centripetal_at_com_sign", "ur10", _slipped(RecursionMistake.CENTRIPETAL_AT_COM_NEGATED)),
    ("no_centripetal_from_joint", "puma560", _slipped(RecursionMistake.NO_CENTRIPETAL_FROM_JOINT)),
    ("centripetal_from_joint_sign", "puma560",
     _slipped(RecursionMistake.CENTRIPETAL_FROM_JOINT_NEGATED)),
    ("no_centripetal_at_next", "planar_2r", lambda arm, s: in_the_plane(s, at_next=0)),
    ("centripetal_at_next_sign", "planar_2r", lambda arm, s: in_the_plane(s, at_next=-1)),
    ("moment_not_carried", "planar_2r", lambda arm, s: in_the_plane(s, moment=False)),
    ("moment_not_carried", "puma560", _slipped(RecursionMistake.MOMENT_NOT_CARRIED)),
    ("no_coriolis_acceleration", "cylindrical_rpp", _without_sliding_coriolis(1.0)),
    ("half_coriolis_acceleration", "cylindrical_rpp", _without_sliding_coriolis(0.5)),
    ("no_coriolis_acceleration", "stanford", _slipped(RecursionMistake.NO_CORIOLIS_ACCELERATION)),
    ("no_moment_arm", "planar_2r", _no_arm_2r),
    ("no_moment_arm", "ur10", _slipped(RecursionMistake.NO_ARM)),
    ("moment_arm_to_com", "planar_2r", _arm_to_com_2r),
    ("scalar_recursion", "planar_2r", _scalar(False)),
    ("scalar_recursion_carried", "planar_2r", _scalar(True)),
    ("no_coriolis", "panda", lambda arm, s: _split(arm, s, keep_squares=True)),
    ("half_coriolis", "panda", _half_coriolis),
    ("half_coriolis", "craig_2r", _half_coriolis_2r),
    ("no_centrifugal", "panda", lambda arm, s: _split(arm, s, keep_squares=False)),
    ("no_velocity_terms", "iiwa14", _no_velocity),
    ("velocity_sign", "iiwa14", _velocity_sign),
    ("velocity_sign", "planar_2r", _velocity_sign),
    ("coriolis_sign", "panda", _split_sign(keep_squares=True)),
    ("centrifugal_sign", "panda", _split_sign(keep_squares=False)),
    ("inertia_about_joint_for_com", ELBOW, _about_joints(1)),
    ("inertia_about_com_for_joint", ELBOW, _about_joints(-1)),
    ("com_from_joint", ELBOW, _com_by_row(lambda com, p: com + p)),
    ("com_x_sign", ELBOW, _com_by_row(lambda com, p: com * [-1, 1, 1])),
    ("no_turning_of_axis", ELBOW, _by_the_book(axis_turns=False)),
    ("no_gyroscopic", ELBOW, _by_the_book(gyroscopic=False)),
    ("moment_arm_sign", ELBOW, _by_the_book(arm_sign=-1)),
    ("moment_arm_sign", SLIDER, _by_the_book(arm_sign=-1)),
    ("no_moment_arm", SLIDER, _by_the_book(arm_sign=0)),
    ("force_nowhere_turned", SLIDER, _by_the_book(turned=False)),
    ("rates_into_degrees", "planar_3r", lambda arm, s: arm.inverse_dynamics(
        s[0], np.degrees(s[1]), s[2])),
    ("relative_taken_as_absolute", "planar_3r", _differences),
    ("no_own_parallel_axis", "planar_2r", _no_m1r1),
    ("no_inertia", "panda", lambda arm, s: _without_inertia(arm).inverse_dynamics(*s)),
    ("no_rotor", "puma560", lambda arm, s: arm.inverse_dynamics(*s, rotor=False)),
    ("no_friction", "puma560", lambda arm, s: arm.inverse_dynamics(*s, friction=False)),
    ("no_spring", str(DATA / "sprung_arm.toml"), _no_spring),
    ("shifted_up", "puma560", lambda arm, s: arm.inverse_dynamics(*s)[:, [5, 0, 1, 2, 3, 4]]),
    ("shifted_down", "scara", lambda arm, s: arm.inverse_dynamics(*s)[:, [1, 2, 3, 0]]),
    ("shifted_up_zero", "ur5", _pushed_up),
    ("shifted_down_zero", "iiwa14", _pushed_down),
]  # fmt: skip


def named(found):
    return {m.key for m in found.mistakes} | {m.key for other in found.like for m in other}


@sample_cases(8)
@pytest.mark.filterwarnings("ignore:q of joint:rnea.ModelWarning")  # some plant degrees
@pytest.mark.parametrize(
    ("key", "robot", "plant"), PLANTS, ids=lambda x: x if isinstance(x, str) else ""
)
def test_a_planted_mistake_is_named(key, robot, plant):
    arm = rnea.load(robot)
    state = state_of(arm)
    tau = plant(arm, state)
    found = look(arm, state, tau)
    assert found.verdict == "mistake"
    assert key in named(found), [m.key for m in found.mistakes]
    assert found.after.overall < 1e-9 < 1e-3 < found.before.overall
    rough = look(arm, state, noisy(tau))
    assert rough.verdict == "mistake", (rough.verdict, rough.mistakes)
    assert key in named(rough)
    assert rough.random
    # noise of one absolute size: named where its effect stands out, and never taken for another
    size = 0.003 * np.sqrt(np.mean(tau**2, axis=0)).max()
    drowned = look(arm, state, tau + size * np.random.default_rng(2).normal(size=tau.shape))
    effect = np.sqrt(np.mean((tau - arm.inverse_dynamics(*state)) ** 2, axis=0)).max()
    if effect > 3 * size or drowned.verdict == "mistake":
        assert drowned.verdict == "mistake"
        assert key in named(drowned)


def test_every_known_mistake_is_planted():
    """What acts on a robot is planted in test_diagnose_loads."""
    loads = {"wrench_sense", "no_wrench", "no_payload"}
    assert {key for key, _, _ in PLANTS} | loads == set(BY_KEY)


def test_the_page_of_mistakes_has_every_one_with_its_title():
    page = (Path(__file__).parents[1] / "docs/look-up/mistakes.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)`( \+)? \| (.*) \|$", page, re.MULTILINE)
    told = {(key, bool(alone), title) for key, alone, title in rows if key in BY_KEY}
    assert told == {(m.key, m.alone, m.title) for m in MISTAKES}
    assert {key for key, _, _ in rows} - set(BY_KEY) == {key for key, *_ in SIZED}


@sample_cases(2)
@pytest.mark.parametrize("robot", ["one_link", "planar_2r", "scara", "stanford", "puma560",
                                   "panda", "two_arms", "gantry", "rp_arm"])  # fmt: skip
def test_right_torques_are_called_right(robot):
    arm = rnea.load(robot)
    state = state_of(arm)
    tau = arm.inverse_dynamics(*state)
    assert look(arm, state, tau).verdict == "right"
    assert look(arm, state, tau.round(4)).verdict == "right"
    for seed in range(2):
        found = look(arm, state, noisy(tau, seed))
        assert found.verdict == "right"
        assert found.random
        assert 0.002 < found.after.overall < 0.02
    rng = np.random.default_rng(1)
    assert look(arm, state, tau * (1 + 0.01 * rng.normal(size=tau.shape))).verdict == "right"


PAIRS = [
    ("gravity_sign", "no_friction", "puma560",
     lambda arm, s: arm.inverse_dynamics(*s, gravity=-arm.gravity, friction=False)),
    ("no_rotor", "no_friction", "puma560",
     lambda arm, s: arm.inverse_dynamics(*s, rotor=False, friction=False)),
    ("no_gravity", "no_own_parallel_axis", "planar_2r",
     lambda arm, s: _no_m1r1(arm, s) - arm.gravity_torque(s[0])),
    ("modified_read_as_standard", "gravity_sign", "panda",
     lambda arm, s: _table_misread("panda")(*s, gravity=-arm.gravity)),
    ("products_negated", "shifted_up", "panda",
     lambda arm, s: np.roll(_products_negated(arm, s), 1, axis=-1)),
    ("degrees_for_radians", "no_gravity", "scara",
     lambda arm, s: arm.inverse_dynamics(np.where([1, 1, 0, 1], np.degrees(s[0]), s[0]),
                                         *s[1:], gravity=[0, 0, 0])),
    ("no_gravity", "no_velocity_terms", "two_arms",
     lambda arm, s: arm.inverse_dynamics(s[0], None, s[2], gravity=[0, 0, 0])),
]  # fmt: skip


@sample_cases(1)
@pytest.mark.filterwarnings("ignore:q of joint:rnea.ModelWarning")  # some plant degrees
@pytest.mark.parametrize(
    ("one", "two", "robot", "plant"), PAIRS, ids=lambda x: x if isinstance(x, str) else ""
)
def test_two_planted_mistakes_are_named(one, two, robot, plant):
    arm = rnea.load(robot)
    state = state_of(arm)
    tau = plant(arm, state)
    for given in (tau, noisy(tau)):
        found = look(arm, state, given)
        assert found.verdict == "two mistakes", (found.verdict, [m.key for m in found.mistakes])
        pairs = [found.mistakes, *found.like]
        assert {one, two} in [{m.key for m in pair} for pair in pairs]


def test_one_exact_state_is_enough_for_the_printed_example():
    arm = rnea.load("planar_2r")
    state = [np.array([x]) for x in ([np.pi / 4, np.pi / 6], [0.5, 0.3], [0.1, 0.2])]
    for tau, key in (
        ((-48.8721330, -10.9579558), "no_own_parallel_axis"),
        ((23.9953, -0.1482), "scalar_recursion"),
        ((50.2798, 11.5338), "scalar_recursion_carried"),
    ):
        found = look(arm, state, np.array([tau]))
        assert found.verdict == "mistake"
        assert found.mistakes[0].key == key
    assert look(arm, state, np.array([[-48.7471330, -10.9579558]])).verdict == "right"


def test_without_slips_the_arm_by_hand_is_the_right_one():
    arm = rnea.load("planar_2r")
    state = state_of(arm)
    np.testing.assert_allclose(in_the_plane(state), arm.inverse_dynamics(*state), atol=1e-12)


@pytest.mark.parametrize(
    ("slip", "modified", "standard"),
    [
        ({"at_com": 0}, "no_centripetal_at_com", "no_centripetal_from_joint"),
        ({"at_com": -1}, "centripetal_at_com_sign", "centripetal_from_joint_sign"),
        ({"at_next": 0}, "no_centripetal_at_next", "no_centripetal_at_next"),
        ({"at_next": -1}, "centripetal_at_next_sign", "centripetal_at_next_sign"),
    ],
)
def test_a_centripetal_slip_is_named_in_either_convention(slip, modified, standard):
    """Torques by hand know no table, so the verdict is one on both."""
    arm = rnea.load("planar_2r")
    state = state_of(arm)
    for convention, key in (("modified", modified), ("standard", standard)):
        found = look(arm.to_dh(convention), state, in_the_plane(state, **slip))
        assert found.verdict == "mistake"
        assert key in named(found), convention


@pytest.mark.parametrize("robot", [ELBOW, SLIDER])
def test_without_slips_the_recursion_of_the_book_is_the_right_one(robot):
    arm = rnea.load(robot)
    state = state_of(arm, rows=5)
    np.testing.assert_allclose(textbook(arm, state), arm.inverse_dynamics(*state), atol=1e-12)


@pytest.mark.parametrize(
    ("plant", "modified"),
    [
        (_about_joints(1), "inertia_about_origin_for_com"),
        (_about_joints(-1), "inertia_about_com_for_origin"),
        (_com_by_row(lambda com, p: com + p), "com_from_other_end"),
        (_about_joints(-1, 2), "no_parallel_axis_of_link"),
    ],
)
def test_what_is_about_the_joint_is_named_in_either_convention(plant, modified):
    """The same arm and the same torques, whichever table the robot has."""
    link = "[[links]]\na = {}\nmass = {}\ncom = [{}, 0, 0]\ninertia = {{ izz = {} }}\n"
    links = ((0.5, 4, -0.3, 0.09), (0.4, 2.5, -0.25, 0.04), (0.2, 1, -0.12, 0.01))
    head = "format = 1\nname = 'three links'\nconvention = 'standard'\n"
    head += "base = { rpy = ['pi/2', 0, 0] }\n"
    arm = rnea.loads(head + "".join(link.format(*numbers) for numbers in links))
    state = state_of(arm)
    tau = plant(arm, state)
    for convention in ("standard", "modified"):
        found = look(arm.to_dh(convention), state, tau)
        assert found.verdict == "mistake", convention
        assert found.after.overall < 1e-9
        key = found.mistakes[0].key
        assert convention == "standard" or modified in named(found), key


def test_the_sign_of_velocity_terms_is_named_before_a_transpose():
    """In a plane with q = 0 level both have the same torques."""
    arm = rnea.load("planar_3r")
    state = state_of(arm, rows=8)
    found = look(arm, state, _velocity_sign(arm, state))
    assert [m.key for m in found.mistakes] == ["velocity_sign"]
    assert "the velocity terms are sines here" in str(found)


def test_a_point_mass_left_out_is_one_mistake_by_two_names():
    arm = rnea.load("craig_2r")
    state = state_of(arm, rows=8)
    found = look(arm, state, arm.with_parameters(m2=0.0).inverse_dynamics(*state))
    assert found.mistakes[0].key == "no_link"
    assert "the link is a point mass" in str(found)


def test_two_changes_of_links_do_not_undo_each_other():
    """The puma560 has no products of inertia: negating them leaves the first change as it is."""
    arm = rnea.load("puma560")
    right = Calculation(arm.description, arm.model, *state_of(arm, rows=4), np.asarray(arm.gravity))
    moved = BY_KEY["com_from_other_end"].make(right)
    assert not np.allclose(moved.torques(), right.torques())
    both = BY_KEY["products_negated"].make(moved)
    np.testing.assert_allclose(both.torques(), moved.torques(), atol=1e-12)


def test_without_slips_the_wrong_recursion_is_the_right_one():
    for arm in map(rnea.load, rnea.robots()):
        if not all(body.joint.turns or body.joint.slides for body in arm.model.bodies):
            continue  # refused before any recursion runs
        if arm.model.closure is not None:
            q, qd = arm.random_state(1, 5)
            with pytest.raises(InputError, match="has no place for loops"):
                look(arm, (q, qd, qd), np.zeros((5, arm.n)))
            continue
        state = state_of(arm, rows=5)
        right = arm.inverse_dynamics(*state, friction=False, rotor=False)
        np.testing.assert_allclose(
            rigid_torques(arm.model, *state, arm.gravity), right, atol=1e-12 * np.abs(right).max()
        )


def test_what_cannot_be_told_apart_is_said():
    arm = rnea.load("planar_2r")
    state = state_of(arm)
    found = look(arm, state, arm.inverse_dynamics(*state)[:, ::-1])
    assert named(found) == {"shifted_up", "shifted_down"}
    assert BY_KEY["products_negated"] in found.no_effect
    skipped = {m.key: reason for m, reason in found.skipped}
    assert "prismatic" in skipped["no_coriolis_acceleration"]
    assert "friction" in skipped["no_friction"]
    tree = look(rnea.load("two_arms"), *_right("two_arms"))
    assert "no DH table" in {m.key: r for m, r in tree.skipped}["standard_read_as_modified"]


def _right(name):
    arm = rnea.load(name)
    state = state_of(arm)
    return state, arm.inverse_dynamics(*state)


def test_an_unknown_mistake_is_not_given_a_name():
    arm = rnea.load("puma560")
    state, _ = _right("puma560")
    heavy = rows_changed(arm, lambda i, row: replace(row, mass=row.mass * (1.3 if i == 2 else 1)))
    found = look(arm, state, heavy.inverse_dynamics(*state))
    assert found.verdict == "unknown"
    assert set(found.right_joints) == {"joint4", "joint5", "joint6"}
    # two sizes wrong at once: seen in the parts
    both = 1.2 * arm.inverse_dynamics(*state) + 0.3 * arm.gravity_torque(state[0])
    found = look(arm, state, both)
    assert found.verdict == "unknown"
    assert found.factors["gravity"] == pytest.approx(1.5)
    assert found.factors["inertia"] == pytest.approx(1.2)


def _late(tau):
    return np.vstack([tau[:1], tau[:-1]])


def _row_changed(number, **keys):
    def plant(arm, s):
        return rows_changed(
            arm, lambda i, row: replace(row, **keys) if i + 1 == number else row
        ).inverse_dynamics(*s)

    return plant


def _masses_2_and_3(arm, s):
    mass = [row.mass for row in arm.description.structure.rows]
    order = [0, 2, 1]
    return rows_changed(arm, lambda i, row: replace(row, mass=mass[order[i]])).inverse_dynamics(*s)


SIZED = [
    ("no_parallel_axis_of_link", ELBOW, _about_joints(-1, 2), "m r² of link2 left out"),
    ("no_link", ELBOW, _row_changed(3, mass=0.0, inertia={}), "mass and inertia of link3 left"),
    ("no_mass_of_link", ELBOW, _row_changed(3, mass=0.0), "the mass of link3 left out"),
    ("swapped_masses", ELBOW, _masses_2_and_3, "masses of link2 and link3 exchanged"),
    ("no_inertia_of_link", "panda",
     lambda arm, s: _without_inertia(arm, 7).inverse_dynamics(*s), "of link7 left out"),
    ("common_factor", "puma560", lambda arm, s: -arm.inverse_dynamics(*s), "opposite sign"),
    ("common_factor", "planar_2r", lambda arm, s: 1e3 * arm.inverse_dynamics(*s), "N mm"),
    ("common_factor", "scara", lambda arm, s: 2.5 * arm.inverse_dynamics(*s), "2.5 times"),
    ("other_g", "puma560",
     lambda arm, s: arm.inverse_dynamics(*s, gravity=arm.gravity * 10 / 9.81), "of 10 m/s²"),
    ("swapped_torques", "puma560",
     lambda arm, s: arm.inverse_dynamics(*s)[:, [0, 2, 1, 3, 4, 5]], "of joint2 and joint3"),
    ("swapped_motion", "planar_2r",
     lambda arm, s: arm.inverse_dynamics(*(x[:, ::-1] for x in s)), "of joint1 and joint2"),
    ("swapped_motion", "puma560",
     lambda arm, s: arm.inverse_dynamics(*(x[:, [0, 1, 4, 3, 2, 5]] for x in s)), "joint3"),
    ("negated_torque", "planar_2r",
     lambda arm, s: arm.inverse_dynamics(*s) * [1, -1], "of joint2 with the opposite sign"),
    ("negated_torque", "puma560",
     lambda arm, s: arm.inverse_dynamics(*s) * [1, 1, -1, 1, 1, 1], "of joint3 with the opp"),
    ("negated_torque", "rp_arm",
     lambda arm, s: arm.inverse_dynamics(*s) * [-1, 1], "of joint1 with the opposite"),
    ("delay", "planar_2r", lambda arm, s: _late(arm.inverse_dynamics(*s)), "row too late"),
    ("offset", "planar_2r",
     lambda arm, s: arm.inverse_dynamics(*s) + np.array([3.0, 0.0]), "joint1 3 N m"),
]  # fmt: skip


@sample_cases(2)
@pytest.mark.parametrize(
    ("key", "robot", "plant", "words"), SIZED, ids=lambda x: x if isinstance(x, str) else ""
)
def test_a_mistake_found_in_the_torques_is_named(key, robot, plant, words):
    arm = rnea.load(robot)
    state = state_of(arm)
    tau = plant(arm, state)
    found = look(arm, state, tau)
    assert found.verdict == "mistake", found.nearest
    assert found.mistakes[0].key == key
    assert words in found.mistakes[0].title
    assert found.after.overall < 1e-9
    rough = look(arm, state, noisy(tau))
    assert rough.verdict == "mistake", rough.nearest
    assert key in named(rough)


def test_a_delay_is_of_one_row_of_the_whole_file():
    arm = rnea.load("planar_2r")
    state = state_of(arm, rows=900)
    found = look(arm, state, _late(arm.inverse_dynamics(*state)))
    assert [m.key for m in found.mistakes] == ["delay"]
    assert found.after.overall < 1e-9


def test_a_rounded_g_passes_for_right_and_is_named():
    arm = rnea.load("puma560")
    state, _ = _right("puma560")
    nearly = look(arm, state, arm.inverse_dynamics(*state, gravity=arm.gravity * 9.8 / 9.81))
    assert nearly.verdict == "right"
    assert "gravity of 9.8 m/s²" in nearly.hint.title
    assert "gravity of 9.8 m/s²" in str(nearly)


def test_another_g_is_named_at_one_state_too():
    arm = rnea.load("planar_2r")
    state = [np.array([[0.3, 0.2]]), np.zeros((1, 2)), np.zeros((1, 2))]
    found = look(arm, state, arm.inverse_dynamics(*state) * 10 / 9.81)
    assert found.verdict == "mistake"
    assert "gravity of 10 m/s²" in found.mistakes[0].title
    assert "common_factor" in named(found)


def test_zero_and_random_torques_have_no_nearest():
    arm = rnea.load("planar_2r")
    state, tau = _right("planar_2r")
    found = look(arm, state, 0 * tau)
    assert found.verdict == "unknown"
    assert found.all_zero
    assert found.nearest[0][1] > 0.9
    lines = str(found)
    assert "Your torques are all zero" in lines
    assert "Nearest" not in lines
    chance = np.random.default_rng(0).normal(size=tau.shape)
    assert "Nearest" not in str(look(arm, state, chance))


def test_no_false_reason_is_given_at_rest():
    arm = rnea.load("planar_2r")
    still = [np.zeros((1, 2))] * 3
    found = look(arm, still, arm.inverse_dynamics(*still))
    reasons = {m.key: m.idle for m in found.no_effect}
    for key in ("modified_read_as_standard", "degrees_for_radians"):
        assert reasons[key].endswith("or the difference is not felt in this motion")


def test_shapes_that_do_not_fit_are_refused():
    arm = rnea.load("planar_2r")
    with pytest.raises(InputError, match="do not fit"):
        diagnose(arm, *state_of(arm), np.zeros((3, 2)))


# ---- the command ------------------------------------------------------------------------------


def table(**columns):
    names = list(columns)
    rows = np.column_stack(list(columns.values())).tolist()
    return "\n".join([",".join(names), *(",".join(map(repr, row)) for row in rows)]) + "\n"


def files(tmp_path, arm, state, tau, unit=" [N m]"):
    t = np.arange(len(tau)) / 10
    motion = {
        f"{x}_{j}": values[:, i]
        for x, values in zip(("q", "qd", "qdd"), state, strict=True)
        for i, j in enumerate(arm.joint_names)
    }
    torques = {f"tau_{j}{unit}": tau[:, i] for i, j in enumerate(arm.joint_names)}
    whole, moved, mine = (tmp_path / f"{name}.csv" for name in ("whole", "moved", "mine"))
    whole.write_text(table(t=t, **motion, **torques))
    moved.write_text(table(t=t, **motion))
    mine.write_text("# a comment\n" + table(**{"t [s]": t}, **torques))
    return whole, moved, mine


def test_the_command_names_a_mistake(tmp_path):
    arm = rnea.load("puma560")
    state = state_of(arm, rows=30)
    whole, moved, mine = files(tmp_path, arm, state, _gravity_sign(arm, state))
    shown = run("diagnose", "puma560", str(whole))
    assert shown.returncode == 1
    assert shown.stderr == ""
    for words in ("gravity with the wrong sign", "Cure:", "before", "overall"):
        assert words in shown.stdout
    assert "Not applicable" not in shown.stdout
    assert "Not applicable" in run("diagnose", "puma560", str(whole), "--verbose").stdout
    facts = json.loads(
        run("diagnose", "puma560", str(mine), "--motion", str(moved), "--json").stdout
    )
    assert facts["verdict"] == "mistake"
    assert [m["key"] for m in facts["mistakes"]] == ["gravity_sign"]
    assert facts["residual_after"]["overall"] < 1e-9 < facts["residual_before"]["overall"]
    piped = run("diagnose", "puma560", "-", "--json", text=whole.read_text())
    assert json.loads(piped.stdout)["verdict"] == "mistake"


EXAMPLE = ("--q", "pi/4,pi/6", "--qd", "0.5,0.3", "--qdd", "0.1,0.2")


@pytest.mark.parametrize(
    ("tau", "verdict", "code"),
    [
        ("-48.7471330,-10.9579558", "right", 0),
        ("-48.8721330,-10.9579558", "mistake", 1),
        ("17,-23", "unknown", 1),
    ],
)
def test_one_state_is_diagnosed_from_the_command_line(tau, verdict, code):
    done = run("diagnose", "planar_2r", *EXAMPLE, f"--tau={tau}", "--json")
    assert done.returncode == code, done.stderr
    assert json.loads(done.stdout)["verdict"] == verdict
    plain = run("diagnose", "planar_2r", *EXAMPLE, f"--tau={tau}")
    assert plain.returncode == code
    assert "overall" in plain.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "--q and --tau"),
        (("--q", "0,0"), 2, "--q and --tau"),
        (("--tau", "0,0"), 2, "--q and --tau"),
        (("mine.csv", "--tau", "0,0"), 2, "--tau is for one state"),
        (("mine.csv", "--qd", "0,0"), 2, "--qd is for one state"),
        (("--q", "0,0", "--tau", "0,0", "--motion", "m.csv"), 2, "--motion belongs"),
        (("--q", "0,0", "--tau", "0,0,0"), 1, "--tau has 3 values"),
        (("--q", "0", "--tau", "0,0"), 1, "--q has 1 value,"),
        (("--q", "0,0", "--tau", "0,0", "--map", "a=b"), 2, "--map belongs to a file"),
        (("--q", "0,0", "--tau", "0,0", "--separator", ";"), 2, "--separator belongs to a file"),
    ],
)
def test_one_state_that_is_not_whole_is_refused(arguments, code, words):
    done = run("diagnose", "planar_2r", *arguments)
    assert done.returncode == code
    assert words in done.stderr
    assert done.stdout == ""


def test_the_command_takes_what_torque_writes(tmp_path):
    arm = rnea.load("scara")
    state = state_of(arm, rows=10)
    _, moved, _ = files(tmp_path, arm, state, np.zeros((10, 4)))
    out = tmp_path / "out.csv"
    assert (
        run("torque", "scara", str(moved), "--budget", "--wrenches", "-o", str(out)).returncode == 0
    )
    done = run("diagnose", "scara", str(out), "--motion", str(moved))
    assert "The torques are right" in done.stdout
    off = run("diagnose", "scara", str(out), "--motion", str(moved), "--gravity", "0,0,9.81")
    assert "wrong sign" in off.stdout


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tau_joint2", "tau_elbow", "unknown column 'tau_elbow'"),
        ("tau_joint2", "torque2", "missing column tau_joint2"),
        ("qdd_joint1", "other", "missing column qdd_joint1"),
        ("qdd_joint1", "qdd_joint2", "appears twice"),
        ("0.1,", "nan,", "not a finite number"),
        ("0.1,", "0.1,7,", "values in a row of"),
    ],
)
def test_bad_files_are_refused(tmp_path, old, new, message):
    arm = rnea.load("planar_2r")
    state = state_of(arm, rows=4)
    whole, _, _ = files(tmp_path, arm, state, arm.inverse_dynamics(*state), unit="")
    whole.write_text(whole.read_text().replace(old, new, 1))
    done = run("diagnose", "planar_2r", str(whole))
    assert done.returncode == 1
    assert message in done.stderr
    assert "whole.csv" in done.stderr
    assert done.stdout == ""


def test_a_motion_of_other_length_or_times_is_refused(tmp_path):
    arm = rnea.load("planar_2r")
    state = state_of(arm, rows=4)
    _, moved, mine = files(tmp_path, arm, state, arm.inverse_dynamics(*state))
    text = mine.read_text()
    mine.write_text("\n".join(text.splitlines()[:-1]) + "\n")
    done = run("diagnose", "planar_2r", str(mine), "--motion", str(moved))
    assert done.returncode == 1
    assert "3 rows of torques, but the motion has 4" in done.stderr
    mine.write_text(text.replace("\n0.2,", "\n0.25,"))
    done = run("diagnose", "planar_2r", str(mine), "--motion", str(moved))
    assert done.returncode == 1
    assert "row 3 has t = 0.25" in done.stderr
    assert run("diagnose", "planar_2r", "-", "--motion", "-").returncode == 2
    assert run("diagnose", "planar_2r", "none.csv").returncode == 1


@sample_cases(1)
@pytest.mark.parametrize("name", ["panda", "scara"])
def test_noise_in_proportion_to_the_torque_does_not_confuse(name):
    """Few rows and noise with long tails: the signs drawn anew tell chance from structure."""
    from rnea.motion import point_to_point, sampled

    arm = rnea.load(name)
    for seed in range(4):
        rng = np.random.default_rng(seed)
        start, end = rng.normal(size=(2, arm.n))
        path = point_to_point(start, end, "quintic", arm.joint_names, duration=1.0)
        motion = sampled(path, 40)
        state = (motion.q, motion.qd, motion.qdd)
        tau = arm.inverse_dynamics(*state)
        noisy = tau * (1 + 0.01 * rng.normal(size=tau.shape))
        assert diagnose(arm, *state, noisy).verdict == "right"


def test_a_verdict_prints_as_the_command_prints_it(tmp_path):
    arm = rnea.load("craig_2r")
    state = np.array([[0.3, 0.6]]), np.array([[1, 0.5]]), np.array([[2, 1]])
    tau = arm.inverse_dynamics(*state, gravity=[0, 0, 9.81])
    words = [",".join(map(repr, map(float, x[0]))) for x in (*state, tau)]
    options = zip(("--q", "--qd", "--qdd", "--tau"), words, strict=True)
    done = run("diagnose", "craig_2r", *(f"{option}={word}" for option, word in options))
    for given in (tau, arm.inverse_dynamics(*state), np.zeros((1, 2)), tau * [[1, 3]]):
        found = rnea.check.diagnose(arm, *state, given)
        assert "function" not in str(found) + repr(found)
        assert repr(found).startswith(f"<Diagnosis: {found.verdict}")
        assert "torques" in str(found)
    shown = str(rnea.check.diagnose(arm, *state, tau)).splitlines()
    assert "  gravity with the wrong sign" in shown
    # how much is left is told by digits there
    assert done.stdout.splitlines()[1 : len(shown)] == shown[1:]
