// A robot that moves by itself: fourth-order Runge and Kutta on the kernels, controllers beside.

import type { Dynamics } from "./dynamics.ts";
import type { State } from "./state.ts";

export const CONTROLLERS: Record<string, string> = {
  passive: "nothing drives it",
  gravity: "gravity is held",
  pd: "PD and gravity hold the pose",
  computed: "computed torque holds the pose",
};

/** rad/s of the controllers, critically damped */
const FREQUENCY = 8;

/** A force in world axes at a place on a body, in its axes. */
export interface Pull {
  body: number;
  at: number[];
  force: number[];
}

type Around = Parameters<Dynamics["around"]>[0];

export class Simulation {
  q: number[];
  qd: number[];
  t = 0;
  pull: Pull | null = null;
  readonly goal: number[];
  readonly #dynamics: Dynamics;
  readonly #around: Around;
  readonly #parameters: Float64Array;
  readonly #controller: string;
  readonly #inertia: number[];
  readonly #driven: boolean[];

  constructor(dynamics: Dynamics, state: State, controller: string) {
    this.#dynamics = dynamics;
    this.#around = { ...state, masses: [...state.masses] };
    this.#parameters = dynamics.parameters(state);
    this.#controller = controller;
    this.q = [...state.q];
    this.qd = [...state.qd];
    this.goal = [...state.q];
    const { facts } = dynamics;
    this.#inertia = Array.from(dynamics.inertias(this.q, state));
    this.#driven = facts.joints.flatMap(({ driven, v: [from, to] }) =>
      new Array<boolean>(to - from).fill(driven),
    );
  }

  /** Accelerations of a state: torques of the controller, less what rubs. */
  accelerations(q: number[], qd: number[]): Float64Array {
    const { kernels } = this.#dynamics;
    const poses = this.#dynamics.poses(q);
    const wrench = this.#dynamics.wrenches(this.#around, poses);
    if (this.pull !== null)
      this.#dynamics.addForce(wrench, poses, this.pull.body, this.pull.at, this.pull.force);
    const beside = { gravity: this.#around.gravity, wrench, parameters: this.#parameters };
    const tau = this.#torques(q, qd);
    const friction = this.#friction(q, qd);
    const driven = tau.map((x, k) => x - friction[k]);
    return kernels.at("accelerations", { q, qd, tau: driven, ...beside });
  }

  #friction(q: number[], qd: number[]): ArrayLike<number> {
    const zeros = qd.map(() => 0);
    if (!this.#around.friction) return zeros;
    const { nv, friction, kernels, facts } = this.#dynamics;
    const wrench = new Float64Array(6 * (facts.bodies.length + 1));
    const beside = { gravity: this.#around.gravity, wrench, parameters: this.#parameters };
    const parts = kernels.at("budget", { q, qd, qdd: zeros, ...beside });
    return parts.subarray(friction * nv, (friction + 1) * nv);
  }

  #torques(q: number[], qd: number[]): number[] {
    if (this.#controller === "passive") return qd.map(() => 0);
    return this.#asked(q, qd).map((x, k) => (this.#driven[k] ? x : 0));
  }

  /** What the controller asks of every joint; its model knows nothing of pulls. */
  #asked(q: number[], qd: number[]): number[] {
    const zeros = qd.map(() => 0);
    const alone = { ...this.#around, pull: [0, 0, 0], friction: false };
    const apart = this.#dynamics.apart(q, this.goal);
    const wanted = apart.map((x, k) => FREQUENCY * (FREQUENCY * x - 2 * qd[k]));
    if (this.#controller === "computed") {
      // friction of the motion that is wanted, which is none
      const rubs = this.#friction(q, zeros);
      return this.#dynamics.budget({ q, qd, qdd: wanted }, alone).total.map((x, k) => x + rubs[k]);
    }
    const { parts } = this.#dynamics.budget({ q, qd: zeros, qdd: zeros }, alone);
    const weight = Array.from(parts[this.#dynamics.facts.parts.indexOf("gravity")]);
    if (this.#controller === "gravity") return weight;
    return weight.map((x, k) => x + this.#inertia[k] * wanted[k]);
  }

  step(h: number): void {
    const add = (x: ArrayLike<number>, y: ArrayLike<number>, by: number) =>
      Array.from(x, (value, k) => value + by * y[k]);
    const rate = (q: number[], qd: number[]) => ({
      q: this.#dynamics.rate(q, qd),
      qd: this.accelerations(q, qd),
    });
    const [q, qd] = [this.q, this.qd];
    const a = rate(q, qd);
    const b = rate(add(q, a.q, h / 2), add(qd, a.qd, h / 2));
    const c = rate(add(q, b.q, h / 2), add(qd, b.qd, h / 2));
    const d = rate(add(q, c.q, h), add(qd, c.qd, h));
    const mean = (key: "q" | "qd") =>
      Array.from(a[key], (x, k) => (x + 2 * b[key][k] + 2 * c[key][k] + d[key][k]) / 6);
    this.q = this.#dynamics.ended(q, add(q, mean("q"), h));
    this.qd = add(qd, mean("qd"), h);
    this.t += h;
  }

  get energies(): [number, number] {
    return this.#dynamics.energies(this.q, this.qd, this.#around);
  }
}
