"""What `rnea check` would say of a robot, in one line, where numbers cost money."""

from __future__ import annotations

from collections import Counter

from rnea.errors import counted, shortened
from rnea.robot import Robot


def findings_of(arm: Robot, called: str) -> list[str]:
    """A line about errors and warnings, none where there are none; called: what the user typed."""
    from rnea.apps.check.lint.linting import lint
    from rnea.core.findings import ERROR, WARNING, at_least

    description = arm.description
    found = at_least(lint(description, description.line_of), WARNING)
    if not found:
        return []
    counts = Counter(finding.severity for finding in found)
    said = [counted(counts[x], x) for x in (ERROR, WARNING) if counts[x]]
    whom = shortened(list(dict.fromkeys(f"{one.code} ({one.where})" for one in found)))
    return [f"rnea check {called} finds {' and '.join(said)}, mend them before you choose: {whom}"]
