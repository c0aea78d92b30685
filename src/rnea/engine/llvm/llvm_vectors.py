"""Single numbers and vectors of neighbouring ones, in loops of LLVM text."""

from __future__ import annotations

from rnea.engine.llvm.llvm_loop_writer import Writer
from rnea.engine.llvm.llvm_text import Lanes


def plain(value: float, lanes: Lanes) -> str:
    return Lanes(1, lanes.element).constant(value)


def number(write: Writer, array: str, index: str, further: int, lanes: Lanes) -> str:
    """array[index + further]."""
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if further:
        at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {further}")
    return write.value(f"load {lanes.element}, ptr {at}")


def vector(write: Writer, array: str, index: str, further: int, lanes: Lanes) -> str:
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if further:
        at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {further}")
    return write.value(f"load {lanes.type}, ptr {at}, align {lanes.bytes}")


def row_block(write: Writer, matrix: str, start: str, column: int, n: int, lanes: Lanes) -> str:
    """Neighbouring entries of a row; behind its end there is nothing to read."""
    at = write.value(f"getelementptr {lanes.element}, ptr {matrix}, i64 {start}")
    at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {column}")
    if column + lanes.width <= n:
        return write.value(f"load {lanes.type}, ptr {at}, align {lanes.bytes}")
    return write.value(
        f"call {lanes.type} @llvm.masked.load.{lanes.suffix}.p0(ptr {at}, i32 {lanes.bytes}, "
        f"{_inside(n - column, lanes)}, {lanes.type} zeroinitializer)"
    )


def store(
    write: Writer, value: str, array: str, index: str, n: int, lanes: Lanes, whole: bool
) -> None:
    """Neighbouring entries of a row of n; the last block of a row may stick out of it."""
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if whole:
        write.do(f"store {lanes.type} {value}, ptr {at}, align {lanes.bytes}")
        return
    write.do(
        f"call void @llvm.masked.store.{lanes.suffix}.p0({lanes.type} {value}, ptr {at}, "
        f"i32 {lanes.bytes}, {_inside(n % lanes.width, lanes)})"
    )


def _inside(count: int, lanes: Lanes) -> str:
    bits = ", ".join(f"i1 {'true' if k < count else 'false'}" for k in range(lanes.width))
    return f"{lanes.of('i1')} <{bits}>"


def spread(write: Writer, number: str, lanes: Lanes) -> str:
    """The same number in every lane."""
    v = lanes.type
    one = write.value(f"insertelement {v} undef, {lanes.element} {number}, i32 0")
    return write.value(f"shufflevector {v} {one}, {v} undef, {lanes.of('i32')} zeroinitializer")


def multiply_add(write: Writer, a: str, b: str, c: str, lanes: Lanes) -> str:
    """a b + c; the product alone where there is no c yet."""
    v = lanes.type
    if not c:
        return write.value(f"fmul {v} {a}, {b}")
    return write.value(f"call {v} @llvm.fma.{lanes.suffix}({v} {a}, {v} {b}, {v} {c})")
