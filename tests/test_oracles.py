"""Numbers on which at least two unrelated codes agreed, reproduced to the digits given."""

import json
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea import Wrench
from rnea.describe import Description, ExtraFrame, LinkMass, Placement, Tree, TreeJoint, TreeLink

ORACLES = json.loads((Path(__file__).parent / "data" / "oracles.json").read_text())
QN = [0, np.pi / 4, np.pi, 0, np.pi / 4, 0]


def from_oracle(name, convention):
    rows = []
    for link in ORACLES[name]["links"]:
        row = {key: link[key] for key in ("a", "alpha", "offset", "com")}
        row |= {"mass": link["m"], "inertia": link["I_com"]}
        row |= {"rotor": {"inertia": link["armature"]}}
        if link["prismatic"]:
            row |= {"joint": "prismatic", "theta": link["theta"]}
        else:
            row |= {"d": link["d"]}
        rows.append(row)
    return rnea.Robot.from_dh(rows, convention, name=name)


def close(ours, reference, relative=1e-12):
    reference = np.asarray(reference)
    scale = np.abs(reference).max()
    np.testing.assert_allclose(ours, reference, rtol=relative, atol=relative * scale)


# as published, these inertias miss the triangle inequality; what they compute is what counts here
quiet = pytest.mark.filterwarnings("ignore::rnea.errors.ModelWarning")


def cases():
    for name, robots in (
        (
            "puma560_dh",
            (lambda: from_oracle("puma560_dh", "standard"), lambda: rnea.load("puma560")),
        ),
        ("stanford_dh_rrp", (lambda: from_oracle("stanford_dh_rrp", "standard"),)),
        ("panda_mdh", (lambda: from_oracle("panda_mdh", "modified"), lambda: rnea.load("panda"))),
    ):
        for which, robot in enumerate(robots):
            marks = () if which or name == "panda_mdh" else quiet
            yield pytest.param(name, robot, id=f"{name}-{'file' if which else 'rows'}", marks=marks)


@pytest.mark.parametrize(("name", "robot"), list(cases()))
def test_torques_and_mass_matrix(name, robot):
    arm, oracle = robot(), ORACLES[name]
    for case in oracle["cases"]:
        tau = arm.inverse_dynamics(case["q"], case["qd"], case["qdd"], friction=False)
        close(tau, case["tau"])
    close(arm.mass_matrix(oracle["M"]["q"]), oracle["M"]["M"])


def test_puma_static():
    tau = rnea.load("puma560").inverse_dynamics(QN)
    np.testing.assert_allclose(tau, [0, 31.6398803784, 6.035138023, 0, 0.0282528, 0], atol=5e-11)


def test_puma_moving_without_and_with_friction():
    arm, one = rnea.load("puma560"), np.ones(6)
    printed = [1.962036487, 37.7854298333, 6.6739373224, 0.1912661164, 0.2058204096, 0.1942810742]
    tau = arm.inverse_dynamics(QN, one, one, friction=False)
    np.testing.assert_allclose(tau, printed, atol=5e-11)
    with_friction = [
        32.4952427549307,
        60.8669884751363,
        17.74359491276432,
        1.4545190260797085,
        1.2991104105378866,
        0.7137808874836951,
    ]
    close(arm.inverse_dynamics(QN, one, one), with_friction)


def test_puma_fifteen_digits_without_friction_and_rotor():
    q = [
        0.7504516826728697,
        0.8395156106908136,
        0.16851233582594916,
        0.3849629637427072,
        0.5252993946810777,
        0.6701207256444748,
    ]
    qd = [
        0.24721855939629367,
        0.9805915670454258,
        0.9895299755642817,
        0.7861135739668947,
        0.273842245476577,
        0.17182358900767503,
    ]
    qdd = [
        0.707405815485141,
        0.25295715193420953,
        0.9763909835998361,
        0.8412822676113918,
        0.4867768296473465,
        0.11480270540937143,
    ]
    printed = [
        0.986185688341252,
        16.1055550633721,
        -6.54839494827661,
        0.00626452648190803,
        -0.0208972707132494,
        5.59805923645945e-5,
    ]
    tau = rnea.load("puma560").inverse_dynamics(q, qd, qdd, friction=False, rotor=False)
    np.testing.assert_allclose(tau, printed, rtol=1e-12)


def test_puma_tip_wrench_exerted_by_the_tip():
    printed = [
        0.6427562971492281,
        29.08664003275677,
        4.703212509875562,
        2.82842712474619,
        -1.9717472,
        3,
    ]
    wrench = Wrench(force=[1, 2, 3], moment=[1, 2, 3], frame="tool", sense="by")
    arm = rnea.load("puma560")
    close(arm.inverse_dynamics(QN, wrench=wrench), printed)
    reaction = Wrench(force=[-1, -2, -3], moment=[-1, -2, -3], frame="link6", sense="on")
    close(arm.inverse_dynamics(QN, wrench=reaction), printed)


