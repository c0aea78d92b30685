"""Recordings in tables and arrays: CSV, NPZ, Parquet, LeRobot's data sets, HDF5."""

import json
from pathlib import Path

import h5py
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import rnea
from rnea.apps.logs.formats import parquet_log
from rnea.logs import Units, matched, read_log
from rnea.motion import ColumnMapping
from support.joint_messages import motion

ROWS = 120
_T, Q, QD, EFFORT = motion(ROWS)
T = (_T - _T[0]) * 1e-9
NAMES = ("a", "b", "c")
COLUMNS = {"t": T} | {
    f"{what}_{name}": values[:, k]
    for what, values in (("q", Q), ("qd", QD), ("effort", EFFORT))
    for k, name in enumerate(NAMES)
}


def _csv(path, columns=COLUMNS, separator=",", spoil=lambda lines: lines):
    lines = [separator.join(columns)]
    rows = np.stack(list(columns.values()), axis=1)
    for row in rows:
        cells = separator.join("" if np.isnan(x) else repr(float(x)) for x in row)
        lines.append(cells if separator == "," else cells.replace(".", ","))
    path.write_text("\n".join(spoil(lines)) + "\n")
    return str(path)


def _parquet(path, columns=COLUMNS):
    pq.write_table(pa.table(dict(columns)), path)
    return str(path)


def _npz(path, **more):
    arrays = {"t": T, "q": Q, "qd": QD, "effort": EFFORT, "joint_names": np.array(NAMES)}
    np.savez(path, **{key: x for key, x in (arrays | more).items() if x is not None})
    return str(path)


def _hdf5(path, arrays, attributes=()):
    with h5py.File(path, "w") as file:
        for name, values in arrays.items():
            file[name] = values
        file.attrs.update(attributes)
    return str(path)


def _own_hdf5(path):
    return _hdf5(path, {"t": T, "q": Q, "qd": QD, "effort": EFFORT, "joint_names": list(NAMES)})


WRITERS = {"csv": _csv, "parquet": _parquet, "npz": _npz, "hdf5": _own_hdf5}


def _equal(log, q=Q, qd=QD, effort=EFFORT, t=T):
    assert np.allclose(log.t, t - t[0], atol=1e-9, rtol=0)
    for mine, right in ((log.q, q), (log.qd, qd), (log.effort, effort)):
        if right is None:
            assert mine is None
        else:
            assert np.allclose(mine, right, atol=1e-12, rtol=0)


@pytest.mark.parametrize("form", WRITERS)
def test_every_format_gives_the_same_numbers(form, tmp_path):
    log = read_log(WRITERS[form](tmp_path / f"x.{form}"))
    _equal(log)
    assert log.joint_names == NAMES
    assert log.notes == ()


@pytest.mark.parametrize("separator", [";", "\t"])
def test_other_separators_and_decimal_commas(separator, tmp_path):
    path = _csv(tmp_path / "x.csv", separator=separator)
    with pytest.raises(rnea.RneaError, match="--separator"):
        read_log(path)
    _equal(read_log(path, spelling=ColumnMapping(separator=separator)))


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_columns_by_other_names_are_mapped(form, tmp_path):
    theirs = {"t": "Time [ms]", "q_a": "A1 [deg]", "q_b": "B1", "q_c": "q_third"}
    theirs |= {"qd_a": "speed", "effort_c": "tau_third", "effort_a": "effort_A1"}
    columns = {theirs.get(name, name): x for name, x in COLUMNS.items()} | {"lamp": T}
    columns["Time [ms]"] = 1e3 * T
    columns["A1 [deg]"] = np.rad2deg(Q[:, 0])
    path = WRITERS[form](tmp_path / f"x.{form}", columns)
    names = {"Time": "t", "A1": "a", "B1": "q_b", "third": "c", "speed": "qd_a"}
    log = read_log(path, spelling=ColumnMapping(names))
    _equal(log)
    assert log.joint_names == NAMES
    assert "converted, as headings say: t in ms, q in deg" in log.notes[0]
    assert "not read: the columns lamp" in log.notes[1]
    assert log.mapped == set(names)


