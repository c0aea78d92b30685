"""TorqueStage: a stage of anybody's pipeline, and the rows of a data set from Python."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.dataset import find
from rnea.apps.datasets.dataset_rates import Given
from rnea.apps.datasets.frames import kind_of
from rnea.apps.datasets.layout import STATES, ReadOptions, layout_of, list_headings
from rnea.apps.datasets.outputs import Computer, Wanted
from rnea.apps.datasets.problems import Problems
from rnea.apps.datasets.run_dataset import with_states
from rnea.apps.datasets.work import WorkOrder, batches, computed, refuse_without_effort
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.column_mapping import ColumnMapping
from rnea.apps.trajectory.files.column_units import Units
from rnea.apps.trajectory.orientations import unit_quaternions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError, require_count
from rnea.system.file_access import Packages

if TYPE_CHECKING:
    from rnea.robot import Robot


@final
class TorqueStage:
    """Batches of states in, the same batches with torques out.

    Called with a mapping of arrays, a table or record batch of pyarrow, or a frame of pandas or
    Polars, it gives back one of the same kind. Columns are q_<joint>, qd_<joint> and qdd_<joint>,
    or lists (rows, n) called q, qd and qdd; all else is handed on. Every row counts by itself, so
    results do not depend on where batches are cut; where a number is missing, results that depend
    on it are NaN. It travels to other processes as the robot's description; each compiles once, or
    finds the code in its cache.

    wanted: names of what is added beside torques (budget, wrenches, power, residual, or a quantity
    of the table). names: how the batches call what we call otherwise. units: those that are not
    ours, as in "q=deg". keep: whether the columns of the batch are in the result. Further options
    are those of `Robot.inverse_dynamics`.

    >>> from rnea import load
    >>> stage = TorqueStage(load("planar_2r"))
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
        asked = (wanted,) if isinstance(wanted, str) else tuple(wanted)
        self._made_of = (robot, asked, dict(names or {}), units, keep, options)
        self._reading = ReadOptions(
            ColumnMapping(dict(names or {}), alone=False), Units.read(units)
        )
        self._computer = Computer(robot, wanted_of(asked, options))
        self._columns = Columns.of(robot.model)
        self._keep = keep

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._made_of

    def __call__(self, batch: Any) -> Any:
        """The batch with its results, as the same kind of thing."""
        kind, fields = kind_of(batch), self._computer.fields
        names = kind.names(batch)
        for name in names if self._keep else ():
            if any(name == x.name for x in fields):
                raise InputError(
                    f"a batch has a column {name!r} already, as a result is called; say keep=False"
                    ", or call it otherwise (measured torques effort_<joint>)"
                )
        block = self._block({name: kind.array(batch, name) for name in names})
        return kind.joined(batch, fields, self._computed(block), self._keep)

    def _block(self, arrays: Mapping[str, Array | None]) -> Block:
        """The columns of numbers by their headings; a state of all joints has one for each."""
        columns: dict[str, Array] = {}
        for name, array in arrays.items():
            if array is None:
                continue
            if array.ndim == 1 and not (len(array) == 0 and name in STATES):
                columns[name] = array
                continue
            width = array.shape[1] if len(array) else None
            listed = list_headings(name, width, self._columns, self._reading, _error) or ()
            parts = array.T if len(array) else [np.empty(0)] * len(listed)
            columns |= dict(zip(listed, parts, strict=bool(listed)))
        rows = {len(column) for column in columns.values()}
        if len(rows) > 1:
            raise _error(f"columns have {min(rows)} to {max(rows)} rows")
        return Block(0, max(rows, default=0), columns)

    def _computed(self, block: Block) -> dict[str, Array]:
        """Every row by itself: a batch begins and ends anywhere."""
        model, there = self._computer.robot.model, tuple(block.columns)
        layout = layout_of(there, there, self._columns, self._reading, _FILE)
        if not layout.has_rates:
            raise _error(
                f"has {layout.describe}; a stage needs q, qd and qdd of each row, "
                "as it does not know "
                "where episodes end. Robot.over and `rnea torque` estimate rates"
            )
        if len(layout.states["q"]) != model.nq:
            raise _error(
                "has the positions of independent joints alone; those of a loop's other joints "
                "follow from the row before, which a stage does not know. Give it all, or files "
                "to Robot.over"
            )
        refuse_without_effort(self._computer, layout, _error)
        states = {name: layout.rows(block, name) for name in layout.states}
        if self._columns.curved:
            states["q"], _ = unit_quaternions(
                model, states["q"], lambda said, row: _error(f"row {row + 1}: {said}")
            )
        return computed(self._computer, Given(0, block.rows, None, [], arrays=states))


_FILE = "a batch"


def _error(message: str) -> TrajectoryError:
    return TrajectoryError(message, file=_FILE)


def _again(
    robot: Robot, wanted: Sequence[str], names: Any, units: str, keep: bool, options: Any
) -> TorqueStage:
    return TorqueStage(robot, wanted, names=names, units=units, keep=keep, **options)


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

    >>> from rnea import load
    >>> import tempfile
    >>> still = np.zeros((2, 1))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     np.savez(f"{folder}/a.npz", t=[0, 0.1], q=still, qd=still, qdd=still + 3)
    ...     (batch,) = over(load("one_link"), folder)
    >>> batch.first, batch.tau.round(9).ravel(), list(batch.results)
    (0, array([1., 1.]), ['tau_joint1'])
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
    packages: Packages | None = None,
    **options: Any,
) -> Iterator[Batch]:
    """The torques of every row of a data set, batch by batch, in bounded memory.

    dataset: a file (Parquet, CSV, NPZ, HDF5), several, a pattern or a folder of such files, or a
    data set of LeRobot. wanted: what is computed beside torques: budget, wrenches, power, residual,
    or quantities of `rnea.QUANTITIES`. names: what the files call otherwise, e.g. {"time": "t"}.
    units: those that are not ours, e.g. "q=deg". rate: rows in a second, of files without times.
    bandwidth: in Hz, of rates that files do not have; they are estimated episode by episode.
    episodes: the column that tells these apart. shard: "3/8", every eighth file from the third on.
    packages: folders by name, to which links in a folder and parts of a file may lead.
    options: gravity, wrench, friction, rotor, spring, as `Robot.inverse_dynamics` takes them.

    Yields objects with file, first (row), t, q, qd, qdd, effort, tau and results by column.

    >>> import tempfile
    >>> import numpy as np
    >>> from rnea import load
    >>> still = np.zeros((2, 1))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     np.savez(f"{folder}/states.npz", t=[0, 0.1], q=[[0], [np.pi / 2]], qd=still, qdd=still)
    ...     [batch.tau.round(3).ravel() + 0 for batch in load("one_link").over(folder)]
    [array([0.   , 4.905])]
    """
    threads = require_count(threads, "threads", 1)
    files = find([dataset] if isinstance(dataset, str) else list(dataset), packages)
    spelling = ColumnMapping(dict(names or {}), alone=len(files) == 1)
    reading = ReadOptions(
        spelling, Units.read(units), rate, bandwidth, episodes, packages=packages or {}
    )
    work = WorkOrder(robot, wanted_of(wanted, options), reading, threads=threads)
    work = with_states(work, files)
    for found in files.shard(shard) if shard else files:
        for rows, results in batches(found.path, work, Problems()):
            s = rows.states()
            given = s["q"], s["qd"], s["qdd"], s.get("effort")
            yield Batch(found.path, rows.first, rows.t, *given, results)