def test_puma_base_reaction():
    wrenches = rnea.load("puma560").joint_wrenches(QN)
    close(wrenches.base_force, [0, 0, 230.0445])
    np.testing.assert_allclose(wrenches.base_moment, [-48.402368325, -31.6398803784, 0], atol=5e-11)


def test_iiwa_torques_and_all_reaction_wrenches():
    arm, gravity = rnea.load("iiwa14"), [0, 0, -9.8]
    for case in ORACLES["iiwa14_drake_benchmark_g9.8"]["cases"]:
        state = case["q"], case["qd"], case["qdd"]
        close(arm.inverse_dynamics(*state, gravity=gravity), case["tau"])
        ours = arm.joint_wrenches(*state, gravity=gravity, axes="world")
        printed = case["reaction_on_child_world_axes_at_joint_origin"]
        close(ours.force, [entry["F"] for entry in printed])
        close(ours.moment, [entry["N"] for entry in printed])


@pytest.mark.parametrize(
    ("robot", "oracle", "digits"),
    [
        ("spong_2r", "twolink_spong", 5e-11),
        ("craig_2r", "twolink_craig_6_7_point_masses", 5e-13),
    ],
)
def test_textbook_2r(robot, oracle, digits):
    tau = rnea.load(robot).inverse_dynamics([1, 2], [3, 4], [5, 6])
    np.testing.assert_allclose(tau, ORACLES[oracle]["tau"], atol=digits)


def placement(X):
    return Placement(tuple(X[:3, 3].tolist()), ("matrix", tuple(map(tuple, X[:3, :3].tolist()))))


def test_modern_robotics_3r():
    """Lynch and Park's example of InverseDynamics: a 3R arm given by screws and link frames."""
    frames = [
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0.089159], [0, 0, 0, 1]],
        [[0, 0, 1, 0.28], [0, 1, 0, 0.13585], [-1, 0, 0, 0], [0, 0, 0, 1]],
        [[1, 0, 0, 0], [0, 1, 0, -0.1197], [0, 0, 1, 0.395], [0, 0, 0, 1]],
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0.14225], [0, 0, 0, 1]],
    ]
    bodies = [
        (3.7, (0.010267, 0.010267, 0.00666)),
        (8.393, (0.22689, 0.22689, 0.0151074)),
        (2.275, (0.0494433, 0.0494433, 0.004095)),
    ]
    screws = np.array([[1, 0, 1, 0, 1, 0], [0, 1, 0, -0.089, 0, 0], [0, 1, 0, -0.089, 0, 0.425]])
    links, joints, lengths = [], [], []
    X_WL, X_WJ_before = np.eye(4), np.eye(4)
    for i, (mass, moments) in enumerate(bodies):
        w, v = screws[i, :3], screws[i, 3:]
        X_WJ = np.eye(4)
        X_WJ[:3, 3] = np.cross(w, v) / (w @ w)
        X_WL = X_WL @ np.array(frames[i])
        X_JL = np.linalg.inv(X_WJ) @ X_WL
        tensor = X_JL[:3, :3] @ np.diag(moments) @ X_JL[:3, :3].T
        body = LinkMass(mass, tuple(X_JL[:3, 3].tolist()), tuple(map(tuple, tensor.tolist())))
        links.append(TreeLink(f"link{i}", body))
        parent = f"link{i - 1}" if i else "base"
        joints.append(
            TreeJoint(
                f"j{i}",
                "revolute",
                parent,
                f"link{i}",
                placement(np.linalg.inv(X_WJ_before) @ X_WJ),
                tuple(w.tolist()),
            )
        )
        # their first screw has length √2: one unit of its coordinate turns by √2 rad
        lengths.append(np.linalg.norm(w))
        X_WJ_before = X_WJ
    tip = ExtraFrame("tip", "link2", placement(X_JL @ np.array(frames[3])))
    arm = rnea.Robot(Description("3R", Tree(tuple(links), tuple(joints)), frames=(tip,)))
    lengths = np.array(lengths)
    q, qd, qdd = (np.array(x) * lengths for x in ([0.1, 0.1, 0.1], [0.1, 0.2, 0.3], [2, 1.5, 1]))
    wrench = Wrench(force=[1, 1, 1], moment=[1, 1, 1], frame="tip", sense="by")
    tau = arm.inverse_dynamics(q, qd, qdd, gravity=[0, 0, -9.8], wrench=wrench) * lengths
    np.testing.assert_allclose(tau, [74.69616155, -33.06766016, -3.23057314], atol=5e-9)


@quiet
def test_one_joint_with_damping_and_friction():
    row = {"mass": 1, "inertia": {"izz": 0.1}, "friction": {"viscous": 0.7, "coulomb": 0.3}}
    arm = rnea.Robot.from_dh([row], "standard")
    assert arm.inverse_dynamics([0.0], [2.0], [0.0], gravity=[0, 0, 0])[0] == pytest.approx(
        1.7, abs=1e-15
    )
