"""Why a simulation could not go on. What had been computed until then comes with the error."""

from __future__ import annotations

from typing import Any

from rnea.errors import RneaError


class SimulationError(RneaError):
    """A run that ended before its time; `result` is the run until then."""

    result: Any = None


class BlowUpError(SimulationError):
    """A number became infinite or NaN."""

    def __init__(self, joint: str, t: float) -> None:
        self.joint, self.t = joint, t
        super().__init__(
            f"joint {joint!r} has no finite state any more at t = {t:.9g} s. Take a "
            "smaller step, or look at the torques"
        )


def chattering(culprit: str, t: float) -> SimulationError:
    """Too many events in one step."""
    return SimulationError(
        f"{culprit} meets one event after another at t = {t:.9g} s; take a smaller step, or a "
        "controller without jumps"
    )
