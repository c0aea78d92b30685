"""The page: styles, data and script in one file that asks nobody for anything.

A strict policy stands in its head: nothing is fetched, and only the one script and the one style
whose hashes are named may act. The robot's data is JSON that no script runs; a name in it is text.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial import html_text
from rnea.robot import Robot
from rnea.studio.studio_facts import facts


def studio_page(
    robot: Robot,
    motion: Trajectory | None = None,
    packages: Mapping[str, str | Path] | None = None,
    told: Callable[[str], None] | None = None,
) -> str:
    """The robot's page, which starts with a motion where one is given.

    packages: where package://name/... of the robot file's meshes lies, directories by name.
    told: is called with what the page says of meshes that are missing or coarser.

    >>> from rnea import load
    >>> studio_page(load("one_link")).startswith("<!")
    True
    """
    known = facts(robot, motion, packages)
    if told is not None:
        for note in known["figure"]["notes"]:
            told(note)
    # nothing in the data may end its element
    data = json.dumps(known, allow_nan=False).replace("<", "\\u003c")
    style, script = asset("studio.css"), asset("studio.js")
    return (
        f"{head(robot, style, script)}<style>{style}</style>\n</head>\n"
        # seen before the script has run
        f'<body>\n<div id="studio"><header class="bar"><h1>{html_text(robot.name)}</h1></header>'
        '<div class="stage"></div></div>\n'
        f'<script type="application/json" id="facts">{data}</script>\n'
        f'<script type="module">{script}</script>\n</body>\n</html>\n'
    )


def head(robot: Robot, style: str, *scripts: str) -> str:
    """A page's beginning: its title, and a policy by which this style and these scripts act."""
    policy = (
        "default-src 'none'; img-src data: blob:; connect-src 'none'; worker-src blob:; "
        f"style-src {_hash(style)}; style-src-attr 'unsafe-inline'; "
        f"script-src {' '.join(map(_hash, scripts))} 'wasm-unsafe-eval'; "
        "base-uri 'none'; form-action 'none'"
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{html_text(policy)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html_text(robot.name)} · rnea studio</title>\n"
    )


@lru_cache(maxsize=4)
def asset(name: str) -> str:
    return files("rnea.studio").joinpath("assets", name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
