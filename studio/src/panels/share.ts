// Share: the state as a link, as lines of Python, as a command, and as a picture.

import type { Dynamics } from "../dynamics.ts";
import { element } from "../elements.ts";
import type { Facts } from "../facts.ts";
import { toFragment } from "../fragment.ts";
import type { State, Store } from "../state.ts";

const number = (x: number) => String(Number(x.toPrecision(9)));
const list = (values: number[]) => values.map(number).join(",");

const pulled = (state: State) => state.pull.some((x) => x !== 0);
const otherGravity = (state: State, facts: Facts) =>
  state.gravity.some((x, k) => x !== facts.gravity[k]);
const otherMasses = (state: State) => state.masses.some((x) => x !== 1);

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
  for (const rate of ["q", "qd", "qdd"] as const) lines.push(`${rate} = [${list(state[rate])}]`);
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
  for (const rate of ["q", "qd", "qdd"] as const) parts.push(`--${rate}=${list(state[rate])}`);
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

export class SharePanel {
  readonly root = element("div", { class: "share" });
  readonly #store: Store;
  readonly #facts: Facts;
  readonly #dynamics: Dynamics;
  readonly #python = element("pre");
  readonly #command = element("pre");
  readonly #lost = element("p", { class: "hint", role: "status" });
  readonly #said = element("p", { class: "copied", role: "status" });

  constructor(store: Store, dynamics: Dynamics, picture: () => string | null) {
    this.#store = store;
    const { facts } = dynamics;
    this.#dynamics = dynamics;
    this.#facts = facts;
    const button = (name: string, text: () => string) =>
      element("button", { onclick: () => this.#copy(text()) }, name);
    this.root.append(
      element("h2", {}, "This state"),
      element(
        "div",
        { class: "row" },
        button("Copy link", () => this.link()),
        button("Copy Python", () => this.#python.textContent ?? ""),
        button("Copy command", () => this.#command.textContent ?? ""),
        element("button", { onclick: () => this.#save(picture()) }, "Save picture"),
      ),
      this.#said,
      element("h2", {}, "Python"),
      this.#python,
      element("h2", {}, "Command"),
      this.#command,
      this.#lost,
      element(
        "p",
        { class: "hint" },
        `${facts.source}, hash ${facts.hash}, written by rnea ${facts.version}. `,
        "A robot from a file is loaded from where that file is.",
      ),
    );
  }

  link(): string {
    const fragment = toFragment(this.#store.state, this.#facts);
    return location.href.split("#")[0] + (fragment ? `#${fragment}` : "");
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#said.textContent = "Copied.";
    } catch {
      this.#said.textContent = `The browser does not let this page copy; here it is: ${text}`;
    }
  }

  #save(picture: string | null): void {
    if (picture === null) {
      this.#said.textContent = "There is no picture: this browser has no WebGL.";
      return;
    }
    const name = this.#facts.name.replaceAll(/[^\w-]+/g, "_") || "robot";
    element("a", { href: picture, download: `${name}.png` }).click();
    this.#said.textContent = "Saved.";
  }

  show(state: State): void {
    this.#python.textContent = asPython(state, this.#facts);
    this.#command.textContent = asCommand(state, this.#facts, this.#dynamics.pullInTool(state));
    this.#lost.textContent = otherMasses(state)
      ? "The command cannot change the masses of links; the lines of Python can."
      : "";
  }
}
