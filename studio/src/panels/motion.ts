// Motion: play it, scrub it, and see torques, budget and power over time.

import type uPlot from "uplot";
import type { Dynamics } from "../dynamics.ts";
import { element } from "../elements.ts";
import { handedOver, headings, type Motion, MotionError, readCsv, toAndFro } from "../motions.ts";
import { jointColour, styled } from "../palette.ts";
import { chart } from "../plots.ts";
import { withoutRounding } from "../sizes.ts";
import type { State, Store } from "../state.ts";
import type { Time } from "../time.ts";
import { efforts, peaks } from "./peaks.ts";

const LARGEST_FILE = 50_000_000;
/** rows at a time: the kernels' memory stays small */
const BLOCK = 512;
type Series = { label: string; values: Float64Array; colour: string };

export class MotionPanel {
  readonly root = element("div", { class: "motion" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #tell: (text: string, bad?: boolean) => void;
  readonly #moves: Motion[];
  readonly #choice = element("select", { "aria-label": "motion" });
  readonly #scrub: HTMLInputElement;
  readonly #play = element("button", { class: "primary", onclick: () => this.#toggle() }, "Play");
  readonly #speed: HTMLSelectElement;
  readonly #what = element("select", { "aria-label": "what is plotted" });
  readonly #plot = element("div", {
    class: "plot",
    role: "figure",
    "aria-label": "torques, budget or power over time",
  });
  readonly #now = element("div", { class: "now" });
  readonly #table = element("table");
  readonly #at = element("span", { class: "unit" }, "");
  #chart: uPlot | null = null;
  #motion: Motion | null = null;
  #row = 0;
  /** motors: their efforts, where they are in other joints than those that are moved */
  #torques: { tau: Float64Array; budget: Float64Array; motors: Float64Array } | null = null;
  /** the same with zero for what is zero to rounding */
  #drawn = this.#torques;
  #around = "";
  readonly #time: Time;
  #playing = false;
  /** s of the motion, while it is played */
  #t = 0;
  #shown = false;

