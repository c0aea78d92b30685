"""What is wrong with data is told in a line with culprit and cure; nothing is half-written."""

import itertools
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import h5py
import numpy as np
import pyarrow.parquet as pq
import pytest

from support.data_sets import (
    files_in,
    motion,
    read,
    robot,
    same_bits,
    spoil,
    tau_in,
    tau_of,
    torque,
    write_csv,
    write_npz,
    write_parquet,
)
from support.tiers import sample_cases

ROWS, GROUP = 40, 10


@pytest.fixture
def arm():
    return robot()


@pytest.fixture
def data(tmp_path, arm):
    """A folder of three files."""
    folder = tmp_path / "data"
    folder.mkdir()
    for k, name in enumerate("abc"):
        one = motion(arm, ROWS, seed=k).named()
        write_parquet(folder / f"{name}.parquet", one, row_group_size=GROUP)
    return folder


def refused(*args, code=1):
    """What is said: one line that begins with error, and no traceback."""
    done = torque("planar_2r", *args, code=code)
    lines = [x for x in done.stderr.split("\n") if x]
    assert lines[-1].startswith("error: "), done.stderr
    assert len([x for x in lines if x.startswith("error: ")]) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[-1]


# ---- damaged files -------------------------------------------------------------------------------


@sample_cases(6)
@pytest.mark.parametrize("form", ["parquet", "csv", "npz"])
@pytest.mark.parametrize("rates", [("q", "qd", "qdd"), ("q",)])
@pytest.mark.parametrize("group", [0, 2])
def test_a_spoilt_row_group(tmp_path, arm, data, form, rates, group):
    for k, name in enumerate("abc"):
        columns = motion(arm, ROWS, seed=k).named(rates)
        columns["episode_index"] = np.repeat([0, 1, 2, 3], GROUP)
        columns["note"] = [f"row {x}" for x in range(ROWS)]
        write_parquet(data / f"{name}.parquet", columns, row_group_size=GROUP)
    keep = ["--keep", "note", "--to", form]
    torque("planar_2r", data, "-o", tmp_path / "want", *keep)
    spoil(data / "b.parquet", group, column=1)
    first, last = group * GROUP, group * GROUP + GROUP
    said = refused(data, "-o", tmp_path / "out", *keep)
    assert f"{data}/b.parquet: row group {group} of 4 (rows {first} to {last - 1})" in said
    assert files_in(tmp_path / "out") == [f"a.{form}"]
    done = torque("planar_2r", data, "-o", tmp_path / "on", *keep, "--keep-going", code=1)
    assert f"problem: {data}/b.parquet: row group {group} of 4" in done.stderr
    assert "\n1 problem\n" in done.stderr
    assert "note: 10 rows have no torques" in done.stderr
    for name in "abc":
        got, want = (tau_in(tmp_path / x / f"{name}.{form}", arm) for x in ("on", "want"))
        if name == "b":
            assert np.isnan(got[first:last]).all()
            want[first:last] = np.nan
        same_bits(got, want)
    # whoever goes on hears of it again, and what is mended is done once more
    done = torque("planar_2r", data, "-o", tmp_path / "on", *keep, "--resume", code=1)
    assert "row group" in done.stderr
    write_parquet(data / "b.parquet", motion(arm, ROWS).named(rates) | {"note": ["x"] * ROWS})
    done = torque("planar_2r", data, "-o", tmp_path / "on", *keep, "--resume")
    assert "40 rows of 1 file" in done.stderr


def test_an_episode_with_a_spoilt_middle(tmp_path, arm, data):
    """Both ends of it are motions of their own."""
    whole = motion(arm, ROWS)
    columns = whole.named(("q",)) | {"episode_index": np.zeros(ROWS)}
    path = write_parquet(tmp_path / "x.parquet", columns, row_group_size=GROUP)
    spoil(path, 1, column=1)
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", "--keep-going", code=1)
    got = tau_in(tmp_path / "out.parquet", arm)
    assert np.isnan(got[GROUP : 2 * GROUP]).all()
    for k, part in enumerate((whole[:GROUP], whole[2 * GROUP :])):
        write_parquet(tmp_path / f"{k}.parquet", part.named(("q",)))
        torque("planar_2r", tmp_path / f"{k}.parquet", "-o", tmp_path / "part.parquet")
        want = tau_in(tmp_path / "part.parquet", arm)
        same_bits(got[:GROUP] if k == 0 else got[2 * GROUP :], want)


