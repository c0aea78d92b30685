"""Recordings of ROS 2 in sqlite3 files (.db3): a table of topics and one of messages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from rnea.errors import TrajectoryError
from rnea.logs.cdr import JointState, joint_state
from rnea.logs.log import Log
from rnea.logs.messages import JOINT_STATE, choose_topic, gathered


def read(path: str, topic: str = "") -> Log:
    """The joint states of a topic, or of the only one that has any."""
    try:
        with sqlite3.connect(
            f"{Path(path).resolve().as_uri()}?mode=ro&immutable=1", uri=True
        ) as db:
            topics = {
                name: (number, kind)
                for number, name, kind in db.execute("SELECT id, name, type FROM topics")
            }
            chosen = choose_topic({name: kind for name, (_, kind) in topics.items()}, topic, path)
            return gathered(_states(db, topics[chosen][0], path), path, chosen)
    except sqlite3.Error as problem:
        raise TrajectoryError(f"is not a readable .db3 recording: {problem}", file=path) from None


def _states(db: sqlite3.Connection, topic: int, path: str) -> Iterator[tuple[float, JointState]]:
    """Each message with the time of its receipt in s."""
    question = "SELECT timestamp, data FROM messages WHERE topic_id = ? ORDER BY timestamp, id"
    for row, (stamp, data) in enumerate(db.execute(question, (topic,))):
        try:
            yield 1e-9 * stamp, joint_state(data)
        except ValueError as problem:
            raise TrajectoryError(
                f"message {row + 1} {problem}; expected {JOINT_STATE}", file=path
            ) from None
