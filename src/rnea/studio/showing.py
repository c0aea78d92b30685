"""A page where somebody sees it: as a file, and in the browser."""

from __future__ import annotations

import webbrowser
from collections.abc import Mapping
from pathlib import Path

from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory
from rnea.engine.runtime.cache import private_place
from rnea.errors import InputError
from rnea.robot import Robot
from rnea.studio.notebook import along
from rnea.studio.page import studio_page
from rnea.system.atomic_files import write_whole


def write(
    robot: Robot,
    motion: Motion | Trajectory | Recording | None = None,
    file: str = "",
    packages: Mapping[str, str | Path] | None = None,
) -> Path:
    """The robot's page as a file (.html); without a name it is kept in the user's cache.

    >>> import tempfile
    >>> from rnea import load
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write(load("one_link"), file=f"{folder}/arm.html").name
    'arm.html'
    """
    place = Path(file) if file else kept_place(robot)
    write_whole(str(place), studio_page(robot, along(motion), packages).encode())
    return place


def show(
    robot: Robot,
    motion: Motion | Trajectory | Recording | None = None,
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
    place = write(robot, motion, file, packages)
    open_page(place)
    return place


def open_page(place: Path) -> bool:
    """Open a page that was written; False where no browser could be started.

    >>> from rnea import load
    >>> open_page(write(load("one_link")))  # doctest: +SKIP
    True
    """
    return webbrowser.open(place.resolve().as_uri())


def kept_place(robot: Robot) -> Path:
    """Where a page without a name is kept: in the user's cache, one for each robot.

    RNEA_CACHE_DIR names another folder than the user's, as it does for kernels.

    >>> from rnea import load
    >>> kept_place(load("one_link")).suffix
    '.html'
    """
    try:
        return private_place("studio", f"{robot.hash}.html")
    except InputError as problem:
        raise InputError(
            f"the page cannot be kept: {problem}\n"
            '  or name a file for it: -o page.html, in Python file="page.html"'
        ) from None
