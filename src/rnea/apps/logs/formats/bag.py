"""Bag: files that hold messages of many topics, whatever their format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from rnea.apps.logs.formats.messages import JOINT_STATE, READERS, modern
from rnea.apps.logs.formats.wire import CDR, ROS1
from rnea.errors import TrajectoryError

_SHOWN = 40


class Topic(NamedTuple):
    """kind: the type of its messages, as ROS 2 writes it; way: how they are written down."""

    kind: str
    way: str = CDR


def topic_of(kind: str, way: str) -> Topic:
    """A type of which nobody knows the way it is written is a type that cannot be read."""
    return Topic(modern(kind), way) if way in (CDR, ROS1) else Topic(f"{kind} as {way}")


class DamagedError(Exception):
    """What follows in a file cannot be read; what came before is whole."""


class Bag(Protocol):
    """file: its path; topics: by name; damage: why there may be more of these.

    messages: time of receipt in ns and bytes, one by one, of one topic and without touching the
    others' bytes; `DamagedError` ends them before their time.
    """

    file: str
    damage: str

    @property
    def topics(self) -> Mapping[str, Topic]: ...

    def close(self) -> None: ...

    def messages(self, topic: str) -> Iterator[tuple[int, bytes]]: ...


def choose_topic(topics: Mapping[str, Topic], wanted: str, file: str) -> str:
    """The topic to be read: the one that is wanted, or the only one that tells of joints."""
    listed = ", ".join(f"{name} ({topic.kind})" for name, topic in list(topics.items())[:_SHOWN])
    listed = (listed or "none") + (", ..." if len(topics) > _SHOWN else "")
    if wanted:
        if wanted not in topics:
            raise TrajectoryError(f"no topic {wanted!r}; there are: {listed}", file=file)
        if topics[wanted].kind not in READERS:
            raise TrajectoryError(
                f"topic {wanted} has {topics[wanted].kind}; of joints tell: {', '.join(READERS)}. "
                f"There are: {listed}",
                file=file,
            )
        return wanted
    for kind in READERS:
        found = [name for name, topic in topics.items() if topic.kind == kind]
        if len(found) == 1:
            return found[0]
        if found:
            raise TrajectoryError(
                f"several topics have {kind}: --topic {found[0]} takes the first; there are: "
                f"{listed}",
                file=file,
            )
    raise TrajectoryError(
        f"no topic has {JOINT_STATE} or another type that tells of joints; there are: {listed}",
        file=file,
    )
