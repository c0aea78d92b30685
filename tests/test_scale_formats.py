"""Every format of data set gives the torques of the motion that it holds, bit for bit."""

import h5py
import numpy as np
import pyarrow as pa
import pytest

from rnea.motion import Columns, Recording, estimate_rates
from support.data_sets import (
    files_in,
    motion,
    read,
    robot,
    same_bits,
    tau_in,
    tau_of,
    torque,
    write_csv,
    write_lerobot,
    write_npz,
    write_parquet,
)  # fmt: skip
from support.tiers import full_only


@pytest.fixture
def arm():
    return robot()


@pytest.fixture
def whole(arm):
    return motion(arm)


def lists(whole, kind=np.float64):
    return {"t": whole.t, **{x: getattr(whole, x).astype(kind) for x in ("q", "qd", "qdd")}}


def fixed(values):
    flat = pa.array(values.reshape(-1))
    return pa.FixedSizeListArray.from_arrays(flat, values.shape[1])


def write(path, form, whole):
    if form == "csv":
        return write_csv(path / "a.csv", whole.named())
    if form == "txt":
        return write_csv(path / "a.txt", whole.named(), comments=["by hand"])
    if form == "npz":
        return write_npz(path / "a.npz", whole)
    if form == "hdf5":
        with h5py.File(path / "a.hdf5", "w") as file:
            for name in ("t", "q", "qd", "qdd"):
                file[name] = getattr(whole, name)
        return path / "a.hdf5"
    if form == "lists":
        return write_parquet(path / "a.parquet", lists(whole))
    if form == "fixed":
        columns = {k: fixed(x) if x.ndim == 2 else x for k, x in lists(whole).items()}
        return write_parquet(path / "a.parquet", columns)
    return write_parquet(path / "a.parquet", whole.named(), row_group_size=7)


FORMS = ("csv", "txt", "npz", "hdf5", "lists", "fixed", "parquet")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("to", ["parquet", "csv", "npz"])
def test_torques_are_the_robots(tmp_path, arm, whole, form, to):
    source = write(tmp_path, form, whole)
    out = tmp_path / f"out.{to}"
    mapped = ["--map", "t=t,q=q,qd=qd,qdd=qdd"] if form == "hdf5" else []
    torque("planar_2r", source, "-o", out, *mapped, "--power")
    same_bits(tau_in(out, arm), tau_of(arm, whole))
    same_bits(read(out)["t"], whole.t)


@pytest.mark.parametrize("form", ["csv", "npz", "parquet"])
def test_torques_are_those_of_the_single_motion(tmp_path, arm, whole, form):
    source = write(tmp_path, form, whole)
    torque("planar_2r", source, "-o", tmp_path / "one.csv", "--budget", "--wrenches")
    torque("planar_2r", source, "-o", tmp_path / "set/", "--to", "csv", "--budget", "--wrenches")
    one, many = read(tmp_path / "one.csv"), read(tmp_path / "set" / "a.csv")
    for name, values in many.items():
        same_bits(values, one[name])


def test_numbers_of_other_kinds(tmp_path, arm, whole):
    small = whole.named()
    small = {k: x if k == "t" else x.astype(np.float32) for k, x in small.items()}
    write_parquet(tmp_path / "float32.parquet", small)
    torque("planar_2r", tmp_path / "float32.parquet", "-o", tmp_path / "out.parquet")
    states = [getattr(whole, x).astype(np.float32).astype(float) for x in ("q", "qd", "qdd")]
    same_bits(tau_in(tmp_path / "out.parquet", arm), arm.inverse_dynamics(*states))
    ints = {k: np.arange(len(whole)) % 3 for k in whole.named() if k != "t"}
    ints["t"] = pa.array(np.arange(len(whole)) * 10_000_000, pa.timestamp("ns", tz="UTC"))
    write_parquet(tmp_path / "ints.parquet", ints)
    for to in ("parquet", "csv", "npz"):
        torque("planar_2r", tmp_path / "ints.parquet", "-o", tmp_path / to, "--to", to)
    state = np.stack([ints["q_joint1"]] * 2, axis=1).astype(float)
    same_bits(tau_in(tmp_path / "npz" / "ints.npz", arm), arm.inverse_dynamics(state, state, state))
    assert "1970-01-01 00:00:00.010000000Z" in (tmp_path / "csv" / "ints.csv").read_text()


