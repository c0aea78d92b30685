"""Messages as robots send them: in any order, in part, late, twice, without numbers."""

import sqlite3
import struct

import numpy as np
import pytest
from rosbags.typesys import Stores, get_types_from_msg, get_typestore

import rnea
from rnea.apps.logs.formats.messages import JOINT_STATE, Decoder
from rnea.logs import read_log
from support.joint_messages import db3, message, messages, motion
from support.real_logs import PANDA, UR10, real_log

T, Q, QD, EFFORT = motion()
NAMES = ("a", "b", "c")


def _equal(log, rows=slice(None), columns=slice(None)):
    assert np.allclose(log.t, (T[rows] - T[rows][0]) * 1e-9, atol=1e-12, rtol=0)
    assert np.array_equal(log.q, Q[rows][:, columns])
    assert np.array_equal(log.qd, QD[rows][:, columns])
    assert np.array_equal(log.effort, EFFORT[rows][:, columns])


def _rows(numbers=range(200), names=NAMES, change=lambda k, **x: x):
    """Messages of the motion, each changed as the test likes."""
    for k in numbers:
        said = {"stamp": int(T[k]), "names": names, "position": Q[k], "velocity": QD[k]}
        said = change(k, **said, effort=EFFORT[k])
        if said is not None:
            yield int(T[k]) + 50_000, message(**said)


def _read(tmp_path, rows, **more):
    return read_log(db3(tmp_path / "x.db3", list(rows)), **more)


def test_numbers_are_those_that_were_sent(tmp_path):
    log = _read(tmp_path, messages())
    _equal(log)
    assert log.joint_names == NAMES
    assert log.source == "/joint_states"
    assert log.notes == ()


@pytest.mark.parametrize("way", ["cdr", "ros1"])
def test_the_short_way_through_equal_layouts_reads_the_same(way):
    short = Decoder(JOINT_STATE, way)
    names = [("a", "b"), ("a", "b"), ("b", "a"), ("a",), ("a", "b"), ("aa", "b")]
    for k, said in enumerate(names * 2):
        row = np.arange(len(said)) + 10.0 * k
        for numbers in ((row, row + 1, row + 2), (row, (), row), (row, row, ())):
            data = message(10**9 + k, said, *numbers, way=way)
            state, other = short(data), Decoder(JOINT_STATE, way)(data)
            assert (state.stamp, state.names) == (10**9 + k, said) == (other.stamp, other.names)
            for mine, theirs in zip(state[2:], numbers, strict=True):
                assert np.array_equal(mine, theirs)


def test_big_endian_messages_are_read():
    data = message(5 * 10**9 + 7, ("ab",), [1.5], [], [2.5])
    swapped = b"\0\0\0\0" + struct.pack(">iI", 5, 7) + struct.pack(">I", 5) + b"base\0\0\0\0"
    swapped += struct.pack(">I", 1) + struct.pack(">I", 3) + b"ab\0\0"
    swapped += struct.pack(">I", 1) + b"\0" * (-(len(swapped) + 4 - 4) % 8) + struct.pack(">d", 1.5)
    swapped += struct.pack(">I", 0) + struct.pack(">I", 1) + struct.pack(">d", 2.5)
    one, two = Decoder(JOINT_STATE)(data), Decoder(JOINT_STATE)(swapped)
    assert one[:2] == two[:2] == (5 * 10**9 + 7, ("ab",))
    assert one.effort[0] == two.effort[0] == 2.5


def test_joints_in_another_order_in_every_message(tmp_path):
    rng = np.random.default_rng(1)

    def turn(k, names, position, velocity, effort, **more):
        order = rng.permutation(3)
        rows = {"position": position, "velocity": velocity, "effort": effort}
        rows = {key: x[order] for key, x in rows.items()}
        return more | rows | {"names": [names[j] for j in order]}

    log = _read(tmp_path, _rows(change=turn))
    columns = [NAMES.index(name) for name in log.joint_names]
    _equal(log, columns=columns)


def test_an_arm_and_its_gripper_on_one_topic(tmp_path):
    arm = list(_rows())
    gripper = [
        (int(t) + 1, message(int(t) + 1, ["finger"], [0.01 * k], [1.0], [2.0]))
        for k, t in enumerate(T[::10])
    ]
    path = db3(tmp_path / "x.db3", sorted(arm + gripper))
    alone = read_log(path, joints=NAMES)
    _equal(alone)
    both = read_log(path)
    assert both.joint_names == (*NAMES, "finger")
    assert "interpolated" in " ".join(both.notes)
    inside = (T[0] + 1 <= T) & (T[190] + 1 >= T)
    assert np.array_equal(both.q[:, :3], Q[inside])
    k = (T[inside] - T[0] - 1) / (T[10] - T[0])
    assert np.allclose(both.q[:, 3], 0.01 * k)
    only = read_log(path, joints=["finger"])
    assert only.joint_names == ("finger",)
    assert len(only) == 20


