"""Columns of efforts beside a motion: a recording is read for its motion, and says what it leaves.

Who asks what a recorded motion needs must not have to take its torques out of the file first.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT
from rnea.errors import shortened

_EFFORTS = ("tau", "effort")
_NAMED = 3


def without_efforts(header: Sequence[str], columns: Columns) -> tuple[list[str], list[str]]:
    """The headings with efforts of the robot's joints passed over, and what to say of that.

    >>> columns = Columns.of(["hip"])
    >>> kept, notes = without_efforts(["t", "q_hip", "tau_hip [N m]", "tau_hop"], columns)
    >>> [heading.isprintable() for heading in kept], kept[3]
    ([True, True, False, True], 'tau_hop')
    >>> notes
    ['passed over: tau_hip; rnea torque --residual and rnea log compare efforts with the model']
    """
    names = {*columns.joints, *columns.speeds}
    kept, passed = [], []
    for heading in header:
        bare = heading.partition("[")[0].strip()
        rate, _, name = bare.partition("_")
        is_effort = rate in _EFFORTS and name in names
        kept.append(LEFT_OUT if is_effort else heading)
        passed += [bare] * is_effort
    if not passed:
        return kept, []
    told = shortened(passed, _NAMED)
    return kept, [
        f"passed over: {told}; rnea torque --residual and rnea log compare efforts with the model"
    ]