def test_times_as_dates_are_the_same_motion(tmp_path, arm, whole):
    begin = 1_700_000_000_000_000_123
    dates = pa.array(begin + np.rint(whole.t * 1e9).astype(np.int64), pa.timestamp("ns"))
    write_parquet(tmp_path / "dates.parquet", whole.named(("q",)) | {"t": dates})
    write_parquet(tmp_path / "plain.parquet", whole.named(("q",)))
    for name in ("dates", "plain"):
        out = tmp_path / f"{name}_out.parquet"
        torque("planar_2r", tmp_path / f"{name}.parquet", "-o", out, "--bandwidth", 10)
    np.testing.assert_allclose(
        tau_in(tmp_path / "dates_out.parquet", arm), tau_in(tmp_path / "plain_out.parquet", arm),
        rtol=1e-9, atol=1e-9,
    )  # fmt: skip


def test_row_groups_larger_than_a_block(tmp_path, arm):
    rows = (1 << 19) + 12_345
    t = np.arange(rows) * 1e-3
    q = np.sin(t)
    columns = {"t": t} | {f"{x}_joint{k}": q for x in ("q", "qd", "qdd") for k in (1, 2)}
    write_parquet(tmp_path / "big.parquet", columns, row_group_size=rows, compression="none")
    write_parquet(tmp_path / "cut.parquet", columns, row_group_size=100_000, compression="none")
    for name in ("big", "cut"):
        torque("planar_2r", tmp_path / f"{name}.parquet", "-o", tmp_path / f"{name}_out.parquet")
    state = np.stack([q, q], axis=1)
    same_bits(tau_in(tmp_path / "big_out.parquet", arm), arm.inverse_dynamics(state, state, state))
    big, cut = ((tmp_path / f"{x}_out.parquet").read_bytes() for x in ("big", "cut"))
    assert big == cut


@pytest.mark.parametrize("form", ["scalars", "lists", "csv"])
def test_gaps_become_torques_that_are_none(tmp_path, arm, whole, form):
    holes = motion(arm)
    holes.qdd[7, 1] = holes.q[20, 1] = np.nan
    if form == "csv":
        path = write_csv(tmp_path / "a.csv", holes.named())
    elif form == "lists":
        columns = lists(holes)
        rows = [None if k == 20 else x for k, x in enumerate(columns["q"].tolist())]
        columns["q"] = pa.array(rows, pa.list_(pa.float64()))
        path = write_parquet(tmp_path / "a.parquet", columns)
    else:
        columns = {k: pa.array(x, mask=np.isnan(x)) for k, x in holes.named().items()}
        path = write_parquet(tmp_path / "a.parquet", columns)
    done = torque("planar_2r", path, "-o", tmp_path / "out.parquet")
    tau = tau_in(tmp_path / "out.parquet", arm)
    want = tau_of(arm, whole)
    keep = [k for k in range(len(whole)) if k not in (7, 20)]
    same_bits(tau[keep], want[keep])
    assert np.isnan(tau[[7, 20]]).any(axis=1).all()
    assert "2 rows have no torques (NaN)" in done.stderr


def test_a_first_row_without_a_list(tmp_path, arm, whole):
    columns = lists(whole)
    columns["q"] = pa.array([None, *columns["q"].tolist()[1:]], pa.list_(pa.float64()))
    write_parquet(tmp_path / "a.parquet", columns)
    torque("planar_2r", tmp_path / "a.parquet", "-o", tmp_path / "out.parquet")
    same_bits(tau_in(tmp_path / "out.parquet", arm)[1:], tau_of(arm, whole)[1:])