def _arm_and_gripper(heard, arm_stamp=lambda t: t, stamp=lambda t: t, every=1, name="finger"):
    """Of a minute at 20 Hz; the gripper moves as the first joint, and speaks at the times heard."""
    for k in range(1200):
        t = 10**18 + k * 50_000_000
        q = np.sin(0.02 * k)
        yield t, message(arm_stamp(t), ["a", "b"], [q, 1.0], [0.0] * 2, [1.0] * 2)
        if k % every == 0 and heard(k / 20):
            yield t, message(stamp(t), [name], [q], [0.0], [1.0])


@pytest.mark.parametrize("every", [1, 10])
def test_where_a_gripper_is_silent_nothing_is_made_up(every, tmp_path):
    rows = _arm_and_gripper(lambda t: not 20 < t < 32, every=every)
    log = _read(tmp_path, rows)
    assert log.joint_names == ("a", "b", "finger")
    assert np.abs(log.q[:, 0] - log.q[:, 2]).max() < 0.01
    assert not np.any((log.t > 20) & (log.t < 32))
    # at 20 s and at 32 s it spoke; behind its last message nothing is known
    assert len(log) == 401 + (560 if every == 1 else 551)
    assert "before, after or in gaps of them are left out" in " ".join(log.notes)
    assert "1 gap in time" in " ".join(log.notes)


def test_a_gripper_that_is_silent_most_of_the_time_is_left_out(tmp_path):
    log = _read(tmp_path, _arm_and_gripper(lambda t: not 10 < t < 50))
    assert log.joint_names == ("a", "b")
    assert len(log) == 1200
    assert "401 messages of finger do not last as long" in " ".join(log.notes)


def test_a_slow_gripper_is_not_silent(tmp_path):
    log = _read(tmp_path, _arm_and_gripper(lambda t: True, every=60))
    assert log.joint_names == ("a", "b", "finger")
    assert len(log) == 1141


@pytest.mark.parametrize("whose", ["finger", "a, b"])
def test_an_arm_and_its_gripper_go_by_one_clock(whose, tmp_path):
    """Of which one has no stamps, and those of the other are 0.3 s older than the receipt."""

    def slow(t):
        return t - 300_000_000

    def none(t):
        return 0

    ways = (slow, none) if whose == "finger" else (none, slow)
    log = _read(tmp_path, _arm_and_gripper(lambda t: True, *ways))
    assert log.joint_names == ("a", "b", "finger")
    assert len(log) == 1200
    assert np.allclose(log.q[:, 0], log.q[:, 2], atol=1e-12, rtol=0)
    told = "1200 of 1200 messages have no time stamp"
    assert f"{told} (those of {whose}): times are those of receipt for all joints" in log.notes


