"""Messages of joint states, one after the other, made into a log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from rnea.errors import TrajectoryError
from rnea.logs.cdr import JointState
from rnea.logs.log import Log

JOINT_STATE = "sensor_msgs/msg/JointState"


def choose_topic(topics: Mapping[str, str], wanted: str, file: str) -> str:
    """The topic to be read, of topics by name with their types."""
    listed = ", ".join(f"{name} ({kind})" for name, kind in topics.items()) or "none"
    if wanted:
        if wanted not in topics:
            raise TrajectoryError(f"no topic {wanted!r}; there are: {listed}", file=file)
        return wanted
    legal = [name for name, kind in topics.items() if kind == JOINT_STATE]
    if len(legal) != 1:
        what = "several topics have" if legal else "no topic has"
        cure = "; --topic NAME says which" if legal else ""
        raise TrajectoryError(f"{what} {JOINT_STATE}{cure}; there are: {listed}", file=file)
    return legal[0]


def gathered(states: Iterator[tuple[float, JointState]], file: str, topic: str) -> Log:
    """All messages in the first one's order of joints."""
    names: tuple[str, ...] = ()
    rows: list[tuple[float, JointState]] = []
    for received, state in states:
        names = names or state.names
        if state.names == names:
            rows.append((state.stamp or received, state))
    if not rows:
        raise TrajectoryError(f"topic {topic} has no messages", file=file)
    t = np.array([stamp for stamp, _ in rows])
    columns = [
        np.array([getattr(s, key) for _, s in rows]) for key in ("position", "velocity", "effort")
    ]
    q, qd, effort = (values if values.shape == (len(t), len(names)) else None for values in columns)
    assert q is not None
    return Log(t - t[0], q, qd, effort, names, file, topic)