def test_names_with_dots_are_mapped(tmp_path, arm, whole):
    dotted = {k.replace("q_joint", "arm.state.q"): x for k, x in whole.named().items()}
    write_parquet(tmp_path / "a.parquet", dotted)
    names = "arm.state.q1=joint1,arm.state.q2=joint2"
    torque("planar_2r", tmp_path / "a.parquet", "-o", tmp_path / "out.parquet", "--map", names)
    same_bits(tau_in(tmp_path / "out.parquet", arm), tau_of(arm, whole))


# ---- CSV -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_csv_of_others(tmp_path, arm, whole, separator):
    columns = whole.named()
    units = {k: "deg" for k in columns if k.startswith("q_")} | {"t": "ms"}
    columns |= {k: np.rad2deg(x) for k, x in columns.items() if k in units}
    columns["t"] = whole.t * 1e3
    path = write_csv(tmp_path / "a.csv", columns, separator, ["a comment"], units)
    path.write_text(path.read_text().replace("\n", "\n\n# another\n", 3))
    said = [] if separator == "," else ["--separator", "tab" if separator == "\t" else separator]
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", *said)
    np.testing.assert_allclose(tau_in(tmp_path / "out.parquet", arm), tau_of(arm, whole), 1e-12)


def test_lines_beyond_the_first_part_are_named_as_in_the_file(tmp_path, arm):
    head = "# comment\nt," + ",".join(f"{x}_joint{k}" for x in ("q", "qd", "qdd") for k in (1, 2))
    lines = [head, *(f"{k},0,0,0,0,0,0" for k in range(70_000))]
    path = tmp_path / "long.csv"
    for spoilt, said in (("1,2,3", "3 values"), ("1,2,3,4,5,x,7", "'x' is not a finite number")):
        lines[66_000] = spoilt
        path.write_text("\n".join(lines) + "\n")
        done = torque("planar_2r", path, "-o", tmp_path / "out.parquet", code=1)
        # the comment and the header are one entry of `lines`
        assert f"{path}:66002: " in done.stderr
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
    lines[66_000] = lines[1]
    path.write_text("\n".join(lines)[:-4] + "\n")
    done = torque("planar_2r", path, "-o", tmp_path / "out.parquet", code=1)
    assert f"{path}:70002: " in done.stderr
    assert not (tmp_path / "out.parquet").exists()


# ---- episodes ------------------------------------------------------------------------------------


def alone(arm, episode, bandwidth=None):
    """Torques of an episode whose rates are estimated of it alone."""
    columns = Columns.of(arm.model)
    made = Recording(episode.t, episode.q, None, None, columns.joints, columns=columns)
    found, _ = estimate_rates(made.checked(), bandwidth)
    return arm.inverse_dynamics(found.q, found.qd, found.qdd)


def episodes_of(arm, count=4):
    return [motion(arm, 40 + 3 * k, seed=k) for k in range(count)]


def test_rates_never_cross_an_episodes_end(tmp_path, arm):
    episodes = episodes_of(arm)
    together = {}
    for k, one in enumerate(episodes):
        for name, values in (one.named(("q",)) | {"episode_index": np.full(len(one), k)}).items():
            together.setdefault(name, []).append(values)
    columns = {name: np.concatenate(parts) for name, parts in together.items()}
    want = np.concatenate([alone(arm, one) for one in episodes])
    write_parquet(tmp_path / "a.parquet", columns, row_group_size=31)
    write_csv(tmp_path / "b.csv", columns)
    for name in ("a.parquet", "b.csv"):
        torque("planar_2r", tmp_path / name, "-o", tmp_path / "out.parquet")
        found = read(tmp_path / "out.parquet")
        same_bits(tau_in(tmp_path / "out.parquet", arm), want)
        same_bits(found["episode_index"], columns["episode_index"])
    # the same rows as one motion are not these
    columns["t"] = np.arange(len(want)) * 0.01
    del columns["episode_index"]
    write_parquet(tmp_path / "c.parquet", columns)
    torque("planar_2r", tmp_path / "c.parquet", "-o", tmp_path / "out.parquet")
    across = tau_in(tmp_path / "out.parquet", arm)
    ends = np.cumsum([len(x) for x in episodes])[:-1]
    assert (np.abs(across - want)[ends] > 1).any()


