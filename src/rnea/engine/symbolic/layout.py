"""How a textbook lays out terms: what stands before a bracket, what inside, and in which order.

Two layouts. *terms*: accelerations grouped by their factor, m2 l2² (q1'' + q2''), parameters with
a common factor merged, (m1 + m2) l1² q1''. *acceleration*: one bracket per acceleration, per
product of velocities, and what is left (gravity).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from rnea.engine.symbolic.equations import Index, Shared
from rnea.engine.symbolic.expression import (
    Call,
    Formula,
    Name,
    Number,
    power,
    product,
    split_sign,
    total,
)
from rnea.engine.symbolic.fourier import Multiples, Waves, waves_order
from rnea.engine.symbolic.monomials import (
    Exponents,
    Gathered,
    Grouping,
    Items,
    Term,
    Weighted,
    monomial_order,
    square_root,
    without,
)
from rnea.engine.symbolic.ring_numbers import RobotRing

Inner = tuple[tuple[Fraction, Exponents, Waves], ...]
Core = tuple[Weighted, Exponents, Waves]


@dataclass(frozen=True)
class Factored:
    """content · (inside) · common · waves · (form): one printed term."""

    content: Fraction
    inside: Weighted
    common: Exponents
    waves: Waves
    form: Weighted

    @property
    def core(self) -> Core:
        return self.inside, self.common, self.waves

    @property
    def turned(self) -> Factored:
        """The same with the sign taken into the bracket."""
        inside = tuple((-c, exponents) for c, exponents in self.inside)
        return replace(self, content=-self.content, inside=inside)


class FormulaLayout(Grouping):
    """Terms of one robot's ring turned into formulas."""

    def __init__(
        self, ring: RobotRing, rows: Sequence[Sequence[Term]], taken: Iterable[str] = ()
    ) -> None:
        """taken: names that a reader knows, which no factor may get."""
        super().__init__(decimals=not ring.parameters)
        self.ring = ring
        self.taken = {*ring.names, *taken}
        self.one: Weighted = ((Fraction(1), (0,) * 2 * ring.n),)
        # masses and moments of inertia are what a textbook takes out: they enter linearly
        self.linear = [
            i
            for i, name in enumerate(ring.scalars)
            if name in ring.parameters and all(t.parameters[i] <= 1 for row in rows for t in row)
        ]

    # ---- the two layouts -----------------------------------------------------------------------

    def by_terms(self, terms: Sequence[Term]) -> Formula:
        """Plain terms: accelerations first, then velocities, then what does not move."""
        n = self.ring.n
        accelerated = [t for t in terms if any(t.motion[n:])]
        moving = [t for t in terms if any(t.motion[:n])]
        still = [t for t in terms if not any(t.motion)]
        others = [*self.factored(moving, lambda m: m), *self.factored(still, lambda m: m)]
        return total(self.total(accelerated), *map(self.formula, others))

    def by_acceleration(self, terms: Sequence[Term]) -> Formula:
        """One bracket for each acceleration and each product of velocities, then the rest."""
        brackets: dict[Exponents, list[Term]] = {}
        for term in terms:
            brackets.setdefault(term.motion, []).append(term)
        still = brackets.pop((0,) * 2 * self.ring.n, [])
        parts = [
            product(self.bracket(brackets[motion]), self.motion(motion))
            for motion in sorted(brackets, key=self._motion_order)
        ]
        return total(*parts, self.still(still))

    def total(self, terms: Sequence[Term]) -> Formula:
        """Everything that shares parameters and waves in one bracket, whatever its motion."""
        return total(*map(self.formula, self.factored(terms, lambda m: True)))

    def with_common_factors(
        self, entries: Mapping[Index, Sequence[Term]]
    ) -> tuple[Shared, dict[Index, Formula]]:
        """A matrix whose entries share factors: those named (h, or h1, h2, ...), and the entries.

        The Coriolis matrix of a planar arm is the textbook's h = -m2 l1 lc2 sin q2 times
        velocities.
        """
        laid_out = {
            key: self.factored(terms, lambda m: True, self.joined) for key, terms in entries.items()
        }
        # l - r and r - l are one factor: as it was met first
        known: set[Core] = set()
        for key, parts in laid_out.items():
            laid_out[key] = [f.turned if f.turned.core in known else f for f in parts]
            known.update(f.core for f in laid_out[key])
        signs: dict[Core, list[int]] = {}
        for f in itertools.chain(*laid_out.values()):
            signs.setdefault(f.core, []).append(1 if f.content > 0 else -1)
        cores = [core for core, uses in signs.items() if len(uses) > 1 and core[2]]
        names = dict(zip(cores, self._free_names(len(cores)), strict=True))
        shared = [
            (name, self.formula(Factored(Fraction(signs[core][0]), *core, self.one)))
            for core, name in names.items()
        ]
        formulas = {}
        for key, parts in laid_out.items():
            # what multiplies the same velocities goes in one bracket: (h1 + h2) q2'
            pieces: dict[Weighted, list[Formula]] = {}
            for f in sorted(parts, key=lambda f: cores.index(f.core) if f.core in names else -1):
                if f.core in names:
                    piece = product(Number(f.content * signs[f.core][0]), Name(names[f.core]))
                else:
                    piece = self.formula(replace(f, form=self.one))
                pieces.setdefault(f.form, []).append(piece)
            formulas[key] = total(
                *(product(_one_sign(same), self._form(form)) for form, same in pieces.items())
            )
        return shared, formulas

    def _free_names(self, count: int) -> list[str]:
        """h, or h1, h2, ...; another letter where the robot has such a name."""
        letters = itertools.chain(("h", "eta", "kappa"), (f"h_{'x' * i}" for i in range(1, 99)))
        for letter in letters:
            names = [letter] if count == 1 else [f"{letter}{i + 1}" for i in range(count)]
            # nor h1 beside the robot's own h
            if not self.taken & {letter, *names}:
                break
        return names

    # ---- the pieces ----------------------------------------------------------------------------

    def factored(
        self,
        terms: Sequence[Term],
        together: Callable[[Exponents], object],
        gather: Callable[[Items], Gathered] | None = None,
    ) -> list[Factored]:
        """Terms of equal parameters and waves joined in one form of the motion.

        `together` says by its value which motions may share a bracket, `gather` which parameters.
        """
        forms: dict[tuple[Exponents, Waves, object], dict[Exponents, Fraction]] = {}
        for t in terms:
            key = (t.parameters, t.waves, together(t.motion))
            forms.setdefault(key, {})[t.motion] = t.coefficient
        groups: dict[tuple[Waves, Weighted], list[tuple[Fraction, Exponents]]] = {}
        for (parameters, waves, _), form in forms.items():
            ordered = sorted(form.items(), key=lambda item: self._motion_order(item[0]))
            content, primitive = self.primitive([(c, m) for m, c in ordered], whole=True)
            groups.setdefault((waves, primitive), []).append((content, parameters))
        factored = [
            Factored(*parts, waves, form)
            for (waves, form), items in groups.items()
            for parts in (gather or self.merged)(items)
        ]
        return sorted(factored, key=self._factored_order)

    def bracket(self, terms: Sequence[Term]) -> Formula:
        """A sum with the parameters that enter linearly taken out: m2 (l1² + lc2² + ...)."""
        left = [(t.coefficient, t.parameters, t.waves) for t in terms]
        taken: dict[Inner, list[int]] = {}
        while left:
            counts = {i: sum(exps[i] for _, exps, _ in left) for i in self.linear}
            best = max(counts, key=lambda i: (counts[i], -i), default=None)
            if best is None or counts[best] < 2:
                break
            inside = [(c, without(exps, best), waves) for c, exps, waves in left if exps[best]]
            left = [item for item in left if not item[1][best]]
            taken.setdefault(tuple(sorted(inside, key=_inner_order)), []).append(best)
        parts: list[tuple[tuple[int, int], Formula]] = []
        for inner, generators in taken.items():
            content = self.content([c for c, _, _ in inner])
            outside = total(*(self._scalar(i) for i in sorted(generators)))
            body = total(*(self._simple(c / content, exps, waves) for c, exps, waves in inner))
            parts.append(((0, min(generators)), product(Number(content), outside, body)))
        for c, exps, waves in sorted(left, key=_inner_order):
            first = next((i for i, e in enumerate(exps) if e), len(exps))
            parts.append(((len(waves), first), self._simple(c, exps, waves)))
        return total(*(formula for _, formula in sorted(parts, key=lambda part: part[0])))

    def still(self, terms: Sequence[Term]) -> Formula:
        """What does not move, one bracket for each angle: (m1 + m2) l1 g cos q1."""
        groups: dict[Waves, list[tuple[Fraction, Exponents]]] = {}
        for t in terms:
            groups.setdefault(t.waves, []).append((t.coefficient, t.parameters))
        return total(
            *(
                self.formula(Factored(*parts, waves, self.one))
                for waves in sorted(groups, key=waves_order)
                for parts in self.joined(groups[waves])
            )
        )

    def formula(self, f: Factored) -> Formula:
        # positive terms first: (q3 - r3), not (-r3 + q3)
        ordered = sorted(f.inside, key=lambda item: item[0] < 0)
        inside = total(*(self._simple(c, exps, ()) for c, exps in ordered))
        common, waves = self._simple(Fraction(1), f.common, ()), self._waves(f.waves)
        # (m1 + m2) l1², but m3 (q3 - r3): in the order of the names
        masses_first = monomial_order(f.inside[0]) < monomial_order((Fraction(1), f.common))
        parameters = (inside, common) if masses_first else (common, inside)
        return product(Number(f.content), *parameters, *waves, self._form(f.form))

    def _form(self, form: Weighted) -> Formula:
        root = square_root({motion: c for c, motion in form})
        if root is None or len(form) == 1:
            return total(*(product(Number(c), self.motion(motion)) for c, motion in form))
        names = (*self.ring.qd, *self.ring.qdd)
        return power(total(*(product(Number(c), Name(names[i])) for i, c in root.items())), 2)

    def motion(self, exponents: Exponents) -> Formula:
        names = (*self.ring.qd, *self.ring.qdd)
        return product(*(power(Name(n), e) for n, e in zip(names, exponents, strict=True) if e))

    def _simple(self, coefficient: Fraction, exponents: Exponents, waves: Waves) -> Formula:
        factors = [power(self._scalar(i), e) for i, e in enumerate(exponents) if e]
        return product(Number(coefficient), *factors, *self._waves(waves))

    def _scalar(self, index: int) -> Formula:
        name = self.ring.scalars[index]
        if name in self.ring.root:
            return Call("sqrt", formula_of(self.ring.root[name]))
        if name in self.ring.inverse:
            return power(formula_of(self.ring.inverse[name]), -1)
        return Name(name)

    def _waves(self, waves: Waves) -> list[Formula]:
        return [
            power(Call(wave[0], self._angle(wave[1])), waves.count(wave))
            for wave in dict.fromkeys(waves)
        ]

    def _angle(self, multiples: Multiples) -> Formula:
        parts = []
        for name, k in zip(self.ring.angles, multiples, strict=True):
            constant = self.ring.constant_angles.get(name)
            angle = Name(name) if constant is None else formula_of(constant)
            parts.append(product(Number(Fraction(k)), angle))
        return total(*parts)

    # ---- order ---------------------------------------------------------------------------------

    def _motion_order(self, motion: Exponents) -> tuple[object, ...]:
        """Accelerations first, then squares of velocities, then their products."""
        n = self.ring.n
        return (sum(motion[:n]), -max(motion, default=0), tuple(-e for e in motion))

    def _factored_order(self, f: Factored) -> tuple[object, ...]:
        return (
            len(f.waves),
            self._motion_order(f.form[0][1]) if len(f.form) == 1 else (0, 0, ()),
            waves_order(f.waves),
            monomial_order(f.inside[0]),
            monomial_order((Fraction(1), f.common)),
        )


