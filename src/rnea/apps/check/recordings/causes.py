"""Why do a recording and a model disagree? Likely causes, ranked, each with what it would leave.

Every suspect is tried alone, the best of them together with every other. What a joint spends by
itself (friction, offset, rotor) goes with each of them as far as it pays (`evidence`). A cause is
named only if it explains the effort clearly better than doing without it, by more than the price
of its numbers, and if what it explains is worth a word. Causes that belong together are ranked by
what would be left without each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import Residual, rms
from rnea.apps.check.recordings.certainty import deviations
from rnea.apps.check.recordings.evidence import Evidence, Explanation
from rnea.apps.check.recordings.hypotheses import (
    FAMILIES,
    Family,
    FittedHypothesis,
    Size,
    columns,
    units,
)
from rnea.apps.check.recordings.joint_losses import TERM_WORDS, Spent, spent_by
from rnea.apps.check.recordings.joint_terms import TERMS, labels
from rnea.apps.check.recordings.measured import MeasuredMotion, refuse_unfit
from rnea.apps.identify.data.lag import Lag
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_CLEARLY = 10.0  # in logarithms of likelihood, beyond what its numbers cost
_WORTH = 0.03  # of a joint's effort: causes that explain less are not named
_SHRINKS = 0.1  # of what is left without it, in some joint
_FOLLOWED = 3  # so many suspects, of different families, are tried with a second one
_NEAR = 0.15  # of the effort
_HINTS = 3.0  # logarithms of likelihood that another cause must bring to be listed
_ALSO = 3.0  # times what is left: causes that leave more are none
_SHOWN = 4  # so many more are listed
_WELL_TOLD = 5.0  # deviations: a payload of less is no number to be entered anywhere


@dataclass(frozen=True, eq=False)
class Hypothesis:
    """One likely cause.

    title, explanation, remedy   in words
    left      RMS of the effort that is left, relative, if this is the only cause; of one in place
              of others: together with friction, offsets and rotors
    without   the same if all other causes named are right and this one is not
    gain      logarithm of likelihood that it brings
    sizes     what was fitted, each with its standard deviation
    """

    key: str
    title: str
    explanation: str
    remedy: str
    left: float
    without: float
    gain: float
    sizes: tuple[Size, ...] = ()


@dataclass(frozen=True, eq=False)
class Hypotheses:
    """before, after: what the file and what the named causes leave of the effort.

    found    the causes that explain the recording together, the gravest first; empty: none needed
    others   further ones that would explain it in place of these, and less well
    best     the explanation behind `found`, on the rows that were searched
    explained  efforts (N, n) of that explanation in all rows
    friction   (N, n): the friction among them that the file lacks
    terms      by joint, what it spends by itself: offset, viscous, coulomb, rotor
    """

    before: Residual
    after: Residual
    found: tuple[Hypothesis, ...]
    others: tuple[Hypothesis, ...]
    best: Explanation
    explained: Array
    friction: Array
    terms: tuple[Spent, ...]
    joints: tuple[str, ...]


def likely_causes(robot: Robot, measured: MeasuredMotion, lag: Lag | None = None) -> Hypotheses:
    """What makes a recording differ from its model, in words; lag: where it is known."""
    refuse_unfit(robot, measured)
    return HypothesisSearch(Evidence(robot, measured, lag)).result()


class HypothesisSearch:
    """Suspects alone, then two together; held against the model as it is."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.families: dict[str, Family] = {}
        alone = self._candidates(())
        # rows count as independent as the best of them leaves them
        evidence.recount(max(alone, key=lambda x: x.score, default=evidence.explain(())))
        self.plain = evidence.explain((), terms=())
        self.none = evidence.explain(())
        self.alone = self._anew(alone)
        self.best = self._chosen()

    def _anew(self, found: list[Explanation]) -> list[Explanation]:
        again = (self.evidence.explain(explanation.mistakes) for explanation in found)
        return sorted(again, key=lambda x: -x.score)

    def _candidates(self, made: tuple[Mistake, ...]) -> list[Explanation]:
        families = {mistake.family for mistake in made}
        # a column under the wrong name would leave much more
        near = made and self.evidence.left(self.evidence.explain(made)).overall < _NEAR
        found = []
        for family in FAMILIES:
            if near and family in (columns, units):
                continue
            for mistake in family(self.evidence, made):
                self.families[mistake.key] = family
                if mistake.family not in families or not mistake.family:
                    found.append(self.evidence.explain((*made, mistake)))
        return found

    def _chosen(self) -> Explanation:
        best = self._better(self.none, self.alone)
        if not best.mistakes or self.evidence.is_noise(best):
            return best
        pairs: list[Explanation] = []
        for first in self._leading():
            pairs += self._candidates(first.mistakes)
        pairs = [self._refitted(pair) for pair in sorted(pairs, key=lambda x: -x.score)[:3]]
        return self._better(best, pairs)

    def _leading(self) -> list[Explanation]:
        """The best of every family, as far as they bring anything."""
        leading: dict[str, Explanation] = {}
        for one in self.alone:
            if one.score > self.none.score:
                leading.setdefault(one.mistakes[0].family, one)
        return list(leading.values())[:_FOLLOWED]

    def _refitted(self, pair: Explanation) -> Explanation:
        """Sizes of the first were fitted without the second."""
        first, second = pair.mistakes
        again = [
            self.evidence.explain((mistake, second))
            for mistake in self.families[first.key](self.evidence, (second,))
            if mistake.key == first.key and mistake.numbers
        ]
        return max([pair, *again], key=lambda x: x.score)

    def _better(self, best: Explanation, pool: list[Explanation]) -> Explanation:
        """The best of those in a pool that explain clearly more than the simpler one.

        What is certain and too small to be worth a word must not hide what is worth one: a lag of
        some milliseconds may score higher than a sign.
        """
        clearly = [one for one in pool if one.score - best.score > _CLEARLY]
        worthy = [one for one in clearly if self._worth(one, best)]
        return max(worthy, key=lambda x: x.score, default=best)

    def _worth(self, one: Explanation, without: Explanation) -> bool:
        """Whether something is explained that is seen in some joint beside the effort."""
        before, after = rms(without.rest), rms(one.rest)
        shrinks = after < (1 - _SHRINKS) * before
        explained = np.sqrt(np.maximum(before**2 - after**2, 0)) > _WORTH * self.evidence.scale
        return bool(np.any(shrinks & explained))

    # ---- in words ------------------------------------------------------------------------------

    def result(self) -> Hypotheses:
        best = self.best
        whole = self.evidence.whole_fit(best)
        of_mistakes, of_terms = deviations(self.evidence, best)
        spent = spent_by(self.evidence.robot.model, best.terms, whole.sizes, of_terms)
        found = [*self._mistakes(best, of_mistakes), *self._terms(best, spent)]
        found.sort(key=lambda cause: (-cause.without, -cause.gain))
        families = {mistake.family for mistake in best.mistakes}
        others = []
        for one in self.alone:
            family = one.mistakes[0].family
            if family not in families and one.score - self.none.score > _HINTS:
                families.add(family)
                others.append(self._cause(one.mistakes[0], one, self.none, True))
        after = whole.left.overall
        others = [cause for cause in others if cause.left < _ALSO * after + _WORTH / 10]
        return Hypotheses(
            before=self.evidence.whole_fit(self.plain).left,
            after=whole.left,
            found=tuple(found),
            others=tuple(others[:_SHOWN]),
            best=best,
            explained=whole.tau,
            friction=whole.friction,
            terms=spent,
            joints=self.evidence.robot.joint_names,
        )

    def _mistakes(self, best: Explanation, off: list[Array]) -> Iterator[Hypothesis]:
        for mistake, deviation in zip(best.mistakes, off, strict=True):
            rest = tuple(other for other in best.mistakes if other is not mistake)
            cause = self._cause(mistake, best, self.evidence.explain(rest))
            if isinstance(mistake, FittedHypothesis):
                sizes = mistake.sizes
                if mistake.at is not None:
                    both = zip(sizes, deviation.tolist(), strict=True)
                    sizes = tuple(size._replace(deviation=x) for size, x in both)
                told = sizes[0].deviation * _WELL_TOLD < abs(sizes[0].value)
                # what two causes of weight share is told by neither
                alone = not {"masses", "mounting"} & {other.key for other in rest}
                cure = (
                    mistake.uncertain_remedy
                    if mistake.uncertain_remedy and not (told and alone)
                    else cause.remedy
                )
                cause = replace(cause, sizes=sizes, remedy=cure)
            yield cause

    def _cause(
        self, mistake: Mistake, best: Explanation, without: Explanation, instead: bool = False
    ) -> Hypothesis:
        alone = best if instead else self.evidence.explain((mistake,), ())
        return Hypothesis(
            *(mistake.key, mistake.title, mistake.explanation, mistake.remedy),
            left=self._left(alone),
            without=self._left(without),
            gain=best.score - without.score,
        )

    def _left(self, explanation: Explanation) -> float:
        return self.evidence.whole_fit(explanation).left.overall

    def _terms(self, best: Explanation, spent: tuple[Spent, ...]) -> Iterator[Hypothesis]:
        """Terms that joints spend by themselves, each beside the others."""
        for name, (title, explanation, cure) in TERM_WORDS.items():
            less = self.evidence.explain(best.mistakes, tuple(x for x in TERMS if x != name))
            if name not in best.fitted_terms or best.score - less.score <= _CLEARLY:
                continue
            if not self._worth(best, less):
                continue
            alone = self.evidence.explain((), (name,))
            joints = [
                joint
                for joint, terms in zip(self.evidence.robot.joint_names, best.terms, strict=True)
                if name in terms
            ]
            every = len(joints) == int(self.evidence.measured.sum())
            told = "all joints" if every else ", ".join(joints)
            yield Hypothesis(
                *(name, title.format(told), explanation, cure),
                left=self._left(alone),
                without=self._left(less),
                gain=best.score - less.score,
                sizes=tuple(
                    of_joint[label]._replace(name=f"{joint} {label}" if name != label else joint)
                    for joint, of_joint in zip(self.evidence.robot.joint_names, spent, strict=True)
                    for label in labels((name,))
                    if label in of_joint
                ),
            )
