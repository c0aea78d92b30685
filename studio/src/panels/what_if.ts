// What if: payload, gravity, friction, masses; and how the torques differ from the original's.

import type { Dynamics } from "../dynamics.ts";
import { element, shown } from "../elements.ts";
import { initial, type State, type Store } from "../state.ts";

const PLACES: [string, number][] = [
  ["as in the file", Number.NaN],
  ["Earth", 9.81],
  ["Moon", 1.62],
  ["Mars", 3.71],
  ["none", 0],
];

export class WhatIfPanel {
  readonly root = element("div", { class: "what-if" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #original: State;
  readonly #difference = element("table");
  readonly #inputs: [HTMLInputElement, (state: State) => number][] = [];
  readonly #friction: HTMLInputElement;

  constructor(store: Store, dynamics: Dynamics) {
    this.#store = store;
    this.#dynamics = dynamics;
    this.#original = initial(dynamics.facts);
    this.#friction = element("input", {
      type: "checkbox",
      checked: true,
      onchange: (event: Event) =>
        store.change({ friction: (event.target as HTMLInputElement).checked }),
    });
    this.root.append(
      element("h2", {}, "Payload at the tool"),
      this.#slider(
        "mass",
        "kg",
        0,
        20,
        (s) => s.payload,
        (payload) => store.change({ payload }),
      ),
      ...["x", "y", "z"].map((axis, k) =>
        this.#slider(
          `centre ${axis}`,
          "m",
          -0.5,
          0.5,
          (s) => s.payloadAt[k],
          (value) => {
            const payloadAt = [...store.state.payloadAt];
            payloadAt[k] = value;
            store.change({ payloadAt });
          },
        ),
      ),
      element("h2", {}, "Gravity"),
      this.#places(),
      ...["x", "y", "z"].map((axis, k) =>
        this.#slider(
          axis,
          "m/s²",
          -20,
          20,
          (s) => s.gravity[k],
          (value) => {
            const gravity = [...store.state.gravity];
            gravity[k] = value;
            store.change({ gravity });
          },
        ),
      ),
      element("h2", {}, "Friction"),
      element("label", { class: "row" }, this.#friction, "joints rub"),
      element("h2", {}, "A pull at the tool"),
      ...["x", "y", "z"].map((axis, k) =>
        this.#slider(
          axis,
          "N",
          -200,
          200,
          (s) => s.pull[k],
          (value) => {
            const pull = [...store.state.pull];
            pull[k] = value;
            store.change({ pull });
          },
        ),
      ),
      element("h2", {}, "Masses of the links"),
      ...dynamics.facts.bodies.map((body, k) =>
        this.#slider(
          body.name,
          "×",
          0.2,
          3,
          (s) => s.masses[k],
          (value) => {
            const masses = [...store.state.masses];
            masses[k] = value;
            store.change({ masses });
          },
        ),
      ),
      element("h2", {}, "Difference from the original"),
      this.#difference,
      element("p", {}, element("button", { onclick: () => this.#reset() }, "Back to the original")),
    );
  }

  #places(): HTMLElement {
    return element(
      "div",
      { class: "row" },
      ...PLACES.map(([name, size]) =>
        element("button", { onclick: () => this.#gravity(size) }, name),
      ),
      element("button", { onclick: () => this.#tilt() }, "tilt by 30°"),
    );
  }

  #gravity(size: number): void {
    const own = this.#original.gravity;
    const length = Math.hypot(...own);
    const down = length > 0 ? own.map((x) => x / length) : [0, 0, -1];
    const gravity = Number.isNaN(size) ? [...own] : down.map((x) => x * size);
    this.#store.change({ gravity });
  }

  /** As if the robot's base leant over its x axis. */
  #tilt(): void {
    const [x, y, z] = this.#store.state.gravity;
    const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    this.#store.change({ gravity: [x, c * y - s * z, s * y + c * z] });
  }

  #reset(): void {
    const { gravity, friction, payload, payloadAt, masses, pull } = initial(this.#dynamics.facts);
    this.#store.change({ gravity, friction, payload, payloadAt, masses, pull });
  }

  #slider(
    name: string,
    unit: string,
    low: number,
    high: number,
    read: (state: State) => number,
    write: (value: number) => void,
  ): HTMLElement {
    const change = (event: Event) => {
      const value = Number((event.target as HTMLInputElement).value);
      if (Number.isFinite(value)) write(value);
    };
    const common = { step: "any", "aria-label": `${name} in ${unit}` };
    const slider = element("input", {
      ...common,
      type: "range",
      min: String(low),
      max: String(high),
      oninput: change,
    });
    const number = element("input", { ...common, type: "number", onchange: change });
    this.#inputs.push([slider, read], [number, read]);
    return element(
      "div",
      { class: "numbers", style: "grid-template-columns:6rem minmax(0,1fr) auto 3.4rem" },
      element("span", {}, name),
      slider,
      number,
      element("span", { class: "unit" }, unit),
    );
  }

  show(state: State): void {
    for (const [input, read] of this.#inputs)
      if (document.activeElement !== input || input.type === "range")
        input.value = String(Number(read(state).toPrecision(5)));
    this.#friction.checked = state.friction;
    const { facts } = this.#dynamics;
    const before = this.#dynamics.budget(state, this.#original).total;
    const now = this.#dynamics.budget(state, state).total;
    const rows = facts.joints.flatMap((joint) =>
      joint.speeds.map((speed, k) => {
        const index = joint.v[0] + k;
        const name = speed.name ? `${joint.name} ${speed.name}` : joint.name;
        return element(
          "tr",
          { "data-joint": joint.name },
          element("td", {}, name),
          element("td", {}, shown(before[index])),
          element("td", {}, shown(now[index])),
          element(
            "td",
            { "data-value": now[index] - before[index] },
            shown(now[index] - before[index]),
          ),
          element("td", {}, speed.effortUnit),
        );
      }),
    );
    const head = ["joint", "original", "now", "difference", ""].map((x) => element("th", {}, x));
    this.#difference.replaceChildren(element("tr", {}, ...head), ...rows);
  }
}
