"""Recordings of real robots: what a logger wrote, read from the files that people have.

A `Log` is what the file says: times, positions, velocities and efforts, of which nobody knows yet
whether they are torques. `matched` puts it in the order of a robot's joints. The room reads and
puts in order, and judges nothing: what had to be done is in the notes, what looks odd is a
`LogFinding`. Nothing is converted that nobody asked for (`Units`).
To add a format of bags: a class with what a `Bag` has (`bag.py`), and a line in `read_log.py`; any
other: a file with `read(path, request)` that gives a `Log` as it is, and a line there.
`log_bytes` writes recordings, such as those of simulated robots.
"""

from rnea.apps.logs.blocks import MOST_BYTES
from rnea.apps.logs.clock import Clock
from rnea.apps.logs.formats.arrays import taken_arrays
from rnea.apps.logs.formats.hdf5_log import KNOWN_SETS, hdf5_arrays, hdf5_episodes, hdf5_names
from rnea.apps.logs.formats.lerobot import info_of, is_data_set, list_headings
from rnea.apps.logs.log import Log
from rnea.apps.logs.matching import MatchedLog, matched
from rnea.apps.logs.read_log import RECORDING_ENDINGS, read_log
from rnea.apps.logs.unit_findings import LogFinding, findings
from rnea.apps.logs.write_log import LOG_ENDINGS, log_bytes
from rnea.apps.trajectory.files.column_units import OURS, Units

__all__ = [
    "LOG_ENDINGS",
    "OURS",
    "RECORDING_ENDINGS",
    "Clock",
    "Log",
    "LogFinding",
    "MatchedLog",
    "Units",
    "findings",
    "log_bytes",
    "matched",
    "read_log",
]
