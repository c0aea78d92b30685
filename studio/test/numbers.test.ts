import assert from "node:assert/strict";
import { test } from "node:test";
import { column, shown } from "../src/elements.ts";

test("numbers of a column have the same decimals, four digits of the largest", () => {
  assert.deepEqual(column([25.42, -59.168, 0.2876, 0]), ["25.42", "−59.17", "0.29", "0.00"]);
  assert.deepEqual(column([12345.6, 1]), ["12346", "1"]);
  assert.deepEqual(column([0.01234, -0.5]), ["0.0123", "−0.5000"]);
});

test("what is rounded to zero has no sign; what is very small or large is no column", () => {
  assert.deepEqual(column([100, -0.001]), ["100.0", "0.0"]);
  assert.deepEqual(column([0, 0]), ["0", "0"]);
  assert.deepEqual(column([1e-5, 2e7]), [shown(1e-5), shown(2e7)]);
  assert.deepEqual(column([Number.NaN, 1]), ["NaN", "1.000"]);
});
