"""Finding: one thing that is wrong or odd about a robot model, for people and for programs."""

from __future__ import annotations

from dataclasses import dataclass

ERROR, WARNING, NOTE = "error", "warning", "note"
SEVERITIES = (ERROR, WARNING, NOTE)
"""error: results are wrong or impossible; warning: suspicious; note: worth knowing, or style."""


@dataclass(frozen=True)
class Finding:
    """What was found, where, and what it should probably be.

    code      stable name in kebab-case, documented in docs/look-up/check.md
    where     the link or joint (or robot) that it is about
    path      the entry of the description, such as links[2].inertia
    measured  the number that gave it away
    why       why it matters
    probably  what the entry should probably be; empty where nobody can tell
    severity: "error", "warning" or "note"
    file, line: where the entry stands; empty and 0 if that is not known

    >>> from rnea import check, load
    >>> finding = check.lint(load("one_link"))[0]
    >>> finding.severity, finding.code, finding.where
    ('note', 'limits-missing', 'joint1')
    """

    severity: str
    code: str
    where: str
    path: str
    measured: str
    why: str
    probably: str = ""
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        """file:line, as far as known."""
        return self.file + (f":{self.line}" if self.line else "")

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        hint = f"; {self.probably}" if self.probably else ""
        return (
            f"{place}{self.severity} {self.code}: {self.where}: {self.measured}{hint}. {self.why}"
        )


def at_least(findings: list[Finding], severity: str) -> list[Finding]:
    """The findings that are as grave as `severity` or graver."""
    wanted = SEVERITIES[: SEVERITIES.index(severity) + 1]
    return [finding for finding in findings if finding.severity in wanted]
