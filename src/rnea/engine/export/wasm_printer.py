"""Tapes as a WebAssembly module: one function per quantity, which goes through rows of arrays.

Its parameters are, of every input array, its address and the bytes from one row to the next (0
where one row serves all), the address of the results, and the number of rows. A local variable
whose value nothing needs any more is used again; a value that the next operation takes first stays
on the stack. There is no fused multiply-add here: sums of products are rounded twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rnea.engine.export.wasm_binary import (
    BLOCK,
    BR,
    BR_IF,
    CALL,
    EMPTY,
    END,
    I32,
    LOOP,
    OPERATIONS,
    SELECT,
    WasmFunction,
    double,
    get,
    load,
    module,
    put,
    store,
    tee,
    unsigned,
    whole,
)
from rnea.engine.export.wasm_sincos import sincos_function
from rnea.engine.ir.program import Program
from rnea.engine.ir.tape import Tape
from rnea.engine.trace.tracer import LEAVES
from rnea.errors import InputError

IMPORTED = ("sin", "cos", "exp", "tanh")
"""Functions of the module `math`, each of one double: JavaScript's Math has them all."""
_SINCOS = len(IMPORTED)
_PLAIN = {
    "add": "f64.add", "sub": "f64.sub", "mul": "f64.mul", "div": "f64.div", "neg": "f64.neg",
    "sqrt": "f64.sqrt",
}  # fmt: skip
# browsers refuse longer functions
_LONGEST = 7_000_000


def wasm_module(programs: Mapping[str, Program]) -> bytes:
    """A module that exports a memory and one function for each of the programs."""
    sincos = sincos_function(IMPORTED.index("sin"), IMPORTED.index("cos"))
    return module(IMPORTED, [sincos, *(_function(name, p) for name, p in programs.items())])


def _function(name: str, program: Program) -> WasmFunction:
    columns, outputs = program.layout.columns, len(program.tape.outputs)
    arrays = len(columns)
    # array k has its address in local 2k and its step behind it
    out, rows = 2 * arrays, 2 * arrays + 1
    row, doubles = _Row(program, first=rows + 1, out=out).instructions()
    add = OPERATIONS["i32.add"]
    onward = b"".join(get(2 * k) + get(2 * k + 1) + add + put(2 * k) for k in range(arrays))
    onward += get(out) + whole(8 * outputs) + add + put(out)
    onward += get(rows) + whole(1) + OPERATIONS["i32.sub"] + put(rows)
    ended = get(rows) + OPERATIONS["i32.eqz"] + BR_IF + unsigned(1)
    loop = BLOCK + EMPTY + LOOP + EMPTY + ended + row + onward + BR + unsigned(0) + END + END
    if len(loop) > _LONGEST:
        raise InputError(
            f"{name} takes {program.operations} operations, more than a browser accepts in one "
            "function; export fewer quantities or a smaller robot"
        )
    return WasmFunction([I32] * (2 * arrays + 2), [], doubles, loop, name)


class _Row:
    """One row of a program: inputs are loaded where they are first needed."""

    def __init__(self, program: Program, first: int, out: int) -> None:
        self._tape, self._first, self._out = program.tape, first, out
        arrays = program.layout.arguments
        self._inputs = [(2 * arrays.index(name), c) for name, c in program.layout.places]
        self._uses = _uses(program.tape)
        self._local: dict[int, int] = {}
        self._pairs: dict[int, tuple[int, int]] = {}
        self._free: list[int] = []
        self._locals = 0
        self._waiting: int | None = None  # the value that lies on the stack
        self._made: list[bytes] = []

    def instructions(self) -> tuple[bytes, int]:
        """Those of a row, and how many local variables they need."""
        for i, (name, *x) in enumerate(self._tape.operations):
            if name == "input":
                if self._uses[i]:
                    self._begin()
                    address, column = self._inputs[x[0]]
                    self._made.append(get(address) + load(column))
                    self._waiting = i
            elif name != "constant":
                self._operation(i, name, x)
        self._begin()
        for place, node in enumerate(self._tape.outputs):
            self._made.append(get(self._out) + self._value(node) + store(place))
        return b"".join(self._made), self._locals

    def _operation(self, i: int, name: str, x: list[int]) -> None:
        if name in ("sin", "cos"):
            self._angle(i, name, x[0])
            return
        # c - a b begins with c
        order = [x[2], x[0], x[1]] if name == "fnma" else x
        taken = self._waiting == order[0] and order.count(order[0]) == 1 and name != "sign"
        if not taken:
            self._begin()
        elif self._uses[order[0]] > 1:
            # needed again later
            self._local[order[0]] = self._new()
            self._made.append(tee(self._local[order[0]]))
        self._waiting = None
        given = [b"" if taken and k == 0 else self._value(one) for k, one in enumerate(order)]
        self._made.append(_written(name, given))
        for one in order:
            self._used(one)
        self._waiting = i

    def _angle(self, i: int, name: str, angle: int) -> None:
        """Sine or cosine; the first of the two computes both."""
        self._begin()
        if angle not in self._pairs:
            self._made.append(self._value(angle) + CALL + unsigned(_SINCOS))
            self._pairs[angle] = pair = self._new(), self._new()
            self._made.append(put(pair[1]) + put(pair[0]))
        self._used(angle)
        # each of them is one value of the tape at most, so the pair's variable becomes its own
        self._local[i] = self._pairs[angle][0 if name == "sin" else 1]

    def _value(self, i: int) -> bytes:
        name, *x = self._tape.operations[i]
        return double(x[0]) if name == "constant" else get(self._local[i])

    def _begin(self) -> None:
        """What still lies on the stack gets a variable."""
        if self._waiting is not None:
            self._local[self._waiting] = self._new()
            self._made.append(put(self._local[self._waiting]))
            self._waiting = None

    def _new(self) -> int:
        if self._free:
            return self._free.pop()
        self._locals += 1
        return self._first + self._locals - 1

    def _used(self, i: int) -> None:
        self._uses[i] -= 1
        if not self._uses[i] and i in self._local:
            self._free.append(self._local.pop(i))


def _written(name: str, given: list[bytes]) -> bytes:
    """An operation on operands in the order in which the machine takes them."""
    mul, add, sub = (OPERATIONS[f"f64.{x}"] for x in ("mul", "add", "sub"))
    if name in _PLAIN:
        return b"".join(given) + OPERATIONS[_PLAIN[name]]
    match name:
        case "fma":
            return given[0] + given[1] + mul + given[2] + add
        case "fms":
            return given[0] + given[1] + mul + given[2] + sub
        case "fnma":
            return given[0] + given[1] + given[2] + mul + sub
        case "sign":
            x, zero = given[0], double(0.0)
            # zero and NaN are their own sign
            down = double(-1.0) + x + x + zero + OPERATIONS["f64.lt"] + SELECT
            return double(1.0) + down + x + zero + OPERATIONS["f64.gt"] + SELECT
        case "exp" | "tanh":
            return given[0] + CALL + unsigned(IMPORTED.index(name))
    raise ValueError(f"no WebAssembly for operation {name!r}")


def _uses(tape: Tape) -> Counter[int]:
    """How often each value is needed; results are needed until the end."""
    uses = Counter(k for name, *x in tape.operations if name not in LEAVES for k in x)
    uses.update(tape.outputs)
    return uses
