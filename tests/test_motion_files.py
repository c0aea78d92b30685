"""Files of motions: bit-exact round trips, columns by name, and every way to be wrong."""

import io
import re
import sys
import zipfile

import numpy as np
import pytest

import rnea
from rnea import InputError, TrajectoryError
from rnea.apps.trajectory.files import trajectory_csv, trajectory_npz, trajectory_parquet
from rnea.apps.trajectory.rates.rate_notes import rate_findings, rate_notes
from rnea.motion import Recording, Trajectory, estimate_rates, motion_bytes, read_motion

pyarrow = pytest.importorskip("pyarrow")
ENDINGS = (".csv", ".npz", ".parquet")


def some_motion(names=("a", "b", "c"), rows=7):
    rng = np.random.default_rng(0)
    t = np.cumsum(rng.uniform(0.01, 1, rows))
    values = rng.normal(size=(3, rows, len(names))) * 10.0 ** rng.integers(-300, 29, len(names))
    values[0, 0, 0], values[1, 0, 0] = -0.0, 5e-324
    return Trajectory(t, *values, tuple(names))


@pytest.mark.parametrize("ending", ENDINGS)
def test_round_trips_are_exact_to_the_bit(tmp_path, ending):
    motion = some_motion(("a", "über 3", "d_x"))
    path = tmp_path / f"m{ending}"
    path.write_bytes(motion_bytes(motion, str(path), ["one line", "another"]))
    back = read_motion(str(path), motion.joint_names)
    assert back.has_rates
    for name in ("t", "q", "qd", "qdd"):
        ours, theirs = getattr(motion, name), getattr(back, name)
        assert ours.tobytes() == np.ascontiguousarray(theirs).tobytes()
    assert b"one line" in path.read_bytes() or ending == ".npz"
    with np.load(path, allow_pickle=False) if ending == ".npz" else io.BytesIO() as data:
        if ending == ".npz":
            assert list(data["joint_names"]) == list(motion.joint_names)
            assert data["about"][0] == "one line"


@pytest.mark.parametrize("ending", ENDINGS)
def test_columns_are_matched_by_name(tmp_path, ending):
    motion = some_motion()
    path = tmp_path / f"m{ending}"
    path.write_bytes(motion_bytes(motion, str(path)))
    back = read_motion(str(path), ["c", "a", "b"])
    np.testing.assert_array_equal(back.q, motion.q[:, [2, 0, 1]])
    np.testing.assert_array_equal(back.qdd, motion.qdd[:, [2, 0, 1]])
    for words, joints in (("unknown", ["a", "b"]), ("missing", ["a", "b", "c", "d"])):
        with pytest.raises(TrajectoryError, match=words) as caught:
            read_motion(str(path), joints)
        assert str(caught.value).startswith(str(path))


CSV = "t,q_a\n0,1\n0.1,2\n0.2,3\n"


def test_positions_alone_in_all_dressings():
    for text in (
        CSV,
        "\ufeff" + CSV,
        CSV.replace("\n", "\r\n"),
        "# said\n\n" + CSV + "\n\n",
        CSV.replace("t,q_a", "t [s], q_a [rad]"),
    ):
        back = trajectory_csv.read_recording(text, ["a"], "m.csv", ["rad"])
        assert (back.qd, back.qdd) == (None, None)
        np.testing.assert_array_equal(back.q, [[1], [2], [3]])
        with pytest.raises(TrajectoryError, match="no qd_ and qdd_ columns"):
            back.trajectory()
    some = trajectory_csv.read_recording(CSV.replace("q_a", "q_x [y]"), ["x [y]"], "", ["rad"])
    assert len(some) == 3


