"""The joints' messages of a bag, or of its parts one after the other, as a log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rnea.apps.logs.formats.bag import Bag, DamagedError, Topic, choose_topic
from rnea.apps.logs.formats.messages import Decoder
from rnea.apps.logs.gathering import Gathered
from rnea.apps.logs.log import Log
from rnea.errors import TrajectoryError


def read_bag(
    parts: Sequence[Bag], wanted_topic: str, wanted: Callable[[str], bool], file: str
) -> Log:
    """wanted: which joints, by the names of the file."""
    topics: dict[str, Topic] = {}
    for part in parts:
        topics |= {name: topic for name, topic in part.topics.items() if name not in topics}
    for part in parts:
        if part.damage and not topics:
            said = f"is damaged or cut off before the first message: {part.damage}"
            raise TrajectoryError(said, file=part.file)
    name = choose_topic(topics, wanted_topic, file)
    gathered, notes = Gathered(file, name, wanted), []
    for part in parts:
        if name in part.topics:
            notes += _taken(part, name, gathered)
    if notes and not gathered.messages:
        raise TrajectoryError(
            f"{notes[0]}, and before that there is no message of {name}", file=file
        )
    return gathered.log().noted(notes)


def _taken(part: Bag, name: str, gathered: Gathered) -> list[str]:
    """All messages of a part that are whole; what to say where there should be more."""
    decode = Decoder(*part.topics[name])
    before, spoilt, first = gathered.messages, 0, ""
    notes = []
    try:
        for received, data in part.messages(name):
            try:
                state = decode(data)
            except ValueError as problem:
                spoilt, first = spoilt + 1, first or str(problem)
                continue
            gathered.add(received, state)
    except DamagedError as problem:
        read = gathered.messages - before
        notes.append(f"{part.file} is damaged or cut off behind {read} whole messages: {problem}")
    whole = gathered.messages - before
    if spoilt > whole:
        raise TrajectoryError(
            f"{spoilt} of {spoilt + whole} messages of {name} are no {decode.kind}: "
            f"the first {first}",
            file=part.file,
        )
    if spoilt:
        notes.append(f"{spoilt} messages are no {decode.kind} and left out: the first {first}")
    return notes
