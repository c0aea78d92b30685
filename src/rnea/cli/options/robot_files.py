"""How every command loads its robot: with the options that stand before the command's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from rnea.cli.completing import robots
from rnea.cli.options.locking import locked
from rnea.cli.options.values import UsageError, one_of
from rnea.cli.output import tell
from rnea.cli.streams import read_stdin
from rnea.core.description import Description
from rnea.core.recursions import gravity_unobservable
from rnea.files.catalogs import robots as catalogue
from rnea.robot import Robot
from rnea.robot.loading import BASES, LoadOptions, described, load, loads

RobotName = Annotated[
    str, typer.Argument(help="catalogue name or robot file", autocompletion=robots)
]
# commands that read no robot file of the user's
_OF_THEIR_OWN = ("bench", "catalogues", "demo", "doctor", "robots", "summary", "vectors")
# commands whose recordings and data sets may name files too, whatever their robot is
_OF_RECORDINGS = ("identify", "log", "payload", "torque")
_USED = (("bench", "--base"), ("summary", "--package"))
# what `rnea --package ... --density ... COMMAND` said, as options of `load`
_chosen: dict[str, Any] = {}


def choose(
    command: str | None,
    packages: list[str],
    arguments: list[str],
    xacro: bool,
    density: float | None,
    mimic: bool,
    reason: str,
    base: str,
) -> None:
    """Keep the options for the command that follows."""
    given = {
        "--package": packages,
        "--xacro-arg": arguments,
        "--xacro": xacro,
        "--density": density is not None,
        "--no-mimic": not mimic,
        "--allow-infeasible-inertia": reason,
        "--base": base,
    }
    for option, is_given in given.items():
        if is_given and command in _OF_THEIR_OWN and (command, option) not in _USED:
            raise UsageError(f"{option} is for commands that read a robot file; {command} does not")
    _chosen.update(
        recordings=command in _OF_RECORDINGS,
        packages=_pairs(packages, "--package"),
        arguments=_pairs(arguments, "--xacro-arg"),
        xacro=xacro,
        density=density,
        mimic=mimic,
        allow_infeasible_inertia=reason,
        base=one_of("--base", base, BASES) if base else None,
    )


def load_robot(
    name_or_path: str,
    lock: Sequence[str] | None = None,
    *,
    weighed: bool = False,
    field: Sequence[float] | None = None,
) -> Robot:
    """A robot of the catalogue or from a file, with joints welded; what its reader had to decide
    goes to stderr. weighed: the command shows what gravity asks of its joints, so that a robot of
    which it asks nothing is told; field: that gravity, in place of the robot's own."""
    arm = load(name_or_path, **_options_for(name_or_path))
    for remark in arm.description.remarks:
        tell(f"note: {remark}")
    if not any(body.inertia.mass for body in arm.model.bodies):
        tell(
            f"note: no moving link of {arm.name} has a mass, so gravity and motion ask no torque; "
            f"rnea check {name_or_path} says more, and --density gives masses to links with shapes"
        )
    elif weighed:
        _note_unobservable_gravity(arm, name_or_path, field)
    return locked(arm, lock)


def _options_for(name_or_path: str) -> dict[str, Any]:
    """What was said of robot files; folders may be meant for the recordings alone."""
    if not _chosen.get("recordings") or not _is_toml(name_or_path):
        return {key: value for key, value in _chosen.items() if key != "recordings"}
    return {key: x for key, x in _chosen.items() if key not in ("recordings", "packages")}


def _is_toml(name_or_path: str) -> bool:
    return name_or_path in catalogue.names() or name_or_path.lower().endswith(".toml")


def _note_unobservable_gravity(arm: Robot, called: str, field: Sequence[float] | None) -> None:
    """A forgotten base leaves no other trace in torques than zeros, and neither does a gravity
    that was meant in other axes than the world's."""
    weighed = arm if field is None else arm.with_gravity(field)
    # to find poses in which loops are closed takes seconds; `rnea check` takes them
    if arm.model.closure is not None or not gravity_unobservable(weighed.model):
        return
    if field is not None:
        slides = any(body.joint.slides for body in arm.model.bodies)
        own = ",".join(f"{x:g}" for x in arm.model.gravity)
        tell(
            "note: this gravity asks nothing of this robot's joints: it points along the axes that "
            f"they turn about{' and across the slides' * slides}. --gravity is in world axes, "
            f"where the robot's own is {own}"
        )
        return
    tell(
        "note: gravity asks nothing of this robot's joints, as of an arm that lies on a table; "
        f"one that stands upright needs another base: rnea check {called} tells which"
    )


def chosen_base() -> str | None:
    """What `--base` said."""
    base: str | None = _chosen.get("base")
    return base


def chosen_packages() -> dict[str, str]:
    """What `--package` said: directories by name."""
    packages: dict[str, str] = _chosen.get("packages") or {}
    return packages


def load_stdin() -> Robot:
    """A robot from the text on standard input."""
    return loads(read_stdin(), file="stdin", **_options_for(""))


def describe_robot(name_or_path: str) -> Description:
    """What a robot file says, not yet built."""
    return described(name_or_path, LoadOptions(**_options_for(name_or_path)))


def _pairs(given: list[str], option: str) -> dict[str, str]:
    pairs = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UsageError(f"{option} {text}: write {option} NAME=VALUE")
        pairs[name] = value
    return pairs