def _one_sign(pieces: Sequence[Formula]) -> Formula:
    """Their sum, a common minus before the bracket."""
    split = [split_sign(piece) for piece in pieces]
    if len(pieces) > 1 and all(negative for negative, _ in split):
        return product(Number(Fraction(-1)), total(*(bare for _, bare in split)))
    # positive terms first
    return total(*sorted(pieces, key=lambda piece: split_sign(piece)[0]))


def formula_of(value: object) -> Formula:
    """A constant angle, the square under a root or a denominator, from SymPy to a formula."""
    import sympy

    match value:
        case sympy.Rational():
            return Number(Fraction(int(value.p), int(value.q)))
        case sympy.Add():
            return total(*map(formula_of, value.as_ordered_terms()))
        case sympy.Mul():
            return product(*map(formula_of, value.as_ordered_factors()))
        case sympy.Pow(base=base, exp=sympy.Integer() as exponent):
            return power(formula_of(base), int(exponent))
        case sympy.Pow(base=base, exp=exponent) if exponent.q == 2:
            return power(Call("sqrt", formula_of(base)), int(exponent.p))
        case sympy.cos() | sympy.sin():
            return Call(value.func.__name__, formula_of(value.args[0]))
    return Name(str(value))


def _inner_order(item: tuple[Fraction, Exponents, Waves]) -> tuple[object, ...]:
    return (waves_order(item[2]), tuple(-e for e in item[1]))
