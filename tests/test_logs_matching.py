"""The joints of a recording and those of a robot: by name, offered where names are near."""

import numpy as np
import pytest

import rnea
from rnea.apps.logs.matching import near_names
from rnea.logs import Log, matched, read_log
from support import fuzz_seeds
from support.real_logs import PANDA, UR10, real_log
from support.urdf_peers import ROBOTS


def _log(*names, **more):
    """A log in which the numbers tell their column."""
    columns = np.tile(np.arange(len(names), dtype=float), (3, 1))
    more = {"qd": 10 + columns, "effort": 20 + columns} | more
    return Log(np.arange(3.0), columns, joint_names=names, file="x.csv", **more)


def test_columns_are_put_in_the_robots_order():
    arm = rnea.load("planar_2r")
    a, b = arm.joint_names
    found = matched(_log("lamp", b, a), arm.model)
    assert found.log.joint_names == (a, b)
    assert found.missing == ()
    assert found.log.q[0].tolist() == [2, 1]
    assert found.log.qd[0].tolist() == [12, 11]
    assert found.log.effort[0].tolist() == [22, 21]
    assert "left out" in found.log.notes[0]
    assert "lamp" in found.log.notes[0]


def test_what_is_not_in_the_file_stays_none_and_missing_joints_are_named():
    arm = rnea.load("planar_2r")
    found = matched(_log(arm.joint_names[1], qd=None, effort=None), arm.model)
    assert found.missing == arm.joint_names[:1]
    assert found.log.qd is None
    assert found.log.effort is None
    assert found.log.notes == ()
    locked = arm.with_locked(dict.fromkeys(found.missing, 0.0))
    assert locked.joint_names == found.log.joint_names


def test_near_names_of_some_joints_are_offered_in_a_note():
    arm = rnea.load("ur5")
    names = arm.joint_names
    found = matched(_log(*names[:3], *(f"old_{name}" for name in names[3:])), arm.model)
    assert found.missing == names[3:]
    offer = ",".join(f"old_{name}={name}" for name in names[3:])
    assert found.log.notes[-1].endswith(f"--map {offer}")


def test_names_map_theirs_to_ours_and_to_nothing():
    arm = rnea.load("planar_2r")
    a, b = arm.joint_names
    found = matched(_log("x", "y", a), arm.model, {"x": a, "y": b, a: ""})
    assert found.log.q[0].tolist() == [0, 1]


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ({"z": "A"}, "no joint 'z' to be mapped"),
        ({"x": "A", "y": "A"}, "'x' and 'y' would both be joint 'A'"),
        ({"x": "B"}, "'x' and 'B' would both be joint 'B'"),
        ({"x": "C"}, "unknown joint 'C'"),
    ],
)
def test_a_wrong_map_is_refused(names, words):
    arm = rnea.load("planar_2r")
    ours = dict(zip("AB", arm.joint_names, strict=True))
    names = {theirs: ours.get(x, x) for theirs, x in names.items()}
    for letter, name in ours.items():
        words = words.replace(f"'{letter}'", repr(name))
    with pytest.raises(rnea.RneaError) as raised:
        matched(_log("x", "y", arm.joint_names[1]), arm.model, names)
    assert words in str(raised.value)


def test_a_pair_that_the_reader_has_used_is_not_asked_for_again():
    arm = rnea.load("planar_2r")
    a, b = arm.joint_names
    log = _log(a, b, mapped=frozenset({"Time", a, b}))
    found = matched(log, arm.model, {"Time": "t", a: b, b: a})
    assert found.missing == ()
    assert found.log.q[0].tolist() == [0, 1]


def test_the_offer_is_the_very_option_that_settles_it():
    arm = rnea.load(str(ROBOTS / "panda_description/urdf/panda.urdf"))
    log = read_log(real_log(PANDA))
    with pytest.raises(rnea.RneaError) as raised:
        matched(log, arm.model)
    offer = str(raised.value).rpartition("--map ")[2]
    found = matched(log, arm.model, dict(pair.split("=") for pair in offer.split(",")))
    assert found.log.joint_names == tuple(f"panda_joint{k}" for k in range(1, 8))
    assert np.array_equal(found.log.q, log.q)
    assert found.missing == ("panda_finger_joint1",)


def test_joints_without_names_are_offered_in_the_robots_order():
    arm = rnea.load(str(ROBOTS / "ur_description/urdf/ur10_robot.urdf"))
    for count in (2, 6):
        pairs = [f"{k + 1}={name}" for k, name in enumerate(arm.joint_names[:count])]
        with pytest.raises(rnea.RneaError, match=f"--map {','.join(pairs)}$"):
            matched(_log(*map(str, range(1, count + 1))), arm.model)
    with pytest.raises(rnea.RneaError, match="--map THEIRS=OURS"):
        matched(_log(*map(str, range(1, 8))), arm.model)


def test_a_recording_of_another_robot_names_both():
    arm = rnea.load(str(ROBOTS / "panda_description/urdf/panda.urdf"))
    with pytest.raises(rnea.RneaError) as raised:
        matched(read_log(real_log(UR10)), arm.model)
    words = str(raised.value)
    assert UR10 in words
    assert "wrist_3_joint" in words
    assert "panda_joint7" in words
    assert "--map THEIRS=OURS" in words


def test_followers_and_joints_of_several_coordinates_take_no_column():
    arm = rnea.load(str(ROBOTS / "panda_description/urdf/panda.urdf"))
    found = matched(_log("panda_finger_joint2", "panda_joint1"), arm.model)
    assert "follows panda_finger_joint1" in found.log.notes[0]
    free = rnea.loads(fuzz_seeds.FLOATING)
    found = matched(_log("base", "hinge"), free.model)
    assert found.log.joint_names == ("hinge",)
    assert found.missing == ("base",)


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        (["A1", "A2"], ["a1", "a2"]),
        (["J1_pos", "J2_pos"], ["j1", "j2"]),
        (["arm/joint-1", "arm/joint-2"], ["joint_1", "joint_2"]),
        (["joint_a1", "joint_a2", "joint_a3"], ["iiwa_joint_1", "iiwa_joint_2", "iiwa_joint_3"]),
        (["left_hip"], ["l_left_hip"]),
    ],
)
def test_near_names_are_found_in_pairs(theirs, ours):
    assert near_names(theirs, ours) == dict(zip(theirs, ours, strict=True))


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        (["shoulder_pan_joint", "elbow_joint", "wrist_1_joint"], ["hip_joint", "knee_joint"]),
        (["a", "b", "c", "d"], ["x", "y", "zd"]),
        ([], ["a"]),
        (["a"], []),
        ([str(k) for k in range(1000)], [str(k) for k in range(1000)]),
    ],
)
def test_names_that_are_not_near_are_not_offered(theirs, ours):
    assert near_names(theirs, ours) == {}
