"""A stage in pipelines of others gives every row the torques that the robot gives it alone."""

import os
import pickle
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.errors import InputError, RneaError
from rnea.motion import Columns
from rnea.scale import TorqueStage
from support.ray_cluster import environment
from support.tiers import full_only, sample_cases

pa = pytest.importorskip("pyarrow", reason="tables need pyarrow")
pytest.importorskip("pyarrow.parquet", reason="files need pyarrow")
pd = pytest.importorskip("pandas", reason="frames need pandas")
pl = pytest.importorskip("polars", reason="frames need Polars")

PAGE = Path(__file__).parents[1] / "docs" / "do" / "pipelines.md"
ROWS = 7


def states_of(arm, rows=ROWS, seed=0):
    """q, qd, qdd within reach; loops are closed, quaternions have length 1."""
    rng = np.random.default_rng(seed)
    steps = rng.uniform(-0.1, 0.1, (rows, arm.nv))
    q = np.array([arm.integrate(arm.neutral, step) for step in steps])
    return q, *rng.uniform(-1, 1, (2, rows, arm.nv))


def columns_of(arm, states):
    names = Columns.of(arm.model)
    return {
        f"{rate}_{name}": column
        for rate, rows in zip(("q", "qd", "qdd"), states, strict=True)
        for name, column in zip(names.names(rate), rows.T, strict=True)
    }


def lists_of(states):
    return dict(zip(("q", "qd", "qdd"), map(list, states), strict=True))


def _arrow_lists(arrow, kind):
    return lambda arm, s: arrow(
        {name: pa.array(rows, kind(len(rows[0]))) for name, rows in lists_of(s).items()}
    )


# every kind of table, with a column for each joint and with lists
MADE = {
    "arrays": columns_of,
    "arrays of rows": lambda arm, s: dict(zip(("q", "qd", "qdd"), s, strict=True)),
    "table": lambda arm, s: pa.table(columns_of(arm, s)),
    "record batch": lambda arm, s: pa.record_batch(columns_of(arm, s)),
    "table of lists": _arrow_lists(pa.table, lambda n: pa.list_(pa.float64())),
    "table of fixed lists": _arrow_lists(pa.table, lambda n: pa.list_(pa.float64(), n)),
    "batch of large lists": _arrow_lists(pa.record_batch, lambda n: pa.large_list(pa.float64())),
    "pandas": lambda arm, s: pd.DataFrame(columns_of(arm, s)),
    "pandas of lists": lambda arm, s: pd.DataFrame(lists_of(s)),
    "pandas of arrow": lambda arm, s: pa.table(columns_of(arm, s)).to_pandas(
        types_mapper=pd.ArrowDtype
    ),
    "pandas of arrow lists": lambda arm, s: pa.table(lists_of(s)).to_pandas(
        types_mapper=pd.ArrowDtype
    ),
    "polars": lambda arm, s: pl.DataFrame(columns_of(arm, s)),
    "polars List": lambda arm, s: pl.DataFrame(pa.table(lists_of(s))),
    "polars Array": lambda arm, s: pl.DataFrame(dict(zip(("q", "qd", "qdd"), s, strict=True))),
}  # fmt: skip


def names_of(table):
    if isinstance(table, pa.Table | pa.RecordBatch):
        return table.schema.names
    return list(table) if isinstance(table, dict) else list(table.columns)


def column(table, name):
    found = table[name]
    return np.asarray(found if isinstance(table, dict) else found.to_numpy())


def torques(table):
    return np.stack([column(table, x) for x in names_of(table) if x.startswith("tau_")], axis=1)


def cut(table, begin, end):
    if isinstance(table, dict):
        return {name: rows[begin:end] for name, rows in table.items()}
    if isinstance(table, pa.Table | pa.RecordBatch):
        return table.slice(begin, end - begin)
    return table[begin:end]


@pytest.fixture(scope="module")
def arm():
    return rnea.load("ur5")


