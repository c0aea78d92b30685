// A state in words that others understand: lines of Python, and a command.

import type { Facts } from "./facts.ts";
import type { State } from "./state.ts";

const number = (x: number, digits = 9) => String(Number(x.toPrecision(digits)));
const list = (values: number[]) => values.map((x) => number(x)).join(",");
/** Loops that are closed must stay so: all digits of q. */
const rates = (state: State, facts: Facts, rate: "q" | "qd" | "qdd") =>
  rate === "q" && facts.loops !== null
    ? state.q.map((x) => number(x, 16)).join(",")
    : list(state[rate]);

const pulled = (state: State) => state.pull.some((x) => x !== 0);
const otherGravity = (state: State, facts: Facts) =>
  state.gravity.some((x, k) => x !== facts.gravity[k]);
export const otherMasses = (state: State) => state.masses.some((x) => x !== 1);

export function asPython(state: State, facts: Facts): string {
  const frame = JSON.stringify(facts.tool.frame);
  const lines = ["import rnea", "", `arm = rnea.load(${JSON.stringify(facts.source)})`];
  if (otherMasses(state)) {
    const rows = state.masses.map((x) => `[${number(x)}]`).join(", ");
    lines.push("linear = arm.linear_parameters.copy()");
    lines.push(`linear.reshape(${state.masses.length}, -1)[:, :10] *= [${rows}]`);
    lines.push("arm = arm.with_linear_parameters(linear)");
  }
  if (state.payload > 0) {
    const at = `[${list(state.payloadAt)}]`;
    lines.push(`arm = arm.with_payload(${number(state.payload)}, ${at}, frame=${frame})`);
  }
  for (const rate of ["q", "qd", "qdd"] as const)
    lines.push(`${rate} = [${rates(state, facts, rate)}]`);
  const asked = ["q", "qd", "qdd"];
  if (otherGravity(state, facts)) asked.push(`gravity=[${list(state.gravity)}]`);
  if (!state.friction) asked.push("friction=False");
  if (pulled(state)) {
    lines.push(`pull = rnea.Wrench([${list(state.pull)}], frame="world", point=${frame})`);
    asked.push("wrench=pull");
  }
  lines.push(`budget = arm.torque_budget(${asked.join(", ")})`, "print(budget)");
  return lines.join("\n");
}

/** Quoted for a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** pull: in the tool's axes, as the command takes it. */
export function asCommand(state: State, facts: Facts, pull: number[]): string {
  const parts = ["rnea torque", quoted(facts.source)];
  for (const rate of ["q", "qd", "qdd"] as const)
    parts.push(`--${rate}=${rates(state, facts, rate)}`);
  if (otherGravity(state, facts)) parts.push(`--gravity=${list(state.gravity)}`);
  if (!state.friction) parts.push("--no-friction");
  if (state.payload > 0) {
    const at = quoted(`${facts.tool.frame}:${list(state.payloadAt)}`);
    parts.push(`--payload=${number(state.payload)}`, `--payload-at=${at}`);
  }
  if (pulled(state))
    parts.push(`--wrench=${list([...pull, 0, 0, 0])}`, `--wrench-at=${quoted(facts.tool.frame)}`);
  return parts.join(" ");
}