def test_a_spoilt_list_column(tmp_path, arm):
    whole = motion(arm, ROWS)
    columns = {"t": whole.t} | {x: getattr(whole, x) for x in ("q", "qd", "qdd")}
    path = write_parquet(tmp_path / "x.parquet", columns, row_group_size=GROUP)
    spoil(path, 0, column=1)
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", "--keep-going", code=1)
    got = tau_in(tmp_path / "out.parquet", arm)
    assert np.isnan(got[:GROUP]).all()
    same_bits(got[GROUP:], tau_of(arm, whole)[GROUP:])


def _cut(path):
    """Within a row, where it has lines."""
    data = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(data[: data.rindex(b",") - 3] if path.suffix == ".csv" else data)


def _empty(path):
    path.write_bytes(b"")


def _without_footer(path):
    """What says where everything lies: of HDF5 it stands in front."""
    data, none = path.read_bytes(), b"\0" * 40
    path.write_bytes(none + data[40:] if path.suffix == ".hdf5" else data[:-40] + none)


SPOILT = {
    "cut": _cut,
    "empty": _empty,
    "zeros": lambda path: path.write_bytes(b"\0" * 1000),
    "footer": _without_footer,
    "dangling": lambda path: (path.unlink(), path.symlink_to("nowhere")),
}


@sample_cases(10)
@pytest.mark.parametrize("how", SPOILT)
@pytest.mark.parametrize("ending", [".parquet", ".npz", ".csv", ".hdf5"])
def test_files_that_cannot_be_read(tmp_path, arm, data, how, ending):
    path, whole = data / f"d{ending}", motion(arm, ROWS)
    if ending == ".csv":
        write_csv(path, whole.named())
    elif ending == ".parquet":
        write_parquet(path, whole.named())
    elif ending == ".npz":
        write_npz(path, whole)
    else:
        with h5py.File(path, "w") as file:
            for name in ("t", "q", "qd", "qdd"):
                file[name] = getattr(whole, name)
    SPOILT[how](path)
    said = refused(data, "-o", tmp_path / "out")
    assert str(path) in said
    assert files_in(tmp_path / "out") == ["a.parquet", "b.parquet", "c.parquet"]
    done = torque("planar_2r", data, "-o", tmp_path / "on", "--keep-going", code=1)
    assert f"without a result: {path}" in done.stderr
    assert "120 rows of 3 files" in done.stderr
    assert files_in(tmp_path / "on") == ["a.parquet", "b.parquet", "c.parquet"]


def test_no_rows_at_all(tmp_path):
    columns = {k: x[:0] for k, x in motion(robot(), 5).named().items()}
    path = write_parquet(tmp_path / "none.parquet", columns)
    for to in ("parquet", "csv", "npz"):
        done = torque(
            "planar_2r", path, "-o", tmp_path / to, "--to", to, "--quantity", "mass_matrix"
        )
        assert "0 rows of 1 file" in done.stderr
    assert read(tmp_path / "npz" / "none.npz")["tau"].shape == (0, 2)
    assert read(tmp_path / "npz" / "none.npz")["mass_matrix"].shape == (0, 2, 2)
    assert pq.read_table(tmp_path / "parquet" / "none.parquet").num_rows == 0


# ---- what files do not say -----------------------------------------------------------------------


def test_a_schema_that_changes(tmp_path, arm, data):
    write_parquet(data / "b.parquet", motion(arm, ROWS).named(("q",)))
    said = refused(data, "-o", tmp_path / "out")
    assert "b.parquet: has q, where the first file of the data set has q, qd, qdd" in said


def test_missing_columns_and_other_joints(tmp_path, arm, data):
    columns = motion(arm, ROWS).named()
    del columns["qd_joint2"]
    path = write_parquet(tmp_path / "x.parquet", columns)
    assert "missing column qd_joint2" in refused(path, "-o", tmp_path / "out.parquet")
    other = robot("ur5")
    path = write_parquet(tmp_path / "y.parquet", motion(other, 4).named())
    said = refused(path, "-o", tmp_path / "out.parquet")
    assert "shoulder_pan_joint" in said
    assert "joint1, joint2" in said
    path = write_parquet(tmp_path / "z.parquet", {"q": np.zeros((4, 6)), "t": np.arange(4.0)})
    assert "'q' have 6 numbers; the robot needs 2" in refused(path, "-o", tmp_path / "o.parquet")
    path = write_parquet(tmp_path / "s.parquet", {"q_joint1": ["a"], "q_joint2": ["b"]})
    assert "no positions of this robot" in refused(path, "-o", tmp_path / "o.parquet")


