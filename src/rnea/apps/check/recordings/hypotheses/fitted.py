"""Fitted: a mistake whose sizes were fitted, so that what they are sure to can be asked."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array


class Size(NamedTuple):
    """A number that was fitted, with its standard deviation (nan: not known)."""

    name: str
    value: float
    unit: str = ""
    deviation: float = float("nan")

    def __str__(self) -> str:
        """With its deviation, to as many digits as that says.

        >>> str(Size("mass", 1.1108, "kg", 0.159)), str(Size("lag", 25.0, "ms"))
        ('1.11 ± 0.16', '25')
        """
        if not math.isfinite(self.deviation) or self.deviation <= 0:
            return number(self.value, 3)
        digits = max(0, 1 - math.floor(math.log10(self.deviation)))
        return f"{self.value:.{digits}f} ± {number(self.deviation, 2)}"


@dataclass(frozen=True, eq=False)
class FittedHypothesis(Mistake):
    """sizes: what was fitted; at: the mistake with other values (k,) of them, None where their
    deviations are known already; uncertain_remedy: what to do
    where the first size is not identified well."""

    sizes: tuple[Size, ...] = ()
    at: Callable[[Array], Mistake] | None = None
    uncertain_remedy: str = ""
