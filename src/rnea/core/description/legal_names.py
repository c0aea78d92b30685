"""Which texts can name a robot, a link, a joint or a frame, whatever the format."""

from __future__ import annotations

from collections.abc import Iterator

from rnea.core.description.description import Description, DHTable
from rnea.errors import RobotFileError

LEGAL_NAMES = "no commas, control characters or line breaks"


def can_name(text: str) -> bool:
    """Whether it can stand in a column's heading, in a message and on a terminal.

    >>> can_name("arm[left]"), can_name("a,b"), can_name("red\\x1b[31m")
    (True, False, False)
    """
    return text.isprintable() and text == text.strip() and "," not in text


def refuse_odd_names(description: Description, file: str) -> None:
    """A net below the readers: whoever took a name as it stood is heard here."""
    for what, name in _names(description):
        if not can_name(name):
            raise RobotFileError(
                f"{name[:100]!r} cannot be a name of a {what} ({LEGAL_NAMES})", file=file
            )


def _names(description: Description) -> Iterator[tuple[str, str]]:
    yield "robot", description.name
    structure = description.structure
    if isinstance(structure, DHTable):
        yield from (("joint", row.name) for row in structure.rows)
        yield from (("link", row.link) for row in structure.rows)
    else:
        yield from (("link", link.name) for link in structure.links)
        yield from (("joint", joint.name) for joint in structure.joints)
    yield from (("frame", frame.name) for frame in description.frames)
    yield from (("loop", loop.name) for loop in description.closures.loops)
    yield from (("coupling", coupling.name) for coupling in description.closures.couplings)