BAD_CSV = [
    # (text, words)
    (CSV.replace("0.1,2", "0.1,2,3"), "m.csv:3: 3 values in a row of 2 columns"),
    (CSV.replace("0.1,2", "0.1,nan"), "m.csv:3: column 'q_a': 'nan' is not a finite number"),
    (CSV.replace("0.2,3", "0.1,3"), "m.csv:4: time must increase: t = 0.1 follows t = 0.1"),
    (CSV.replace("0.2,3", "0.05,3"), "m.csv:4: time must increase"),
    ("# x\n" + CSV.replace("0.2,3", "0,3"), "m.csv:5: time must increase"),
    ("t,q_a,q_a\n0,1,2\n", "m.csv:1: column 'q_a' appears twice"),
    ("t,q_a,t\n0,1,2\n", "m.csv:1: column 't' appears twice"),
    ("t,q_a,q_a [rad]\n0,1,2\n", "m.csv:1: column 'q_a' appears twice"),
    ("t,q_b\n0,1\n", "m.csv:1: unknown column 'q_b': the file has the joints b; the robot has a"),
    ("t,q_a,tau_b\n0,1,2\n", "m.csv:1: unknown column 'tau_b'"),
    ("q_a\n1\n", "m.csv:1: missing column t"),
    ("t\n1\n", "m.csv:1: missing column q_a"),
    ("t,qd_a\n0,1\n", "m.csv:1: missing column q_a"),
    ("t,q_a,qdd_a\n0,1,2\n", "m.csv:1: missing column qd_a"),
    ("t,q_a [mm]\n0,1\n", "m.csv:1: column 'q_a [mm]' is in 'mm'; it must be in rad or deg"),
    ("t,q_a [m]\n0,1\n", "m.csv:1: column 'q_a [m]' is in 'm'; it must be in rad"),
    ("t [h],q_a\n0,1\n", "m.csv:1: column 't [h]' is in 'h'; it must be in s or ms"),
    ("t,q_a,qd_a [mm/s]\n0,1,2\n", "is in 'mm/s'; it must be in rad/s or deg/s"),
    ("t,q_a,v,w\n0,1,2,3\n", "m.csv:1: unknown columns 'v', 'w'. Legal: t, q_a"),
    ("t,q_a,v,w\n0,1,2,3\n", "; --map v=,w= leaves them out"),
    ("time [s],q_a,v\n0,1,2\n", "--map time=t,v= takes the time and leaves the others out"),
    ("t;q_a\n0;1\n", "m.csv:1: columns are separated by semicolons, not by commas"),
    ("t;q_a\n0,5;1,5\n", "m.csv:1: columns are separated by semicolons, not by commas"),
    ("0,5;1,5\n", "m.csv:1: columns are separated by semicolons, not by commas"),
    ("0,1\n0.1,2\n", "m.csv:1: the first row must name the columns: t, q_<joint>, ..."),
    ("time,q_a\n0,1\n", "m.csv:1: unknown column 'time'. Time is the column t, in s"),
    ("time [s],q_a\n0,1\n", "m.csv:1: unknown column 'time [s]'. Time is the column t, in s"),
    ("t,q_a,q_b [rad]\n0,1,1\n", "'q_b [rad]': the file has the joints a, b; the robot has a"),
    ("t,q_b,qd_a\n0,1,1\n", "m.csv:1: unknown column 'q_b'. Did you mean 'q_a'"),
    ("t,q_a\n0,1,5\n", "m.csv:2: 3 values"),
    ("t,q_a\n", "m.csv: the file has column names but no rows"),
    ("\n\n", "m.csv: the file is empty"),
    ("t,q_a," + "x" * 10**6 + "\n0,1,2\n", "m.csv:1: unknown column 'xxxx"),
    ("t,q_a," + ",".join(f"q_{k}" for k in range(10**5)), "m.csv:1: unknown columns 'q_0', 'q_1'"),
    ("t," * 10**5 + "q_a", "m.csv:1: column 't' appears twice"),
    ("t,q_a\n0,1\n0.1,1" + "0" * 400 + "\n", "is not a finite number"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words"), BAD_CSV, ids=[words for _, words in BAD_CSV])
def test_bad_csv_files(text, words):
    with pytest.raises(TrajectoryError, match=re.escape(words)) as caught:
        trajectory_csv.read_recording(text, ["a"], "m.csv", ["rad"])
    assert len(str(caught.value)) < 400


def npz(**arrays):
    stream = io.BytesIO()
    whole = {"t": np.arange(3.0), "q": np.ones((3, 1)), "joint_names": np.array(["a"])} | arrays
    np.savez(stream, **{k: v for k, v in whole.items() if v is not None})
    return stream.getvalue()


def npz_saying(shape, bytes_there=8, dtype="<f8"):
    """An archive whose array q says it is larger than it is."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        entry = io.BytesIO()
        header = {"descr": dtype, "fortran_order": False, "shape": shape}
        np.lib.format.write_array_header_1_0(entry, header)
        archive.writestr("q.npy", entry.getvalue() + bytes(bytes_there))
    return stream.getvalue()


BAD_NPZ = [
    (b"", "not a readable NPZ file"),
    (b"PK\x03\x04 nothing", "not a readable NPZ file"),
    (npz()[:-30], "not a readable NPZ file"),
    (npz().replace(b"\x93NUMPY", b"\x93NUMPI", 1), "not a readable NPZ file"),
    (npz_saying((10**12,)), "array 'q' says it is (1000000000000,)"),
    (npz_saying((2**62, 2**62)), "array 'q' says it is"),
    (npz_saying((-1,)), "array 'q' says it is (-1,)"),
    (npz_saying((1,), dtype="|O"), "array 'q' holds object"),
    (npz(q=np.array([[None]] * 3)), "array 'q' holds object, not real numbers"),
    (npz(q=np.ones((3, 1), complex)), "array 'q' holds complex128"),
    (npz(t=None), "array 't' is missing"),
    (npz(joint_names=None), "array 'joint_names' is missing"),
    (npz(joint_names=np.array(["b"])), "'b' in joint_names: the file has the joints b; the"),
    (npz(joint_names=np.array(["a", "a"]), q=np.ones((3, 2))), "joint 'a' appears twice"),
    (npz(q=np.ones((4, 1))), "q is an array (4, 1), but 3 times and 1 joint names need (3, 1)"),
    (npz(q=np.ones(3)), "q is an array (3,)"),
    (npz(t=np.array([0.0, 0, 1])), "row 2: time must increase"),
    (npz(t=np.zeros((3, 1))), "t must be a row of times"),
    (npz(t=np.zeros(0), q=np.zeros((0, 1))), "t must be a row of times"),
    (npz(q=np.array([[1], [np.nan], [2]])), "row 2: column 'q_a': nan is not a finite number"),
    (npz(qdd=np.ones((3, 1))), "there is an array 'qdd' but no 'qd'"),
    (npz(tau=np.ones((3, 1))), "array 'tau' is unknown; legal: t, q"),
]


@pytest.mark.parametrize(("data", "words"), BAD_NPZ, ids=[words for _, words in BAD_NPZ])
def test_bad_npz_files(data, words):
    with pytest.raises(TrajectoryError, match=re.escape(words)) as caught:
        trajectory_npz.read_recording(data, ["a"], "m.npz")
    assert str(caught.value).startswith("m.npz: ")


def test_an_archive_that_unpacks_without_end_is_not_unpacked(monkeypatch):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("q.npy", bytes(10**6))
    monkeypatch.setattr(trajectory_npz, "_MOST_BYTES", 10**5)
    with pytest.raises(TrajectoryError, match="would unpack to more than 100000 bytes"):
        trajectory_npz.read_recording(stream.getvalue(), ["a"], "m.npz")


def test_npz_of_other_makers():
    """Compressed, in column order, float32 or integer, positions alone."""
    stream = io.BytesIO()
    q = np.asfortranarray(np.arange(6, dtype=np.float32).reshape(3, 2))
    np.savez_compressed(stream, t=np.arange(3), q=q, joint_names=["b", "a"])
    back = trajectory_npz.read_recording(stream.getvalue(), ["a", "b"])
    np.testing.assert_array_equal(back.q, [[1, 0], [3, 2], [5, 4]])
    assert back.t.dtype == back.q.dtype == float


def parquet(**columns):
    import pyarrow.parquet as pq

    stream = io.BytesIO()
    pq.write_table(pyarrow.table({"t": [0.0, 1.0], "q_a": [1.0, 2.0]} | columns), stream)
    return stream.getvalue()


BAD_PARQUET = [
    (b"", "not a readable Parquet file"),
    (b"PAR1 nothing PAR1", "not a readable Parquet file"),
    (parquet()[:-20], "not a readable Parquet file"),
    (parquet(q_b=[1.0, 2.0]), "unknown column 'q_b'"),
    (parquet(qdd_a=[1.0, 2.0]), "missing column qd_a"),
    (parquet(q_a=["x", "y"]), "column 'q_a' holds string"),
    (parquet(q_a=[1.0, None]), "column 'q_a' has 1 empty cells"),
    (parquet(q_a=[1.0, float("nan")]), "row 2: column 'q_a': nan"),
    (parquet(t=[1.0, 1.0]), "row 2: time must increase"),
]


@pytest.mark.parametrize(("data", "words"), BAD_PARQUET, ids=[words for _, words in BAD_PARQUET])
def test_bad_parquet_files(data, words):
    with pytest.raises(TrajectoryError, match=re.escape(words)) as caught:
        trajectory_parquet.read_recording(data, ["a"], "m.parquet")
    assert str(caught.value).startswith("m.parquet: ")


def test_without_pyarrow_the_message_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(InputError, match=r"pip install 'rnea\[parquet\]'"):
        trajectory_parquet.read_recording(parquet_bytes := b"", ["a"])
    assert parquet_bytes == b""


def test_names_that_no_csv_column_can_have():
    for name in ("a,b", "a\nb", " a", 'a"'):
        with pytest.raises(InputError, match=r"write \.npz instead"):
            trajectory_csv.write(some_motion((name,)))


@pytest.mark.parametrize("ending", ENDINGS)
def test_files_that_are_not_there(tmp_path, ending):
    with pytest.raises(TrajectoryError, match="no such file"):
        read_motion(str(tmp_path / f"none{ending}"), ["a"])
    with pytest.raises(TrajectoryError, match="is a directory"):
        read_motion(str(tmp_path), ["a"])
    (tmp_path / "latin.csv").write_bytes(b"t,q_\xe4\n")
    with pytest.raises(TrajectoryError, match="not UTF-8"):
        read_motion(str(tmp_path / "latin.csv"), ["a"])


# ---- damaged and outsized ------------------------------------------------------------------------

MUTANTS = 400


def spoilt(data, rng, first=0):
    """Some bytes from `first` on replaced, mostly by what means something in a header."""
    data = bytearray(data)
    for _ in range(rng.integers(1, 4)):
        place = rng.integers(first, len(data))
        data[place] = rng.choice([*b"([{'\"\\,:<|\n", rng.integers(256), data[place] ^ 1])
    return bytes(data)


def spoilt_npz(good, rng):
    """One array's header spoilt; the archive around it is in order, so its checksums fit."""
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(good)) as source, zipfile.ZipFile(stream, "w") as archive:
        chosen = rng.choice(source.namelist())
        for name in source.namelist():
            data = source.read(name)
            archive.writestr(name, spoilt(data[:128], rng) + data[128:] if name == chosen else data)
    return stream.getvalue()


def spoilt_parquet(good, rng):
    """The footer spoilt, where names and types of columns are."""
    return spoilt(good, rng, len(good) - 2000)


SPOIL = {
    ".npz": (trajectory_npz, spoilt_npz),
    ".parquet": (trajectory_parquet, spoilt_parquet),
    ".csv": (trajectory_csv, spoilt),
}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("ending", ENDINGS)
def test_damaged_files_are_read_or_refused(ending):
    rng, (reader, spoil) = np.random.default_rng(25), SPOIL[ending]
    good = motion_bytes(some_motion(), f"m{ending}")
    refusals = []
    for _ in range(MUTANTS):
        data = spoil(good, rng)
        text = data.decode(errors="replace") if ending == ".csv" else data
        try:
            reader.read_recording(text, "abc", f"m{ending}")
        except TrajectoryError as problem:
            refusals.append(str(problem))
    assert len(refusals) > MUTANTS / 10
    assert all(words.startswith(f"m{ending}:") for words in refusals)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("rate", ["t", "q", "qd", "qdd"])
def test_numbers_out_of_all_proportion_are_refused_with_their_place(tmp_path, ending, rate):
    for number in (1.1e30, 1e160, 1.7e308):
        motion = some_motion()
        states = {each: getattr(motion, each).copy() for each in ("t", "q", "qd", "qdd")}
        states[rate][-1] = number
        motion = Trajectory(**states, joint_names=motion.joint_names)
        file = tmp_path / f"m{ending}"
        file.write_bytes(motion_bytes(motion, str(file)))
        lines = file.read_bytes().count(b"\n")
        place = f"m.csv:{lines}: " if ending == ".csv" else f"m{ending}: row 7: "
        with pytest.raises(TrajectoryError, match="is too large for a motion") as caught:
            read_motion(str(file), "abc")
        assert place + f"column '{rate}" in str(caught.value)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("step", [1e-29, 1e-3, 1e28])
@pytest.mark.parametrize("rates", [1, 2])
def test_the_largest_numbers_that_are_read_can_be_computed_with(step, rates):
    rng, model = np.random.default_rng(1), rnea.load("planar_2r").model
    states = [rng.uniform(-1e30, 1e30, (40, 2)) for _ in range(rates)]
    q, qd = (*states, None)[:2]
    recording = Recording(np.arange(40) * step, q, qd, None, model.joint_names).checked()
    motion, estimate = estimate_rates(recording)
    assert np.isfinite(motion.qdd).all()
    assert np.isfinite(estimate.qdd).all()
    assert rate_notes(estimate, model, np.eye(2) * 1e3)
    assert isinstance(rate_findings(model, recording), list)


@pytest.mark.parametrize("cell", ["0.5{}", "{}0.5", " {}0.5", "0{}5", "{}"])
def test_no_blank_but_a_blank_stands_around_numbers(cell):
    """Every character that Python takes for a blank, and all that do not print."""
    others = [chr(k) for k in range(0x3001) if chr(k).isspace() or k < 32 or 127 <= k < 160]
    others.remove("\n")
    assert len(others) > 80
    for letter in others:
        text = f"t,q_a\n0,0\n1,{cell.format(letter)}\n"
        if letter in " \t\r\xa0" and "0.5" in cell:
            assert trajectory_csv.read_recording(text, "a", "m.csv").q[1, 0] == 0.5
            continue
        with pytest.raises(TrajectoryError, match=r"^m\.csv:3: column 'q_a'"):
            trajectory_csv.read_recording(text, "a", "m.csv")
