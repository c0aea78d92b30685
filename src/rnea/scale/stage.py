"""TorqueStage: a stage of anybody's pipeline, and the rows of a data set from Python."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

import numpy as np

from rnea.errors import InputError
from rnea.extras import optional
from rnea.logs import Units
from rnea.motion import Columns, Spelling
from rnea.scale.block import Block
from rnea.scale.dataset import find
from rnea.scale.layout import Reading, layout_of
from rnea.scale.problems import Problems
from rnea.scale.rates import States
from rnea.scale.run import with_states
from rnea.scale.wanted import Computer, Wanted
from rnea.scale.work import Work, batches, computed
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


@final
class TorqueStage:
    """Batches of states in, the same batches with torques out.

    Called with a mapping of arrays, a table or record batch of pyarrow, or a frame of pandas or
    Polars, it gives back one of the same kind. Columns are q_<joint>, qd_<joint> and qdd_<joint>,
    or arrays (rows, n) called q, qd and qdd. It travels to other processes as the robot's
    description; each compiles once, or finds the code in its cache.

    wanted: names of what is added beside torques (budget, wrenches, power, residual, or a quantity
    of the table). names: how the batches call what we call otherwise. units: those that are not
    ours, as in "q=deg". keep: whether the columns of the batch are in the result. Further options
    are those of `Robot.inverse_dynamics`.

    >>> from rnea import load
    >>> stage = TorqueStage(load("two_link"))
    >>> batch = {"q": np.zeros((3, 2)), "qd": np.zeros((3, 2)), "qdd": np.ones((3, 2))}
    >>> sorted(stage(batch))
    ['q', 'qd', 'qdd', 'tau_joint1', 'tau_joint2']
    """

    def __init__(
        self,
        robot: Robot,
        wanted: Sequence[str] = (),
        *,
        names: Mapping[str, str] | None = None,
        units: str = "",
        keep: bool = True,
        **options: Any,
    ) -> None:
        self._made_of = (robot, tuple(wanted), dict(names or {}), units, keep, options)
        self._reading = Reading(Spelling(dict(names or {}), alone=False), Units.read(units))
        self._computer = Computer(robot, wanted_of(wanted, options))
        self._columns = Columns.of(robot.model)
        self._keep = keep

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._made_of

    def __call__(self, batch: Any) -> Any:
        """The batch with its results, as the same kind of thing."""
        if isinstance(batch, Mapping):
            return self._of_mapping(batch)
        kind = type(batch).__module__.partition(".")[0]
        if kind not in ("pyarrow", "pandas", "polars"):
            raise InputError(
                f"a batch must be a mapping of arrays, a table of pyarrow or a frame of pandas or "
                f"Polars, not {type(batch).__name__}"
            )
        return getattr(self, f"_of_{kind}")(batch)

    def columns(self, batch: Mapping[str, Any]) -> dict[str, Array]:
        """What is computed of a batch of arrays, by name."""
        block = self._block(batch)
        file = "a batch"
        there = tuple(block.columns)
        layout = layout_of(there, there, self._columns, self._reading, file)
        if not layout.has_rates:
            raise InputError(
                f"{file} has {layout.told}: a stage needs q, qd and qdd of each row, because it "
                "does not know where episodes end; Robot.over and `rnea torque` estimate rates"
            )
        model = self._computer.robot.model
        states = States(model, layout, self._reading, file, Problems())
        results = [computed(self._computer, rows) for rows in states.of([block])]
        return {
            x.name: results[0][x.name].reshape(-1, *x.shape) if x.width else results[0][x.name]
            for x in self._computer.fields
        }

    def _block(self, batch: Mapping[str, Any]) -> Block:
        columns: dict[str, Array] = {}
        rows = 0
        for name, values in batch.items():
            array = np.asarray(values)
            if array.dtype == object and len(array) and np.ndim(array[0]) == 1:
                array = np.stack(list(array))
            if array.dtype.kind not in "fiu" or array.ndim not in (1, 2):
                continue
            rows = len(array)
            if array.ndim == 1:
                columns[name] = array
                continue
            listed = self._listed(name, array.shape[1])
            columns |= dict(zip(listed, array.T, strict=True)) if listed else {}
        return Block(0, rows, {k: np.asarray(x, dtype=float) for k, x in columns.items()})

    def _listed(self, name: str, width: int) -> list[str]:
        ours = self._reading.spelling.names.get(name, name)
        state = "effort" if ours == "tau" else ours
        if state not in ("q", "qd", "qdd", "effort"):
            return []
        names = self._columns.names("qd" if state == "effort" else state)
        if width != len(names):
            raise InputError(f"rows of {name!r} have {width} numbers; the robot needs {len(names)}")
        return [f"{state}_{own}" for own in names]

    def _of_mapping(self, batch: Mapping[str, Any]) -> dict[str, Any]:
        found = self.columns(batch)
        return (dict(batch) if self._keep else {}) | found

    def _of_pyarrow(self, batch: Any) -> Any:
        arrow = optional("pyarrow", "tables need")
        found = self.columns({name: _of_arrow(batch.column(name)) for name in batch.schema.names})
        names = list(batch.schema.names) if self._keep else []
        arrays = [batch.column(name) for name in names]
        for name, values in found.items():
            flat = arrow.array(np.ascontiguousarray(values).reshape(-1))
            wide = int(np.prod(values.shape[1:])) if values.ndim > 1 else 0
            arrays.append(arrow.FixedSizeListArray.from_arrays(flat, wide) if wide else flat)
            names.append(name)
        return type(batch).from_arrays(arrays, names=names)

    def _of_pandas(self, batch: Any) -> Any:
        found = self.columns({name: batch[name].to_numpy() for name in batch.columns})
        made = {name: list(x) if x.ndim > 1 else x for name, x in found.items()}
        if self._keep:
            return batch.assign(**made)
        return type(batch)(made, index=batch.index)

    def _of_polars(self, batch: Any) -> Any:
        found = self.columns({name: batch[name].to_numpy() for name in batch.columns})
        made = type(batch)(found)
        return batch.hstack(made.get_columns()) if self._keep else made


def _again(
    robot: Robot, wanted: Sequence[str], names: Any, units: str, keep: bool, options: Any
) -> TorqueStage:
    return TorqueStage(robot, wanted, names=names, units=units, keep=keep, **options)


def _of_arrow(column: Any) -> Any:
    """A column as an array; lists of one length side by side."""
    kind = str(column.type)
    if kind.startswith(("list", "fixed_size_list", "large_list")):
        rows = column.combine_chunks() if hasattr(column, "combine_chunks") else column
        flat = rows.flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(len(rows), -1) if len(rows) and len(flat) % len(rows) == 0 else flat
    return column.to_numpy() if hasattr(column, "chunks") else column.to_numpy(zero_copy_only=False)


_EXTRAS = ("budget", "wrenches", "power", "residual")


def wanted_of(names: Sequence[str], options: Mapping[str, Any]) -> Wanted:
    """What is asked beside torques, by name."""
    known = {name: True for name in names if name in _EXTRAS}
    legal = ("gravity", "wrench", "friction", "rotor", "spring", "torque")
    for option in options:
        if option not in legal:
            raise InputError(f"unknown option {option!r}. Legal: {', '.join(legal)}")
    return Wanted(**known, quantities=tuple(x for x in names if x not in _EXTRAS), **dict(options))


@dataclass(frozen=True, eq=False)
class Batch:
    """Rows of a file of a data set, and what is wanted of them.

    file: whose rows; first: the number of the first in it. t (rows,) in s, None where nobody needs
    it; q (rows, nq), qd and qdd (rows, nv), effort where it was measured; results by column.
    """

    file: str
    first: int
    t: Array | None
    q: Array
    qd: Array
    qdd: Array
    effort: Array | None
    results: Mapping[str, Array]

    def __len__(self) -> int:
        return len(self.q)

    @property
    def tau(self) -> Array:
        """(rows, nv): the torques."""
        return np.stack([x for name, x in self.results.items() if name.startswith("tau_")], axis=1)


def over(
    robot: Robot,
    dataset: str | Sequence[str],
    wanted: Sequence[str] = (),
    *,
    names: Mapping[str, str] | None = None,
    units: str = "",
    rate: float | None = None,
    bandwidth: float | None = None,
    episodes: str | None = None,
    shard: str = "",
    threads: int = 2,
    **options: Any,
) -> Iterator[Batch]:
    """All rows of a data set, batch by batch, with their torques; see `Robot.over`."""
    files = find([dataset] if isinstance(dataset, str) else list(dataset))
    spelling = Spelling(dict(names or {}), alone=len(files) == 1)
    reading = Reading(spelling, Units.read(units), rate, bandwidth, episodes)
    work = Work(robot, wanted_of(wanted, options), reading, threads=threads)
    work = with_states(work, files)
    for found in files.shard(shard) if shard else files:
        for rows, results in batches(found.path, work, Problems()):
            s = rows.states()
            given = s["q"], s["qd"], s["qdd"], s.get("effort")
            yield Batch(found.path, rows.first, rows.t, *given, results)