def test_the_map_of_a_csv_serves_the_matching_too(tmp_path):
    arm = rnea.load("planar_2r")
    path = _csv(tmp_path / "x.csv")
    log = read_log(path, spelling=ColumnMapping({"a": "joint1", "b": "joint2"}))
    found = matched(log, arm.model, {"a": "joint1", "b": "joint2"})
    assert found.missing == ()
    assert np.array_equal(found.log.q, Q[:, :2])
    assert "left out" in found.log.notes[-1]


@pytest.mark.parametrize("form", WRITERS)
def test_units_are_converted_where_the_user_says_so(form, tmp_path):
    log = read_log(WRITERS[form](tmp_path / f"x.{form}"), units=Units.read("q=deg,t=ms,effort=mNm"))
    _equal(log, np.deg2rad(Q), np.deg2rad(QD), 1e-3 * EFFORT, 1e-3 * T)
    assert "converted, as was said" in log.notes[0]


def test_currents_are_called_so(tmp_path):
    columns = {f"{x} [A]" if "effort" in x else x: y for x, y in COLUMNS.items()}
    log = read_log(_csv(tmp_path / "x.csv", columns))
    _equal(log)
    assert log.notes == ("efforts are in A: no torques yet",)


def test_half_a_row_at_the_end_and_empty_cells_are_dropped_and_counted(tmp_path):
    columns = {name: x.copy() for name, x in COLUMNS.items()}
    columns["q_b"][7] = np.nan

    def spoil(lines):
        lines[4] = lines[4].replace(repr(float(Q[3, 0])), "NaN")
        return [*lines[:-1], lines[-1][: len(lines[-1]) // 2]]

    log = read_log(_csv(tmp_path / "x.csv", columns, spoil=spoil))
    rows = np.delete(np.arange(ROWS - 1), [3, 7])
    _equal(log, Q[rows], QD[rows], EFFORT[rows], T[rows])
    assert "2 of 119 rows" in " ".join(log.notes)
    assert "the last row is cut off" in " ".join(log.notes)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the file is empty"),
        ("t,q_a\n", "no rows"),
        ("1,2\n3,4\n", "must name the columns"),
        ("time,q_a\n0,1\n1,2\n", "no column t, the time; --map time=t says which"),
        ("secs [s],q_a\n0,1\n1,2\n", "--map secs=t"),
        ("t,pos\n0,1\n1,2\n", "no positions: columns q_<joint>"),
        ("t,q_a,q_a\n0,1,2\n1,2,2\n", "tell the same"),
        ("t,q_a,effort_a,tau_a\n0,1,2,1\n1,2,2,1\n", "tell the same; --map tau_a= leaves"),
        ("t,q_a [cubits]\n0,1\n1,2\n", "is in 'cubits'; legal: rad, deg"),
        ("t,q_a\n0,1\n1,two\n", ":3: column 'q_a': 'two' is not a finite number"),
        ("t,q_a\n0,1\n1,2,3\n2,2\n", "3 values in a row of 2 columns"),
        ("t,q_a\n0,1\n0,2\n", "no two rows at different times"),
        ("t,q_a\n0,1\n1,2\n0,3\n1,4\n", "time goes back at row 3, from 1 s to 0 s"),
        ("t,q_a\n0,\n1,\n2,3\n", "have no positions of the joints a"),
    ],
)
def test_tables_that_cannot_be_used_say_why(text, words, tmp_path):
    (tmp_path / "x.csv").write_text(text)
    with pytest.raises(rnea.RneaError) as raised:
        read_log(str(tmp_path / "x.csv"))
    assert words in str(raised.value)
    assert "x.csv" in str(raised.value)


