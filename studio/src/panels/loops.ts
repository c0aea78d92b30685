// Loops: what motors give, what goes through the joints that close loops, and how joints follow.

import type { Dynamics } from "../dynamics.ts";
import { column, element, shown, write } from "../elements.ts";
import type { Loops } from "../facts.ts";
import type { State } from "../state.ts";

type Cells = HTMLElement[][];

export class LoopsView {
  readonly root = element("div", { class: "loops" });
  readonly #dynamics: Dynamics;
  readonly #facts: Loops;
  readonly #motors: Cells;
  readonly #cuts: Cells;
  readonly #followers: Cells;

  constructor(dynamics: Dynamics, facts: Loops) {
    this.#dynamics = dynamics;
    this.#facts = facts;
    this.#motors = facts.elsewhere ? this.#table("Motors", ["effort", "limit"], facts.motors) : [];
    this.#cuts = this.#table("Joints that close loops", ["force", "moment"], facts.cuts);
    this.#followers = this.#table("Joints that follow", ["q", "q̇", "q̈"], facts.followers, true);
  }

  /** A heading, and a row with empty cells for each thing that has a name. */
  #table(title: string, head: string[], named: { name: string }[], folded = false): Cells {
    if (named.length === 0) return [];
    const rows = named.map(() => head.map(() => element("td")));
    const lines = named.map(({ name }, k) =>
      element("tr", { "data-name": name }, element("td", {}, name), ...rows[k]),
    );
    const heads = ["", ...head].map((text) => element("th", {}, text));
    const table = element("table", {}, element("tr", {}, ...heads), ...lines);
    const count = `${title} (${named.length})`;
    if (folded) this.root.append(element("details", {}, element("summary", {}, count), table));
    else this.root.append(element("h2", {}, title), table);
    return rows;
  }

  /** tau: along the independent speeds */
  show(state: State, tau: number[]): void {
    if (this.#motors.length > 0) this.#showMotors(this.#dynamics.motors(state.q, tau));
    const cuts = this.#dynamics.cuts(state, state);
    const size = (at: number) => Math.hypot(...cuts.subarray(at, at + 3));
    const forces = this.#cuts.map((_, k) => size(9 * k + 6));
    const moments = this.#cuts.map((_, k) => size(9 * k + 3));
    const [forceTexts, momentTexts] = [column(forces), column(moments)];
    this.#cuts.forEach(([force, moment], k) => {
      set(force, `${forceTexts[k]} N`, forces[k]);
      set(moment, `${momentTexts[k]} N m`, moments[k]);
    });
    const motion = this.#dynamics.jointMotion(state);
    const names = this.#dynamics.facts.coordinates;
    this.#facts.followers.forEach(({ name, unit, v }, k) => {
      const [q, qd, qdd] = this.#followers[k];
      const at = names.indexOf(name);
      if (at >= 0) set(q, `${shown(state.q[at])} ${unit.replace("/s", "")}`, state.q[at]);
      const [speed, acceleration] = [motion[v], motion[motion.length / 2 + v]];
      set(qd, `${shown(speed)} ${unit}`, speed);
      set(qdd, `${shown(acceleration)} ${unit}²`, acceleration);
    });
  }

  #showMotors(efforts: Float64Array): void {
    const texts = column(Array.from(efforts));
    this.#facts.motors.forEach(({ unit, limit }, k) => {
      const [effort, most] = this.#motors[k];
      set(effort, `${texts[k]} ${unit}`, efforts[k]);
      effort.classList.toggle("over", limit !== null && Math.abs(efforts[k]) > limit);
      write(most, limit === null ? "" : shown(limit));
    });
  }
}

function set(cell: HTMLElement, text: string, value: number): void {
  write(cell, text);
  cell.dataset.value = String(value);
}
