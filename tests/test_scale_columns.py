"""What is asked beside torques: every quantity, with its shape, unit and name, in every format."""

import json

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from rnea.recursions import BUDGET_PARTS, rows_of
from support.data_sets import (
    motion,
    read,
    robot,
    same_bits,
    tau_of,
    torque,
    write_csv,
    write_parquet,
)
from support.tiers import sample_cases


def answers(arm, whole, name):
    row = rows_of(arm.model)[name]
    given = {"q": whole.q, "qd": whole.qd, "qdd": whole.qdd, "tau": whole.more.get("effort")}
    return arm.evaluate(name, *(given[x] for x in row.states))


def quantities(arm):
    return [name for name, row in rows_of(arm.model).items() if not row.also]


@pytest.fixture
def measured(tmp_path):
    """A motion of a UR5 with measured efforts: as many speeds as a wrench has numbers."""
    arm = robot("ur5")
    whole = motion(arm, 20)
    whole.more["effort"] = np.cos(np.arange(120.0)).reshape(20, 6)
    columns = whole.named()
    write_parquet(tmp_path / "in.parquet", columns)
    return arm, whole, tmp_path / "in.parquet"


@sample_cases(2)
@pytest.mark.parametrize("form", ["parquet", "csv", "npz"])
def test_every_quantity_of_the_table(tmp_path, measured, form):
    arm, whole, path = measured
    asked = [word for name in quantities(arm) for word in ("--quantity", name)]
    torque("ur5", path, "-o", tmp_path / "out", "--to", form, *asked)
    found = read(tmp_path / "out" / f"in.{form}")
    for name in quantities(arm):
        want = np.asarray(answers(arm, whole, name))
        if rows_of(arm.model)[name].per_speed and form != "npz":
            got = np.stack([found[f"{name}_{x}"] for x in arm.joint_names], axis=1)
        elif form == "csv" and want.ndim > 1:
            got = np.stack([found[f"{name}_{k}"] for k in range(want[0].size)], axis=1)
        else:
            got = found[name]
        if form == "npz":
            assert got.shape == want.shape, name
        same_bits(got.reshape(want.shape), want)


def test_three_numbers_are_no_three_joints(tmp_path):
    """The centre of mass of a robot with three speeds has no column for each joint."""
    arm = robot("planar_3r")
    write_parquet(tmp_path / "in.parquet", motion(arm, 5).named())
    torque("planar_3r", tmp_path / "in.parquet", "-o", tmp_path / "out.parquet",
           "--quantity", "center_of_mass", "--quantity", "bias", "--quantity", "bias")  # fmt: skip
    names = pq.read_schema(tmp_path / "out.parquet").names
    joints = arm.joint_names
    assert names == ["t", *(f"tau_{x}" for x in joints), "center_of_mass",
                     *(f"bias_{x}" for x in joints)]  # fmt: skip


def test_parts_power_and_residual(tmp_path, measured):
    arm, whole, path = measured
    extras = ["--budget", "--wrenches", "--power", "--residual"]
    torque("ur5", path, "-o", tmp_path / "out.parquet", *extras)
    found = read(tmp_path / "out.parquet")
    state = whole.q, whole.qd, whole.qdd
    budget, carried = arm.torque_budget(*state), arm.joint_wrenches(*state)
    tau = budget.total()
    for k, joint in enumerate(arm.joint_names):
        same_bits(found[f"tau_{joint}"], tau[:, k])
        same_bits(found[f"power_{joint}"], (tau * whole.qd)[:, k])
        same_bits(found[f"residual_{joint}"], (whole.more["effort"] - tau)[:, k])
        for part, values in budget.items():
            same_bits(found[f"{part}_{joint}"], values[:, k])
        for letter, values in (("f", carried.force), ("n", carried.moment)):
            for axis, name in enumerate("xyz"):
                same_bits(found[f"{letter}{name}_{joint}"], values[:, k, axis])


def test_fields_say_units_limits_and_whose_they_are(tmp_path, measured):
    arm, _, path = measured
    torque("ur5", path, "-o", tmp_path / "out.parquet", "--wrenches", "--power",
           "--quantity", "mass_matrix")  # fmt: skip
    schema = pq.read_schema(tmp_path / "out.parquet")

    def said(name):
        return {k.decode(): v.decode() for k, v in (schema.field(name).metadata or {}).items()}

    for freedom in arm.model.dofs:
        tau = said(f"tau_{freedom.effort_name}")
        assert tau["unit"] == freedom.effort_unit
        assert float(tau["limit"]) == freedom.body.limits.effort
        assert said(f"power_{freedom.effort_name}")["unit"] == "W"
        assert said(f"fx_{freedom.effort_name}")["unit"] == "N"
    assert json.loads(said("mass_matrix")["shape"]) == [6, 6]
    about = json.loads(schema.metadata[b"rnea"])
    assert (about["robot"], about["hash"]) == (arm.name, arm.hash)
    assert about["options"] == {"power": True, "quantities": ["mass_matrix"], "wrenches": True}


