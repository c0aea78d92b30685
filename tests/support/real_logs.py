"""Recordings of real robots, which lie beside the repository and are not part of it."""

from pathlib import Path

import pytest

# beside the repository, or beside a folder that holds it
_PLACES = [parent / "shared" / "logs" for parent in Path(__file__).resolve().parents[3:]]
FOLDER = next((place for place in _PLACES if place.is_dir()), _PLACES[0])
UR10, PANDA = "ur10_exciting_trajectory.db3", "panda_exciting_trajectory.db3"


def real_log(name):
    """The path of a recording; skips the test where it is not there."""
    path = FOLDER / name
    if not path.is_file():
        pytest.skip(f"the recording ../shared/logs/{name} is not there")
    return str(path)
