import assert from "node:assert/strict";
import { test } from "node:test";
import { Kernels } from "../src/kernels.ts";

// memory of one page; add(x, x step, y, y step, out, rows): out = x + y, one number a row
const ADD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 10, 1, 96, 6, 127, 127, 127, 127, 127, 127, 0, 3, 2, 1, 0, 5, 3,
  1, 0, 1, 7, 16, 2, 6, 109, 101, 109, 111, 114, 121, 2, 0, 3, 97, 100, 100, 0, 0, 10, 61, 1, 59, 0,
  2, 64, 3, 64, 32, 5, 69, 13, 1, 32, 4, 32, 0, 43, 3, 0, 32, 2, 43, 3, 0, 160, 57, 3, 0, 32, 0, 32,
  1, 106, 33, 0, 32, 2, 32, 3, 106, 33, 2, 32, 4, 65, 8, 106, 33, 4, 32, 5, 65, 1, 107, 33, 5, 12,
  0, 11, 11, 11,
]);
const FACTS = {
  add: {
    inputs: [
      ["x", 1],
      ["y", 1],
    ] as [string, number][],
    size: 1,
  },
};

test("rows are computed one by one, and one row may serve all", async () => {
  const kernels = await Kernels.of(ADD, FACTS);
  assert.deepEqual([...kernels.rows("add", { x: [1, 2, 3], y: [10, 20, 30] }, 3)], [11, 22, 33]);
  assert.deepEqual([...kernels.rows("add", { x: [1, 2, 3], y: [10] }, 3)], [11, 12, 13]);
  assert.deepEqual([...kernels.at("add", { x: [1], y: [2] })], [3]);
});

test("memory grows with the rows", async () => {
  const kernels = await Kernels.of(ADD, FACTS);
  const x = Float64Array.from({ length: 20_000 }, (_, k) => k);
  const found = kernels.rows("add", { x, y: x }, x.length);
  assert.ok(found.every((value, k) => value === 2 * k));
});

test("what is missing or has a wrong length is named", async () => {
  const kernels = await Kernels.of(ADD, FACTS);
  assert.throws(() => kernels.at("add", { x: [1] }), /add needs y/);
  assert.throws(() => kernels.rows("add", { x: [1, 2], y: [1] }, 3), /x has 2 numbers, not 3/);
});
