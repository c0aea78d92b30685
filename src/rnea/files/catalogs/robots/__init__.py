"""The robots that come with the package, one TOML file each, and how to find them by name.

To add a robot: put NAME.toml here with its `source` and `licence`, and its numbers' check into
tests/test_catalogue.py.
"""

from __future__ import annotations

from importlib import resources

from rnea.errors import UnknownNameError


def names() -> list[str]:
    """All catalogue names, sorted.

    >>> names()[:3]
    ['craig_2r', 'cylindrical_rpp', 'delta']
    """
    folder = resources.files(__package__)
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def text(name: str) -> str:
    """The TOML text of a catalogue robot."""
    if name not in names():
        raise UnknownNameError("robot", name, names())
    return resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
