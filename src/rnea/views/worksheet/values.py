"""Values of a worked calculation as text, LaTeX and MathML."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any

import numpy as np

from rnea.spatial import number
from rnea.textbook import Step, Symbol, over

NO_BREAK = "\u00a0"
_OPERATORS_LATEX = {"×": r"\times ", "·": r"\cdot ", "−": "-", "½": r"\tfrac12 ", "Σ": r"\sum "}


def is_symbolic(value: Any) -> bool:
    return hasattr(value, "free_symbols")


def _clean(value: Any, scale: float) -> Any:
    """Rounding noise of a vector's other components reads as zero."""
    if is_symbolic(value) or isinstance(value, str):
        return value
    return 0.0 if abs(float(value)) < 1e-13 * scale else value


def _entries(value: Any) -> np.ndarray[Any, Any]:
    array = np.asarray(value)
    if array.dtype == object and any(is_symbolic(x) for x in array.flat):
        return array
    array = array.astype(float)
    scale = float(np.abs(array).max(initial=0.0))
    return np.vectorize(lambda x: _clean(x, scale), otypes=[float])(array)


# ---- text ------------------------------------------------------------------------------------


def value_text(value: Any, digits: int = 5) -> str:
    """0.5, (x  y  z) or [a b c; d e f; g h i]."""
    if isinstance(value, str):
        return value
    array = _entries(value)
    if array.ndim == 0:
        return _one_text(array[()], digits)
    symbolic = array.dtype == object
    # numbers of one vector stay on one line: no line is broken at these spaces
    gap, close = (", ", ", ") if symbolic else (NO_BREAK * 2, NO_BREAK)
    if array.ndim == 1:
        return "(" + gap.join(_one_text(x, digits) for x in array) + ")"
    rows = [close.join(_one_text(x, digits) for x in row) for row in array]
    return "[" + "; ".join(rows) + "]"


def _one_text(x: Any, digits: int) -> str:
    return str(x).replace("**", "^") if is_symbolic(x) else number(x, digits)


def formula_text(step: Step, numbers: bool) -> str:
    """The right-hand side in the book's symbols, or with values put in."""

    def put(key: str) -> str:
        operand = step.operands[key]
        if not numbers:
            return operand.symbol.text()
        text = value_text(operand.value)
        return f"({text})" if needs_brackets(operand.value) else text

    return _filled(_explicit(step.formula) if numbers else step.formula, put, lambda x: x)


def needs_brackets(value: Any) -> bool:
    """A negative number or a sum cannot stand in a formula without brackets."""
    if isinstance(value, str) or np.ndim(value):
        return False
    value = np.asarray(value)[()]
    if is_symbolic(value):
        return bool(value.is_Add or value.could_extract_minus_sign())
    return float(value) < 0


def _explicit(formula: str) -> str:
    """Factors side by side with a dot between them: 2 {qd} {z} put in must not read as 21."""
    return re.sub(r"(?<=[\d}]) (?=[{(])", "·", formula)


def _filled(formula: str, put: Callable[[str], str], operator: Callable[[str], str]) -> str:
    parts = re.split(r"(\{\w+\})", formula)
    return "".join(put(p[1:-1]) if p.startswith("{") else operator(p) for p in parts)


# ---- LaTeX -----------------------------------------------------------------------------------


def value_latex(value: Any, digits: int = 5) -> str:
    if isinstance(value, str):
        return rf"\text{{{value}}}"
    array = _entries(value)
    if array.ndim == 0:
        return _one_latex(array[()], digits)
    rows = [[x] for x in array] if array.ndim == 1 else array
    body = r" \\ ".join(" & ".join(_one_latex(x, digits) for x in row) for row in rows)
    return rf"\left[\begin{{smallmatrix}} {body} \end{{smallmatrix}}\right]"


def _one_latex(x: Any, digits: int) -> str:
    if is_symbolic(x):
        import sympy

        return str(sympy.latex(x, symbol_names=_rates_latex(x)))
    text = number(x, digits)
    if "e" in text:
        mantissa, power = text.split("e")
        return rf"{mantissa}\cdot 10^{{{int(power)}}}"
    return text


def _rates_latex(x: Any) -> dict[Any, str]:
    """q1' and q1'' as the dotted letters that they are."""
    names = {}
    for symbol in x.free_symbols:
        found = re.fullmatch(r"([a-zA-Z]+)(\d+)('{1,2})", symbol.name)
        if found:
            dots = r"\dot" if len(found[3]) == 1 else r"\ddot"
            names[symbol] = rf"{dots}{{{found[1]}}}_{{{found[2]}}}"
    return names


def _rates_mathml(text: str) -> str:
    def dotted(found: re.Match[str]) -> str:
        mark = "˙" if len(found[3]) == 1 else "¨"
        return f"<msub>{over(f'<mi>{found[1]}</mi>', mark)}<mn>{found[2]}</mn></msub>"

    return re.sub(r"<mi>([a-zA-Z]+)(\d+)('{1,2})</mi>", dotted, text)


def formula_latex(step: Step, numbers: bool) -> str:
    def put(key: str) -> str:
        operand = step.operands[key]
        if not numbers:
            return operand.symbol.latex() + r"\,"
        text = value_latex(operand.value)
        return rf"\left({text}\right)" if needs_brackets(operand.value) else text

    def operator(part: str) -> str:
        tokens = re.findall(r"[A-Za-z][a-z ]{3,}|\s+|\S", part)
        return "".join(
            rf"\text{{{t}}}" if t[0].isalpha() else _OPERATORS_LATEX.get(t, t) for t in tokens
        )

    return _filled(_explicit(step.formula) if numbers else step.formula, put, operator)


# ---- MathML ----------------------------------------------------------------------------------


def value_mathml(value: Any, digits: int = 5) -> str:
    if isinstance(value, str):
        return f"<mtext>{escape(value)}</mtext>"
    array = _entries(value)
    if array.ndim == 0:
        return _one_mathml(array[()], digits)
    rows = [[x] for x in array] if array.ndim == 1 else array
    body = "".join(
        "<mtr>" + "".join(f"<mtd>{_one_mathml(x, digits)}</mtd>" for x in row) + "</mtr>"
        for row in rows
    )
    return f"<mrow><mo>[</mo><mtable>{body}</mtable><mo>]</mo></mrow>"


def _one_mathml(x: Any, digits: int) -> str:
    if is_symbolic(x):
        from sympy.printing.mathml import mathml

        return _rates_mathml(str(mathml(x, printer="presentation")))
    text = number(x, digits)
    if text.startswith("-"):
        return f"<mrow><mo>−</mo><mn>{text[1:]}</mn></mrow>"
    return f"<mn>{text}</mn>"


def formula_mathml(step: Step, numbers: bool) -> str:
    def put(key: str) -> str:
        operand = step.operands[key]
        if not numbers:
            return operand.symbol.mathml()
        value = value_mathml(operand.value)
        return (
            f"<mrow><mo>(</mo>{value}<mo>)</mo></mrow>" if needs_brackets(operand.value) else value
        )

    def operator(part: str) -> str:
        out = ""
        for token in re.findall(r"[A-Za-z][a-z ]{3,}|\d+|\S", part):
            tag = "mtext" if token[0].isalpha() else "mn" if token.isdecimal() else "mo"
            out += f"<{tag}>{escape(token)}</{tag}>"
        return out

    return _filled(_explicit(step.formula) if numbers else step.formula, put, operator)


def equation_mathml(left: Symbol, right: str) -> str:
    return f'<math display="block">{left.mathml()}<mo>=</mo>{right}</math>'
