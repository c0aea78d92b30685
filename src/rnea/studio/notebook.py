"""A page within another: deflated, so that a notebook is saved with a third of a megabyte.

A few lines of script unpack it when it comes into sight. The policy of its head names them, the
page's own script and its style, so that nothing else acts there either; the frame has an origin of
its own, and sees nothing of the notebook.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import final

from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory, sampled
from rnea.core.spatial import html_text
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import RneaError
from rnea.robot import Robot
from rnea.studio.page import asset, head
from rnea.studio.studio_facts import facts

MOST_SPEEDS = 20
"""Of robots that show themselves in a notebook unasked: their pages are made within a second."""
_SAMPLES = 501
_HEIGHT = 460


def packed_page(
    robot: Robot,
    motion: Trajectory | None = None,
    packages: Mapping[str, str | Path] | None = None,
    compact: bool = False,
) -> str:
    """The page that `studio_page` writes, deflated; compact: picture, sliders and torques alone.

    >>> from rnea import load
    >>> packed_page(load("one_link")).startswith("<!")
    True
    """
    style, script, unpack = (asset(x) for x in ("studio.css", "studio.js", "unpack.js"))
    data = json.dumps(facts(robot, motion, packages, compact), allow_nan=False)
    whole = json.dumps({"style": style, "facts": data, "script": script})
    # no time of writing: the same robot, the same bytes
    packed = base64.b64encode(gzip.compress(whole.encode(), mtime=0)).decode()
    return (
        f"{head(robot, style, script, unpack)}</head>\n"
        f'<body>\n<script type="text/plain" id="packed">{packed}</script>\n'
        f'<script type="module">{unpack}</script>\n</body>\n</html>\n'
    )


@final
class NotebookFrame:
    """The robot's page inside a notebook: the last value of a cell shows itself.

    height: in pixels

    >>> from rnea import load
    >>> shown = frame(load("one_link"), height=300)
    >>> shown.height, shown._repr_html_()[:7]
    (300, '<iframe')
    """

    def __init__(self, robot: Robot, page: str, height: int) -> None:
        self._page = page
        self._title = f"{robot.name} in Studio"
        self.height = height

    def _repr_html_(self) -> str:
        # scripts run, in an origin of their own
        return (
            f'<iframe title="{html_text(self._title)}" sandbox="allow-scripts allow-downloads" '
            f'style="width:100%;height:{int(self.height)}px;border:0" '
            f'srcdoc="{html_text(self._page)}"></iframe>'
        )


def frame(
    robot: Robot,
    motion: Motion | Trajectory | Recording | None = None,
    *,
    height: int = 620,
    packages: Mapping[str, str | Path] | None = None,
    compact: bool = False,
) -> NotebookFrame:
    """The robot's page for a notebook's cell, `height` pixels high.

    packages: where package://name/... of the robot file's meshes lies, directories by name.
    compact: the picture, sliders and torques alone, without the file's meshes.

    >>> from rnea import load
    >>> frame(load("one_link"), height=300).height
    300
    """
    return NotebookFrame(robot, packed_page(robot, along(motion), packages, compact), height)


def along(motion: Motion | Trajectory | Recording | None) -> Trajectory | None:
    """A motion in samples, as a page takes it."""
    if motion is None or isinstance(motion, Trajectory):
        return motion
    if isinstance(motion, Recording):
        return motion.trajectory()
    return sampled(motion, _SAMPLES)


def offer(robot: Robot) -> str:
    """What a robot shows below its table: itself, to be opened, or the call that opens it.

    >>> from rnea import load
    >>> "<details" in offer(load("one_link"))
    True
    """
    whole = "<code>.studio()</code> opens all of Studio in the browser."
    if robot.model.kind is not FLOAT or not robot.model.bodies:
        return ""
    if robot.model.tree.nv > MOST_SPEEDS:
        return f"<p>To see it move: {whole}</p>"
    try:
        page = frame(robot, height=_HEIGHT, compact=True)._repr_html_()
    except RneaError:
        # a notebook that cannot draw a robot still shows what it is
        return ""
    size = f"{len(page) / 1e6:.2f} MB"
    return (
        f"<details><summary>Move it: the robot in space, sliders, torques ({size} of a saved "
        f"notebook)</summary>{page}<p>Nothing to be seen? Trust the notebook. {whole}</p></details>"
    )
