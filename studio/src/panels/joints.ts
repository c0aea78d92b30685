// Joints: where they stand, how they move, and what their torque is spent on.

import { Bars } from "../bars.ts";
import type { Dynamics } from "../dynamics.ts";
import { element, shown, write } from "../elements.ts";
import type { Joint } from "../facts.ts";
import { jointPaint, partColour } from "../palette.ts";
import { Setter } from "../setter.ts";
import { barEnd } from "../sizes.ts";
import type { State, Store } from "../state.ts";
import { LoopsView } from "./loops.ts";

type Rate = "q" | "qd" | "qdd";
const RATES: Rate[] = ["q", "qd", "qdd"];
const LETTERS = { q: "q", qd: "q̇", qdd: "q̈" };

/** A speed by its own letter, and its rate with a dot over it. */
const dotted = (name: string, rate: Rate) =>
  rate === "qdd" ? `${name[0]}\u0307${name.slice(1)}` : name;

interface Row {
  section: HTMLElement;
  setters: [Rate, number, Setter][];
  efforts: { index: number; text: HTMLElement; bars: Bars }[];
  /** why a slider does not go farther */
  says: HTMLElement;
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
  readonly #scale = element("span", { class: "scale-of-bars" });
  readonly #leapt: () => void;
  readonly #loops: LoopsView | null = null;