@pytest.mark.parametrize("why", ["short", "nothing new"])
def test_messages_that_are_left_out_do_not_choose_the_clock(why, tmp_path):
    stamps = [10**18 + k * 50_000_000 + (k % 3) * 7_000_000 for k in range(1200)]
    rows = _arm_and_gripper(
        lambda t: t < 5 or why != "short",
        lambda t: stamps[(t - 10**18) // 50_000_000],
        lambda t: 0,
        name="finger" if why == "short" else "a",
    )
    log = _read(tmp_path, rows)
    assert log.joint_names == ("a", "b")
    assert np.allclose(log.t, (np.array(stamps) - stamps[0]) * 1e-9, atol=1e-9, rtol=0)
    assert "receipt" not in " ".join(log.notes)


def test_messages_that_lack_joints_are_counted_and_still_serve_the_joints_they_have(tmp_path):
    def lacking(k, names, position, velocity, effort, **more):
        n = 2 if k % 10 == 3 else 3
        rows = {"position": position[:n], "velocity": velocity[:n], "effort": effort[:n]}
        return more | rows | {"names": names[:n]}

    path = db3(tmp_path / "x.db3", list(_rows(change=lacking)))
    log = read_log(path)
    _equal(log, rows=np.arange(200)[np.arange(200) % 10 != 3])
    assert any("20 messages of a, b alone lack" in note for note in log.notes)
    _equal(read_log(path, joints=["a", "b"]), columns=slice(0, 2))


@pytest.mark.parametrize("absent", ["velocity", "effort"])
def test_arrays_that_nobody_fills_are_none(tmp_path, absent):
    log = _read(tmp_path, _rows(change=lambda k, **said: said | {absent: ()}))
    assert (log.qd is None) == (absent == "velocity")
    assert (log.effort is None) == (absent == "effort")
    assert np.array_equal(log.q, Q)


def test_rows_without_numbers_are_dropped_and_counted(tmp_path):
    def spoilt(k, effort, **said):
        bad = {5: np.nan, 6: np.inf, 7: 1e300}.get(k, 0.0)
        return said | {"effort": effort + bad, "velocity": () if k == 8 else said["velocity"]}

    log = _read(tmp_path, _rows(change=spoilt))
    _equal(log, rows=np.delete(np.arange(200), [5, 6, 7, 8]))
    assert "4 of 200 rows" in log.notes[0]
    assert "1 gap" in log.notes[1]


def test_a_joint_without_effort_or_position_is_named(tmp_path):
    def silent(k, effort, position, **said):
        return said | {"effort": [*effort[:2], np.nan], "position": [np.nan, *position[1:]]}

    log = _read(tmp_path, _rows(change=silent))
    assert log.joint_names == ("b", "c")
    assert np.array_equal(log.q, Q[:, 1:])
    assert not log.effort[:, 1].any()
    assert np.array_equal(log.effort[:, 0], EFFORT[:, 1])
    assert "without positions, and left out: a" in log.notes[0]
    assert "c mostly has no effort" in log.notes[1]


def test_without_stamps_the_times_are_those_of_receipt(tmp_path):
    for stamps, words in (
        (lambda k: 0, "200 of 200 messages have no time stamp"),
        (lambda k: int(T[k % 100]), "time stamps go back once"),
        (lambda k: int(T[k // 4]), "150 of 200 time stamps repeat others"),
        (lambda k: int(T[-k]), "go back"),
    ):
        (tmp_path / "x.db3").unlink(missing_ok=True)
        rows = _rows(change=lambda k, **said: said | {"stamp": stamps(k)})  # noqa: B023
        log = _read(tmp_path, rows)
        _equal(log)
        assert words in log.notes[0]
        assert "times are those of receipt" in log.notes[0]


def test_a_clock_that_begins_at_zero_is_a_clock(tmp_path):
    rows = _rows(change=lambda k, **said: said | {"stamp": 20_000_000 * k})
    log = _read(tmp_path, rows)
    assert log.t[1] == pytest.approx(0.02)
    assert log.notes == ()


def test_late_repeated_and_lost_messages_are_put_right_and_counted(tmp_path):
    order = [*range(50), 51, 50, *range(52, 100), 99, 99, *range(130, 200)]
    rows = list(_rows(order))
    # receipt in the order of sending
    rows = [(int(T[0]) + 1000 * k, data) for k, (_, data) in enumerate(rows)]
    log = _read(tmp_path, rows)
    _equal(log, rows=np.r_[0:100, 130:200])
    notes = " ".join(log.notes)
    assert "1 row came late" in notes
    assert "2 rows repeat a time stamp" in notes
    assert "1 gap in time, where about 30 rows are missing" in notes
    assert "takes 0.31 s, from t = 0.99 s" in notes


def test_jitter_is_told(tmp_path):
    wander = np.random.default_rng(2).normal(0, 2e6, 200).astype(int)
    rows = _rows(change=lambda k, **said: said | {"stamp": int(T[k] + wander[k])})
    log = _read(tmp_path, rows)
    (note,) = log.notes
    assert "jitter by" in note
    told = float(note.split("by ")[1].split(" ms")[0])
    assert told == pytest.approx(2 * np.sqrt(2), rel=0.25)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([], "has no messages"),
        ([(1, message(1, ()))], "messages without names"),
        ([(1, message(1, "ab", [1, 2]))] * 3, "no two rows at different times"),
        ([(k, message(k, "ab", [np.nan, np.nan])) for k in range(5)], "have no positions of"),
        ([(k, message(k, "ab")) for k in range(5)], "have no positions of the joints a, b"),
        ([(k, b"\0\1\0\0" + b"\xff" * 40) for k in range(5)], "5 of 5 messages"),
        ([(k, b"") for k in range(5)], "is not in plain CDR"),
    ],
)
def test_nothing_to_read_is_said(tmp_path, rows, words):
    with pytest.raises(rnea.RneaError) as raised:
        _read(tmp_path, rows)
    assert words in str(raised.value)
    assert "x.db3" in str(raised.value)


def test_single_spoilt_messages_are_left_out_and_counted(tmp_path):
    rows = messages()
    rows[17] = rows[17][0], rows[17][1][:60]
    log = _read(tmp_path, rows)
    _equal(log, rows=np.delete(np.arange(200), 17))
    assert "1 messages are no sensor_msgs/msg/JointState" in " ".join(log.notes)


def test_topics_are_listed_where_none_fits(tmp_path):
    others = [("/camera", "sensor_msgs/msg/Image", [(1, b"x")])]
    path = db3(tmp_path / "x.db3", messages(), "my_msgs/msg/State", others)
    for topic, words in (
        ("", "no topic has sensor_msgs/msg/JointState"),
        ("/camera", "topic /camera has sensor_msgs/msg/Image"),
        ("/lidar", "no topic '/lidar'"),
    ):
        with pytest.raises(rnea.RneaError) as raised:
            read_log(path, topic)
        assert words in str(raised.value)
        assert "/joint_states (my_msgs/msg/State), /camera" in str(raised.value)


def test_of_several_topics_one_must_be_named(tmp_path):
    others = [("/left/joint_states", JOINT_STATE, messages(("l",)))]
    path = db3(tmp_path / "x.db3", messages(), others=others)
    with pytest.raises(rnea.RneaError, match="several topics have"):
        read_log(path)
    assert read_log(path, "/left/joint_states").joint_names == ("l",)
    _equal(read_log(path, "/joint_states"))


@pytest.mark.parametrize("name", [PANDA, UR10])
def test_real_recordings_read_as_another_package_reads_them(name):
    store, path = get_typestore(Stores.ROS2_HUMBLE), real_log(name)
    with sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True) as db:
        rows = [x for (x,) in db.execute("SELECT data FROM messages ORDER BY timestamp")]
    theirs = [store.deserialize_cdr(row, JOINT_STATE) for row in rows]
    log = read_log(path)
    assert log.notes == ()
    assert list(log.joint_names) == theirs[0].name
    for mine, key in ((log.q, "position"), (log.qd, "velocity"), (log.effort, "effort")):
        assert np.array_equal(mine, [getattr(x, key) for x in theirs])
    stamps = [x.header.stamp.sec + 1e-9 * x.header.stamp.nanosec for x in theirs]
    assert np.allclose(log.t, np.array(stamps) - stamps[0], atol=1e-6)


# the messages as their package defines them, the older and the newer one of controllers
_POINT = "trajectory_msgs/JointTrajectoryPoint"
_DEFINITIONS = {
    "control_msgs/msg/InterfaceValue": "string[] interface_names\nfloat64[] values\n",
    "control_msgs/msg/DynamicJointState": "std_msgs/Header header\nstring[] joint_names\n"
    "control_msgs/InterfaceValue[] interface_values\n",
    "control_msgs/msg/JointTrajectoryControllerState": "std_msgs/Header header\n"
    f"string[] joint_names\n{_POINT} desired\n{_POINT} actual\n{_POINT} error\n",
    "newer/msg/JointTrajectoryControllerState": "std_msgs/Header header\nstring[] joint_names\n"
    f"{_POINT} reference\n{_POINT} feedback\n{_POINT} error\n{_POINT} output\n"
    "string[] multi_dof_joint_names\n",
}


def _control_store():
    store = get_typestore(Stores.ROS2_HUMBLE)
    for name, text in _DEFINITIONS.items():
        store.register(get_types_from_msg(text, name))
    return store


@pytest.mark.parametrize("kind", list(_DEFINITIONS)[1:])
def test_messages_of_controllers_are_read_too(kind, tmp_path):
    store = _control_store()
    types, rows = store.types, []
    for k in range(200):
        stamp = types["builtin_interfaces/msg/Time"](int(T[k] // 10**9), int(T[k] % 10**9))
        header = types["std_msgs/msg/Header"](stamp, "odd frame")
        if "Dynamic" in kind:
            value = types["control_msgs/msg/InterfaceValue"]
            words = ["position", "temperature", "effort", "velocity"]
            numbers = np.stack([Q[k], 0 * Q[k], EFFORT[k], QD[k]], axis=1)
            made = types[kind](header, list(NAMES), [value(words, x) for x in numbers])
        else:
            length = types["builtin_interfaces/msg/Duration"](3, 4)
            point = types["trajectory_msgs/msg/JointTrajectoryPoint"]
            wanted = point(Q[k] + 1, np.zeros(0), np.zeros(3), np.zeros(0), length)
            found = point(Q[k], QD[k], np.zeros(0), EFFORT[k], length)
            more = (wanted, []) if kind.startswith("newer") else ()
            made = types[kind](header, list(NAMES), wanted, found, wanted, *more)
        rows.append((int(T[k]), bytes(store.serialize_cdr(made, kind))))
    path = db3(tmp_path / "x.db3", rows, kind.replace("newer/", "control_msgs/"))
    _equal(read_log(path))


def test_joint_states_are_taken_before_messages_of_controllers(tmp_path):
    others = [("/controller", "control_msgs/msg/JointTrajectoryControllerState", [(1, b"x")])]
    _equal(read_log(db3(tmp_path / "x.db3", messages(), others=others)))