def test_a_table_without_times_takes_a_rate(tmp_path):
    columns = {name: x for name, x in COLUMNS.items() if name != "t"}
    log = read_log(_csv(tmp_path / "x.csv", columns), rate=50)
    _equal(log, t=np.arange(ROWS) / 50)
    with pytest.raises(rnea.RneaError, match="rate must be"):
        read_log(str(tmp_path / "x.csv"), rate=0)


@pytest.mark.parametrize("form", WRITERS)
def test_a_rate_that_is_said_goes_before_the_files_times(form, tmp_path):
    log = read_log(WRITERS[form](tmp_path / f"x.{form}"), rate=40)
    _equal(log, t=np.arange(ROWS) / 40)
    assert log.notes == ("times are by the rate of 40 Hz that was said, not the file's",)
    both = read_log(str(tmp_path / f"x.{form}"), rate=40, units=Units.read("q=deg,t=ms"))
    _equal(both, np.deg2rad(Q), np.deg2rad(QD), EFFORT, np.arange(ROWS) / 40)


def test_times_of_parquet_may_be_dates(tmp_path):
    when = np.datetime64("2024-05-01T12:00:00", "ns") + _T - _T[0]
    log = read_log(_parquet(tmp_path / "x.parquet", COLUMNS | {"t": when}))
    _equal(log)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"q": None}, "no array of positions"),
        ({"t": None}, "no array of times"),
        ({"q": Q[:, 0]}, "must be rows of joints"),
        ({"qd": QD[:5]}, "qd is an array (5, 3)"),
        ({"joint_names": np.array(["a", "b"])}, "2 names of joints"),
        ({"joint_names": np.array(["a", "a", "b"])}, "3 names of joints (2 different)"),
        ({"q": Q + 1j}, "not real numbers"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(more, words, tmp_path):
    with pytest.raises(rnea.RneaError) as raised:
        read_log(_npz(tmp_path / "x.npz", **more))
    assert words in str(raised.value)


def test_arrays_by_other_names_and_joints_without(tmp_path):
    arrays = {"time": T, "pos": Q, "torque": EFFORT, "image": np.zeros((5, 5), complex)}
    np.savez(tmp_path / "x.npz", **arrays)
    names = {"time": "t", "pos": "q", "torque": "effort", "2": "elbow"}
    log = read_log(str(tmp_path / "x.npz"), spelling=ColumnMapping(names))
    _equal(log, qd=None)
    assert log.joint_names == ("1", "elbow", "3")
    assert "are called 1 to 3" in log.notes[0]


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_columns_of_a_joint_without_positions_are_named(form, tmp_path):
    columns = {name: x for name, x in COLUMNS.items() if name not in ("q_b", "qd_c")}
    log = read_log(WRITERS[form](tmp_path / f"x.{form}", columns))
    assert log.joint_names == ("a", "c")
    assert "not used: the columns qd_b, effort_b, as there are no positions q_b" in log.notes


@pytest.mark.parametrize("form", ["npz", "hdf5"])
def test_of_two_arrays_that_tell_the_same_one_must_be_named(form, tmp_path):
    path = tmp_path / f"x.{form}"
    arrays = {"t": T, "q": Q, "tau": 2 * EFFORT, "effort": EFFORT}
    if form == "npz":
        np.savez(path, **arrays)
    else:
        _hdf5(path, arrays)
    words = r"'(tau|effort)' and '(tau|effort)' tell the same, effort; --map \1=effort takes"
    with pytest.raises(rnea.RneaError, match=words):
        read_log(str(path))
    for name, scale in (("tau", 2), ("effort", 1)):
        log = read_log(str(path), spelling=ColumnMapping({name: "effort"}))
        _equal(log, qd=None, effort=scale * EFFORT)


def test_times_that_are_told_twice_do_not_matter_by_a_rate(tmp_path):
    path = _hdf5(tmp_path / "x.h5", {"t": T, "timestamp": 2 * T, "q": Q})
    with pytest.raises(rnea.RneaError, match="'t' and 'timestamp' tell the same"):
        read_log(path)
    _equal(read_log(path, rate=50), qd=None, effort=None, t=np.arange(ROWS) / 50)


# ---- LeRobot -----------------------------------------------------------------------------------


def _data_set(root, version, episodes=3, names=("a.pos", "b.pos", "c.pos"), info=None, effort=True):
    """A data set in the layout of version 2.1 or 3.0."""
    (root / "meta").mkdir(parents=True)
    state = {"dtype": "float32", "shape": [3], "names": names}
    features = {"observation.state": state, "action": state}
    (root / "meta" / "info.json").write_text(
        json.dumps(
            {"codebase_version": version, "fps": 100, "total_episodes": episodes, "chunks_size": 2}
            | {"features": features}
            | (info or {})
        )
    )
    tables = []
    for episode in range(episodes):
        tables.append(_episode(episode, effort))
        if version == "v2.1":
            folder = root / "data" / f"chunk-{episode // 2:03d}"
            folder.mkdir(parents=True, exist_ok=True)
            pq.write_table(tables[-1], folder / f"episode_{episode:06d}.parquet")
    if version == "v3.0":
        for number, part in enumerate((tables[:2], tables[2:])):
            folder = root / "data" / "chunk-000"
            folder.mkdir(parents=True, exist_ok=True)
            pq.write_table(pa.concat_tables(part), folder / f"file-{number:03d}.parquet")
    return str(root)


def _episode(number, effort):
    columns = {
        "observation.state": pa.array((Q + number).tolist(), pa.list_(pa.float32())),
        "action": pa.array((Q + 9).tolist(), pa.list_(pa.float32(), 3)),
        "timestamp": pa.array(T, pa.float32()),
        "frame_index": np.arange(ROWS),
        "episode_index": np.full(ROWS, number),
        "index": np.arange(ROWS) + ROWS * number,
        "task_index": np.zeros(ROWS, int),
    }
    if effort:
        columns["observation.effort"] = pa.array(EFFORT.tolist(), pa.list_(pa.float32(), 3))
    return pa.table(columns)


def _is_episode(log, number, names=NAMES):
    assert log.joint_names == names
    assert np.allclose(log.q, Q + number, atol=1e-6)
    assert np.allclose(log.effort, EFFORT, atol=1e-6)
    assert np.allclose(log.t, T, atol=1e-6)
    assert log.qd is None


@pytest.mark.parametrize("version", ["v2.1", "v3.0"])
def test_episodes_of_lerobot_are_read_by_their_number(version, tmp_path):
    folder = _data_set(tmp_path / "set", version)
    for episode in range(3):
        _is_episode(read_log(folder, episode=episode), episode)
    with pytest.raises(rnea.RneaError, match="3 episodes: --episode N"):
        read_log(folder)
    with pytest.raises(rnea.RneaError, match="no episode 7"):
        read_log(folder, episode=7)


def test_a_file_of_a_data_set_finds_its_names(tmp_path):
    _data_set(tmp_path / "two", "v2.1", names={"motors": list(NAMES)})
    path = str(tmp_path / "two" / "data" / "chunk-001" / "episode_000002.parquet")
    _is_episode(read_log(path), 2)
    _data_set(tmp_path / "three", "v3.0", names=["motors"])
    path = str(tmp_path / "three" / "data" / "chunk-000" / "file-000.parquet")
    with pytest.raises(rnea.RneaError, match=r"holds 2 episodes from 0 to 1; --episode N"):
        read_log(path)
    log = read_log(path, episode=1)
    _is_episode(log, 1, ("1", "2", "3"))
    assert "no names in meta/info.json" in log.notes[0]


def test_a_state_may_hold_speeds_and_efforts_too(tmp_path):
    names = ["hip.pos", "hip.vel", "hip.effort"]
    folder = _data_set(tmp_path / "set", "v2.1", 1, names=names, effort=False)
    log = read_log(folder)
    assert log.joint_names == ("hip",)
    assert np.allclose(log.q[:, 0], Q[:, 0], atol=1e-6)
    assert np.allclose(log.qd[:, 0], Q[:, 1], atol=1e-6)
    assert np.allclose(log.effort[:, 0], Q[:, 2], atol=1e-6)


@pytest.mark.parametrize("what", ["velocity", "effort"])
def test_a_list_of_another_width_than_the_states_is_named(what, tmp_path):
    lists = {"state": Q, "velocity": QD, "effort": EFFORT} | {what: Q[:, :2]}
    columns = {f"observation.{key}": x.tolist() for key, x in lists.items()} | {"timestamp": T}
    log = read_log(_parquet(tmp_path / "x.parquet", columns))
    _equal(log, **{"qd" if what == "velocity" else what: None})
    told = f"observation.{what}, which has 2 numbers a row where observation.state has 3"
    assert f"not used: {told}" in log.notes


@pytest.mark.parametrize(
    ("column", "words"),
    [
        ([[1.0, 2.0], [1.0]], "not lists of one length"),
        ([[1.0], None], "not lists of one length"),
        ([[], []], "not lists of one length"),
        ([["x"], ["y"]], "not real numbers"),
        (["x", "y"], "not lists of one length"),
    ],
)
def test_states_that_are_no_rows_of_numbers_are_refused(column, words, tmp_path):
    table = pa.table({"observation.state": column, "timestamp": [0.0, 1.0]})
    pq.write_table(table, tmp_path / "x.parquet")
    with pytest.raises(rnea.RneaError, match=words):
        read_log(str(tmp_path / "x.parquet"))


@pytest.mark.parametrize("fixed", [True, False])
def test_numbers_inside_of_lists_count_towards_what_memory_holds(fixed, tmp_path, monkeypatch):
    kind = pa.list_(pa.float64(), 300) if fixed else pa.list_(pa.float64())
    state = pa.array(np.zeros((8, 300)).tolist(), kind)
    table = pa.table({"observation.state": state, "timestamp": np.arange(8) / 30})
    pq.write_table(table, tmp_path / "x.parquet", row_group_size=3)
    size = 8 * 8 * 301
    monkeypatch.setattr(parquet_log, "MOST_BYTES", size - 1)
    with pytest.raises(rnea.RneaError, match=r"^\S*x\.parquet: from row 8 on"):
        read_log(str(tmp_path / "x.parquet"))
    monkeypatch.setattr(parquet_log, "MOST_BYTES", size)
    assert read_log(str(tmp_path / "x.parquet")).q.shape == (8, 300)


@pytest.mark.parametrize("text", ["", "[1]", "{", "[" * 100_000])
def test_a_data_set_with_spoilt_metadata_is_refused(text, tmp_path):
    folder = _data_set(tmp_path / "set", "v2.1", 1)
    (tmp_path / "set" / "meta" / "info.json").write_text(text)
    with pytest.raises(rnea.RneaError, match=r"info.json"):
        read_log(folder)


# ---- HDF5 --------------------------------------------------------------------------------------


def test_files_of_aloha_are_recognised_and_need_a_rate(tmp_path):
    arrays = {"observations/qpos": Q, "observations/qvel": QD, "observations/effort": EFFORT}
    path = _hdf5(tmp_path / "x.hdf5", arrays | {"action": Q, "observations/images/top": [1, 2]})
    with pytest.raises(rnea.RneaError, match="--rate HZ"):
        read_log(path)
    names = {"1": "waist", "2": "shoulder", "3": "elbow"}
    log = read_log(path, rate=50, spelling=ColumnMapping(names))
    _equal(log, t=np.arange(ROWS) / 50)
    assert log.joint_names == ("waist", "shoulder", "elbow")


def test_episodes_of_robomimic_are_read_by_their_number(tmp_path):
    arrays = {
        f"data/demo_{k}/obs/robot0_joint_{what}": values + k
        for k in (0, 2, 10)
        for what, values in (("pos", Q), ("vel", QD))
    }
    path = _hdf5(tmp_path / "x.h5", arrays)
    _equal(read_log(path, rate=100, episode=10), Q + 10, QD + 10, None)
    with pytest.raises(rnea.RneaError, match=r"3 episodes from 0 to 10; --episode"):
        read_log(path, rate=100)
    with pytest.raises(rnea.RneaError, match=r"no episode 1:"):
        read_log(path, rate=100, episode=1)


@pytest.mark.parametrize("group", ["robot1", "demo_", "demo_x", "trial7", f"demo_{'9' * 5000}"])
def test_groups_by_other_names_are_no_episodes(group, tmp_path):
    path = _hdf5(tmp_path / "x.h5", {f"data/{group}/qpos": Q + 1, "t": T, "q": Q})
    _equal(read_log(path), qd=None, effort=None)
    path = _hdf5(tmp_path / "y.h5", {f"data/{group}/q": Q + 1, "data/demo_3/q": Q, "q": QD})
    _equal(read_log(path, rate=100), Q, None, None, t=np.arange(ROWS) / 100)


def test_data_sets_are_named_by_the_user(tmp_path):
    path = _hdf5(tmp_path / "x.h5", {"log/clock": T, "log/x": Q, "log/f": EFFORT})
    with pytest.raises(rnea.RneaError, match="There are: log/clock, log/f, log/x"):
        read_log(path)
    names = {"/log/clock": "t", "log/x": "q", "/log/f": "effort"}
    _equal(read_log(path, spelling=ColumnMapping(names)), qd=None)
    with pytest.raises(rnea.RneaError, match="no array 'log/y' to be mapped"):
        read_log(path, spelling=ColumnMapping({"log/y": "q"}))


@pytest.mark.parametrize("ending", ["csv", "npz", "parquet", "hdf5"])
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe hello", b"PK\3\4", b"PAR1PAR1", b"\x89HDF\r\n\x1a\n"]
)
def test_files_of_another_kind_are_refused(ending, content, tmp_path):
    path = tmp_path / f"x.{ending}"
    path.write_bytes(content)
    with pytest.raises(rnea.RneaError, match=path.name):
        read_log(str(path))