@pytest.mark.parametrize("codec", ["snappy", "zstd", "lz4", "gzip", "none"])
def test_codecs(tmp_path, measured, codec):
    arm, whole, path = measured
    torque("ur5", path, "-o", tmp_path / "out.parquet", "--codec", codec)
    chunk = pq.ParquetFile(tmp_path / "out.parquet").metadata.row_group(0).column(1)
    assert chunk.compression.lower() == {"none": "uncompressed"}.get(codec, codec)
    same_bits(read(tmp_path / "out.parquet")["tau_wrist_3_joint"], tau_of(arm, whole)[:, -1])


@pytest.fixture
def with_more(tmp_path):
    """Columns of every kind beside the states."""
    whole = motion(robot(), 6)
    columns = whole.named() | {
        "note": pa.array(["a", "b, c", None, '=1+1"', "ä\nö", ""]),
        "forces": pa.array([[1.0, 2.0 + k] for k in range(6)]),
        "ragged": pa.array([[1], [2, 3], [], None, [4], [5]]),
        "count": pa.array([1, 2, None, 4, 5, 6]),
        "good": pa.array([True, False, True, None, True, False]),
    }
    return columns, write_parquet(tmp_path / "in.parquet", columns)


@pytest.mark.parametrize("keep", ["*", "note,forces,ragged,count,good"])
def test_columns_are_handed_on(tmp_path, with_more, keep):
    columns, path = with_more
    torque("planar_2r", path, "-o", tmp_path / "out.parquet", "--keep", keep)
    table, before = pq.read_table(tmp_path / "out.parquet"), pq.read_table(path)
    for name in list(columns) if keep == "*" else keep.split(","):
        assert table.column(name).equals(before.column(name)), name
    assert "tau_joint1" in table.column_names


def test_columns_are_handed_on_to_csv_and_npz(tmp_path, with_more):
    _, path = with_more
    said = ["--keep", "note", "--keep", "forces,count"]
    for form in ("csv", "npz"):
        torque("planar_2r", path, "-o", tmp_path / form, "--to", form, *said)
    text = (tmp_path / "csv" / "in.csv").read_text()
    assert '"b, c"' in text
    assert '"[1.0, 7.0]"' in text
    found = read(tmp_path / "npz" / "in.npz")
    assert found["forces"].shape == (6, 2)
    assert found["note"].tolist() == ["a", "b, c", "", '=1+1"', "ä\nö", ""]
    same_bits(found["count"], [1, 2, np.nan, 4, 5, 6])
    assert found["tau"].shape == (6, 2)
    assert found["tau_names"].tolist() == ["joint1", "joint2"]


def test_texts_of_csv_are_handed_on(tmp_path):
    columns = motion(robot(), 4).named() | {"who": list("abcd"), "count": [1.0, 2.0, 3.0, 4.0]}
    write_csv(tmp_path / "in.csv", columns)
    for form in ("parquet", "csv", "npz"):
        out = tmp_path / form / f"in.{form}"
        torque("planar_2r", tmp_path / "in.csv", "-o", tmp_path / form, "--to", form, "--keep", "*")
        if form == "csv":
            assert [x.split(",")[7] for x in out.read_text().split("\n")[-5:-1]] == list("abcd")
            continue
        found = read(out)
        assert list(found["who"]) == list("abcd")
        same_bits(found["count"], columns["count"])


@pytest.mark.parametrize(
    ("column", "form"),
    [("tau_joint1", "parquet"), ("tau", "npz"), ("tau_names", "npz"), ("about", "npz")],
)
def test_a_column_that_is_called_as_a_result(tmp_path, column, form):
    columns = motion(robot(), 4).named() | {column: np.arange(4.0)}
    write_parquet(tmp_path / "in.parquet", columns)
    done = torque("planar_2r", tmp_path / "in.parquet", "-o", tmp_path / f"out.{form}",
                  "--keep", column, "--map", f"{column}=", code=1)  # fmt: skip
    assert f"column {column!r} cannot be kept" in done.stderr
    assert not (tmp_path / f"out.{form}").exists()


def test_csv_reads_back_to_the_same_bits(tmp_path, measured):
    arm, whole, path = measured
    torque("ur5", path, "-o", tmp_path / "out", "--to", "csv", "--budget")
    found = read(tmp_path / "out" / "in.csv")
    budget = arm.torque_budget(whole.q, whole.qd, whole.qdd)
    for part in BUDGET_PARTS:
        got = np.stack([found[f"{part}_{x}"] for x in arm.joint_names], axis=1)
        same_bits(got, dict(budget.items())[part])


@pytest.mark.parametrize("word", ["nonsense", "taus"])
def test_unknown_quantities_and_columns(tmp_path, measured, word):
    _, _, path = measured
    done = torque("ur5", path, "-o", tmp_path / "o.parquet", "--quantity", word, code=1)
    assert f"unknown quantity {word!r}" in done.stderr
    done = torque("ur5", path, "-o", tmp_path / "o.parquet", "--keep", word, code=1)
    assert f"no column {word!r} to keep; there are" in done.stderr
