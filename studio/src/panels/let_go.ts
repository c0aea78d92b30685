// Let go: the robot moves from here, and the hand can pull at it.

import type uPlot from "uplot";
import type { Dynamics } from "../dynamics.ts";
import { element, shown, write } from "../elements.ts";
import { onBody } from "../loads.ts";
import { styled } from "../palette.ts";
import { chart } from "../plots.ts";
import { CONTROLLERS, Simulation } from "../simulation.ts";
import type { State, Store } from "../state.ts";
import type { Time } from "../time.ts";
import type { View3d } from "../view3d.ts";

const STEP = 0.001;
const LONGEST_FRAME = 0.05;
const BETWEEN_CURVES = 120; // ms
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
  readonly #says = element("p", { class: "hint", role: "alert" });
  readonly #meters = ["time", "kinetic energy", "potential energy", "together"].map((name) => {
    const number = element("b", {}, "–");
    return { number, root: element("div", {}, element("span", {}, name), number) };
  });
  readonly #plot = element("div", {
    class: "plot",
    role: "figure",
    "aria-label": "energies over time",
  });
  #run: Simulation | null = null;
  readonly #time: Time;
  #drawn = 0;
  #chart: uPlot | null = null;
  #history: [number[], number[], number[], number[]] = [[], [], [], []];

  constructor(store: Store, dynamics: Dynamics, view: View3d | null, time: Time) {
    this.#time = time;
    this.#store = store;
    this.#dynamics = dynamics;
    this.#view = view;
    for (const [key, name] of Object.entries(CONTROLLERS))
      this.#choice.append(element("option", { value: key }, name));
    this.root.append(
      element("div", { class: "row" }, this.#button, this.#choice),
      element(
        "p",
        { class: "hint" },
        "The robot moves from the state that it is in. Take hold of a link in the picture and pull.",
      ),
      this.#says,
      element("div", { class: "meters", role: "status" }, ...this.#meters.map(({ root }) => root)),
      element("h2", {}, "Energy"),
      this.#plot,
    );
  }

  #toggle(): void {
    if (this.#run !== null) this.#time.stop();
    else this.#start();
  }

  #start(): void {
    const run = new Simulation(this.#dynamics, this.#store.state, this.#choice.value);
    this.#says.textContent = "";
    if (!run.accelerations(run.q, run.qd).every(Number.isFinite)) {
      this.#says.textContent = "It cannot move by itself here: its mass matrix has no inverse.";
      return;
    }
    let behind = 0;
    const frame = (seconds: number) => {
      behind = Math.min(behind + seconds, LONGEST_FRAME);
      while (behind >= STEP) {
        run.step(STEP);
        behind -= STEP;
      }
      if (!run.q.every(Number.isFinite)) {
        this.#time.stop();
        this.#says.textContent = this.#dynamics.facts.loops
          ? "Loops have come to a dead centre, or the motion is too fast to follow; it was stopped."
          : "The motion has become too fast to follow; it was stopped.";
        return;
      }
      this.#tug(run);
      const qdd = Array.from(run.accelerations(run.q, run.qd));
      this.#store.change({ q: [...run.q], qd: [...run.qd], qdd });
      this.#note(run);
    };
    this.#time.start({ frame, ended: () => this.#ended() });
    this.#run = run;
    this.#history = [[], [], [], []];
    this.#button.textContent = "Stop";
    this.#says.textContent = "";
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
        if (this.#view !== null) this.#view.tug = null;
      };
    }
  }

  /** The pull as an arrow, at the place that moves along with the link. */
  #tug(run: Simulation): void {
    if (this.#view === null) return;
    const at = run.pull && onBody(this.#dynamics.poses(run.q), run.pull.body, run.pull.at);
    this.#view.tug = run.pull && at ? { at, force: run.pull.force } : null;
  }

  #ended(): void {
    this.#run = null;
    // all of the curve
    this.show(this.#store.state);
    if (this.#view !== null) this.#view.tug = null;
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
    const texts = columns.map((value, k) =>
      k === 0 ? `${value.toFixed(2)} s` : `${shown(value)} J`,
    );
    this.#meters.forEach(({ number }, k) => {
      write(number, texts[k]);
    });
    this.root.dataset.time = String(run.t);
  }

  show(_: State, recoloured = false): void {
    if (this.#history[0].length < 2) return;
    const data = this.#history as unknown as uPlot.AlignedData;
    if (recoloured) {
      this.#chart?.destroy();
      this.#chart = null;
    }
    // the eye reads no curve sixty times a second, and drawing it costs more than the robot
    const now = performance.now();
    if (this.#chart !== null && this.#run !== null && now - this.#drawn < BETWEEN_CURVES) return;
    this.#drawn = now;
    if (this.#chart !== null) {
      this.#chart.setData(data);
      return;
    }
    const colours = { kinetic: "part-inertia", potential: "part-gravity", together: "ink" };
    const series = Object.entries(colours).map(([label, name]) => ({
      label,
      colour: styled(name),
    }));
    this.#chart = chart(this.#plot, { height: 250, unit: "J", series, data });
  }
}