@pytest.mark.parametrize("kind", MADE)
@pytest.mark.parametrize("robot", ["ur5", "quadruped", "four_bar", "gantry"])
def test_every_kind_of_table_gets_the_bits_of_the_robot(kind, robot):
    arm = rnea.load(robot)
    states = states_of(arm)
    batch = MADE[kind](arm, states)
    found = TorqueStage(arm)(batch)
    assert type(found) is type(batch)
    assert names_of(found)[: len(names_of(batch))] == names_of(batch)
    assert torques(found).tobytes() == arm.inverse_dynamics(*states).tobytes()


@pytest.mark.parametrize("kind", MADE)
def test_batches_of_one_row_and_of_none(arm, kind):
    states = states_of(arm)
    batch, stage = MADE[kind](arm, states), TorqueStage(arm)
    whole = arm.inverse_dynamics(*states)
    for k in range(ROWS):
        assert torques(stage(cut(batch, k, k + 1))).tobytes() == whole[k].tobytes()
    empty = stage(cut(batch, 0, 0))
    assert torques(empty).shape == (0, 6)
    assert names_of(empty) == names_of(stage(batch))


@pytest.mark.parametrize("kind", [x for x in MADE if x != "arrays of rows"])
def test_gaps_make_their_row_nan_and_no_other(arm, kind):
    states = [x.copy() for x in states_of(arm)]
    states[1][2, 3] = np.nan
    found = torques(TorqueStage(arm)(MADE[kind](arm, states)))
    assert np.isnan(found[2]).any()
    assert (np.delete(found, 2, 0) == np.delete(arm.inverse_dynamics(*states), 2, 0)).all()


@pytest.mark.parametrize(
    "made",
    [
        lambda x: pa.table({k: pa.array([None if j == 2 else list(r) for j, r in enumerate(v)])
                            for k, v in x.items()}),
        lambda x: pa.table({k: pa.array([None if j == 2 else list(r) for j, r in enumerate(v)],
                                        pa.list_(pa.float64(), 6)) for k, v in x.items()}),
        lambda x: pd.DataFrame({k: [None if j == 2 else r for j, r in enumerate(v)]
                                for k, v in x.items()}),
        lambda x: pl.DataFrame({k: [None if j == 2 else list(r) for j, r in enumerate(v)]
                                for k, v in x.items()}),
    ],
    ids=["list", "fixed list", "pandas", "polars"],
)  # fmt: skip
def test_a_list_that_is_null_is_a_gap(arm, made):
    states = states_of(arm)
    found = torques(TorqueStage(arm)(made(lists_of(states))))
    assert np.isnan(found[2]).all()
    assert (np.delete(found, 2, 0) == np.delete(arm.inverse_dynamics(*states), 2, 0)).all()


@pytest.mark.parametrize("dtype", ["float32", "float16", "int8", "uint64"])
def test_narrow_numbers_are_widened(arm, dtype):
    states = [np.abs(x * 3).astype(dtype) for x in states_of(arm)]
    want = arm.inverse_dynamics(*[x.astype(float) for x in states])
    names = columns_of(arm, states)
    tables = [names, pa.table(names), pd.DataFrame(names)]
    tables += [] if dtype == "float16" else [pl.DataFrame(names)]
    for table in tables:
        assert torques(TorqueStage(arm)(table)).tobytes() == want.tobytes()


def test_numbers_of_pandas_that_may_be_missing(arm):
    states = states_of(arm)
    frame = pd.DataFrame(columns_of(arm, states)).astype("Float64")
    frame.iloc[3, 1] = pd.NA
    objects = pd.DataFrame(columns_of(arm, states)).astype(object)
    objects.iloc[3, 1] = None
    for each in (frame, objects):
        found = torques(TorqueStage(arm)(each))
        assert np.isnan(found[3]).any()
        assert (np.delete(found, 3, 0) == np.delete(arm.inverse_dynamics(*states), 3, 0)).all()