@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_short_episodes_without_rates(tmp_path, arm, rows):
    whole = motion(arm, 30 + rows)
    numbers = np.r_[np.zeros(30), np.ones(rows)]
    path = write_parquet(tmp_path / "x.parquet", whole.named(("q",)) | {"episode_index": numbers})
    said = refused(path, "-o", tmp_path / "out.parquet")
    assert "x.parquet: episode 1: " in said
    assert not (tmp_path / "out.parquet").exists()
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", "--keep-going", code=1)
    got = tau_in(tmp_path / "out.parquet", arm)
    assert np.isfinite(got[:30]).all()
    assert np.isnan(got[30:]).all()


def test_rows_that_stand_apart_and_times_that_go_back(tmp_path, arm):
    whole = motion(arm, 30)
    numbers = np.repeat([0, 1, 0], 10)
    path = write_parquet(tmp_path / "x.parquet", whole.named(("q",)) | {"episode_index": numbers})
    said = refused(path, "-o", tmp_path / "out.parquet")
    assert "row 21: rows of episode 0 stand apart" in said
    for k, bad in ((12, 0.05), (13, whole.t[12])):
        columns = whole.named(("q",))
        columns["t"] = columns["t"].copy()
        columns["t"][k] = bad
        write_parquet(path, columns)
        said = refused(path, "-o", tmp_path / "out.parquet")
        assert f"row {k + 1}: time must increase" in said
    columns = whole.named(("q",))
    columns["q_joint1"] = columns["q_joint1"].copy()
    columns["q_joint1"][17] = np.nan
    write_parquet(path, columns)
    assert "row 18: column 'q_joint1': nan" in refused(path, "-o", tmp_path / "out.parquet")


def test_no_times(tmp_path, arm):
    columns = motion(arm, 30).named(("q",))
    t = columns.pop("t")
    path = write_parquet(tmp_path / "x.parquet", columns)
    said = refused(path, "-o", tmp_path / "out.parquet")
    assert "no column of times" in said
    assert "--rate HZ" in said
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", "--rate", 100)
    write_parquet(path, columns | {"t": t})
    torque("planar_2r", path, "-o", tmp_path / "want.parquet")
    np.testing.assert_allclose(
        tau_in(tmp_path / "out.parquet", arm), tau_in(tmp_path / "want.parquet", arm), atol=1e-9
    )
    for rate in ("0", "-5", "nan", "inf"):
        assert "rate must be" in refused(path, "-o", tmp_path / "out.parquet", "--rate", rate)


# ---- where results go ----------------------------------------------------------------------------


def test_outputs_that_would_be_data(tmp_path, data):
    before = {x: (data / x).read_bytes() for x in files_in(data)}
    for out in (data, data / "out", f"{data}/../data"):
        assert "lies in the data set's own folder" in refused(data, "-o", out)
    one = data / "a.parquet"
    assert "would be lost" in refused(one, "-o", one)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "a.parquet").symlink_to(one)
    for more in ([], ["--resume"]):
        assert "would be lost" in refused(data, "-o", tmp_path / "out", *more)
    assert {x: (data / x).read_bytes() for x in files_in(data)} == before
    torque("planar_2r", data, "-o", data / "_out")
    torque("planar_2r", data, "-o", tmp_path / "again")
    assert files_in(tmp_path / "again") == ["a.parquet", "b.parquet", "c.parquet"]


def test_results_that_are_there(tmp_path, data):
    out = tmp_path / "out"
    torque("planar_2r", data, "-o", out)
    assert "is there already (of 3): --resume goes on" in refused(data, "-o", out)
    done = torque("planar_2r", data, "-o", out, "--resume")
    assert "0 rows of 0 files" in done.stderr
    assert "3 were done before" in done.stderr
    # somebody else's files are not ours to replace
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "b.parquet").write_text("mine")
    said = refused(data, "-o", tmp_path / "other", "--resume")
    assert "b.parquet is there already" in said
    (tmp_path / "file").write_text("mine")
    assert "is a file; several results need a folder" in refused(data, "-o", tmp_path / "file")


@pytest.mark.parametrize(
    "other",
    [
        ["--power"], ["--gravity", "0,0,-9.80665"], ["--codec", "zstd"], ["--to", "csv"],
        ["--no-friction"], ["--wrench", "1,2,3,4,5,6.000000000001", "--wrench-at", "tool"],
        ["--payload", "1"], ["--keep", "*"],
    ],
)  # fmt: skip
def test_another_question_is_not_gone_on_with(tmp_path, data, other):
    base = ["--wrench", "1,2,3,4,5,6", "--wrench-at", "tool"] if "--wrench" in other else []
    torque("planar_2r", data, "-o", tmp_path / "out", *base)
    said = refused(data, "-o", tmp_path / "out", "--resume", *other)
    assert "holds results of another question" in said


