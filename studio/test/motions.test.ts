import assert from "node:assert/strict";
import { test } from "node:test";
import { headings, MotionError, readCsv, toAndFro } from "../src/motions.ts";
import { robot } from "./robot.ts";

const HEAD = "t,q_turn,q_slide,qd_turn,qd_slide,qdd_turn,qdd_slide";

test("columns are those of Python's files", () => {
  assert.equal(headings(robot).join(","), HEAD);
});

test("a file with remarks, another order, a mark at its start and more columns", () => {
  const text = `\ufeff# by hand\r\nnote,qdd_slide,qdd_turn,qd_slide,qd_turn,q_slide,q_turn,t\r
a,6,5,4,3,2,1,0\r\n\r\nb,.6,.5,.4,.3,.2,.1,1e-1\r\n`;
  const motion = readCsv(text, robot, "m.csv");
  assert.deepEqual([...motion.t], [0, 0.1]);
  assert.deepEqual([...motion.q], [1, 2, 0.1, 0.2]);
  assert.deepEqual([...motion.qd], [3, 4, 0.3, 0.4]);
  assert.deepEqual([...motion.qdd], [5, 6, 0.5, 0.6]);
});

const refused: [string, string, RegExp][] = [
  ["nothing", "", /m.csv has no rows/],
  ["one row", `${HEAD}\n0,0,0,0,0,0,0`, /needs two/],
  ["another robot", "t,q_knee\n0,0\n1,1", /column q_turn, q_slide, qd_turn, … is missing/],
  ["letters", `${HEAD}\n0,0,0,0,0,0,0\n1,0,0,zero,0,0,0`, /line 3: "zero" is no number/],
  ["an empty cell", `${HEAD}\n0,0,0,0,0,0,0\n1,0,,0,0,0,0`, /line 3: "" is no number/],
  ["a short line", `${HEAD}\n0,0,0,0,0,0,0\n1,0`, /line 3: "" is no number/],
  ["NaN", `${HEAD}\n0,0,0,0,0,0,0\n1,NaN,0,0,0,0,0`, /line 3: "NaN" is no number/],
  ["infinity", `${HEAD}\n0,0,0,0,0,0,0\n1,Infinity,0,0,0,0,0`, /is no number/],
  ["time that stands", `${HEAD}\n0,0,0,0,0,0,0\n0,0,0,0,0,0,0`, /line 3: time must increase/],
];
for (const [name, text, says] of refused)
  test(`refused: ${name}`, () => {
    assert.throws(
      () => readCsv(text, robot, "m.csv"),
      (problem: Error) => problem instanceof MotionError && says.test(problem.message),
    );
  });

test("to and fro: at rest at both ends, within limits, rates are those of the positions", () => {
  const { t, q, qd, qdd } = toAndFro(robot, 2, 1, (q, step) => ({
    q: q.map((x, k) => x + step[k]),
    part: 1,
  }));
  const rows = t.length;
  const at = (values: Float64Array, row: number) => [...values.subarray(2 * row, 2 * row + 2)];
  assert.deepEqual(at(q, 0), robot.start);
  assert.ok(at(q, rows - 1).every((x, k) => Math.abs(x - robot.start[k]) < 1e-12));
  assert.ok([...at(qd, 0), ...at(qd, rows - 1)].every((x) => Math.abs(x) < 1e-12));
  for (let row = 0; row < rows; row += 1) assert.ok(q[2 * row + 1] >= 0 && q[2 * row + 1] <= 0.5);
  for (let row = 1; row < rows - 1; row += 1)
    for (let j = 0; j < 2; j += 1) {
      const h = t[row + 1] - t[row - 1];
      const slope = (of: Float64Array) => (of[2 * (row + 1) + j] - of[2 * (row - 1) + j]) / h;
      assert.ok(Math.abs(slope(q) - qd[2 * row + j]) < 2e-3);
      // where it turns back its jerk jumps, and differences across say nothing
      if (t[row] !== 1) assert.ok(Math.abs(slope(qd) - qdd[2 * row + j]) < 0.05, `${row} ${j}`);
    }
});
