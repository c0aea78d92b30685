"""Names of links and joints: new ones that nothing has yet, and lists of them for messages."""

from __future__ import annotations

from collections.abc import Collection


def fresh(name: str, taken: set[str]) -> str:
    """A name that nothing has yet, and that is taken from now on.

    >>> fresh("tool", {"base", "tool"})
    'tool_2'
    """
    new, k = name, 2
    while new in taken:
        new, k = f"{name}_{k}", k + 1
    taken.add(new)
    return new


def listed(names: Collection[str]) -> str:
    """Names with commas between them; of more than eight, the first ones and how many there are."""
    first = ", ".join(list(names)[:8])
    return f"{first}, ... ({len(names)} in all)" if len(names) > 8 else first
