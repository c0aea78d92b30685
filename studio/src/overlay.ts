// Beside the picture: what its arrows mean and how long they are, and the link that was picked.

import type { Dynamics } from "./dynamics.ts";
import { element, shown, write } from "./elements.ts";
import type { Loads } from "./loads.ts";
import { roundBelow } from "./sizes.ts";
import type { State } from "./state.ts";

const LONGEST = 90; // pixels of an arrow in the key

export class Overlay {
  readonly key = element("div", { class: "key" });
  readonly card = element("aside", { class: "card", "aria-label": "picked link", hidden: true });
  readonly #dynamics: Dynamics;
  #pixels = 100;
  #said = "";
  #arrows: [HTMLElement, HTMLElement, number, string][] = [];

  constructor(dynamics: Dynamics) {
    this.#dynamics = dynamics;
  }

  show(state: State, loads: Loads, stepping: boolean): void {
    const rows: [string, "N" | "N m"][] = [];
    if (state.show.forces || stepping) rows.push(["force", "N"]);
    if (state.show.moments || stepping) rows.push(["moment", "N m"]);
    if (state.pull.some((x) => x !== 0)) rows.push(["pull", "N"]);
    const said = JSON.stringify(rows);
    if (said !== this.#said) {
      this.#said = said;
      this.#arrows = rows.map(([role, unit]) => [
        element("i", { class: `arrow ${role}` }),
        element("b"),
        loads.scales[unit],
        unit,
      ]);
      this.key.replaceChildren(
        ...rows.map(([role], k) =>
          element("span", {}, role, ...(this.#arrows[k].slice(0, 2) as HTMLElement[])),
        ),
      );
      this.measure(this.#pixels);
    }
    this.#card(state);
  }

  /** Arrows as long as they are in the picture, as far away as its middle. pixels: of a metre there */
  measure(pixels: number): void {
    this.#pixels = pixels;
    for (const [arrow, text, scale, unit] of this.#arrows) {
      const value = roundBelow(LONGEST / (scale * pixels));
      arrow.style.width = `${value * scale * pixels}px`;
      write(text, `${shown(value)} ${unit}`);
    }
  }

  #card(state: State): void {
    this.card.hidden = state.link === 0;
    if (state.link === 0) return;
    const { facts } = this.#dynamics;
    const body = facts.bodies[state.link - 1];
    const p = this.#dynamics.parameters(state).subarray(14 * (state.link - 1));
    const wrench = this.#dynamics.jointWrenches(state, state).subarray(6 * state.link);
    const size = (from: number) => shown(Math.hypot(...wrench.subarray(from, from + 3)));
    const centre = [p[1], p[2], p[3]].map((x) => shown(x, 3)).join(", ");
    const rows = [
      ["mass", `${shown(p[0])} kg`],
      ["centre", `${centre} m`],
      ["force", `${size(3)} N`],
      ["moment", `${size(0)} N m`],
    ];
    this.card.dataset.link = body.name;
    this.card.replaceChildren(
      element("b", {}, body.name),
      element("span", { class: "about" }, `on ${body.joint}`),
      element("dl", {}, ...rows.flatMap(([k, v]) => [element("dt", {}, k), element("dd", {}, v)])),
    );
  }
}
