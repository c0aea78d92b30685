"""Angles that were meant to be a part of pi and lost their digits."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.link_sizes import reach
from rnea.apps.check.lint.subject import Subject, as_written
from rnea.apps.units.entry_units import entries
from rnea.core.description import Expression, Scalar
from rnea.core.findings import NOTE, WARNING, Finding

# neighbouring numbers are farther apart beyond it than a part of pi is believed to be rounded
_LARGEST = 1e9


@dataclass(frozen=True)
class TruncatedAngle:
    """An angle, the part of pi it was meant to be, as value and as text, and its kept digits."""

    value: float
    meant: float
    text: str
    kept: str

    @property
    def error(self) -> float:
        return abs(self.value - self.meant)


def check(subject: Subject) -> Iterator[Finding]:
    far = reach(subject.model) if subject.model is not None else 1.0
    for entry, value in entries(subject.description):
        if entry.role != "angle":
            continue
        number = subject.number(value, entry.path)
        part = truncated(value, number)
        if part is not None:
            yield Finding(
                # a millimetre at the robot's tip is more than an arm repeats to
                WARNING if part.error * far > 1e-3 else NOTE,
                *("pi-truncated", entry.owner, entry.path),
                f"{as_written(value)} is {part.text} with {part.kept}: "
                f"{'sin' if abs(math.sin(part.meant)) < 1e-9 else 'cos'} off by {part.error:.2g}",
                f"frames tilt by {part.error:.2g} rad, {part.error * far * 1000:.2g} mm at the "
                f"reach of {far:.3g} m, and zeros of a closed form become tiny terms",
                f"{part.text} = {part.meant!r}",
            )
        # what exporters leave of an angle computed with few digits of pi
        elif 0 < abs(number) < 1e-5 and not isinstance(value, Expression):
            yield Finding(
                *(NOTE, "angle-residue", entry.owner, entry.path),
                f"{as_written(value)} rad is nearly nothing",
                "an exporter's rounding: frames that should be parallel are not quite",
                "0",
            )


def truncated(value: Scalar, number: float) -> TruncatedAngle | None:
    """The part of pi that an angle was meant to be, if it is one with too few digits.

    The coarser the part of pi, the fewer digits are believed to mean it: two decimals (1.57, 3.14)
    mean right angles alone, three also 45°, four also 15° and 30°. An angle is caught if it equals
    the rounded or the cut-off text of pi's part, its single-precision value, or lies within 1e-9.
    """
    if not abs(number) < _LARGEST or (isinstance(value, Expression) and "pi" in value.text):
        return None
    steps = round(number / (math.pi / 12))
    if steps == 0:
        return None
    meant = steps * math.pi / 12
    error = abs(number - meant)
    # four units in the last place: the product above and one operation of the file's writer
    if error <= 4 * math.ulp(meant) or error > 5e-3:
        return None
    text = _part_of_pi(steps)
    if number == float(np.float32(meant)):
        return TruncatedAngle(number, meant, text, "single precision")
    least = 2 if steps % 6 == 0 else 3 if steps % 3 == 0 else 4
    for decimals in range(least, 16):
        factor = 10.0**decimals
        cut = math.copysign(math.floor(abs(meant) * factor) / factor, meant)
        if number in (round(meant, decimals), round(cut, decimals)):
            return TruncatedAngle(number, meant, text, f"{decimals} decimals")
    if error < 1e-9:
        return TruncatedAngle(number, meant, text, f"{int(-math.log10(error))} right decimals")
    return None


def _part_of_pi(steps: int) -> str:
    divisor = math.gcd(steps, 12)
    above, below = steps // divisor, 12 // divisor
    text = {1: "pi", -1: "-pi"}.get(above, f"{above}*pi")
    return text if below == 1 else f"{text}/{below}"
