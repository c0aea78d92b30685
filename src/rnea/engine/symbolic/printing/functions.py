"""What every target says of a function alike: its title, its units, and which entries it lists."""

from __future__ import annotations

import numpy as np

from rnea.engine.symbolic.equations import Equations, SymbolicFunction
from rnea.engine.symbolic.expression import Formula

# title, explanation as text, explanation in LaTeX
_ABOUT = {
    "tau": ("Torques and forces", "tau: {units}", "{Units}."),
    "M": (
        "Mass matrix",
        "M: mass matrix, symmetric ({units}); tau = M q'' + C q' + g",
        r"Symmetric ({units}); $\tau = M \ddot{q} + C \dot{q} + g$.",
    ),
    "C": (
        "Coriolis matrix",
        "C: Coriolis matrix, Christoffel choice: dM/dt - 2 C is skew-symmetric",
        r"Christoffel choice: $\dot{M} - 2 C$ is skew-symmetric.",
    ),
    "g": (
        "Gravity",
        "g: what holds the robot still against gravity: {units}",
        "What holds the robot still: {units}.",
    ),
    "T": ("Kinetic energy", "T: kinetic energy (J)", "In J."),
    "V": ("Potential energy", "V: potential energy (J)", "In J."),
    "c": (
        "Christoffel symbols",
        "c_ijk: (C q')_i = sum over j, k of c_ijk q_j' q_k'; c_ijk = c_ikj",
        r"$(C \dot{q})_i = \sum_{j,k} c_{ijk} \, \dot{q}_j \, \dot{q}_k$; $c_{ijk} = c_{ikj}$.",
    ),
}


def title(function: SymbolicFunction) -> str:
    return _ABOUT[function.symbol][0]


def explained(equations: Equations, function: SymbolicFunction, latex: bool = False) -> str:
    """One line on what a function is, with its units."""
    if function.symbol == "M":
        units = _mass_units(equations).replace("²", "$^2$" if latex else "²")
    else:
        symbol = r"\tau" if latex and function.symbol == "tau" else function.symbol
        units = _by_unit(equations, f"${symbol}_{{{{{{}}}}}}$" if latex else symbol + "{}")
    sentence = _ABOUT[function.symbol][2 if latex else 1].replace("{units}", units)
    return sentence.replace("{Units}", units[:1].upper() + units[1:])


def _by_unit(equations: Equations, label: str) -> str:
    """Which of the joints have torques, which forces."""
    kinds = {"N m": ("torque", "torques"), "N": ("force", "forces")}
    parts = []
    for unit, names in kinds.items():
        labels = [label.format(i) for i, u in enumerate(equations.units, start=1) if u == unit]
        if len(labels) == len(equations.units) > 0:
            return f"{names[len(labels) > 1]} ({unit})"
        if labels:
            parts.append(f"{names[len(labels) > 1]} {', '.join(labels)} ({unit})")
    return " and ".join(parts) or "torques (N m) and forces (N)"


def _mass_units(equations: Equations) -> str:
    if len(set(equations.units)) == 1:
        return {"N m": "kg m²", "N": "kg"}[equations.units[0]]
    return "kg m² between turning joints, kg between sliding ones, kg m between the two"


def listed(function: SymbolicFunction) -> dict[str, Formula]:
    """Entries for reading by the text of their index, of symmetric ones only the first."""
    comma = "," if function.shape and function.shape[0] > 9 else ""
    return {
        comma.join(str(i + 1) for i in index): formula
        for index, formula in function.entries.items()
        if _is_listed(function, index)
    }


def has_zeros(function: SymbolicFunction) -> bool:
    """Whether some entries are missing from the list because they are zero."""
    every = sum(_is_listed(function, index) for index in np.ndindex(function.shape))
    return len(listed(function)) < every


def _is_listed(function: SymbolicFunction, index: tuple[int, ...]) -> bool:
    return function.symbol not in ("M", "c") or index[-2] <= index[-1]
