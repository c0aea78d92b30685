"""What stands above robots, asked by them: files, pages for the browser, rows of data sets."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from rnea.apps.datasets.torque_stage import Batch
    from rnea.apps.trajectory.recording import Recording
    from rnea.apps.trajectory.trajectory import Motion, Trajectory
    from rnea.robot.robot import Robot


def studio(
    robot: Robot,
    motion: Motion | Trajectory | Recording | None = None,
    *,
    file: str = "",
    packages: Mapping[str, str | Path] | None = None,
) -> Path:
    """Open the robot in the browser: in space, with its torques and what they are spent on.

    The page is one file that needs no server and asks nobody for anything; it plays `motion`
    where one is given. file: where it is written (.html; default: the user's cache).
    packages: where package://name/... of the robot file's meshes lies, directories by name.
    Returns that place. `rnea.studio.frame(arm)` shows it in a notebook.

    >>> from rnea import load
    >>> load("one_link").studio(file="one_link.html")  # doctest: +SKIP
    PosixPath('one_link.html')
    """
    # fetched when asked for, by its name: Studio stands above robots, and they do not need it
    place: Path = import_module("rnea.studio").show(robot, motion, file, packages)
    return place


def in_a_notebook(robot: Robot) -> str:
    """The robot in a frame that starts when it is opened, as HTML."""
    text: str = import_module("rnea.studio").offer(robot)
    return text


def save(robot: Robot, path: str | Path) -> list[str]:
    """Write the robot as a file: .toml, .urdf, .xml or .mjcf by its ending, as `rnea convert` does.

    What would be written is read back first and must give the same torques. Returns sentences
    about what the format cannot say; of TOML these are shapes for drawing.

    >>> import tempfile
    >>> from rnea import load
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     unsaid = load("one_link").with_payload(2.0).save(f"{folder}/loaded.toml")
    ...     unsaid, load(f"{folder}/loaded.toml").gravity_torque([1.5707963]).round(3)
    ([], array([24.525]))
    """
    unsaid: list[str] = import_module("rnea.robot.saving").save(robot, path)
    return unsaid


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
    packages: Mapping[str, str | Path] | None = None,
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
    batches: Iterator[Batch] = import_module("rnea.scale").over(
        robot, dataset, wanted, names=names, units=units, rate=rate, bandwidth=bandwidth,
        episodes=episodes, shard=shard, threads=threads, packages=packages, **options,
    )  # fmt: skip
    return batches