def test_another_version_is_not_gone_on_with(tmp_path, data, monkeypatch):
    torque("planar_2r", data, "-o", tmp_path / "out")
    monkeypatch.setattr("rnea.apps.datasets.work.__version__", "99.0")
    said = refused(data, "-o", tmp_path / "out", "--resume")
    assert "version was" in said
    monkeypatch.undo()
    (tmp_path / "out" / "_rnea" / "run.json").write_text("{")
    assert "run.json: is no JSON" in refused(data, "-o", tmp_path / "out", "--resume")


def test_inputs_that_have_changed_are_done_again(tmp_path, arm, data):
    out = tmp_path / "out"
    torque("planar_2r", data, "-o", out)
    os.utime(data / "a.parquet", ns=(1, 1))
    changed = motion(arm, ROWS, seed=9)
    write_parquet(data / "b.parquet", changed.named())
    (out / "c.parquet").unlink()
    done = torque("planar_2r", data, "-o", out, "--resume")
    assert "120 rows of 3 files" in done.stderr
    same_bits(tau_in(out / "b.parquet", arm), tau_of(arm, changed))
    lines = (out / "_rnea" / "done.jsonl").read_text().split("\n")[3:]
    (out / "_rnea" / "done.jsonl").write_text("\n".join(lines)[:-20])
    assert "; 2 were done before" in torque("planar_2r", data, "-o", out, "--resume").stderr
    assert "; 3 were done before" in torque("planar_2r", data, "-o", out, "--resume").stderr


def test_an_input_that_changes_while_it_is_read(tmp_path, data, monkeypatch):
    from rnea.apps.datasets import work

    fill, now = work._fill, itertools.count(1)

    def changing(*args):
        os.utime(data / "b.parquet", ns=(0, next(now)))
        return fill(*args)

    monkeypatch.setattr(work, "_fill", changing)
    said = refused(data, "-o", tmp_path / "out")
    assert "b.parquet: was changed while it was read" in said
    assert files_in(tmp_path / "out") == ["a.parquet"]


def test_names_that_would_be_one(tmp_path, arm, data):
    write_csv(data / "a.csv", motion(arm, ROWS).named())
    said = refused(data, "-o", tmp_path / "out")
    assert "a.csv and a.parquet would both be written to a.parquet" in said
    assert not (tmp_path / "out").exists()


def test_links_in_a_circle(tmp_path, data):
    (data / "sub").mkdir()
    (data / "sub" / "up").symlink_to(data)
    (data / "sub" / "here").symlink_to(".")
    torque("planar_2r", data, "-o", tmp_path / "out")
    assert files_in(tmp_path / "out") == ["a.parquet", "b.parquet", "c.parquet"]


def test_a_folder_that_cannot_be_looked_into(tmp_path, data, monkeypatch):
    (data / "secret").mkdir()
    scandir = os.scandir

    def guarded(path):
        if str(path).endswith("secret"):
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    assert "secret: cannot be read: Permission denied" in refused(data, "-o", tmp_path / "out")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--shard", "4/3"], "--shard 4/3: write i/N"), (["--shard", "x"], "--shard x: write i/N"),
        (["--to", "xlsx"], "--to xlsx: possible are"), (["--codec", "rar"], "--codec rar: poss"),
        (["--codec", "zstd", "--to", "csv"], "--codec belongs to Parquet"),
        (["--engine", "spark"], "--engine spark: possible are"),
        (["--workers", "2"], "belong to --engine ray"), (["--units", "q=furlong"], "--units"),
        (["--json"], "--json belongs to one motion"), (["--q", "1"], "--q belongs to one motion"),
    ],
)  # fmt: skip
def test_wrong_words(tmp_path, data, words, said):
    assert said in refused(data, "-o", tmp_path / "out", *words, code=2)
    assert not (tmp_path / "out").exists()


def test_outputs_are_named(tmp_path, data):
    assert "-o OUT names a folder" in refused(data, code=2)
    assert "must name a folder" in refused(data, "-o", tmp_path / "out.parquet", code=2)
    (tmp_path / "none").mkdir()
    assert "is a folder without data" in refused(tmp_path / "none", "-o", tmp_path / "x")
    assert "nothing fits the pattern" in refused(tmp_path / "*.npz", "-o", tmp_path / "x")
    assert "no such file" in refused(data, tmp_path / "no.csv", "-o", tmp_path / "x")
    (tmp_path / "a.docx").write_text("")
    assert "unknown ending .docx" in refused(data, tmp_path / "a.docx", "-o", tmp_path / "x")


