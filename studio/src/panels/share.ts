// Share: the state as a link, as lines of Python, as a command, and as a picture.

import type { Dynamics } from "../dynamics.ts";
import { element } from "../elements.ts";
import type { Facts } from "../facts.ts";
import { toFragment } from "../fragment.ts";
import { asCommand, asPython, otherMasses } from "../spoken.ts";
import type { State, Store } from "../state.ts";

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
    this.#python.replaceChildren(...broken(asPython(state, this.#facts)));
    const command = asCommand(state, this.#facts, this.#dynamics.pullInTool(state));
    this.#command.replaceChildren(...broken(command));
    this.#lost.textContent = otherMasses(state)
      ? "The command cannot change the masses of links; the lines of Python can."
      : "";
  }
}

/** A text whose lines may end behind commas and spaces, and nowhere within a number. */
function broken(text: string): Node[] {
  return text
    .split(/(?<=[ ,\n])/)
    .flatMap((piece) => [element("span", {}, piece), document.createElement("wbr")]);
}
