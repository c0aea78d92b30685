"""WebAssembly's binary form: numbers, instructions and sections, as much as a tape needs.

Written after the core specification, version 2 (functions with several results).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

I32, F64 = 0x7F, 0x7C
# a block's type: it leaves nothing on the stack
EMPTY = b"\x40"

BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, CALL, SELECT = (
    bytes([code]) for code in (0x02, 0x03, 0x04, 0x05, 0x0B, 0x0C, 0x0D, 0x10, 0x1B)
)
_LOCAL_GET, _LOCAL_SET, _LOCAL_TEE, _LOAD, _STORE, _I32_CONST, _F64_CONST = (
    bytes([code]) for code in (0x20, 0x21, 0x22, 0x2B, 0x39, 0x41, 0x44)
)
OPERATIONS = {
    name: bytes([code])
    for name, code in {
        "i32.eqz": 0x45, "i32.add": 0x6A, "i32.sub": 0x6B, "i32.and": 0x71,
        "f64.lt": 0x63, "f64.gt": 0x64, "f64.le": 0x65, "f64.abs": 0x99, "f64.neg": 0x9A,
        "f64.nearest": 0x9E, "f64.sqrt": 0x9F, "f64.add": 0xA0, "f64.sub": 0xA1, "f64.mul": 0xA2,
        "f64.div": 0xA3, "i32.trunc_f64_s": 0xAA,
    }.items()
}  # fmt: skip


@lru_cache(maxsize=65536)
def unsigned(value: int) -> bytes:
    """A whole number in groups of seven bits, the lowest first.

    >>> unsigned(624485).hex()
    'e58e26'
    """
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)


def signed(value: int) -> bytes:
    """The same of a number that may be negative.

    >>> signed(-123456).hex()
    'c0bb78'
    """
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        done = (value == 0 and not low & 0x40) or (value == -1 and bool(low & 0x40))
        out.append(low | (0 if done else 0x80))
        if done:
            return bytes(out)


@lru_cache(maxsize=65536)
def get(local: int) -> bytes:
    return _LOCAL_GET + unsigned(local)


@lru_cache(maxsize=65536)
def put(local: int) -> bytes:
    return _LOCAL_SET + unsigned(local)


@lru_cache(maxsize=65536)
def tee(local: int) -> bytes:
    """Keep what lies on the stack, and leave it there."""
    return _LOCAL_TEE + unsigned(local)


def double(value: float) -> bytes:
    return _F64_CONST + struct.pack("<d", value)


def whole(value: int) -> bytes:
    return _I32_CONST + signed(value)


@lru_cache(maxsize=65536)
def load(place: int) -> bytes:
    """The double at so many doubles behind the address on the stack."""
    return _LOAD + b"\x03" + unsigned(8 * place)


@lru_cache(maxsize=65536)
def store(place: int) -> bytes:
    return _STORE + b"\x03" + unsigned(8 * place)


@dataclass(frozen=True)
class WasmFunction:
    """parameters and results by their types; doubles: local variables beside; body: instructions.

    name: under which it is exported, "" for one that is not
    """

    parameters: Sequence[int]
    results: Sequence[int]
    doubles: int
    body: bytes
    name: str = ""


def module(imported: Iterable[str], functions: Sequence[WasmFunction]) -> bytes:
    """A module with a memory. imported: functions of one double, of the module `math`, which count
    first; then its own."""
    taken = list(imported)
    kinds = [((F64,), (F64,)), *((tuple(f.parameters), tuple(f.results)) for f in functions)]
    types = list(dict.fromkeys(kinds))
    exports = [
        _name(f.name) + b"\x00" + unsigned(len(taken) + k)
        for k, f in enumerate(functions)
        if f.name
    ]
    sections = {
        1: [b"\x60" + _vector(_bytes(p)) + _vector(_bytes(r)) for p, r in types],
        2: [_name("math") + _name(name) + b"\x00\x00" for name in taken],
        3: [unsigned(types.index(kind)) for kind in kinds[1:]],
        5: [b"\x00\x01"],
        7: [_name("memory") + b"\x02\x00", *exports],
        10: [_code(f) for f in functions],
    }
    parts = (bytes([number]) + _sized(_vector(items)) for number, items in sections.items())
    return b"\x00asm\x01\x00\x00\x00" + b"".join(parts)


def _code(function: WasmFunction) -> bytes:
    locals_ = [unsigned(function.doubles) + bytes([F64])] if function.doubles else []
    return _sized(_vector(locals_) + function.body + END)


def _bytes(types: Sequence[int]) -> list[bytes]:
    return [bytes([kind]) for kind in types]


def _vector(items: Sequence[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)


def _name(text: str) -> bytes:
    return _sized(text.encode())


def _sized(content: bytes) -> bytes:
    return unsigned(len(content)) + content