@pytest.mark.parametrize("version", ["v2.1", "v3.0"])
def test_lerobot(tmp_path, arm, version):
    episodes = episodes_of(arm)
    names = ["joint2.pos", "joint1.pos"]
    swapped = [x[:] for x in episodes]
    for one in swapped:
        one.q = one.q[:, ::-1]
    root = write_lerobot(tmp_path / "set", names, swapped, version)
    torque("planar_2r", root, "-o", tmp_path / "out", "--rate", 100)
    files = files_in(tmp_path / "out")
    assert len(files) == (4 if version == "v2.1" else 1)
    assert files[0].startswith("data/chunk-000/")
    for one in episodes:
        one.q = one.q.astype(np.float32).astype(float)
        one.t = np.arange(len(one)) / 100
    got = np.concatenate([tau_in(tmp_path / "out" / x, arm) for x in files])
    same_bits(got, np.concatenate([alone(arm, one) for one in episodes]))
    first = read(tmp_path / "out" / files[0])
    assert {"timestamp", "episode_index", "frame_index"} <= set(first)


def test_robomimic_and_aloha(tmp_path, arm):
    episodes = episodes_of(arm, 3)
    with h5py.File(tmp_path / "demos.hdf5", "w") as file:
        for k, one in enumerate(episodes):
            file[f"data/demo_{k}/obs/robot0_joint_pos"] = one.q
    with h5py.File(tmp_path / "aloha.hdf5", "w") as file:
        file["observations/qpos"] = episodes[0].q
    for one in episodes:
        one.t = np.arange(len(one)) / 50
    torque("planar_2r", tmp_path / "demos.hdf5", "-o", tmp_path / "out.parquet", "--rate", 50)
    want = [alone(arm, one) for one in episodes]
    same_bits(tau_in(tmp_path / "out.parquet", arm), np.concatenate(want))
    numbers = np.repeat([0, 1, 2], [len(x) for x in episodes])
    same_bits(read(tmp_path / "out.parquet")["episode_index"], numbers)
    torque("planar_2r", tmp_path / "aloha.hdf5", "-o", tmp_path / "out.csv", "--rate", 50)
    same_bits(tau_in(tmp_path / "out.csv", arm), want[0])


# ---- many files ----------------------------------------------------------------------------------


@full_only
def test_a_thousand_small_files(tmp_path, arm):
    data = tmp_path / "data"
    for k in range(10):
        (data / f"day={k}").mkdir(parents=True)
    whole = motion(arm, 1000 * 3)
    for k in range(1000):
        write_csv(data / f"day={k % 10}" / f"{k:04d}.csv", whole[3 * k : 3 * k + 3].named())
    done = torque("planar_2r", data, "-o", tmp_path / "out", "--to", "csv")
    assert "3,000 rows of 1000 files" in done.stderr
    want = tau_of(arm, whole)
    names = files_in(tmp_path / "out")
    assert names == files_in(data)
    for name in names:
        k = int(name.partition("/")[2][:4])
        same_bits(tau_in(tmp_path / "out" / name, arm), want[3 * k : 3 * k + 3])


def test_patterns_several_paths_and_names(tmp_path, arm, whole):
    data = tmp_path / "Daten für heute" / "läuft so"
    data.mkdir(parents=True)
    for name in ("ä b.csv", "c[1].csv", "_no.csv", ".no.csv"):
        write_csv(data / name, whole.named())
    write_npz(data / "d.npz", whole)
    (data / "_left").mkdir()
    write_csv(data / "_left" / "out.csv", whole.named())
    for k, paths in enumerate((
        [tmp_path / "Daten für heute"], [tmp_path / "**" / "*.csv", data / "d.npz"],
        [data / "*.csv", data / "d.npz", data / "d.npz"], [data / "c[1].csv", data / "*.*"],
    )):  # fmt: skip
        out = tmp_path / f"out{k}"
        torque("planar_2r", *paths, "-o", out)
        names = [x.rpartition("/")[2] for x in files_in(out)]
        assert names == ["c[1].parquet", "d.parquet", "ä b.parquet"]
        for name in files_in(out):
            same_bits(tau_in(out / name, arm), tau_of(arm, whole))
