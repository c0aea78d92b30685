"""Programs as a JavaScript module that carries its WebAssembly along: one file, no bundler.

It runs in browsers, workers and Node. A function takes arrays of rows, one row after the other, and
gives a Float64Array of rows. What a user has named stands in comments and in JSON, cleaned.
"""

from __future__ import annotations

import base64
import json
import math
from collections.abc import Mapping

from rnea.engine.export.source import About
from rnea.engine.export.wasm_printer import wasm_module
from rnea.engine.ir.program import Program

_HELPER = """\
const bytes = Uint8Array.from(atob(BASE64), (letter) => letter.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(bytes, { math: Math });
const { memory } = instance.exports;
const BLOCK = 1024;

function call(name, columns, size, given, out) {
  const arrays = columns.map((count, k) => {
    const array = given[k];
    if (array === undefined || array === null || !(array.length % count === 0 && array.length))
      throw new RangeError(`${name}: argument ${k + 1} needs rows of ${count} numbers`);
    return array;
  });
  const counts = arrays.map((array, k) => array.length / columns[k]);
  const rows = Math.max(...counts);
  counts.forEach((count, k) => {
    if (count !== rows && count !== 1)
      throw new RangeError(`${name}: argument ${k + 1} has ${count} rows, others ${rows}`);
  });
  const result = out ?? new Float64Array(rows * size);
  if (result.length !== rows * size)
    throw new RangeError(`${name}: out needs ${rows * size} numbers, it has ${result.length}`);
  const block = Math.min(rows, BLOCK);
  const room = 8 * block * (size + columns.reduce((sum, count) => sum + count, 0));
  if (room > memory.buffer.byteLength)
    memory.grow(Math.ceil((room - memory.buffer.byteLength) / 65536));
  for (let first = 0; first < rows; first += block) {
    const many = Math.min(block, rows - first);
    const places = [];
    let at = 0;
    arrays.forEach((array, k) => {
      const shared = counts[k] === 1 && rows > 1;
      const from = shared ? 0 : first * columns[k];
      const length = shared ? columns[k] : many * columns[k];
      const view = new Float64Array(memory.buffer, at, length);
      if (from === 0 && length === array.length) view.set(array);
      else view.set(array.slice(from, from + length));
      places.push(at, shared ? 0 : 8 * columns[k]);
      at += 8 * length;
    });
    instance.exports[name](...places, at, many);
    result.set(new Float64Array(memory.buffer, at, many * size), first * size);
  }
  return result;
}
"""


def source_text(programs: Mapping[str, Program], about: About) -> str:
    """An ES module with one function per quantity, named like it, and what the robot is."""
    code = base64.b64encode(wasm_module(programs)).decode()
    lines = [
        about.title,
        "",
        *about.conventions,
        "Functions take arrays of numbers, row after row, and give a Float64Array; one row serves",
        "all rows of the other arguments. No fused multiply-adds: results differ from native code",
        "in the last digits.",
    ]
    helper = _HELPER.replace("BASE64", f'"{code}"', 1)
    facts = {"joints": [name for name, _ in about.joints], "gravity": about.gravity}
    facts |= {"q": [name for name, _ in about.coordinates], "qd": [x[0] for x in about.speeds]}
    # a page may carry the module along: nothing in it may end a script
    told = json.dumps({"name": about.robot, "hash": about.hash} | facts).replace("<", "\\u003c")
    parts = [*(f"// {line}".rstrip() for line in lines), "", helper]
    parts += [f"export const robot = Object.freeze({told});"]
    for name, program in programs.items():
        parts += ["", *_function(name, program)]
    return "\n".join(parts) + "\n"


def _function(name: str, program: Program) -> list[str]:
    shape, names, columns = program.layout.shape, program.layout.arguments, program.layout.columns
    sizes = ", ".join(f"{a} (rows, {n})" for a, n in zip(names, columns, strict=True))
    shown = ", ".join(["rows", *map(str, shape)])
    size = math.prod(shape)
    given = ", ".join(names)
    call = f'call("{name}", {list(columns)}, {size}, [{given}], out)'
    return [
        f"/** {program.description or name}: {sizes} to ({shown}). */",
        f"export const {name} = ({given}, out) => {call};",
    ]
