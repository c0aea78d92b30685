"""The units of the formulas in a robot file: "m*a**2/12" must be a kg m² where an inertia stands.

The file does not say the units of its named parameters, but their use does: a name that stands
alone as a mass is in kg. What the plain uses teach is then asked of every other formula. Bare
numbers in a formula take whatever unit they need ("l1 + 0.05" is a length).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from rnea.apps.units.entry_units import Entry
from rnea.apps.units.numbers_with_units import (
    ONE,
    Dimension,
    UnitError,
    power_dimension,
    times_dimension,
    unit_name,
)
from rnea.core.description import Expression, Scalar

Known = dict[str, Dimension]
Formula = tuple[Entry, str, ast.expr]


def check_formulas(entries: Iterable[tuple[Entry, Scalar]]) -> int:
    """Check every formula whose parameters are all known; returns how many were."""
    formulas = [
        (entry, value.text, ast.parse(value.text.strip(), mode="eval").body)
        for entry, value in entries
        if isinstance(value, Expression)
    ]
    known = _parameter_dimensions(formulas)
    checked = 0
    for entry, text, formula in formulas:
        names = {node.id for node in ast.walk(formula) if isinstance(node, ast.Name)}
        if not names - {"pi"} or not names <= known.keys():
            continue
        try:
            dimension = _dimension(formula, known)
        except UnitError as problem:
            raise UnitError(f"{entry.path}: {text!r}: {problem}") from None
        if dimension not in (None, entry.dimension):
            raise UnitError(
                f"{entry.path}: {text!r} is in {unit_name(dimension)}, "
                f"but the {entry.role} of {entry.owner!r} is in {unit_name(entry.dimension)}"
            )
        checked += 1
    return checked


def _parameter_dimensions(formulas: list[Formula]) -> Known:
    """The dimension of every parameter whose use reveals it; contradictions raise `UnitError`."""
    known: Known = {"pi": ONE}
    taught_by: dict[str, str] = {}
    for entry, text, formula in formulas:
        for name in _alone(formula):
            if known.setdefault(name, entry.dimension) != entry.dimension:
                raise UnitError(
                    f"{entry.path}: {text!r} is used in {unit_name(entry.dimension)}, "
                    f"but {taught_by[name]} uses {name!r} in {unit_name(known[name])}"
                )
            taught_by.setdefault(name, entry.path)
    return known


def _alone(node: ast.expr) -> list[str]:
    """Names that have the unit of the whole: q, -q, q/2, 3*q, q + r."""
    match node:
        case ast.Name(id=name) if name != "pi":
            return [name]
        case ast.UnaryOp(operand=operand):
            return _alone(operand)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
            return _alone(left) + _alone(right)
        case ast.BinOp(left=left, op=ast.Mult() | ast.Div(), right=ast.Constant()):
            return _alone(left)
        case ast.BinOp(left=ast.Constant(), op=ast.Mult(), right=right):
            return _alone(right)
    return []


def _dimension(node: ast.expr, known: Known) -> Dimension | None:
    """The dimension of a formula; None for bare numbers, which take any."""
    match node:
        case ast.Name(id=name):
            return None if name == "pi" else known[name]
        case ast.UnaryOp(operand=operand):
            return _dimension(operand, known)
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=power)):
            base = _dimension(left, known)
            return None if base is None else power_dimension(base, power)
        case ast.BinOp(left=left, op=op, right=right):
            a, b = _dimension(left, known), _dimension(right, known)
            if isinstance(op, ast.Mult | ast.Div):
                if a is None and b is None:
                    return None
                return times_dimension(a or ONE, b or ONE, 1 if isinstance(op, ast.Mult) else -1)
            if a is not None and b is not None and a != b:
                raise UnitError(f"cannot add unlike quantities: {unit_name(a)} and {unit_name(b)}")
            return a if b is None else b
    return None
