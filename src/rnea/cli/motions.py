"""Motion files on the command line: one way of reading them for every command."""

from __future__ import annotations

from rnea.cli.output import tell
from rnea.cli.values import UsageError, read_input
from rnea.motion import (
    Trajectory,
    estimate_rates,
    rate_notes,
    rate_suspicions,
    read_motion,
    read_recording,
)
from rnea.robot import Robot


def read_for(
    arm: Robot, trajectory: str, bandwidth: float | None = None, *, rotor: bool = True
) -> tuple[Trajectory, list[str]]:
    """The motion of a file (- is stdin) for a robot; where rates had to be estimated or quaternions
    changed, also the lines that say so, which stderr is told too, as it is when velocities and
    positions disagree.

    bandwidth: in Hz, up to which rates are estimated. rotor: whether the notes count the rotors.
    """
    if trajectory == "-":
        recording = read_recording(read_input("-"), arm.model, "stdin")
    else:
        recording = read_motion(trajectory, arm.model)
    for line in (*recording.notes, *rate_suspicions(arm.model, recording)):
        tell(f"note: {line}")
    if recording.has_rates:
        if bandwidth is not None:
            raise UsageError("--bandwidth belongs to files without rates; this one has them all")
        return recording.trajectory(), list(recording.notes)
    motion, estimate = estimate_rates(recording, bandwidth)
    # a few configurations show how accelerations become torques
    some = motion.q[:: max(1, len(motion) // 100)]
    notes = rate_notes(estimate, arm.model, arm.mass_matrix(some, rotor=rotor))
    for line in notes:
        tell(line)
    return motion, [*recording.notes, *notes]