def test_all_else_is_handed_on(arm):
    """Texts, flags, lists, indices and what a schema says of itself."""
    own = columns_of(arm, states_of(arm))
    rest = {"text": ["é"] * ROWS, "flag": [True] * ROWS, "tags": [["a", "b"]] * ROWS}
    table = pa.table(own | rest).replace_schema_metadata({"whose": "mine"})
    found = TorqueStage(arm)(table)
    assert found.schema.metadata == {b"whose": b"mine"}
    assert found.select(table.column_names).equals(table)
    assert found.schema.field("tau_elbow_joint").metadata == {b"unit": b"N m", b"limit": b"150.0"}
    frame = pd.DataFrame(own | rest, index=np.arange(ROWS) * 10)
    found = TorqueStage(arm)(frame)
    assert found[frame.columns].equals(frame)
    assert list(TorqueStage(arm, keep=False)(frame).index) == list(frame.index)
    frame = pl.DataFrame(own | rest)
    assert TorqueStage(arm)(frame)[frame.columns].equals(frame)
    arrays = own | {"text": np.array(rest["text"]), "picture": np.zeros((ROWS, 2, 2, 3))}
    assert arrays.keys() <= TorqueStage(arm)(arrays).keys()


@pytest.mark.parametrize("kind", ["arrays", "table", "pandas", "polars"])
def test_further_results(arm, kind):
    states = states_of(arm)
    stage = TorqueStage(arm, ["power", "mass_matrix", "kinetic_energy"], keep=False)
    found = stage(MADE[kind](arm, states))
    tau = arm.inverse_dynamics(*states)
    assert column(found, "power_elbow_joint").tolist() == (tau * states[1])[:, 2].tolist()
    assert column(found, "kinetic_energy").tolist() == arm.kinetic_energy(*states[:2]).tolist()
    matrices = np.stack([np.ravel(x) for x in column(found, "mass_matrix")])
    assert matrices.tobytes() == arm.mass_matrix(states[0]).tobytes()


def test_names_units_and_conditions(arm):
    states = states_of(arm)
    q, qd, qdd = np.degrees(states)
    batch = {"position": q, "qd": qd, "qdd": qdd}
    stage = TorqueStage(arm, names={"position": "q"}, units="q=deg", gravity=[0, 0, -1.62])
    want = arm.inverse_dynamics(*states, gravity=[0, 0, -1.62])
    np.testing.assert_allclose(torques(stage(batch)), want, rtol=1e-12, atol=1e-12)


def test_measured_efforts_leave_a_residual(arm):
    states = states_of(arm)
    batch = MADE["arrays of rows"](arm, states) | {"effort": np.ones((ROWS, 6))}
    found = TorqueStage(arm, "residual")(batch)
    want = 1 - arm.inverse_dynamics(*states)
    assert found["residual_elbow_joint"].tolist() == want[:, 2].tolist()


@sample_cases(7)
@pytest.mark.parametrize("name", rnea.robots())
def test_a_stage_that_has_travelled_gives_the_same_bits(name):
    arm = rnea.load(name)
    batch = columns_of(arm, states_of(arm))
    stage = TorqueStage(arm, ["power"])
    there = pickle.loads(pickle.dumps(stage))
    for name, values in stage(batch).items():
        assert there(batch)[name].tobytes() == values.tobytes(), name


def test_payload_locks_and_wrenches_travel():
    arm = rnea.load("ur5")
    loaded = arm.with_payload(mass=2.0, com=[0.1, 0, 0.05])
    wrench = rnea.Wrench(moment=[0, 0, 1], force=[5, 0, 0], frame="tool")
    batch = columns_of(arm, states_of(arm))
    for robot, options in ((loaded, {}), (arm, {"wrench": wrench}), (arm, {"friction": False})):
        stage = TorqueStage(robot, **options)
        there = pickle.loads(pickle.dumps(stage))
        assert torques(there(batch)).tobytes() == torques(stage(batch)).tobytes()
    assert not np.array_equal(torques(TorqueStage(loaded)(batch)), torques(TorqueStage(arm)(batch)))


