"""--payload and what belongs to it: one group of options for every command that takes it.

A command has one parameter of type `PayloadOption`; on the command line it is
the options of the group.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any

import typer


@dataclass(frozen=True)
class PayloadOption:
    """The options as they were typed."""

    payload: str | None = None
    at: str | None = None
    inertia: str | None = None
    box: str | None = None

    @property
    def typed(self) -> list[tuple[str, str | None]]:
        """Names of the options, and their values."""
        names = ("payload", "payload-at", "payload-inertia", "payload-box")
        return list(zip(names, (self.payload, self.at, self.inertia, self.box), strict=True))


class PayloadOptions(PayloadOption):
    """The same with several masses."""


NO_LOAD, NO_LOADS = PayloadOption(), PayloadOptions()
_PARTS: dict[str, Any] = {
    "payload_at": Annotated[
        str | None,
        typer.Option(
            "--payload-at", help="where the payload is: x,y,z (m) at the tool, FRAME or FRAME:x,y,z"
        ),
    ],
    "payload_inertia": Annotated[
        str | None,
        typer.Option(
            "--payload-inertia",
            help="the payload's moments of inertia (kg m^2) about its center of mass, in the axes "
            "of its frame (default: none, a point mass)",
        ),
    ],
    "payload_box": Annotated[
        str | None,
        typer.Option(
            "--payload-box",
            help="the payload is a uniform box: its lengths (m) along the axes of its frame",
        ),
    ],
}
_MASS = Annotated[
    str | None, typer.Option("--payload", help="mass at the tool, or --payload-at (default: none)")
]
_MASSES = Annotated[
    list[str] | None,
    typer.Option("--payload", help="masses at the tool in kg, e.g. 0,1,2.5; repeatable"),
]
_GROUPS: dict[Any, dict[str, Any]] = {
    PayloadOption: {"payload": _MASS, **_PARTS},
    PayloadOptions: {"payload": _MASSES, **_PARTS},
}


def with_payload_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose parameter of type Load stands for all options of the group."""
    signature = inspect.signature(command, eval_str=True)
    parameters, place = [], ""
    for one in signature.parameters.values():
        if one.annotation not in (PayloadOption, PayloadOptions):
            parameters.append(one)
            continue
        place, kind, group = one.name, one.annotation, _GROUPS[one.annotation]
        parameters += [
            one.replace(name=name, annotation=option, default=None)
            for name, option in group.items()
        ]
    if not place:
        return command

    @wraps(command)
    def called(**given: Any) -> None:
        mass, *others = (given.pop(name) for name in group)
        text = ",".join(mass) or None if isinstance(mass, list) else mass
        command(**given, **{place: kind(text, *others)})

    called.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in parameters}
    return called