@pytest.mark.parametrize("ending", ["csv", "npz", "parquet", "hdf5"])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_truncated_files_are_read_as_far_as_they_go_or_refused(ending, share, tmp_path):
    path = tmp_path / f"x.{ending}"
    WRITERS[ending](path)
    path.write_bytes(path.read_bytes()[: int(share * path.stat().st_size)])
    if ending == "csv":
        assert len(read_log(str(path))) > 0.8 * share * ROWS
    else:
        with pytest.raises(rnea.RneaError, match=path.name):
            read_log(str(path))


def test_what_belongs_to_other_formats_is_refused(tmp_path):
    path = _csv(tmp_path / "x.csv")
    with pytest.raises(rnea.RneaError, match="a topic belongs to bags"):
        read_log(path, "/joint_states")


def test_a_damaged_file_that_makes_its_library_hang_is_refused(monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "1")
    with pytest.raises(rnea.RneaError, match=r"hanging\.hdf5: HDF5's library did not finish"):
        read_log(str(Path(__file__).parent / "data" / "hanging.hdf5"))


def test_what_is_no_number_stays_none_in_other_units(tmp_path):
    signalling = np.array([0x7FF0000000000001], np.uint64).view(float)[0]
    q = Q.copy()
    q[3, 1] = signalling
    log = read_log(_npz(tmp_path / "x.npz", q=q), units=Units.read("q=deg"))
    assert len(log) == ROWS - 1