  constructor(
    store: Store,
    dynamics: Dynamics,
    time: Time,
    tell: (text: string, bad?: boolean) => void,
  ) {
    this.#time = time;
    this.#store = store;
    this.#dynamics = dynamics;
    this.#tell = tell;
    const { facts } = dynamics;
    const own = handedOver(facts);
    const moved = (q: number[], step: number[]) => dynamics.moved(q, step);
    const made = [toAndFro(facts, 2, 1, moved), toAndFro(facts, 4, -0.7, moved)];
    this.#moves = [...(own ? [own] : []), ...made];
    this.#scrub = element("input", {
      type: "range",
      min: "0",
      max: "1",
      step: "1",
      value: "0",
      "aria-label": "time",
      oninput: () => this.#from(Number(this.#scrub.value)),
    });
    this.#speed = element("select", { "aria-label": "speed" });
    for (const [name, factor] of [
      ["¼ ×", 0.25],
      ["1 ×", 1],
      ["3 ×", 3],
    ] as const)
      this.#speed.append(
        element("option", { value: String(factor), selected: factor === 1 }, name),
      );
    this.#fill();
    this.#choice.addEventListener("change", () => this.#choose(Number(this.#choice.value)));
    for (const [value, name] of [
      ...(facts.loops?.elsewhere ? [["motors", "efforts of the motors"]] : []),
      ["tau", facts.loops ? "torques of the joints that lead" : "torques of all joints"],
      ["power", "power"],
    ])
      this.#what.append(element("option", { value }, name));
    for (const joint of facts.joints)
      joint.speeds.forEach((speed, k) => {
        const value = String(joint.v[0] + k);
        const name = `budget of ${joint.name}${speed.name ? ` ${speed.name}` : ""}`;
        this.#what.append(element("option", { value }, name));
      });
    this.#what.addEventListener("change", () => this.#draw());
    const file = element("input", {
      type: "file",
      accept: ".csv,.txt",
      "aria-label": "motion file",
      onchange: () => this.#read(file.files?.[0]),
    });
    const drop = element(
      "div",
      {
        class: "drop",
        ondragover: (event: DragEvent) => {
          event.preventDefault();
          drop.classList.add("over");
        },
        ondragleave: () => drop.classList.remove("over"),
        ondrop: (event: DragEvent) => {
          event.preventDefault();
          drop.classList.remove("over");
          this.#read(event.dataTransfer?.files[0]);
        },
      },
      "Drop a motion here (CSV with t, q_, qd_ and qdd_ of every joint) or ",
      element("label", { class: "button" }, file, "Choose a file"),
    );
    this.root.append(
      element("div", { class: "row" }, this.#play, this.#choice, this.#speed),
      element("div", { class: "scrub" }, this.#scrub, this.#at),
      element(
        "div",
        { class: "row" },
        this.#what,
        this.#button("Copy as CSV", () => this.#copy()),
      ),
      this.#plot,
      element("h2", {}, "Peak and root mean square of the torques"),
      this.#table,
      drop,
    );
  }

  #button(name: string, act: () => void): HTMLElement {
    return element("button", { onclick: act }, name);
  }

  #fill(): void {
    this.#choice.replaceChildren(
      ...this.#moves.map((move, k) => element("option", { value: String(k) }, move.name)),
    );
  }

  async #read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      if (file.size > LARGEST_FILE) throw new MotionError(`${file.name} is larger than 50 MB`);
      const motion = readCsv(await file.text(), this.#dynamics.facts, file.name);
      this.#close(motion);
      this.#moves.unshift(motion);
      this.#fill();
      this.#choose(0);
    } catch (problem) {
      if (!(problem instanceof MotionError)) throw problem;
      this.#tell(problem.message, true);
    }
  }

  /** A file may have fewer digits than loops need to be closed. */
  #close(motion: Motion): void {
    const nq = this.#dynamics.facts.start.length;
    if (this.#dynamics.facts.loops === null) return;
    for (let row = 0; row < motion.t.length; row += 1) {
      const q = Array.from(motion.q.subarray(row * nq, (row + 1) * nq));
      const closed = this.#dynamics.ended(q, q);
      if (!closed.every(Number.isFinite))
        throw new MotionError(`${motion.name}, row ${row + 1}: its loops do not close`);
      motion.q.set(closed, row * nq);
    }
  }

  #choose(k: number): void {
    this.#load(k);
    this.#to(0);
  }

  #load(k: number): void {
    this.#choice.value = String(k);
    this.#motion = this.#moves[k];
    this.#scrub.max = String(this.#motion.t.length - 1);
    this.#around = "";
    this.#row = 0;
    this.#t = this.#motion.t[0];
  }

  #compute(state: State): void {
    const motion = this.#motion;
    if (motion === null) return;
    const { nv } = this.#dynamics;
    const rows = motion.t.length;
    const nq = motion.q.length / rows;
    const parts = this.#dynamics.facts.parts.length;
    const tau = new Float64Array(rows * nv);
    const budget = new Float64Array(rows * parts * nv);
    for (let first = 0; first < rows; first += BLOCK) {
      const many = Math.min(BLOCK, rows - first);
      const of = (values: Float64Array, count: number) =>
        values.subarray(first * count, (first + many) * count);
      const motions = { q: of(motion.q, nq), qd: of(motion.qd, nv), qdd: of(motion.qdd, nv) };
      const some = this.#dynamics.budgets(motions, many, state);
      tau.set(some.tau, first * nv);
      budget.set(some.budget, first * parts * nv);
    }
    const elsewhere = this.#dynamics.facts.loops?.elsewhere ?? false;
    const motors = elsewhere ? this.#dynamics.motors(motion.q, tau, rows) : new Float64Array();
    this.#torques = { tau, budget, motors };
    // of one joint nothing but rounding would else be drawn as a curve
    const most = (all: Float64Array) => all.reduce((m, x) => Math.max(m, Math.abs(x)), 0);
    const largest = Math.max(most(tau), most(budget));
    const [drawn, spent, driven] = [tau, budget, motors].map((x) => withoutRounding(x, largest));
    this.#drawn = { tau: drawn, budget: spent, motors: driven };
  }

  #series(): Series[] {
    const motion = this.#motion;
    const torques = this.#drawn;
    if (motion === null || torques === null) return [];
    const { facts, nv } = this.#dynamics;
    const rows = motion.t.length;
    const of = (read: (row: number) => number) =>
      Float64Array.from({ length: rows }, (_, r) => read(r));
    const names = efforts(facts).map(({ name }) => name);
    const motors = facts.loops?.motors ?? [];
    if (this.#what.value === "motors")
      return motors.map(({ name }, j) => ({
        label: name,
        colour: jointColour(j),
        values: of((row) => torques.motors[row * motors.length + j]),
      }));
    if (this.#what.value === "tau")
      return names.map((label, j) => ({
        label,
        colour: jointColour(j),
        values: of((row) => torques.tau[row * nv + j]),
      }));
    if (this.#what.value === "power")
      return names.map((label, j) => ({
        label,
        colour: jointColour(j),
        values: of((row) => torques.tau[row * nv + j] * motion.qd[row * nv + j]),
      }));
    const j = Number(this.#what.value);
    const parts = facts.parts.map((label, p) => ({
      label,
      colour: styled(`part-${label}`),
      values: of((row) => torques.budget[(row * facts.parts.length + p) * nv + j]),
    }));
    const felt = parts.filter((part) => part.values.some((x) => x !== 0));
    const total = {
      label: "total",
      colour: styled("ink"),
      values: of((row) => torques.tau[row * nv + j]),
    };
    return [...felt, total];
  }

  #draw(): void {
    const motion = this.#motion;
    if (motion === null) return;
    this.#chart?.destroy();
    const series = this.#series();
    this.#chart = chart(this.#plot, {
      height: 230,
      unit: this.#unit(),
      series,
      data: [motion.t, ...series.map(({ values }) => values)] as uPlot.AlignedData,
      resized: () => this.#mark(),
    });
    this.#chart.over.append(this.#now);
    this.#chart.over.addEventListener("click", (event) => {
      const t = this.#chart?.posToVal(event.offsetX, "x") ?? 0;
      let row = 0;
      while (row < motion.t.length - 1 && motion.t[row + 1] <= t) row += 1;
      this.#from(row);
    });
    this.#peaks();
  }

  #unit(): string {
    if (this.#what.value === "power") return "W";
    const { facts } = this.#dynamics;
    const units = efforts(facts).map(({ unit }) => unit);
    if (this.#what.value === "motors")
      return [...new Set(facts.loops?.motors.map(({ unit }) => unit))].join(", ");
    if (this.#what.value === "tau") return [...new Set(units)].join(", ");
    return units[Number(this.#what.value)];
  }

  /** The line at the time that the picture shows: moving it draws no curve again. */
  #mark(): void {
    if (this.#motion === null || this.#chart === null) return;
    const x = this.#chart.valToPos(this.#motion.t[this.#row], "x");
    this.#now.style.transform = `translateX(${x - 1}px)`;
  }

  #peaks(): void {
    const torques = this.#drawn;
    if (torques === null) return;
    const { facts } = this.#dynamics;
    const { loops } = facts;
    if (loops?.elsewhere)
      this.#table.replaceChildren(...peaks("motor", loops.motors, torques.motors));
    else this.#table.replaceChildren(...peaks("joint", efforts(facts), torques.tau));
  }

  /** Where one looks, whether it is played or not. */
  #from(row: number): void {
    this.#t = this.#motion?.t[row] ?? 0;
    this.#to(row);
  }

  #to(row: number): void {
    const motion = this.#motion;
    if (motion === null) return;
    this.#row = row;
    const rows = motion.t.length;
    const at = (values: Float64Array) => {
      const count = values.length / rows;
      return Array.from(values.subarray(row * count, (row + 1) * count));
    };
    this.#store.change({ q: at(motion.q), qd: at(motion.qd), qdd: at(motion.qdd) });
  }

  #toggle(): void {
    if (this.#playing) {
      this.#time.stop();
      return;
    }
    if (this.#motion === null) return;
    if (this.#row >= this.#motion.t.length - 1) this.#row = 0;
    this.#t = this.#motion.t[this.#row];
    this.#time.start({
      frame: (seconds) => this.#on(seconds * Number(this.#speed.value)),
      ended: () => this.#shows(false),
    });
    this.#shows(true);
  }

  #shows(playing: boolean): void {
    this.#playing = playing;
    this.#play.textContent = playing ? "Pause" : "Play";
  }

  /** Some seconds farther, and from the end to the beginning. */
  #on(seconds: number): void {
    const motion = this.#motion;
    if (motion === null) return;
    const last = motion.t.length - 1;
    this.#t += seconds;
    let row = this.#row;
    while (row < last && motion.t[row + 1] <= this.#t) row += 1;
    if (this.#t >= motion.t[last]) {
      row = 0;
      this.#t = motion.t[0];
    }
    this.#to(row);
  }

  async #copy(): Promise<void> {
    const motion = this.#motion;
    const torques = this.#torques;
    if (motion === null || torques === null) return;
    const { facts, nv } = this.#dynamics;
    const efforts = facts.joints.flatMap((joint) =>
      joint.speeds.map((x) => (x.effort ? `tau_${joint.name}_${x.effort}` : `tau_${joint.name}`)),
    );
    const rows = motion.t.length;
    const row = (values: Float64Array, r: number) => {
      const count = values.length / rows;
      return Array.from(values.subarray(r * count, (r + 1) * count));
    };
    const lines = [[...headings(facts), ...efforts].join(",")];
    for (let r = 0; r < rows; r += 1) {
      const tau = torques.tau.subarray(r * nv, (r + 1) * nv);
      const rates = [motion.q, motion.qd, motion.qdd].flatMap((x) => row(x, r));
      lines.push([motion.t[r], ...rates, ...tau].join(","));
    }
    const text = `${lines.join("\n")}\n`;
    this.root.dataset.copied = text;
    try {
      await navigator.clipboard.writeText(text);
      this.#tell(`${rows} rows copied.`);
    } catch {
      this.#tell("The browser does not let this page copy.", true);
    }
  }

  show(state: State, recoloured = false): void {
    // whoever only looks at this panel leaves the robot where it is
    if (this.#motion === null) this.#load(0);
    const around = JSON.stringify([
      state.gravity,
      state.friction,
      state.payload,
      state.payloadAt,
      state.masses,
      state.pull,
    ]);
    if (around !== this.#around || !this.#shown || recoloured) {
      this.#around = around;
      this.#shown = true;
      this.#compute(state);
      this.#draw();
    }
    this.#mark();
    this.#scrub.value = String(this.#row);
    this.#at.textContent = `${(this.#motion?.t[this.#row] ?? 0).toFixed(2)} s`;
  }
}
