// Beside the picture: what its arrows mean and how long they are, and the link that was picked.

import type { Dynamics } from "./dynamics.ts";
import { element, shown } from "./elements.ts";
import type { Loads } from "./loads.ts";
import type { State } from "./state.ts";

export class Overlay {
  readonly key = element("div", { class: "key" });
  readonly card = element("aside", { class: "card", "aria-label": "picked link", hidden: true });
  readonly #dynamics: Dynamics;
  #said = "";

  constructor(dynamics: Dynamics) {
    this.#dynamics = dynamics;
  }

  show(state: State, loads: Loads, stepping: boolean): void {
    const rows: [string, string][] = [];
    if (state.show.forces && !stepping) rows.push(["force", `force, ${loads.forces.says("N")}`]);
    if (state.show.moments && !stepping)
      rows.push(["moment", `moment, ${loads.moments.says("N m")}`]);
    if (state.pull.some((x) => x !== 0))
      rows.push(["pull", `pull, 10 cm = ${shown(0.1 / loads.pull)} N`]);
    const said = JSON.stringify(rows);
    if (said !== this.#said) {
      this.#said = said;
      this.key.replaceChildren(
        ...rows.map(([role, text]) =>
          element("span", {}, element("i", { class: `arrow ${role}` }), text),
        ),
      );
    }
    this.#card(state);
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
