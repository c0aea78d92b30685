"""The textbooks' names of linear parameters, and sums of them in words.

XX2 is the moment of inertia about x of the second moving body, at the origin of its frame; MX, MY,
MZ its first moment, M its mass; Fv, Fc+, Fc-, Fo and Ia friction, offset and rotor of its joint. An
R before the number says that other parameters are felt with it: ZZR1 = ZZ1 + 0.16 M2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rnea.core.model import LINEAR_PARAMETERS, Model
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array

_LETTERS = dict(
    zip(
        LINEAR_PARAMETERS,
        ("M", "MX", "MY", "MZ", "XX", "YY", "ZZ", "XY", "XZ", "YZ", "Fv", "Fc+", "Fc-", "Fo", "Ia"),
        strict=True,
    )
)
_WIDTH = len(LINEAR_PARAMETERS)


def parameter_name(column: int, grouped: bool = False) -> str:
    """Of a column of the linear parameters: of the body with that number.

    >>> parameter_name(15 + 6, grouped=True)
    'ZZR2'
    """
    body, which = divmod(column, _WIDTH)
    return f"{_LETTERS[LINEAR_PARAMETERS[which]]}{'R' if grouped else ''}{body + 1}"


def parameter_unit(model: Model, column: int) -> str:
    """The unit of a linear parameter; that of friction is the joint's own.

    >>> from rnea import load
    >>> parameter_unit(load("one_link").model, 0), parameter_unit(load("one_link").model, 6)
    ('kg', 'kg m²')
    """
    body, which = divmod(column, _WIDTH)
    name = LINEAR_PARAMETERS[which]
    if which < 4:
        return "kg" if name == "mass" else "kg m"
    if name.endswith("_origin"):
        return "kg m²"
    speed = model.bodies[body].joint.speeds[0]
    torque, per = speed.effort_unit, speed.unit
    if name == "viscous":
        return f"{torque} s/{per.partition('/')[0]}"
    return torque if name != "rotor" else ("kg m²" if torque == "N m" else "kg")


def sum_of(
    column: int,
    others: Sequence[int] | Array,
    coefficients: Sequence[float] | Array,
    formulas: Mapping[int, str] | None = None,
) -> str:
    """A base parameter in words: the kept one and what is felt with it.

    formulas: of the coefficients of other columns in place of their numbers, sums in brackets

    >>> sum_of(6, [15, 30], [0.16, 0.16])
    'ZZ1 + 0.16 (M2 + M3)'
    >>> sum_of(6, [15, 30], [0.16, 0.07], {15: "l1²", 30: "-(l1² + l2²)"})
    'ZZ1 + l1² M2 - (l1² + l2²) M3'
    """
    together: dict[tuple[str, str], list[str]] = {}
    for other, value in zip(others, coefficients, strict=True):
        if value:
            text = (formulas or {}).get(int(other)) or number(float(value))
            sign, factor = ("-", text[1:]) if text.startswith("-") else ("+", text)
            together.setdefault((sign, factor), []).append(parameter_name(int(other)))
    out = parameter_name(column)
    for (sign, factor), names in together.items():
        if factor == "1":
            out += "".join(f" {sign} {name}" for name in names)
        else:
            inside = " + ".join(names)
            out += f" {sign} {factor} {f'({inside})' if len(names) > 1 else inside}"
    return out
