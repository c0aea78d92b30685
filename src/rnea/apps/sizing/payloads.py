"""The payloads of a sizing: what the robot carries, and a warning if its inertia is missing."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from rnea.core.description import Description
from rnea.core.model import Model, outside
from rnea.core.recursions import PointPayload
from rnea.errors import InputError, PayloadWarning


class Carrier(Protocol):
    """What carries a payload."""

    @property
    def description(self) -> Description: ...
    @property
    def model(self) -> Model: ...
    def with_payload(self, mass: Any, *, com: Any, inertia: Any, box: Any, frame: str) -> Any: ...


Arm = TypeVar("Arm", bound=Carrier)


def carrying(arm: Arm, masses: Sequence[float], body: Mapping[str, Any]) -> list[Arm]:
    """The robot with each payload; body: com, inertia, box and frame."""
    if body["inertia"] is not None and sum(map(bool, masses)) != 1:
        raise InputError(
            "payload_inertia belongs to one mass above 0; the inertia of a payload_box follows "
            "every mass"
        )
    # of several masses there is one warning, which tells of the arguments of sizing
    with warnings.catch_warnings(action="ignore", category=PayloadWarning):
        return [arm.with_payload(mass, **body) if mass else arm for mass in masses]


def warn_of_points(bare: Description, points: Sequence[Sequence[PointPayload]]) -> None:
    """Of the heaviest of those that the bare robot does not have."""
    own = {one.name for one in bare.attachments}
    added = [one for some in points for one in some if one.name not in own]
    if not added:
        return
    heaviest = max(added, key=lambda one: one.mass)
    edge = heaviest.steel_edge
    warnings.warn(
        f"payload of {heaviest.mass:g} kg {heaviest.fault}. Add its lengths (m), e.g. those of a "
        f"cube of solid steel, payload_box=({edge:g}, {edge:g}, {edge:g}), or payload_inertia; "
        'payload_inertia={"izz": 0} says that a point mass is meant',
        PayloadWarning,
        stacklevel=outside(),
    )
