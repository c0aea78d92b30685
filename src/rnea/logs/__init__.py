"""Recordings of real robots: what a logger wrote, read from the files that people have.

A `Log` is what the file says, by the file's own names: times, positions, velocities and efforts, of
which nobody knows yet whether they are torques. The room reads and puts in order, and judges
nothing.
To add a format: a file with `read(path, topic)` that gives a `Log`, and a line in `read_log.py`.
`log_bytes` writes recordings, such as those of simulated robots.
"""

from rnea.logs.log import Log
from rnea.logs.matching import Matched, matched
from rnea.logs.read_log import read_log
from rnea.logs.write_log import LOG_ENDINGS, log_bytes

__all__ = ["LOG_ENDINGS", "Log", "Matched", "log_bytes", "matched", "read_log"]