  /** leapt: called when the robot has come to another place at once */
  constructor(store: Store, dynamics: Dynamics, leapt: () => void) {
    this.#store = store;
    this.#dynamics = dynamics;
    this.#leapt = leapt;
    this.root.append(
      element(
        "div",
        { class: "row" },
        element("button", { onclick: () => this.#home() }, "Home"),
        element("button", { onclick: () => this.#rest() }, "Stand still"),
        element("button", { onclick: () => this.#random() }, "Surprise me"),
      ),
      this.#legend(),
    );
    for (const joint of dynamics.facts.joints) this.root.append(this.#joint(joint));
    if (dynamics.facts.loops !== null) this.#loops = new LoopsView(dynamics, dynamics.facts.loops);
    if (this.#loops !== null) this.root.append(this.#loops.root);
  }

  #legend(): HTMLElement {
    const { facts } = this.#dynamics;
    const legend = element("div", { class: "legend" });
    for (const part of facts.parts)
      legend.append(
        element("span", {}, element("i", { style: `background:${partColour(part)}` }), part),
      );
    legend.append(element("span", {}, element("i", { class: "mark" }), "total"));
    if (facts.joints.some((joint) => joint.effort !== null))
      legend.append(element("span", {}, element("i", { class: "mark limit" }), "limit"));
    legend.append(this.#scale);
    return legend;
  }

  #joint(joint: Joint): HTMLElement {
    const section = element("section", { class: "joint", "data-joint": joint.name });
    const says = element("p", { class: "hint stuck", role: "status" });
    const row: Row = { section, setters: [], efforts: [], says };
    this.#rows.push(row);
    joint.speeds.forEach((speed, k) => {
      const text = element("span", { class: "effort" });
      const bars = new Bars(this.#dynamics.facts.parts, joint.effort !== null);
      const dot = element("i", { style: `background:${jointPaint(joint.v[0] + k)}` });
      row.efforts.push({ index: joint.v[0] + k, text, bars });
      const title = speed.name ? `${joint.name} ${speed.name}` : joint.name;
      const about = `${title}, ${joint.kind}`;
      section.append(
        element(
          "div",
          { class: "torque" },
          element("b", { title: about }, dot, title),
          bars.root,
          text,
        ),
      );
    });
    const columns = RATES.map((rate) => {
      const named = rate === "q" ? joint.coordinates : joint.speeds;
      return element("div", {}, ...named.map((_, k) => this.#setter(row, joint, rate, k).root));
    });
    section.append(element("div", { class: "setters" }, ...columns), says);
    return section;
  }

  #setter(row: Row, joint: Joint, rate: Rate, k: number): Setter {
    const one = (rate === "q" ? joint.coordinates : joint.speeds)[k];
    const index = (rate === "q" ? joint.q[0] : joint.v[0]) + k;
    const [low, high] = rangeOf(joint, rate, one.unit);
    const made = new Setter({
      name: one.name ? dotted(one.name, rate) : LETTERS[rate],
      unit: rate === "qdd" ? one.unit.replace("/s", "/s²") : one.unit,
      label: `${rate} of ${joint.name}${one.name ? ` ${one.name}` : ""}`,
      low,
      high,
      write: (value) => this.#set(rate, index, value, row.says),
      marks: { "data-rate": rate },
    });
    row.setters.push([rate, index, made]);
    return made;
  }

  #set(rate: Rate, index: number, value: number, says: HTMLElement): void {
    const values = [...this.#store.state[rate]];
    values[index] = value;
    if (rate !== "q") {
      this.#store.change({ [rate]: values });
      return;
    }
    const { q, part } = this.#dynamics.placed(this.#store.state.q, values);
    for (const row of this.#rows) write(row.says, "");
    if (part < 1) write(says, "It cannot go farther: the loops would not close.");
    this.#store.change({ q });
  }

  #rest(): void {
    const zeros = this.#store.state.qd.map(() => 0);
    this.#store.change({ qd: zeros, qdd: [...zeros] });
  }

  #home(): void {
    const zeros = this.#store.state.qd.map(() => 0);
    for (const row of this.#rows) write(row.says, "");
    this.#leap({ q: [...this.#dynamics.facts.start], qd: zeros, qdd: [...zeros] });
  }

  #leap(to: Pick<State, Rate>): void {
    this.#store.change(to);
    this.#store.flush();
    this.#leapt();
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
    const { start } = this.#dynamics.facts;
    const { part } = this.#dynamics.placed(start, q);
    // some way before a dead centre, where loops have one
    const step = part < 1 && this.#dynamics.apart(start, q).map((x) => 0.8 * part * x);
    const there = step ? this.#dynamics.stepped(start, step) : this.#dynamics.placed(start, q).q;
    this.#leap({ q: there, qd, qdd });
  }

  /** By unit where the bars of joints without a limit end. */
  #ends(parts: Float64Array[]): Record<string, number> {
    const { facts } = this.#dynamics;
    const longest: Record<string, number> = {};
    for (const joint of facts.joints.filter(({ effort }) => effort === null))
      joint.speeds.forEach(({ effortUnit }, k) => {
        const own = parts.map((part) => part[joint.v[0] + k]);
        const sides = [1, -1].map((side) => own.reduce((sum, x) => sum + Math.max(side * x, 0), 0));
        longest[effortUnit] = Math.max(longest[effortUnit] ?? 0, ...sides);
      });
    const ends = Object.entries(longest).map(
      ([unit, largest]) => [unit, barEnd(facts, unit, largest)] as const,
    );
    const texts = ends.map(([unit, end]) => `±${shown(end)} ${unit}`);
    write(this.#scale, texts.length > 0 ? `bars without a limit end at ${texts.join(", ")}` : "");
    return Object.fromEntries(ends);
  }

  show(state: State): void {
    const budget = this.#dynamics.budget(state, state);
    this.#loops?.show(state, budget.total);
    const ends = this.#ends(budget.parts);
    this.#dynamics.facts.joints.forEach((joint, j) => {
      const row = this.#rows[j];
      row.section.toggleAttribute("data-chosen", joint.body === state.link);
      for (const [rate, index, setter] of row.setters) setter.show(state[rate][index]);
      row.efforts.forEach(({ index, text, bars }, k) => {
        const total = budget.total[index];
        const limit = joint.effort;
        const over = limit !== null && Math.abs(total) > limit;
        const unit = joint.speeds[k].effortUnit;
        write(text, `${shown(total)} ${unit}${over ? `, limit ${shown(limit)}` : ""}`);
        text.classList.toggle("over", over);
        text.dataset.value = String(total);
        const parts = budget.parts.map((part) => part[index]);
        bars.show(parts, total, limit, ends[unit], joint.name, unit);
      });
    });
  }
}
