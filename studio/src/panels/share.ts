// Share: the state as a link, as lines of Python, as a command, and as a picture.

import { element } from "../elements.ts";
import type { Facts } from "../facts.ts";
import { toFragment } from "../fragment.ts";
import type { State, Store } from "../state.ts";

const number = (x: number) => String(Number(x.toPrecision(9)));
const list = (values: number[]) => values.map(number).join(",");

export function asPython(state: State, facts: Facts): string {
  const around: string[] = [];
  if (state.gravity.some((x, k) => x !== facts.gravity[k]))
    around.push(`gravity=[${list(state.gravity)}]`);
  if (!state.friction) around.push("friction=False");
  if (state.pull.some((x) => x !== 0))
    around.push(`wrench=rnea.Wrench([${list(state.pull)}], frame="world", point="tool")`);
  const lines = ["import rnea", "", `arm = rnea.load(${JSON.stringify(facts.name)})`];
  if (state.payload > 0)
    lines.push(`arm = arm.with_payload(${number(state.payload)}, [${list(state.payloadAt)}])`);
  for (const rate of ["q", "qd", "qdd"] as const) lines.push(`${rate} = [${list(state[rate])}]`);
  lines.push(`print(arm.torque_budget(${["q", "qd", "qdd", ...around].join(", ")}))`);
  return lines.join("\n");
}

/** Quoted for a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export function asCommand(state: State, facts: Facts): string {
  const parts = ["rnea torque", quoted(facts.name)];
  for (const rate of ["q", "qd", "qdd"] as const) parts.push(`--${rate}=${list(state[rate])}`);
  if (state.gravity.some((x, k) => x !== facts.gravity[k]))
    parts.push(`--gravity=${list(state.gravity)}`);
  if (!state.friction) parts.push("--no-friction");
  if (state.payload > 0)
    parts.push(`--payload=${[state.payload, ...state.payloadAt].map(number).join(",")}`);
  return parts.join(" ");
}

export class SharePanel {
  readonly root = element("div", { class: "share" });
  readonly #store: Store;
  readonly #facts: Facts;
  readonly #python = element("pre");
  readonly #command = element("pre");
  readonly #said = element("p", { class: "copied", role: "status" });

  constructor(store: Store, facts: Facts, picture: () => string | null) {
    this.#store = store;
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
      element(
        "p",
        { class: "hint" },
        `${facts.name}, hash ${facts.hash}, written by rnea ${facts.version}. `,
        "A robot from a file is loaded by that file's name.",
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
    this.#command.textContent = asCommand(state, this.#facts);
  }
}
