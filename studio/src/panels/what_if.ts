// What if: payload, gravity, friction, masses; and how the torques differ from the original's.

import type { Dynamics } from "../dynamics.ts";
import { column, element } from "../elements.ts";
import { jointColour } from "../palette.ts";
import { Setter } from "../setter.ts";
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
  readonly #setters: [Setter, (state: State) => number][] = [];
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
    const head = element("h2", { class: "grow" }, "Torques beside the original's");
    const back = element("button", { onclick: () => this.#reset() }, "Back to the original");
    const mass = (s: State) => s.payload;
    this.root.append(
      element("div", { class: "row" }, head, back),
      element("div", { class: "scroll", tabIndex: 0 }, this.#difference),
      element("h2", {}, "Payload at the tool, and its centre"),
      this.#setter("mass", "kg", 0, 20, mass, (payload) => store.change({ payload })),
      this.#vector("payloadAt", "centre ", "m", 0.5),
      element("h2", {}, "Gravity"),
      this.#places(),
      this.#vector("gravity", "", "m/s²", 20),
      element("h2", {}, "Force at the tool"),
      this.#vector("pull", "", "N", 200),
      element("h2", {}, "Friction"),
      element("label", { class: "row" }, this.#friction, "joints rub"),
      element("h2", {}, "Masses of the links"),
      this.#masses(),
    );
  }

  /** x, y and z of a vector of the state, side by side. */
  #vector(key: "payloadAt" | "gravity" | "pull", before: string, unit: string, most: number) {
    const setters = ["x", "y", "z"].map((axis, k) =>
      this.#setter(
        before + axis,
        unit,
        -most,
        most,
        (s) => s[key][k],
        (value) => {
          const values = [...this.#store.state[key]];
          values[k] = value;
          this.#store.change({ [key]: values });
        },
      ),
    );
    return element("div", { class: "setters" }, ...setters);
  }

  #masses(): HTMLElement {
    const setters = this.#dynamics.facts.bodies.map((body, k) =>
      this.#setter(
        body.name,
        "×",
        0.2,
        3,
        (s) => s.masses[k],
        (value) => {
          const masses = [...this.#store.state.masses];
          masses[k] = value;
          this.#store.change({ masses });
        },
      ),
    );
    return element("div", { class: "setters named" }, ...setters);
  }

  #places(): HTMLElement {
    return element(
      "div",
      { class: "row places" },
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

  #setter(
    name: string,
    unit: string,
    low: number,
    high: number,
    read: (state: State) => number,
    write: (value: number) => void,
  ): HTMLElement {
    // in rows of three the heading says what x is of
    const short = name.replace("centre ", "");
    const setter = new Setter({ name: short, unit, label: name, low, high, write });
    this.#setters.push([setter, read]);
    return setter.root;
  }

  show(state: State): void {
    for (const [setter, read] of this.#setters) setter.show(read(state));
    this.#friction.checked = state.friction;
    const { facts } = this.#dynamics;
    const before = this.#dynamics.budget(state, this.#original).total;
    const now = this.#dynamics.budget(state, state).total;
    const more = now.map((value, k) => value - before[k]);
    const texts = column([...before, ...now, ...more]);
    const rows = facts.joints.flatMap((joint) =>
      joint.speeds.map((speed, k) => {
        const index = joint.v[0] + k;
        const name = speed.name ? `${joint.name} ${speed.name}` : joint.name;
        const dot = element("i", { class: "dot", style: `background:${jointColour(index)}` });
        const [was, is, differs] = [0, 1, 2].map((k) => texts[k * now.length + index]);
        const over = joint.effort !== null && Math.abs(now[index]) > joint.effort;
        return element(
          "tr",
          { "data-joint": joint.name },
          element("td", {}, dot, name),
          element("td", {}, was),
          element("td", { class: over ? "over" : "" }, is),
          element(
            "td",
            { "data-value": more[index] },
            more[index] > 1e-9 ? `+${differs}` : differs,
          ),
          element("td", {}, speed.effortUnit),
        );
      }),
    );
    const head = ["joint", "original", "now", "difference", ""].map((x) => element("th", {}, x));
    this.#difference.replaceChildren(element("tr", {}, ...head), ...rows);
  }
}
