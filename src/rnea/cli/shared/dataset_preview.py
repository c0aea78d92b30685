"""What is said of a data set before it is worked on: as of one motion, but of its first rows."""

from __future__ import annotations

from collections.abc import Iterator

from rnea.apps.datasets.dataset import Dataset
from rnea.apps.datasets.first_look import first_look
from rnea.apps.datasets.work import WorkOrder
from rnea.apps.trajectory.limits import limit_notes
from rnea.apps.trajectory.rates.rate_notes import rate_line
from rnea.apps.trajectory.rates.rates import estimate_rates
from rnea.apps.trajectory.recording import Recording
from rnea.cli.options.motions import doubting_angles, findings
from rnea.cli.output import tell
from rnea.errors import RneaError


def tell_first_look(work: WorkOrder, files: Dataset) -> None:
    """Units that look wrong, up to where rates are estimated, and limits that are left."""
    seen = first_look(work, files)
    if seen is None:
        return
    path, said = files.inputs[0].path, work.reading.units
    where = path if seen.all else f"{path}, first {len(seen.recording):,} rows"
    try:
        with doubting_angles(said):
            recording = seen.recording.checked()
        # times that are counted are no seconds
        odd = findings(work.robot, recording, said) if seen.timed else []
        for line in (*odd, *_of_motion(work, recording)):
            tell(f"note: {where}: {line}")
    except RneaError:
        # what cannot be worked on is told when its turn comes
        return


def _of_motion(work: WorkOrder, recording: Recording) -> Iterator[str]:
    """What its rates are, and the limits that it leaves with them."""
    if recording.has_rates:
        motion = recording.trajectory()
    else:
        motion, estimate = estimate_rates(recording, work.reading.bandwidth)
        yield rate_line(estimate)
    state = motion.q, motion.qd, motion.qdd
    tau = work.robot.inverse_dynamics(*state, **work.wanted.conditions)
    yield from limit_notes(work.robot.model, motion.q, tau, motion.qd)
