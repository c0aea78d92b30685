"""A data set in one pass: what every format holds, what is corrupt, and what files disagree on."""

import csv
import io
import json
import os
import subprocess
import sys

import numpy as np
import pytest

import rnea
from rnea.apps.datasets.summary.summary import parted
from rnea.apps.datasets.summary.tally import Place
from rnea.scale import summarize
from support.command import run

arrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
JOINTS = ("shoulder_pan", "elbow")
UNITS = {"tau": "N m", "power": "W"}


def rows_of(count, seed=0):
    rng = np.random.default_rng(seed)
    return {f"{what}_{joint}": rng.normal(size=count) * 30 for what in UNITS for joint in JOINTS}


def write_parquet(path, columns, limits=None, units=None, group=1000, **options):
    limits = {"tau_shoulder_pan": "60"} if limits is None else limits
    fields = []
    for name, values in columns.items():
        unit = (units or UNITS).get(name.partition("_")[0], "")
        said = {"unit": unit} if unit else {}
        said |= {"limit": limits[name]} if name in limits else {}
        kind = values.type if isinstance(values, arrow.Array) else arrow.array(values).type
        fields.append(arrow.field(name, kind, metadata=said))
    schema = arrow.schema(fields, metadata={"rnea": '{"robot": "two"}'})
    table = arrow.table(list(columns.values()), schema=schema)
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(table, path, row_group_size=group, use_dictionary=False, **options)


@pytest.fixture
def folder(tmp_path):
    """Three files in hive partitions; what begins with _ or . beside them is no data."""
    place = tmp_path / "out"
    for k in range(3):
        write_parquet(place / f"run={k}" / "part.parquet", rows_of(2500, k))
    write_parquet(place / "_rnea" / "part.parquet", {"junk": np.zeros(3)})
    write_parquet(place / ".half.parquet", {"junk": np.zeros(3)})
    return place


def whole(name):
    return np.concatenate([rows_of(2500, k)[name] for k in range(3)])