# ---- the end of a process ------------------------------------------------------------------------


def process(*args, **options):
    code = "from rnea.cli.app import main; main()"
    words = [sys.executable, "-c", code, "torque", "planar_2r", *map(str, args)]
    return subprocess.Popen(words, stderr=subprocess.PIPE, text=True, **options)


def _hear_interrupts():
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _small_files():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))


def test_a_full_disk(tmp_path, arm):
    """Files may have 200 kB; the second result has more."""
    data = tmp_path / "data"
    data.mkdir()
    write_parquet(data / "a.parquet", motion(arm, 100).named())
    write_parquet(data / "b.parquet", motion(arm, 30_000).named())
    forms = ("parquet", "csv", "npz")
    code = "import json, sys; from support.command import run\n"
    code += "print(json.dumps([vars(run(*x)) for x in json.loads(sys.argv[1])]))"
    calls = [["torque", "planar_2r", str(data), "-o", str(tmp_path / x), "--to", x] for x in forms]
    words = [sys.executable, "-c", code, json.dumps(calls)]
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(words, capture_output=True, text=True, preexec_fn=_small_files, env=here)
    for form, told in zip(forms, json.loads(done.stdout), strict=True):
        out, said = tmp_path / form, told["stderr"]
        assert told["returncode"] == 1, said
        assert said.startswith(f"error: cannot write {out}/b.{form}: "), said
        assert said.count("\n") == 1
        assert files_in(out) == [f"a.{form}"]
        torque("planar_2r", data, "-o", out, "--to", form, "--resume")
        same_bits(tau_in(out / f"b.{form}", arm), tau_of(arm, motion(arm, 30_000)))


def test_an_interrupt(tmp_path, arm):
    data, out = tmp_path / "data", tmp_path / "out"
    data.mkdir()
    for k in range(60):
        write_parquet(data / f"{k:02d}.parquet", motion(arm, 20_000).named())
    # who runs the tests in the background hands down that interrupts are ignored
    run = process(data, "-o", out, "--to", "csv", "--budget", preexec_fn=_hear_interrupts)
    end = time.monotonic() + 60
    while time.monotonic() < end and not (out / "01.csv").exists():
        time.sleep(0.02)
    run.send_signal(signal.SIGINT)
    said = run.communicate(timeout=60)[1]
    assert run.returncode == 130, said
    assert "Traceback" not in said
    names = files_in(out)
    assert 1 < len(names) < 60
    assert not [x for x in names if x.endswith(".partial")]


def test_two_processes_with_the_same_share(tmp_path, arm):
    data, out = tmp_path / "data", tmp_path / "out"
    data.mkdir()
    for k in range(12):
        write_parquet(data / f"{k:02d}.parquet", motion(arm, 5000, seed=k).named())
    both = [process(data, "-o", out, "--resume") for _ in range(2)]
    said = [x.communicate(timeout=120)[1] for x in both]
    assert [x.returncode for x in both] == [0, 0], said
    assert files_in(out) == files_in(data)
    for k in range(12):
        same_bits(tau_in(out / f"{k:02d}.parquet", arm), tau_of(arm, motion(arm, 5000, seed=k)))


def test_shares_of_several_processes(tmp_path, data):
    torque("planar_2r", data, "-o", tmp_path / "want")
    for k in (3, 1, 2):
        torque("planar_2r", data, "-o", tmp_path / "out", "--shard", f"{k}/3")
    done = torque("planar_2r", data, "-o", tmp_path / "out", "--resume")
    assert "3 were done before" in done.stderr
    for name in files_in(data):
        got, want = ((tmp_path / x / name).read_bytes() for x in ("out", "want"))
        assert got == want


def test_kills_at_random_moments(tmp_path, arm):
    from support.kills import killed_until, undisturbed

    data = tmp_path / "data"
    data.mkdir()
    for k in range(8):
        write_parquet(data / f"{k}.parquet", motion(arm, 3000, seed=k).named(), row_group_size=500)
    want, longest = undisturbed("planar_2r", data, tmp_path / "want")
    told = killed_until("planar_2r", data, tmp_path, want, 5, longest, 3)
    assert told.kills == 5
    assert Path(tmp_path, "round1").exists()


def test_a_question_that_cannot_be_asked_leaves_no_folder(data, tmp_path):
    """A mistake must not stand in the way of the right question."""
    for wrong in (["--quantity", "masss"], ["--residual"], ["--keep", "nothing"]):
        refused(data, "-o", tmp_path / "out", *wrong)
        assert not (tmp_path / "out").exists()
    torque("planar_2r", data, "-o", tmp_path / "out")
