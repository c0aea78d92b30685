"""How every command loads its robot: with the options that stand before the command's name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rnea.cli.output import tell
from rnea.cli.values import UsageError
from rnea.loading import load
from rnea.robot import Robot


@dataclass
class LoadOptions:
    """What `rnea --package ... --density ... COMMAND` said."""

    options: dict[str, Any] = field(default_factory=dict)


_CHOSEN = LoadOptions()


def choose(
    packages: list[str], arguments: list[str], density: float | None, mimic: bool, reason: str
) -> None:
    """Keep the options for the command that follows."""
    _CHOSEN.options = {
        "packages": _pairs(packages, "--package"),
        "arguments": _pairs(arguments, "--xacro-arg"),
        "density": density,
        "mimic": mimic,
        "unrealizable": reason,
    }


def load_robot(name_or_path: str) -> Robot:
    """A robot of the catalogue or from a file; what its reader had to decide goes to stderr."""
    arm = load(name_or_path, **_CHOSEN.options)
    for remark in arm.description.remarks:
        tell(f"note: {remark}")
    return arm


def _pairs(given: list[str], option: str) -> dict[str, str]:
    pairs = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UsageError(f"{option} {text}: write {option} NAME=VALUE")
        pairs[name] = value
    return pairs
