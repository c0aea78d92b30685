"""A page where somebody sees it: as a file, in the browser, in a notebook."""

from __future__ import annotations

import webbrowser
from html import escape
from pathlib import Path
from typing import final

from platformdirs import user_cache_path

from rnea.motion import Motion, Trajectory, sampled
from rnea.robot import Robot
from rnea.studio.page import studio_page
from rnea.whole_files import write_whole

_SAMPLES = 501


def write(robot: Robot, motion: Motion | Trajectory | None = None, file: str = "") -> Path:
    """The robot's page as a file (.html); without a name it is kept in the user's cache."""
    place = Path(file) if file else kept_place(robot)
    write_whole(str(place), studio_page(robot, _along(motion)).encode())
    return place


def show(robot: Robot, motion: Motion | Trajectory | None = None, file: str = "") -> Path:
    """Write the robot's page and open it in the user's browser; where it was written."""
    place = write(robot, motion, file)
    open_page(place)
    return place


def open_page(place: Path) -> bool:
    """Open a page that was written; False where no browser could be started."""
    return webbrowser.open(place.resolve().as_uri())


@final
class Frame:
    """The robot's page inside a notebook: the last value of a cell shows itself.

    height: in pixels
    """

    def __init__(
        self, robot: Robot, motion: Motion | Trajectory | None = None, height: int = 620
    ) -> None:
        self._page = studio_page(robot, _along(motion))
        self._title = f"{robot.name} in Studio"
        self.height = height

    def _repr_html_(self) -> str:
        # scripts run, in an origin of their own: the page sees nothing of the notebook
        return (
            f'<iframe title="{escape(self._title)}" sandbox="allow-scripts allow-downloads" '
            f'style="width:100%;height:{int(self.height)}px;border:0" '
            f'srcdoc="{escape(self._page)}"></iframe>'
        )


def frame(robot: Robot, motion: Motion | Trajectory | None = None, *, height: int = 620) -> Frame:
    """The robot's page for a notebook's cell, `height` pixels high."""
    return Frame(robot, motion, height)


def _along(motion: Motion | Trajectory | None) -> Trajectory | None:
    if motion is None or isinstance(motion, Trajectory):
        return motion
    return sampled(motion, _SAMPLES)


def kept_place(robot: Robot) -> Path:
    """Where a page without a name is kept: in the user's cache, one for each robot."""
    folder = user_cache_path("rnea") / "studio"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{robot.hash}.html"
