// Let go: the robot moves from here, and the hand can pull at it.

import uPlot from "uplot";
import type { Dynamics } from "../dynamics.ts";
import { element, shown } from "../elements.ts";
import { CONTROLLERS, Simulation } from "../simulation.ts";
import type { State, Store } from "../state.ts";
import type { View3d } from "../view3d.ts";

const STEP = 0.001;
const LONGEST_FRAME = 0.05;
const STIFFNESS = 400; // N/m of the hand's spring, per kilogram that moves

export class LetGoPanel {
  readonly root = element("div", { class: "let-go" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #view: View3d | null;
  readonly #choice = element("select", { "aria-label": "controller" });
  readonly #button = element(
    "button",
    { class: "primary", onclick: () => this.#toggle() },
    "Let go",
  );
  readonly #says = element("p", { class: "hint", role: "status" });
  readonly #plot = element("div", {
    class: "plot",
    role: "figure",
    "aria-label": "energies over time",
  });
  #run: Simulation | null = null;
  #frame = 0;
  #chart: uPlot | null = null;
  #history: [number[], number[], number[], number[]] = [[], [], [], []];

  constructor(store: Store, dynamics: Dynamics, view: View3d | null) {
    this.#store = store;
    this.#dynamics = dynamics;
    this.#view = view;
    for (const [key, name] of Object.entries(CONTROLLERS))
      this.#choice.append(element("option", { value: key }, name));
    this.root.append(
      element("div", { class: "row" }, this.#choice, this.#button),
      element(
        "p",
        { class: "hint" },
        "The robot moves from the state that it is in. Take hold of a link in the picture and pull.",
      ),
      this.#says,
      this.#plot,
    );
  }

  #toggle(): void {
    if (this.#run !== null) this.#stop();
    else this.#start();
  }

  #start(): void {
    const run = new Simulation(this.#dynamics, this.#store.state, this.#choice.value);
    this.#run = run;
    this.#history = [[], [], [], []];
    this.#button.textContent = "Stop";
    const hand = this.#view?.hand;
    if (hand) {
      hand.pulling = (picked, x, y) => {
        const goal = this.#view?.onPlane(x, y, picked.world);
        if (!goal) return;
        const p = this.#dynamics.poses(run.q).subarray(12 * picked.body, 12 * picked.body + 12);
        const at = picked.local.toArray();
        const mass = this.#dynamics.facts.parameters[14 * (picked.body - 1)];
        const force = [goal.x, goal.y, goal.z].map((g, k) => {
          const place = p[9 + k] + p[3 * k] * at[0] + p[3 * k + 1] * at[1] + p[3 * k + 2] * at[2];
          return STIFFNESS * Math.max(mass, 0.1) * (g - place);
        });
        run.pull = { body: picked.body, at, force };
      };
      hand.released = () => {
        run.pull = null;
      };
    }
    let last = performance.now();
    let behind = 0;
    const frame = (now: number) => {
      behind = Math.min(behind + (now - last) / 1000, LONGEST_FRAME);
      last = now;
      while (behind >= STEP) {
        run.step(STEP);
        behind -= STEP;
      }
      if (!run.q.every(Number.isFinite)) {
        this.#stop();
        this.#says.textContent = "The motion has become too fast to follow; it was stopped.";
        return;
      }
      const qdd = Array.from(run.accelerations(run.q, run.qd));
      this.#store.change({ q: [...run.q], qd: [...run.qd], qdd });
      this.#note(run);
      this.#frame = requestAnimationFrame(frame);
    };
    this.#frame = requestAnimationFrame(frame);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#run = null;
    this.#button.textContent = "Let go";
    const hand = this.#view?.hand;
    if (hand) {
      hand.pulling = null;
      hand.released = null;
    }
  }

  #note(run: Simulation): void {
    const [kinetic, potential] = run.energies;
    const columns = [run.t, kinetic, potential, kinetic + potential];
    this.#history.forEach((column, k) => {
      column.push(columns[k]);
      if (column.length > 1200) column.shift();
    });
    this.#says.textContent =
      `${run.t.toFixed(2)} s, kinetic energy ${shown(kinetic)} J, ` +
      `potential ${shown(potential)} J, together ${shown(kinetic + potential)} J`;
    this.root.dataset.time = String(run.t);
  }

  show(_: State): void {
    if (this.#history[0].length < 2) return;
    const style = getComputedStyle(document.documentElement);
    const read = (name: string) => style.getPropertyValue(name);
    const data = this.#history as unknown as uPlot.AlignedData;
    if (this.#chart !== null) {
      this.#chart.setData(data);
      return;
    }
    const grid = { stroke: read("--line"), width: 1 };
    const axis = { stroke: read("--soft"), grid, ticks: grid };
    this.#chart = new uPlot(
      {
        width: Math.max(280, this.#plot.clientWidth),
        height: 220,
        scales: { x: { time: false } },
        legend: { live: false },
        axes: [
          { ...axis, label: "t (s)", labelSize: 22 },
          { ...axis, label: "J", size: 58, labelSize: 22 },
        ],
        series: [
          {},
          { label: "kinetic", stroke: read("--part-inertia"), width: 1.6 },
          { label: "potential", stroke: read("--part-gravity"), width: 1.6 },
          { label: "together", stroke: read("--ink"), width: 1.6 },
        ],
      },
      data,
      this.#plot,
    );
  }
}
