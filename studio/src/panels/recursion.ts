// The recursion, step by step: the page of the book with live numbers, and the link that it is at.

import type { Dynamics } from "../dynamics.ts";
import { element, mathematics, shown } from "../elements.ts";
import type { Step } from "../facts.ts";
import type { State, Store } from "../state.ts";

const PACE = 900; // ms a step

export class RecursionPanel {
  readonly root = element("div", { class: "recursion" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #list = element("div");
  readonly #play = element("button", { onclick: () => this.#toggle() }, "Play");
  readonly #choice: HTMLSelectElement;
  #values: HTMLElement[] = [];
  #notation = "";
  #timer = 0;

  constructor(store: Store, dynamics: Dynamics) {
    this.#store = store;
    this.#dynamics = dynamics;
    const notations = Object.entries(dynamics.facts.notations);
    this.#choice = element("select", {
      "aria-label": "notation",
      onchange: () => store.change({ notation: this.#choice.value, step: 0 }),
    });
    if (notations.length === 0) {
      this.root.append(
        element(
          "p",
          { class: "hint" },
          "The books work chains of joints one by one; of this robot they have no page.",
        ),
      );
      return;
    }
    for (const [name, { title }] of notations)
      this.#choice.append(element("option", { value: name }, title));
    this.root.append(
      element(
        "div",
        { class: "row" },
        this.#choice,
        element("button", { onclick: () => this.#go(-1), "aria-label": "step back" }, "◀"),
        this.#play,
        element("button", { onclick: () => this.#go(1), "aria-label": "next step" }, "▶"),
      ),
      element(
        "p",
        { class: "hint" },
        "Velocities and accelerations go outward from the base, forces and moments come back inward. ",
        "The numbers are those of the state as it is now; friction and rotors are added at the end.",
      ),
      this.#list,
    );
  }

  #steps(state: State): Step[] {
    return this.#dynamics.facts.notations[state.notation]?.steps ?? [];
  }

  #go(by: number): void {
    const steps = this.#steps(this.#store.state);
    const step = (this.#store.state.step + by + steps.length) % steps.length;
    this.#store.change({ step, link: steps[step].link });
  }

  #toggle(): void {
    if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = 0;
    } else {
      this.#go(1);
      this.#timer = window.setInterval(() => this.#go(1), PACE);
    }
    this.#play.textContent = this.#timer ? "Pause" : "Play";
  }

  #build(state: State): void {
    this.#notation = state.notation;
    this.#choice.value = state.notation;
    this.#values = [];
    let section = "";
    const made: HTMLElement[] = [];
    this.#steps(state).forEach((step, k) => {
      const name = this.#dynamics.facts.bodies[step.link - 1]?.name;
      const heading =
        name === undefined ? step.section : `${step.section}, link ${step.link} ${name}`;
      if (heading !== section) made.push(element("h2", {}, heading));
      section = heading;
      const value = element("span", { class: "value" });
      this.#values.push(value);
      const go = () => this.#store.change({ step: k, link: step.link });
      made.push(
        element(
          "section",
          {
            class: "step",
            tabIndex: 0,
            "data-step": k,
            onclick: go,
            onkeydown: (event: KeyboardEvent) => {
              if (event.key === "Enter" || event.key === " ") go();
            },
          },
          element("header", {}, element("b", {}, step.name), element("span", {}, step.reference)),
          element(
            "div",
            { class: "worked" },
            mathematics(step.left),
            ...(step.right ? [element("span", {}, "="), mathematics(step.right)] : []),
            element("span", {}, "="),
            value,
            element("span", { class: "unit" }, step.unit),
          ),
        ),
      );
    });
    this.#list.replaceChildren(...made);
  }

  show(state: State): void {
    const steps = this.#steps(state);
    if (steps.length === 0) return;
    if (this.#notation !== state.notation) this.#build(state);
    const numbers = this.#dynamics.steps(state.notation, state, state);
    steps.forEach((step, k) => {
      const columns = step.shape.length === 2 ? step.shape[1] : 1;
      const count = step.shape.reduce((product, n) => product * n, 1);
      const cell = this.#values[k];
      cell.style.gridTemplateColumns = `repeat(${columns}, auto)`;
      const texts = Array.from(numbers.subarray(step.at, step.at + count), (x) => shown(x, 5));
      if (cell.childElementCount !== count)
        cell.replaceChildren(...texts.map((text) => element("span", {}, text)));
      else
        texts.forEach((text, c) => {
          cell.children[c].textContent = text;
        });
    });
    const current = this.#list.querySelector(`[data-step="${state.step}"]`);
    for (const other of this.#list.querySelectorAll('[aria-current="true"]'))
      if (other !== current) other.removeAttribute("aria-current");
    if (current !== null && !current.hasAttribute("aria-current")) {
      current.setAttribute("aria-current", "true");
      if (this.#timer) current.scrollIntoView({ block: "center" });
    }
  }
}
