"""Base parameters as sums with a robot's lengths as symbols: ZZR1 = ZZ1 + YY2 + a2² (M3 + M4).

Which parameters are kept, numbers decide (`rnea.identify`): the direction of gravity and parallel
axes hide more than a chain's structure tells. The coefficients are formulas (`unfelt_pairs.py`),
each as near to its number as rounding leaves it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rnea.core.description import Description, DHTable
from rnea.core.model import Model
from rnea.core.recursions.regressors.base_parameters import BaseParameters
from rnea.engine.symbolic.expression import Formula
from rnea.engine.symbolic.naming import Naming, lengths_named


@dataclass(frozen=True)
class BaseSums:
    """formulas: of the coefficient of every dependent column in every kept one, by both columns;
    those that are zero, or that only numbers tell, are missing
    lengths: the symbols in them and their values (m)
    meaning: of symbols that no file has introduced, in words
    """

    formulas: Mapping[tuple[int, int], Formula]
    lengths: Mapping[str, float]
    meaning: str = ""


def base_sums(description: Description, model: Model, base: BaseParameters) -> BaseSums | None:
    """The coefficients of a robot's base parameters as formulas of its lengths.

    None where a robot has no symbols: formats other than our own give numbers without a name, and
    a joint that follows another moves by its coordinate, which lengths do not say.
    """
    if model.has_mimics or description.format not in ("", "toml"):
        return None
    # SymPy takes a while to import
    from rnea.engine.symbolic.length_ring import Lengths
    from rnea.engine.symbolic.regrouping import solved

    named = lengths_named(description)
    lengths = Lengths({name: float(value) for name, value in named.parameters.items()})
    formulas = solved(named, lengths, base)
    return BaseSums(
        {place: lengths.formula(polynomial) for place, polynomial in formulas.items()},
        lengths.used_in(formulas.values()),
        _meaning(named),
    )


def _meaning(named: Naming) -> str:
    if named.values == "names":
        return ""
    if isinstance(named.description.structure, DHTable):
        return "ai, di: lengths of row i of the table"
    return (
        "pxi, pyi, pzi: the position of joint i on its parent link, joints counted in the order "
        "of the file, fixed ones too"
    )
