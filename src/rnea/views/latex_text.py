"""Text in LaTeX, where no name is a command."""

from __future__ import annotations

_SAFE = {sign: f"\\{sign}" for sign in "&%$#_{}"} | {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "²": "$^2$",
    "→": r"$\to$",
    "ω": r"$\omega$",
    "η": r"$\eta$",
    "ε": r"$\varepsilon$",
}


def latex_text(text: str) -> str:
    r"""Every sign that LaTeX would read as a command, as that sign.

    >>> print(latex_text(r"\input{joint_1}"))
    \textbackslash{}input\{joint\_1\}
    """
    return "".join(_SAFE.get(sign, sign) for sign in text)