ZERO = {"q": np.zeros((2, 6)), "qd": np.zeros((2, 6)), "qdd": np.zeros((2, 6))}


@pytest.mark.parametrize(
    ("batch", "said"),
    [
        ({"q": np.zeros((2, 6))}, "a stage needs q, qd and qdd of each row"),
        (ZERO | {"qdd": np.zeros((3, 6))}, "columns have 2 to 3 rows"),
        (ZERO | {"q": np.zeros((2, 5))}, "rows of 'q' have 5 numbers; the robot needs 6"),
        (ZERO | {"tau_elbow_joint": np.zeros(2)}, "'tau_elbow_joint' already"),
        (pa.table({"q": [[1.0], [1.0, 2.0]]}), "not equally long"),
        (pl.DataFrame({"q": [[1.0], [1.0, 2.0]]}), "not equally long"),
        (pd.DataFrame({"q": [[1.0], [1.0, 2.0]]}), "not equally long"),
        (pl.LazyFrame({"q": [1.0]}), "LazyFrame.map_batches"),
        (pd.Series([1.0]), "not pandas.Series"),
        ([1, 2], "not builtins.list"),
    ],
)
def test_what_is_no_batch_of_states_is_refused(arm, batch, said):
    with pytest.raises(RneaError, match=re.escape(said)):
        TorqueStage(arm)(batch)


def test_questions_that_nobody_can_answer(arm):
    with pytest.raises(InputError, match="unknown option 'grvity'"):
        TorqueStage(arm, grvity=3)
    with pytest.raises(RneaError, match="quantity"):
        TorqueStage(arm, ["mas_matrix"])
    with pytest.raises(RneaError, match="no measured efforts"):
        TorqueStage(arm, ["residual"])(ZERO)


@pytest.mark.parametrize("robot", ["four_bar", "delta"])
def test_independent_joints_alone_are_no_row(robot):
    """What follows from them is found from the row before, and a batch has no row before."""
    arm = rnea.load(robot)
    alone = Columns.of(arm.model).required([])
    batch = {f"{x}_{name}": np.zeros(2) for x in ("q", "qd", "qdd") for name in alone.names(x)}
    with pytest.raises(RneaError, match="independent joints alone"):
        TorqueStage(arm)(batch)


@full_only
def test_the_example_of_ray_in_every_format_of_batches(tmp_path, arm):
    """In a process of its own: Ray stays with the one that it was started in."""
    pytest.importorskip("ray", reason="Ray Data was not run: there is no ray")
    (block,) = [x for x in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
                if "ray.data.read_parquet" in x]  # fmt: skip
    states = states_of(arm, 300)
    os.mkdir(tmp_path / "states")
    for k in range(3):
        part = [x[100 * k : 100 * (k + 1)] for x in states]
        table = pa.table({"row": np.arange(100 * k, 100 * (k + 1))} | lists_of(part))
        pa.parquet.write_table(table, tmp_path / "states" / f"{k}.parquet")
    formats = ("pyarrow", "numpy", "pandas")
    script = f"""
    import logging, ray, rnea
    from rnea.scale import TorqueStage
    ray.init("local", num_cpus=3, object_store_memory=80 << 20, include_dashboard=False,
             log_to_driver=False, logging_level=logging.ERROR)
    ray.data.DataContext.get_current().enable_progress_bars = False
    arm, block = rnea.load("ur5"), {block!r}
    for each in {formats}:
        exec(block.replace('"pyarrow"', repr(each)).replace('"torques"', repr(each)))
    """
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as folder:
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(script)], cwd=tmp_path, check=False,
            env=os.environ | environment(folder), capture_output=True, text=True,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    want = arm.inverse_dynamics(*states)
    for each in formats:
        found = pa.parquet.read_table(tmp_path / each).sort_by("row")
        assert found["row"].to_pylist() == list(range(300))
        assert torques(found).tobytes() == want.tobytes(), each
