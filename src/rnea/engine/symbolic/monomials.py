"""Sums of monomials: what to take out of a bracket, and what to leave inside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, isqrt, lcm

from rnea.engine.symbolic.fourier import Waves

Exponents = tuple[int, ...]
Weighted = tuple[tuple[Fraction, Exponents], ...]
"""A linear combination of monomials."""
Items = Sequence[tuple[Fraction, Exponents]]
Gathered = list[tuple[Fraction, Weighted, Exponents]]
"""Content, inside and common factor of each bracket."""


@dataclass(frozen=True)
class Term:
    """coefficient · parameters · motion · waves.

    parameters: exponents of the ring's `scalars` (sliding coordinates among them); motion:
    exponents of qd1, qd2, ..., qdd1, qdd2, ...
    """

    coefficient: Fraction
    parameters: Exponents
    motion: Exponents
    waves: Waves


class Grouping:
    """How brackets are formed; `decimals`: the coefficients are measured numbers."""

    def __init__(self, decimals: bool) -> None:
        self.decimals = decimals

    def merged(self, items: Items) -> Gathered:
        """Monomials that differ in one factor joined: m1 l1² + m2 l1² = (m1 + m2) l1².

        Largest groups first, and among them the common factor of the highest power, so that the
        bracket holds masses rather than lengths.
        """
        left, out = sorted(items, key=monomial_order), []
        while left:
            owners: dict[Exponents, list[int]] = {}
            for position, (_, exps) in enumerate(left):
                for i in (i for i, e in enumerate(exps) if e == 1):
                    owners.setdefault(without(exps, i), []).append(position)
            best = max(owners, key=lambda c: (len(owners[c]), max(c)), default=None)
            if best is None or len(owners[best]) < 2:
                break
            group = [left[position] for position in owners[best]]
            content, inside = self.primitive([(c, minus(exps, best)) for c, exps in group])
            out.append((content, inside, best))
            left = [item for item in left if item not in group]
        nothing = ((Fraction(1), (0,) * len(items[0][1])),) if items else ()
        return out + [(c, nothing, exps) for c, exps in left]

    def joined(self, items: Items) -> Gathered:
        """All monomials in one bracket, their common factor outside."""
        ordered = sorted(items, key=monomial_order)
        common = tuple(min(column) for column in zip(*(e for _, e in ordered), strict=True))
        content, inside = self.primitive([(c, minus(exps, common)) for c, exps in ordered])
        return [(content, inside, common)]

    def primitive(self, items: Items, whole: bool = False) -> tuple[Fraction, Weighted]:
        """A linear combination as a number times one without a common number."""
        content = self.content([c for c, _ in items], whole)
        return content, tuple((c / content, key) for c, key in items)

    def content(self, coefficients: Sequence[Fraction], whole: bool = False) -> Fraction:
        """Sign and common number to take out: -2 a - 2 b = -2 (a + b).

        a/3 + b stays, unless only whole numbers are wanted inside. Decimals have common divisors
        that mean nothing: they stay, too, unless 1 and 2 would be left inside.
        """
        content = Fraction(
            gcd(*(c.numerator for c in coefficients)), lcm(*(c.denominator for c in coefficients))
        )
        several = len(coefficients) > 1
        if several and not whole and any(abs(c) == 1 for c in coefficients):
            content = Fraction(1)
        if several and self.decimals and max(map(abs, coefficients)) > 2 * content:
            content = Fraction(1)
        return -content if all(c < 0 for c in coefficients) else content


def square_root(form: Mapping[Exponents, Fraction]) -> dict[int, Fraction] | None:
    """The linear form whose square is a quadratic one: q1'² + 2 q1' q2' + q2'² = (q1' + q2')²."""
    squares = {m.index(2): c for m, c in form.items() if max(m) == 2 == sum(m)}
    root: dict[int, Fraction] = {}
    for i, c in sorted(squares.items()):
        size = Fraction(isqrt(abs(c.numerator)), isqrt(c.denominator))
        if size * size != c:
            return None
        first = next(iter(root), i)
        mixed = tuple(int(k in (i, first)) for k in range(len(next(iter(form)))))
        sign = -1 if form.get(mixed, 0) < 0 else 1
        root[i] = sign * size
    expected: dict[Exponents, Fraction] = {}
    for i, a in root.items():
        for j, b in root.items():
            key = tuple((k == i) + (k == j) for k in range(len(next(iter(form)))))
            expected[key] = expected.get(key, Fraction(0)) + a * b
    return root if root and expected == dict(form) else None


def without(exponents: Exponents, index: int) -> Exponents:
    """The monomial divided by one of its factors."""
    return (*exponents[:index], exponents[index] - 1, *exponents[index + 1 :])


def minus(a: Exponents, b: Exponents) -> Exponents:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def monomial_order(item: tuple[Fraction, Exponents]) -> tuple[int, ...]:
    return tuple(-e for e in item[1])
