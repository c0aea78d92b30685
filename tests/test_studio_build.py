"""The page's script and style in the package are what its TypeScript gives."""

import os
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

import rnea
from rnea.studio import studio_page
from support import tools

SOURCES = Path(__file__).parents[1] / "studio"
ASSETS = ("studio.js", "studio.css", "unpack.js", "LICENSES.txt")


def why_not():
    if why := tools.why_not("node"):
        return why
    return "" if (SOURCES / "node_modules").is_dir() else "`make studio` has not been run here"


@pytest.mark.skipif(
    bool(why_not()) and os.environ.get("CI") != "true",
    reason=f"Studio was not built anew: {why_not()}",
)
def test_the_sources_give_the_built_files_byte_for_byte(tmp_path):
    assert not why_not()
    done = subprocess.run(
        ["node", "build.mjs", f"{tmp_path}/"], cwd=SOURCES, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    kept = files("rnea.studio").joinpath("assets")
    for name in ASSETS:
        built = (tmp_path / name).read_bytes()
        assert built == kept.joinpath(name).read_bytes(), f"{name}: run `make studio`"
    assert sorted(x.name for x in kept.iterdir()) == sorted(ASSETS)


def test_licences_of_what_is_inside_travel_along():
    text = files("rnea.studio").joinpath("assets", "LICENSES.txt").read_text(encoding="utf-8")
    assert "three.js authors" in text
    assert "Leon Sorokin" in text


@pytest.mark.parametrize("name", ["ur5", "panda", "puma560", "scara", "two_arms", "iiwa14"])
def test_a_page_of_an_arm_is_small(name):
    assert len(studio_page(rnea.load(name)).encode()) < 3e6