def corrupt(path, group, column=0):
    """Overwrite the pages of a column in a row group with noise."""
    at = parquet.ParquetFile(path).metadata.row_group(group).column(column)
    data = bytearray(path.read_bytes())
    begin = at.data_page_offset
    data[begin : begin + at.total_compressed_size] = b"\xff" * at.total_compressed_size
    path.write_bytes(data)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_folder_is_what_numpy_says_of_all_of_it(folder, threads):
    found = summarize(str(folder), threads=threads)
    assert (found.rows, len(found.files), found.numbers) == (7500, 3, 30_000)
    assert list(found.columns) == list(rows_of(1))
    for name, member in found.columns.items():
        values, tally = whole(name), member.tally
        assert (tally.count, tally.missing) == (7500, 0)
        assert tally.mean == pytest.approx(values.mean(), rel=1e-12)
        assert tally.rms == pytest.approx(np.sqrt((values**2).mean()), rel=1e-13)
        assert tally.deviation == pytest.approx(values.std(), rel=1e-13)
        assert (tally.least, tally.most) == (values.min(), values.max())
        k = int(np.argmax(np.abs(values)))
        assert tally.place == Place(k // 2500, k % 2500)
        assert found.file_of(tally.place) == str(folder / f"run={k // 2500}" / "part.parquet")
        assert member.column.unit == UNITS[name.partition("_")[0]]
    tau = found.columns["tau_shoulder_pan"].tally
    assert tau.share_above == (np.abs(whole("tau_shoulder_pan")) > 60).mean()
    assert np.isnan(found.columns["tau_elbow"].tally.share_above)


def test_threads_do_not_change_a_bit(folder):
    one, two = (summarize(str(folder), threads=k) for k in (1, 4))
    for name in one.columns:
        a, b = one.columns[name].tally, two.columns[name].tally
        assert (a.mean, a.rms, a.deviation, a.place) == (b.mean, b.rms, b.deviation, b.place)
        assert np.array_equal(a.histogram.positive, b.histogram.positive)


def test_batches_of_a_large_row_group_are_one_group(tmp_path, monkeypatch):
    monkeypatch.setattr("rnea.apps.datasets.summary.tables.parquet_table._BATCH_ROWS", 64)
    monkeypatch.setattr("rnea.apps.datasets.summary.tables.parquet_table._BATCH_BYTES", 64 * 8)
    write_parquet(tmp_path / "a.parquet", rows_of(5000), group=5000)
    tally = summarize(str(tmp_path / "a.parquet")).columns["tau_elbow"].tally
    values = rows_of(5000)["tau_elbow"]
    assert tally.place.row == np.argmax(np.abs(values))
    assert tally.rms == pytest.approx(np.sqrt((values**2).mean()), rel=1e-13)


def test_every_kind_of_column(tmp_path):
    """Nulls, whole numbers, single precision and lists are numbers; text and times are not."""
    lists = np.arange(12.0).reshape(4, 3)
    columns = {
        "tau_a": arrow.array([1.0, None, float("nan"), -3.0]),
        "count": arrow.array([1, None, 3, 4], arrow.int64()),
        "single": arrow.array([0.5, 1.5, 2.5, -4.5], arrow.float32()),
        "mass_matrix": arrow.array([*lists[:3].tolist(), None], arrow.list_(arrow.float64(), 3)),
        "a.dotted": arrow.array([1.0, 2.0, 3.0, 4.0]),
        "name": arrow.array(["a", "b", "c", "d"]),
        "when": arrow.array([1, 2, 3, 4], arrow.timestamp("us")),
        "any_length": arrow.array([[1.0], [], [2.0, 3.0], None]),
        "flag": arrow.array([True, False, True, True]),
    }
    write_parquet(tmp_path / "a.parquet", columns, group=3)
    found = summarize(str(tmp_path / "a.parquet"))
    tallies = {name: member.tally for name, member in found.columns.items()}
    assert (tallies["tau_a"].count, tallies["tau_a"].missing) == (2, 2)
    assert (tallies["count"].count, tallies["count"].missing) == (3, 1)
    assert tallies["count"].mean == pytest.approx(8 / 3)
    assert (tallies["single"].least, tallies["single"].place) == (-4.5, Place(0, 3))
    assert [tallies[f"mass_matrix[{k}]"].most for k in range(3)] == [6.0, 7.0, 8.0]
    assert [tallies[f"mass_matrix[{k}]"].missing for k in range(3)] == [1, 1, 1]
    assert tallies["a.dotted"].mean == 2.5
    assert len(tallies) == 7
    (note,) = found.notes
    for word in ("name (string)", "when (timestamp", "any_length (list", "flag (bool)"):
        assert word in note


def test_csv_and_npz_hold_the_same(tmp_path):
    columns = rows_of(20_000)
    write_parquet(tmp_path / "a.parquet", columns, limits={})
    heads = [f"{name} [{UNITS[name.partition('_')[0]]}]" for name in columns]
    stream = io.StringIO()
    table = np.stack(list(columns.values()), axis=1)
    np.savetxt(stream, table, delimiter=",", fmt="%.17g", header=",".join(heads), comments="")
    (tmp_path / "a.csv").write_text("# made\n" + stream.getvalue())
    arrays = {x: np.stack([columns[f"{x}_{j}"] for j in JOINTS], axis=1) for x in UNITS}
    np.savez(tmp_path / "a.npz", joint_names=np.array(JOINTS), robot=np.array("two"), **arrays)
    by_columns = {name: np.asfortranarray(values) for name, values in arrays.items()}
    np.savez_compressed(tmp_path / "b.npz", joint_names=np.array(JOINTS), **by_columns)
    truth = summarize(str(tmp_path / "a.parquet")).columns
    for name in ("a.csv", "a.npz", "b.npz"):
        found = summarize(str(tmp_path / name))
        assert found.rows == 20_000
        assert set(found.columns) == set(truth)
        for key, member in found.columns.items():
            assert (member.tally.least, member.tally.peak) == (
                truth[key].tally.least,
                truth[key].tally.peak,
            )
            assert member.tally.place.row == truth[key].tally.place.row
            assert np.array_equal(
                member.tally.histogram.positive, truth[key].tally.histogram.positive
            )
            if name.endswith("csv"):
                assert member.column.unit == truth[key].column.unit


def test_cells_of_a_csv(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(
        "t [s],tau_a,name\n0,1,x\n\n# said\n1,,y\n2,nan,z\n3,-inf,z\n4,null,z\n5,-2e0,z\n"
    )
    found = summarize(str(path))
    tally = found.columns["tau_a"].tally
    assert (tally.count, tally.missing, tally.infinite) == (2, 3, 1)
    assert (tally.least, tally.place) == (-2.0, Place(0, 5))
    assert found.rows == 6
    assert found.notes == ("not read, as they hold no numbers: name (text)",)
    for bad, told in (
        ("t,a\n0,1\n1,x\n", r"a.csv:3: column 'a': 'x' is not a number"),
        ("# c\n\nt,a\n0,1\n1\n", r"a.csv:5: 1 value in a row of 2 columns"),
        ("1,2\n3,4\n", r"a.csv:1: the first row must name the columns"),
        ("t;a\n1;2\n", r"a.csv:1: columns must be separated by commas"),
        ("t,a,a\n1,2,3\n", r"a.csv:1: column 'a' appears twice"),
        ("\n", r"a.csv: the file is empty"),
    ):
        path.write_text(bad)
        with pytest.raises(rnea.InputError, match=told):
            summarize(str(path))


# ---- what is wrong with files ------------------------------------------------------------------


def test_a_corrupt_row_group_is_named_and_left_out_whole(folder):
    path = folder / "run=1" / "part.parquet"
    # the last column: others of the group have been read by then
    corrupt(path, 1, column=3)
    stopped = run("summary", folder)
    assert stopped.returncode == 1
    assert f"error: {path}: row group 1 of 3: is not readable as Parquet" in stopped.stderr
    assert "--keep-going" in stopped.stderr
    assert stopped.stdout == ""
    done = run("summary", folder, "--keep-going", "--json")
    assert done.returncode == 1
    facts = json.loads(done.stdout)
    assert f"{path}: row group 1 of 3: is not readable" in done.stderr
    assert facts["faults"][0]["part"] == "row group 1 of 3"
    assert facts["rows"] == 6500
    left = np.delete(whole("tau_elbow"), np.s_[3500:4500])
    column = facts["columns"][1]
    assert (column["column"], column["count"]) == ("tau_elbow", 6500)
    assert column["rms"] == pytest.approx(np.sqrt((left**2).mean()), rel=1e-13)
    # a column that is not asked for is not read
    assert run("summary", folder, "--columns", "tau_*").returncode == 0


def test_a_flipped_bit_is_found_where_there_are_checksums(tmp_path):
    path = tmp_path / "a.parquet"
    write_parquet(path, rows_of(1000), compression="none", write_page_checksum=True)
    at = parquet.ParquetFile(path).metadata.row_group(0).column(0)
    data = bytearray(path.read_bytes())
    data[at.data_page_offset + at.total_compressed_size - 5] ^= 1
    path.write_bytes(data)
    with pytest.raises(rnea.InputError, match="row group 0 of 1: is not readable"):
        summarize(str(path))


@pytest.mark.parametrize(
    "content",
    [b"", b"PAR1", b"no Parquet at all", b"PAR1" + b"\0" * 60],
    ids=["empty", "begun", "text", "zeros"],
)
def test_a_file_that_is_none_is_named(folder, content):
    path = folder / "run=0" / "bad.parquet"
    path.write_bytes(content)
    done = run("summary", folder)
    assert (done.returncode, f"error: {path}: is not readable" in done.stderr) == (1, True)
    done = run("summary", folder, "--keep-going", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["rows"] == 7500
    assert f"{path}: is not readable" in done.stderr


FLIPS = """
import sys
from pathlib import Path
from rnea import InputError
from rnea.scale import summarize
good, spoilt = Path(sys.argv[1]).read_bytes(), Path(sys.argv[1] + ".spoilt.parquet")
foot = int.from_bytes(good[-8:-4], "little")
for place in range(len(good) - 8 - foot, len(good), 3):
    spoilt.write_bytes(good[:place] + bytes([good[place] ^ 2]) + good[place + 1 :])
    try:
        summarize(str(spoilt), threads=1)
        summarize(str(spoilt), threads=1, keep_going=True)
    except InputError:
        pass
print("survived")
"""


def test_no_bit_of_a_footer_ends_the_process(tmp_path):
    """An exception of C++ that pyarrow does not catch would; so this is a process of its own."""
    lists = arrow.array([[1.0, 2.0]] * 4, arrow.list_(arrow.float64(), 2))
    write_parquet(tmp_path / "a.parquet", {"tau_a": np.arange(4.0), "m": lists}, group=2)
    words = [sys.executable, "-c", FLIPS, str(tmp_path / "a.parquet")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "survived\n"), done.stderr


@pytest.mark.parametrize("name", ["a.npz", "a.csv", "a.parquet"])
def test_cut_files_are_refused_by_name(tmp_path, name):
    path = tmp_path / name
    if name.endswith("npz"):
        np.savez(path, t=np.arange(1000.0))
    elif name.endswith("csv"):
        path.write_text("t,a\n" + "1,2\n" * 1000 + "3,4")
    else:
        write_parquet(path, rows_of(1000))
    path.write_bytes(path.read_bytes()[:-2])
    done = run("summary", path)
    assert (done.returncode, str(path) in done.stderr) == (1, True), done.stdout
    assert done.stderr.count("\n") == 1


def test_columns_that_some_files_lack_are_missing_there(folder):
    write_parquet(folder / "run=3" / "part.parquet", {"extra": np.ones(10)})
    found = summarize(str(folder))
    assert found.columns["extra"].tally.missing == 7500
    assert found.columns["tau_elbow"].tally.missing == 10
    assert found.columns["tau_elbow"].tally.count == 7500
    (gone, extra) = found.notes
    assert gone.startswith("tau_shoulder_pan, tau_elbow, power_shoulder_pan, power_elbow: missing")
    assert "1 of 4 files" in gone
    assert extra.startswith("extra: missing in 3 of 4 files")


def test_other_limits_are_told_and_other_units_refused(folder):
    late = folder / "run=9" / "part.parquet"
    write_parquet(late, rows_of(2500, 9), limits={"tau_shoulder_pan": "10"})
    found = summarize(str(folder))
    assert any("limits of tau_shoulder_pan differ" in note for note in found.notes)
    tally = found.columns["tau_shoulder_pan"].tally
    above = (np.abs(whole("tau_shoulder_pan")) > 60).sum()
    above += (np.abs(rows_of(2500, 9)["tau_shoulder_pan"]) > 10).sum()
    assert (tally.above, tally.limited) == (above, 10_000)
    assert "several" in run("summary", folder).stdout
    write_parquet(late, rows_of(10), units={"other": "N"})
    found = summarize(str(folder))
    assert found.columns["power_elbow"].column.unit == "W"
    assert any("power_elbow are said by some files only" in note for note in found.notes)
    write_parquet(late, rows_of(10), units={"tau": "N", "power": "W"})
    with pytest.raises(rnea.InputError, match=r"is in 'N m' in .*, and in 'N'"):
        summarize(str(folder))


def test_what_cannot_be_summarised_says_why(tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "a.xlsx").write_text("x")
    write_parquet(tmp_path / "text.parquet", {"name": arrow.array(["a"])})
    for words, told in (
        (["none"], "there is no file or folder 'none'"),
        (["empty"], "folder 'empty' has no file that ends with .parquet"),
        (["a.xlsx"], "a.xlsx: unknown ending .xlsx. Expected one of .parquet"),
        (["text.parquet"], "there is no column of numbers"),
    ):
        done = run("summary", *words, cwd=tmp_path)
        assert (done.returncode, told in done.stderr) == (1, True), done.stderr
        assert done.stderr.count("\n") == 1


def test_a_data_set_without_rows(tmp_path):
    write_parquet(tmp_path / "a.parquet", rows_of(0))
    done = run("summary", tmp_path, "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert (facts["rows"], facts["columns"][0]["mean"]) == (0, None)
    assert run("summary", tmp_path).returncode == 0
    done = run("summary", tmp_path, "--plot", "a.png", cwd=tmp_path)
    assert (done.returncode, "nothing to draw" in done.stderr) == (1, True)


# ---- the command -------------------------------------------------------------------------------


def test_the_tables_fit_a_terminal(folder, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    long = "a_joint_with_quite_a_long_name_of_somebody"
    columns = {f"tau_{long}": np.full(10, -1.234567e-7), f"tau_{long}_2": np.full(10, 1.2e9)}
    write_parquet(folder / "run=4" / "part.parquet", columns)
    done = run("summary", folder)
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert long in done.stdout.split()
    assert "Missing or infinite" in done.stdout
    assert "4 files, 7510 rows, 6 columns of numbers" in done.stdout
    monkeypatch.delenv("COLUMNS")
    text = run("summary", folder).stdout
    assert text.index("tau (N m)") < text.index("power (W)") < text.index("Where the largest")
    for line in text.splitlines():
        if line.split()[:1] == ["elbow"] and "-" in line:
            mean = float(line.split()[1])
            assert mean in [float(f"{whole(f'{x}_elbow').mean():.4g}") for x in UNITS]
            break
    else:
        raise AssertionError("no line of the elbow")


def test_some_columns_and_a_csv(folder, tmp_path):
    done = run("summary", folder, "--columns", "tau_*", "-o", tmp_path / "s.csv")
    assert (done.returncode, done.stdout) == (0, "")
    rows = list(csv.DictReader((tmp_path / "s.csv").read_text().splitlines()))
    assert [row["column"] for row in rows] == ["tau_shoulder_pan", "tau_elbow"]
    values = whole("tau_shoulder_pan")
    assert float(rows[0]["largest"]) == np.abs(values).max()
    assert float(rows[0]["share_above"]) == (np.abs(values) > 60).mean()
    assert rows[1]["limit"] == ""
    for share, name in ((0.5, "q50"), (0.95, "q95"), (0.99, "q99"), (0.999, "q99.9")):
        exactly = np.quantile(np.abs(values), share, method="inverted_cdf")
        assert abs(float(rows[0][name]) - exactly) <= float(rows[0]["bin_width"])
    wrong = run("summary", folder, "--columns", "taw_*")
    assert (wrong.returncode, "no column is called 'taw_*'" in wrong.stderr) == (1, True)
    lost = run("summary", folder / "run=0" / "part.parquet", "--plot", tmp_path / "a.gif")
    assert (lost.returncode, "unknown ending .gif" in lost.stderr) == (2, True)
    several = run("summary", folder / "run=0", folder / "run=1" / "part.parquet", "--json")
    assert json.loads(several.stdout)["rows"] == 5000


def test_its_own_input_is_not_overwritten(tmp_path):
    (tmp_path / "a.csv").write_text("t,a\n1,2\n")
    done = run("summary", "a.csv", "-o", "a.csv", cwd=tmp_path)
    assert (done.returncode, "would be lost" in done.stderr) == (1, True)
    assert (tmp_path / "a.csv").read_text() == "t,a\n1,2\n"


def test_histograms_in_json_count_every_row(folder):
    facts = json.loads(run("summary", folder, "--json").stdout)
    for column in facts["columns"]:
        bars, values = column["histogram"], whole(column["column"])
        edges = bars["first_edge"] + bars["bin_width"] * np.arange(len(bars["counts"]) + 1)
        assert np.array_equal(np.histogram(values, edges)[0], bars["counts"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_column_has_axes_of_its_own(tmp_path, theme):
    from rnea.report.figures.histogram_spreads import spreads
    from rnea.views import Look
    from rnea.views.plots import spread_figure

    units = {"tau": "N m", "force": "N"}
    columns = {"tau_turn": rows_of(3000)["tau_elbow"], "force_slide": np.full(3000, 2.0)}
    limits = {"tau_turn": "60", "force_slide": "1e6"}
    write_parquet(tmp_path / "a.parquet", columns, limits, units)
    found = summarize(str(tmp_path))
    figure = spread_figure(spreads(found), Look(theme))
    first, second = figure.axes
    assert (first.get_xlabel(), second.get_xlabel()) == ("tau (N m)", "force_slide (N)")
    assert first.get_yscale() == "log"
    # the limit of the first is drawn on both sides, that of the other would squeeze its bar
    marks = [line.get_xdata()[0] for line in first.lines]
    assert {-60.0, 60.0} <= set(marks)
    assert second.lines == [] or all(abs(x.get_xdata()[0]) < 10 for x in second.lines)
    assert not first.get_shared_x_axes().joined(first, second)
    counts = first.patches[0].get_data().values
    assert counts.sum() == 3000
    done = run("summary", tmp_path, "--plot", "p.svg", "--theme", theme, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert b"<svg" in (tmp_path / "p.svg").read_bytes()


def test_a_wrong_theme_and_too_many_panels_are_refused(folder, tmp_path):
    done = run("summary", folder, "--theme", "drak", "--plot", tmp_path / "p.png")
    assert (done.returncode, "Did you mean 'dark'" in done.stderr) == (1, True)
    write_parquet(tmp_path / "m.parquet", {f"tau_{k}": np.ones(3) for k in range(160)})
    done = run("summary", tmp_path / "m.parquet", "--plot", tmp_path / "p.png")
    assert (done.returncode, "--columns" in done.stderr) == (1, True)
    assert not (tmp_path / "p.png").exists()


def test_quantities_and_joints_of_names():
    names = ["t", "q_left_knee", "tau_knee", "tau_left_knee", "mass_matrix[0]", "fx_left_knee"]
    names += ["power_knee", "gravity_torque_knee", "kinetic_energy", "inertia_left_knee"]
    assert list(parted(names).values()) == [
        ("t", ""),
        ("q", "left_knee"),
        ("tau", "knee"),
        ("tau", "left_knee"),
        ("mass_matrix", "[0]"),
        ("fx", "left_knee"),
        ("power", "knee"),
        ("gravity_torque", "knee"),
        ("kinetic_energy", ""),
        ("inertia", "left_knee"),
    ]


def test_nothing_but_zeros(tmp_path):
    (tmp_path / "a.csv").write_text("tau_a\n0\n-0\n0\n")
    done = run("summary", "a.csv", "--plot", "a.svg", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    (column,) = json.loads(done.stdout)["columns"]
    assert (column["bin_width"], column["q99.9"], column["rms"], column["min"]) == (0, 0, 0, 0)
    assert column["histogram"] == {"first_edge": -0.5, "bin_width": 1.0, "counts": [3]}


def test_a_lerobot_data_set_is_its_data(tmp_path):
    """Statistics lie in Parquet beside the episodes, and are not rows of them."""
    state = arrow.array([[1.0, 2.0], [3.0, 4.0]], arrow.list_(arrow.float32(), 2))
    data = {"observation.state": state, "episode_index": arrow.array([0, 0])}
    write_parquet(tmp_path / "data" / "chunk-000" / "file-000.parquet", data)
    write_parquet(tmp_path / "meta" / "episodes" / "a.parquet", {"length": np.ones(5)})
    (tmp_path / "meta" / "info.json").write_text("{}")
    found = summarize(str(tmp_path))
    assert found.rows == 2
    assert found.columns["observation.state[1]"].tally.most == 4.0
    assert "length" not in found.columns


def test_a_thousand_small_files(tmp_path):
    table = arrow.table({"tau_a": np.arange(3.0)})
    for k in range(1000):
        parquet.write_table(table, tmp_path / f"{k:04}.parquet")
    (tmp_path / "notes.md").write_text("no data")
    found = summarize(str(tmp_path))
    tally = found.columns["tau_a"].tally
    assert (found.rows, tally.count, tally.mean, tally.place) == (3000, 3000, 1.0, Place(0, 2))
    assert found.notes == ("1 file(s) with other endings were passed by",)


def test_an_error_does_not_wait_for_the_rest(tmp_path):
    """A part that is being read ends at its next block, once nobody wants it."""
    from threading import Event

    from rnea.apps.datasets.summary.summary import _tally, _Work
    from rnea.apps.datasets.summary.tables.found import read_table

    (tmp_path / "a.csv").write_text("t\n" + "1\n" * 100_000)
    table = read_table(str(tmp_path / "a.csv"))
    ended = Event()
    ended.set()
    assert _tally(_Work(0, table, table.parts[0]), table.columns, ended).rows < 100_000


def test_memory_does_not_follow_the_rows(tmp_path, monkeypatch):
    """What is read ahead is bounded: never more parts are in the air than were allowed."""
    from rnea.apps.datasets.summary import summary as module

    flying, most, real = set(), [], module._tally

    def counted(work, columns, ended):
        flying.add(id(work))
        most.append(len(flying))
        try:
            return real(work, columns, ended)
        finally:
            flying.discard(id(work))

    monkeypatch.setattr(module, "_tally", counted)
    write_parquet(tmp_path / "a.parquet", rows_of(30_000), group=100)
    found = summarize(str(tmp_path / "a.parquet"), threads=2)
    assert found.rows == 30_000
    assert max(most) <= 2
    assert len(most) == 300
    assert not [name for name in os.listdir(tmp_path) if name != "a.parquet"]
