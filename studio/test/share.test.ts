import assert from "node:assert/strict";
import { test } from "node:test";
import { asCommand, asPython } from "../src/spoken.ts";
import { initial } from "../src/state.ts";
import { robot } from "./robot.ts";

test("a plain state needs four lines", () => {
  const state = { ...initial(robot), q: [0.5, 0.25], qd: [1, 0] };
  assert.equal(
    asPython(state, robot),
    `import rnea

arm = rnea.load("two.toml")
q = [0.5,0.25]
qd = [1,0]
qdd = [0,0]
budget = arm.torque_budget(q, qd, qdd)
print(budget)`,
  );
  assert.equal(
    asCommand(state, robot, [0, 0, 0]),
    "rnea torque two.toml --q=0.5,0.25 --qd=1,0 --qdd=0,0",
  );
});

test("everything that was changed is said", () => {
  const state = {
    ...initial(robot),
    gravity: [0, 0, -1.62],
    friction: false,
    payload: 2,
    payloadAt: [0.1, 0, 0],
    masses: [1, 1.5],
    pull: [0, 0, 10],
  };
  const python = asPython(state, robot);
  for (const line of [
    "linear.reshape(2, -1)[:, :10] *= [[1], [1.5]]",
    'arm = arm.with_payload(2, [0.1,0,0], frame="tool")',
    'pull = rnea.Wrench([0,0,10], frame="world", point="tool")',
    "budget = arm.torque_budget(q, qd, qdd, gravity=[0,0,-1.62], friction=False, wrench=pull)",
  ])
    assert.ok(python.includes(line), line);
  const command = asCommand(state, robot, [1, 2, 3]);
  for (const part of [
    "--gravity=0,0,-1.62",
    "--no-friction",
    "--payload=2 --payload-at='tool:0.1,0,0'",
    "--wrench=1,2,3,0,0,0 --wrench-at=tool",
  ])
    assert.ok(command.includes(part), part);
});

test("a file's name is one word of a shell and one string of Python", () => {
  const odd = { ...robot, source: 'it\'s "mine" $(rm).toml' };
  const state = initial(odd);
  assert.ok(asPython(state, odd).includes(String.raw`rnea.load("it's \"mine\" $(rm).toml")`));
  assert.ok(asCommand(state, odd, [0, 0, 0]).includes(String.raw`'it'\''s "mine" $(rm).toml'`));
});
