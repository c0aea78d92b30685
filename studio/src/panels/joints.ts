// Joints: where they stand, how they move, and what their torque is spent on.

import type { Dynamics } from "../dynamics.ts";
import { element, shown } from "../elements.ts";
import type { Joint } from "../facts.ts";
import { partColour } from "../palette.ts";
import type { State, Store } from "../state.ts";

type Rate = "q" | "qd" | "qdd";
const RATES: Rate[] = ["q", "qd", "qdd"];

interface Row {
  inputs: [Rate, number, HTMLInputElement, HTMLInputElement][];
  efforts: { index: number; text: HTMLElement; bars: HTMLElement }[];
}

/** The range of a slider: the joint's limits, or what arms usually do. */
export function rangeOf(joint: Joint, rate: Rate, unit: string): [number, number] {
  if (rate === "q") {
    const usual = unit === "m" ? 1 : unit === "rad" ? Math.PI : 1;
    const [low, high] = joint.position ?? [null, null];
    return [low ?? -usual, high ?? usual];
  }
  const fast = joint.velocity ?? (unit.startsWith("m") ? 1 : 3);
  const most = rate === "qd" ? fast : 4 * fast;
  return [-most, most];
}

export class JointsPanel {
  readonly root = element("div", { class: "joints" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #rows: Row[] = [];

  constructor(store: Store, dynamics: Dynamics) {
    this.#store = store;
    this.#dynamics = dynamics;
    this.root.append(
      element(
        "div",
        { class: "row" },
        element("button", { onclick: () => this.#rest() }, "Stand still"),
        element("button", { onclick: () => this.#home() }, "Home"),
        element("button", { onclick: () => this.#random() }, "Surprise me"),
      ),
      this.#legend(),
    );
    for (const joint of dynamics.facts.joints) this.root.append(this.#joint(joint));
  }

  #legend(): HTMLElement {
    const legend = element("div", { class: "legend" });
    for (const part of this.#dynamics.facts.parts)
      legend.append(
        element("span", {}, element("i", { style: `background:${partColour(part)}` }), part),
      );
    return legend;
  }

  #joint(joint: Joint): HTMLElement {
    const row: Row = { inputs: [], efforts: [] };
    this.#rows.push(row);
    const made = element("section", { class: "joint", "data-joint": joint.name });
    joint.speeds.forEach((speed, k) => {
      const index = joint.v[0] + k;
      const text = element("span", { class: "effort" });
      const bars = element("div", { class: "bars", role: "img" });
      row.efforts.push({ index, text, bars });
      const title = speed.name ? `${joint.name} ${speed.name}` : joint.name;
      made.append(
        element(
          "header",
          {},
          element("b", {}, title),
          element("span", {}, k === 0 ? joint.kind : ""),
          text,
        ),
        bars,
      );
    });
    const numbers = element("div", { class: "numbers" });
    for (const rate of RATES) {
      const named = rate === "q" ? joint.coordinates : joint.speeds;
      named.forEach((one, k) => {
        const index = (rate === "q" ? joint.q[0] : joint.v[0]) + k;
        const unit = rate === "qdd" ? one.unit.replace("/s", "/s²") : one.unit;
        const [low, high] = rangeOf(joint, rate, one.unit);
        const label = `${rate} of ${joint.name}${one.name ? ` ${one.name}` : ""}`;
        const common = { step: "any", "aria-label": `${label} in ${unit}`, "data-rate": rate };
        const change = (event: Event) =>
          this.#set(rate, index, Number((event.target as HTMLInputElement).value));
        const slider = element("input", {
          ...common,
          type: "range",
          min: String(low),
          max: String(high),
          oninput: change,
        });
        const number = element("input", { ...common, type: "number", onchange: change });
        row.inputs.push([rate, index, slider, number]);
        const letter = { q: "q", qd: "q̇", qdd: "q̈" }[rate];
        numbers.append(
          element("span", {}, one.name ? `${letter} ${one.name}` : letter),
          slider,
          number,
          element("span", { class: "unit" }, unit),
        );
      });
    }
    made.append(numbers);
    return made;
  }

  #set(rate: Rate, index: number, value: number): void {
    if (!Number.isFinite(value)) return;
    const values = [...this.#store.state[rate]];
    values[index] = value;
    this.#store.change({ [rate]: rate === "q" ? this.#dynamics.normalized(values) : values });
  }

  #rest(): void {
    const zeros = this.#store.state.qd.map(() => 0);
    this.#store.change({ qd: zeros, qdd: [...zeros] });
  }

  #home(): void {
    this.#store.change({ q: [...this.#dynamics.facts.start] });
    this.#rest();
  }

  #random(): void {
    const q = [...this.#store.state.q];
    const [qd, qdd] = [[...this.#store.state.qd], [...this.#store.state.qdd]];
    const between = ([low, high]: [number, number]) => low + (high - low) * Math.random();
    for (const joint of this.#dynamics.facts.joints) {
      joint.coordinates.forEach((one, k) => {
        q[joint.q[0] + k] = between(rangeOf(joint, "q", one.unit));
      });
      joint.speeds.forEach((one, k) => {
        qd[joint.v[0] + k] = 0.3 * between(rangeOf(joint, "qd", one.unit));
        qdd[joint.v[0] + k] = 0.2 * between(rangeOf(joint, "qdd", one.unit));
      });
    }
    this.#store.change({ q: this.#dynamics.normalized(q), qd, qdd });
  }

  show(state: State): void {
    const { facts } = this.#dynamics;
    const budget = this.#dynamics.budget(state, state);
    facts.joints.forEach((joint, j) => {
      const row = this.#rows[j];
      for (const [rate, index, slider, number] of row.inputs) {
        const value = state[rate][index];
        if (document.activeElement !== number) number.value = String(Number(value.toPrecision(5)));
        slider.value = String(value);
      }
      row.efforts.forEach(({ index, text, bars }, k) => {
        const total = budget.total[index];
        const limit = joint.effort;
        const over = limit !== null && Math.abs(total) > limit;
        const unit = joint.speeds[k].effortUnit;
        text.textContent = `${shown(total)} ${unit}${over ? `, limit ${shown(limit)}` : ""}`;
        text.classList.toggle("over", over);
        text.dataset.value = String(total);
        this.#bars(
          bars,
          budget.parts.map((part) => part[index]),
          total,
          limit,
          joint.name,
          unit,
        );
      });
    });
  }

  /** Parts side by side from zero, those below it to the left; a mark at the total. */
  #bars(
    bars: HTMLElement,
    parts: number[],
    total: number,
    limit: number | null,
    name: string,
    unit: string,
  ): void {
    const up = parts.reduce((sum, x) => sum + Math.max(x, 0), 0);
    const down = parts.reduce((sum, x) => sum + Math.max(-x, 0), 0);
    const full = 1.05 * Math.max(up, down, limit ?? 0, 1e-9);
    const at = (value: number) => 50 + (50 * value) / full;
    const pieces: HTMLElement[] = [];
    let [above, below] = [0, 0];
    const names = this.#dynamics.facts.parts;
    parts.forEach((value, k) => {
      if (Math.abs(value) < 1e-6 * full) return;
      const from = value > 0 ? above : below + value;
      if (value > 0) above += value;
      else below += value;
      const left = at(from);
      const width = (50 * Math.abs(value)) / full;
      const style = `left:${left}%;width:${width}%;background:${partColour(names[k])}`;
      const title = `${names[k]} ${shown(value)} ${unit}`;
      pieces.push(element("i", { style, title, "data-part": names[k] }));
    });
    pieces.push(element("i", { class: "zero", style: "left:50%" }));
    if (limit !== null)
      for (const side of [-limit, limit])
        pieces.push(element("i", { class: "limit", style: `left:${at(side)}%` }));
    pieces.push(element("i", { class: "total", style: `left:calc(${at(total)}% - 1px)` }));
    bars.replaceChildren(...pieces);
    const told = parts
      .map((value, k) => [names[k], value] as const)
      .filter(([, value]) => Math.abs(value) > 1e-9)
      .map(([part, value]) => `${part} ${shown(value)}`);
    bars.setAttribute("aria-label", `${name}: ${told.join(", ") || "nothing"}, in ${unit}`);
  }
}
