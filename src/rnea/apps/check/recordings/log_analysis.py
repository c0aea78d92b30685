"""Everything that `rnea log` says: a log and a robot in, one result out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.causes import Hypotheses, Hypothesis, likely_causes
from rnea.apps.check.recordings.contacts import ContactEvents, find_contacts
from rnea.apps.check.recordings.effort import (
    EffortInterpretation,
    classify_again,
    classify_effort,
)
from rnea.apps.check.recordings.joint_terms import TERMS
from rnea.apps.check.recordings.measured import (
    MeasuredMotion,
    refuse_free_base,
    refuse_unfit,
    too_short,
)
from rnea.apps.check.recordings.recording_comparison import LogComparison, compare
from rnea.apps.identify.data.lag import effort_lag
from rnea.apps.identify.data.prepare import HIGHEST_CUTOFF, Prepared, prepare
from rnea.apps.logs.log import Log
from rnea.apps.logs.unit_findings import LogFinding

if TYPE_CHECKING:
    from rnea.robot import Robot

_ROWS_A_PERIOD = 10  # of the highest frequency that is kept: accelerations of fewer are noise
_ENOUGH = 5.0  # s
_SMALL = 0.05  # of the effort: what is left of a model that fits well
_MUCH = 0.25  # what is left where nothing known is the cause
_CERTAIN, _ROWS_LATE = 5.0, 2.0  # deviations and rows of a lag that belongs to the verdict
_AGAIN = "Read it again"  # how the cure of a file that was misread begins
_LONGER = f"Record {_ENOUGH:g} s at least, better 20, in which every joint moves to and fro."


@dataclass(frozen=True, eq=False)
class LogAnalysis:
    """What a log says beside a robot's model.

    effort     what the efforts are
    compared   measured beside model; None where efforts are all zero or constant
    causes     why they disagree; None where nothing moves, or there is nothing to compare
    contacts   pushes; None where efforts are no torques
    skipped    what was not looked for, and why
    notes      what to know of the recording: what was done on reading, rate and filter, limits
    doubted    why its times are no seconds, where they look so: then nothing is told
    """

    prepared: Prepared
    measured: MeasuredMotion
    effort: EffortInterpretation
    compared: LogComparison | None
    causes: Hypotheses | None
    contacts: ContactEvents | None
    skipped: tuple[str, ...]
    notes: tuple[str, ...]
    doubted: LogFinding | None = None

    @property
    def agrees(self) -> bool:
        """Whether nothing that is known is wrong, and little is left; never of too few seconds."""
        return not self.is_short and self._fits

    @property
    def is_short(self) -> bool:
        """Whether it is too short to be sure of anything."""
        return _seconds(self.measured) < _ENOUGH

    @property
    def is_unexplained(self) -> bool:
        """Whether so much is left that the causes named are none."""
        return self.causes is not None and bool(self.causes.found) and self._left > _MUCH

    @property
    def is_misread(self) -> bool:
        """Whether a cause named is that the file was read otherwise than it was meant."""
        return self.causes is not None and any(
            x.remedy.startswith(_AGAIN) for x in self.causes.found
        )

    @property
    def _fits(self) -> bool:
        return self.causes is not None and not self.causes.found and self._left <= _SMALL

    @property
    def is_late(self) -> bool:
        """Whether efforts and motion are apart in time beyond all doubt, by more than two rows, and
        no cause named has that in it."""
        if self.compared is None:
            return False
        lag, step = self.compared.lag, float(np.median(np.diff(self.prepared.log.t)))
        certain = lag.is_identified and abs(lag.value) > _CERTAIN * lag.deviation
        return certain and abs(lag.value) > _ROWS_LATE * step and not self._names("lag")

    def _names(self, key: str) -> bool:
        return self.causes is not None and any(cause.key == key for cause in self.causes.found)

    @property
    def verdict(self) -> tuple[str, ...]:
        """The answer in some sentences."""
        if self.doubted is not None:
            return (
                f"{_capital(self.doubted.words)}.",
                f"{_AGAIN} with {self.doubted.remedy}; if times are in s: --units t=s. "
                "Nothing else "
                "is told: rates go with the times, and all else with these.",
            )
        if self.compared is not None and self.is_short:
            return (
                f"{_seconds(self.measured):.2g} s are too short to be sure of anything: what "
                f"follows may be chance. {_LONGER}",
                *self._result,
            )
        return (*self._result, *self._in_time)

    @property
    def _in_time(self) -> tuple[str, ...]:
        """A lag is small beside the efforts, and large to whoever closes a loop around them."""
        if not self.is_late or self.compared is None:
            return ()
        lag = self.compared.lag
        rows = abs(lag.value) / float(np.median(np.diff(self.prepared.log.t)))
        return (
            f"{_capital(str(lag))}, {rows:.1f} rows: filters, buses or time stamps delay one "
            "column more than another.",
        )

    @property
    def _result(self) -> tuple[str, ...]:
        if self.compared is None and self.effort.kind == "untold":
            return (f"Too short to tell: {self.effort.why}.",)
        if self.compared is None:
            return (f"There is nothing to compare: {self.effort.why}.",)
        if self.causes is None:
            return (
                f"Effort and model are {_percent(self.compared.overall)} of the effort apart; why, "
                "this recording cannot tell.",
                *self.skipped[:1],
            )
        if not self.causes.found:
            if self._fits:
                return (f"Recording and model agree: {self._differences} of the effort is left.",)
            return (
                f"Recording and model are apart by {self._differences} of the effort, "
                "and no known cause "
                f"explains that clearly: {self._stranger}masses of single links may be wrong. "
                "`rnea identify` fits them.",
            )
        if self.is_unexplained:
            return (
                "No known cause explains this recording: the model as it is leaves "
                f"{_percent(self.causes.before.overall)} of the effort, the nearest causes "
                f"{self._differences}. It may be of another robot than the file, "
                "or effort may be no "
                "torque at all.",
                f"Nearest: {self.causes.found[0].title}.",
            )
        first = self.causes.found[0]
        more = len(self.causes.found) - 1
        named = f"; {more} more below" if more else ""
        likely = "Perhaps" if self.is_short else "Likely cause"
        misread = [cause.remedy for cause in self.causes.found if cause.remedy.startswith(_AGAIN)]
        again = (f"{cure} What else stands here was computed without that." for cure in misread[:1])
        return (
            f"{likely}: {first.title}{_describe(first)}{named}.",
            *again,
            f"The model as it is leaves {_percent(self.causes.before.overall)} of the effort "
            "unexplained; with everything corrected that is named here it is "
            f"{_percent(self.causes.after.overall)}.",
        )

    @property
    def _stranger(self) -> str:
        return "the file may be of another robot, or " if self.effort.stranger else ""

    @property
    def _left(self) -> float:
        if self.causes is None:
            return float("nan")
        # what is not worth naming is not taken out either
        left = self.causes.after if self.causes.found else self.causes.before
        return left.overall

    @property
    def _differences(self) -> str:
        return _percent(self._left)


def examine(
    robot: Robot, log: Log, cutoff: float | None = None, doubted: LogFinding | None = None
) -> LogAnalysis:
    """Hold a log, in the robot's order of joints, against the robot's model.

    cutoff: Hz, of the filter that motion and effort go through; by default a tenth of the rate, 10
    at most. doubted: why its times are no seconds, if that is so; then nothing is compared.
    """
    refuse_free_base(robot.model)
    chosen = cutoff
    if chosen is None and len(log) > 1:
        rate = 1 / float(np.median(np.diff(log.t)))
        length = float(log.t[-1] - log.t[0])
        chosen = max(min(HIGHEST_CUTOFF, rate / _ROWS_A_PERIOD), min(2 / length, rate / 4))
    prepared = prepare(log, chosen)
    measured = MeasuredMotion.of_log(prepared)
    if doubted is not None:
        effort = EffortInterpretation("untold", "its times are doubted", ())
        return LogAnalysis(prepared, measured, effort, None, None, None, (), log.notes, doubted)
    notes = _notes(robot, prepared, measured)
    if why := too_short(measured):
        effort = EffortInterpretation("untold", why, ())
        return LogAnalysis(prepared, measured, effort, None, None, None, (), notes)
    effort = classify_effort(robot, measured)
    if effort.kind in ("zero", "constant"):
        return LogAnalysis(prepared, measured, effort, None, None, None, (), notes)
    refuse_unfit(robot, measured)
    lag = effort_lag(robot, log, cutoff)
    compared = compare(robot, measured, prepared.saturated, lag)
    skipped = []
    causes = contacts = None
    blind = [name for name, x in zip(robot.joint_names, measured.unmeasured, strict=True) if x]
    if blind:
        skipped.append(
            f"The effort of {', '.join(blind)} never changes, so it was not measured: neither "
            "causes nor contacts are looked for there, only in the other joints. A joint that "
            "hardly moves can be held still: --lock JOINT=VALUE."
        )
    if not measured.moving.any():
        skipped.append(
            "Causes were not looked for: the robot stands still, and one pose is explained by "
            "anything. Record a motion of every joint."
        )
    else:
        causes = likely_causes(robot, measured, lag)
    found = LogAnalysis(prepared, measured, effort, compared, causes, None, tuple(skipped), notes)
    if causes is not None and not (found.is_unexplained or found.is_misread):
        effort = classify_again(robot, measured, effort, causes)
        found = replace(found, effort=effort)
    if why := _no_contacts(found):
        skipped.append(f"Contacts were not looked for: {why}.")
    else:
        known = None if causes is None else causes.explained
        contacts = find_contacts(robot, _in_time(prepared, measured, compared, causes), known)
    if causes is not None and (found.is_short or found.is_unexplained):
        # nobody shall change a file for what may be chance
        causes = replace(causes, found=tuple(replace(x, remedy="") for x in causes.found))
    return replace(found, causes=causes, contacts=contacts, skipped=tuple(skipped))


def _no_contacts(found: LogAnalysis) -> str:
    """Why pushes would not be told from faults of the model."""
    if not found.effort.is_torque:
        return f"effort is no torque ({found.effort.kind})"
    if found.is_short:
        return f"{_seconds(found.measured):.2g} s do not tell what is usual, {_ENOUGH:g} s may"
    return "the model does not explain the recording" if found.is_unexplained else ""


def _seconds(measured: MeasuredMotion) -> float:
    return float(measured.t[-1] - measured.t[0])


def _in_time(
    prepared: Prepared, measured: MeasuredMotion, compared: LogComparison, causes: Hypotheses | None
) -> MeasuredMotion:
    """Without the efforts' lag, where one is told that no named cause has in it: late efforts look
    like pushes where a joint speeds up."""
    named = causes is not None and any(cause.key == "lag" for cause in causes.found)
    if not named and compared.lag.is_identified:
        measured = MeasuredMotion.of_log(prepared.with_efforts(lag=compared.lag.value))
    return measured


def _notes(robot: Robot, prepared: Prepared, measured: MeasuredMotion) -> tuple[str, ...]:
    """What was done to a recording, and what limits what it can say."""
    p = prepared
    # where nothing is told, the filter that was tried tells nothing either
    counts = (
        "too short for a filter"
        if too_short(measured)
        else f"positions and efforts count up to {p.cutoff:.3g} Hz (--cutoff)"
    )
    clock = f"{p.t[-1] - p.t[0]:.4g} s at {p.rate:.4g} Hz; {counts}"
    notes = [*p.log.notes, *p.notes, clock]
    moving = measured.moving
    still = [name for name, moves in zip(robot.joint_names, moving, strict=True) if not moves]
    if len(still) == robot.n:
        notes.append("no joint moves: only weights can be compared, and friction hides in them")
    elif still:
        words = (
            "never moves: its friction and inertia are not told, and causes at it"
            if len(still) == 1
            else "never move: their friction and inertia are not told, and causes at them"
        )
        notes.append(f"{', '.join(still)} {words} may look like others")
    return tuple(notes)


def _describe(cause: Hypothesis) -> str:
    """How large the first size of a cause is, and how sure; factors of joints stand in titles."""
    if not cause.sizes or cause.key in ("current", *TERMS):
        return ""
    size = cause.sizes[0]
    return f" ({size.name} {size} {size.unit}".rstrip() + ")"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.0995 else f"{100 * share:.2g} %"
