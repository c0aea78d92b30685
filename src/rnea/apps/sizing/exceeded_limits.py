"""When a limit is broken, and how that is said."""

from __future__ import annotations

from rnea.core.spatial import percent

# rounding must not push what lies on a limit beyond it
_SLACK = 1 + 1e-9


def exceeds(share: float) -> bool:
    """Whether more than all of a limit is used.

    >>> exceeds(1.0), exceeds(1.01)
    (False, True)
    """
    return share > _SLACK


def beyond(what: str, value: float, most: float, unit: str) -> str:
    """What is broken, the value, its limit, and by how much it is beyond.

    >>> beyond("torque", 3.0, 2.0, "N m")
    'torque 3 of 2 N m (+50 %)'
    """
    return f"{what} {value:.4g} of {most:.4g} {unit} (+{percent(value / most - 1)})"
