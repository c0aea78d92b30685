"""Text in LaTeX, where no name is a command."""

from __future__ import annotations

import re

from rnea.core.spatial import plain

_SAFE = {sign: f"\\{sign}" for sign in "&%$#_{}"} | {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "²": "$^2$",
    "→": r"$\to$",
    "ω": r"$\omega$",
    "η": r"$\eta$",
    "ε": r"$\varepsilon$",
    "θ": r"$\theta$",
    "α": r"$\alpha$",
    "τ": r"$\tau$",
    "λ": r"$\lambda$",
    "μ": r"$\mu$",
    "ᵀ": "$^T$",
    "′": "$'$",
    "ḋ": r"$\dot{d}$",
    "³": "$^3$",
} | {small: f"$_{k}$" for k, small in enumerate("₀₁₂₃₄₅₆₇₈₉")}  # fmt: skip
_DOTS = {"\u0307": r"\dot", "\u0308": r"\ddot"}


def latex_text(text: str) -> str:
    r"""Every sign that LaTeX would read as a command, as that sign.

    >>> print(latex_text(r"\input{joint_1}"))
    \textbackslash{}input\{joint\_1\}
    """
    pieces = re.split("(.[\u0307\u0308])", plain(text))
    return "".join(
        _dotted(piece) if k % 2 else "".join(_SAFE.get(sign, sign) for sign in piece)
        for k, piece in enumerate(pieces)
    )


def _dotted(piece: str) -> str:
    """A letter and the dots above it, which are signs of their own."""
    letter, dots = piece[0], piece[1]
    return f"${_DOTS[dots]}{{{_SAFE.get(letter, letter).strip('$')}}}$"
