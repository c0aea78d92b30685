import assert from "node:assert/strict";
import { test } from "node:test";
import { fromFragment, toFragment } from "../src/fragment.ts";
import { initial, type State } from "../src/state.ts";
import { robot } from "./robot.ts";

test("nothing changed is nothing said", () => {
  assert.equal(toFragment(initial(robot), robot), "");
  assert.deepEqual(fromFragment("", robot), { state: {}, ignored: [] });
});

test("what is written is read back", () => {
  const start = initial(robot);
  const changed: State = {
    ...start,
    q: [0.1, 0.2],
    qd: [-1e-5, 3],
    qdd: [0, 12345.6789],
    gravity: [1, 2, 3],
    friction: false,
    payload: 2.5,
    payloadAt: [0.1, 0, -0.2],
    masses: [1, 1.5],
    pull: [0, 0, 10],
    link: 2,
    notation: "saha",
    step: 7,
    show: { ...start.show, frames: true, forces: false },
  };
  const { state, ignored } = fromFragment(`#${toFragment(changed, robot)}`, robot);
  assert.deepEqual({ ...start, ...state }, changed);
  assert.deepEqual(ignored, []);
});

test("nonsense is named and changes nothing", () => {
  for (const part of [
    "q=1",
    "q=1,2,3",
    "q=1,nan",
    "q=,1",
    "q=1,1e300",
    "qd=Infinity,0",
    "payload=-1",
    "payload=",
    "friction=2",
    "link=3",
    "link=1.5",
    "step=-1",
    "notation=toString",
    "show=constructor",
    "__proto__=1",
  ]) {
    const { state, ignored } = fromFragment(part, robot);
    assert.deepEqual(state, {}, part);
    assert.deepEqual(ignored, [part.split("=")[0]]);
  }
});
