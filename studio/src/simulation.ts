// A robot that moves by itself: fourth-order Runge and Kutta on the kernels, controllers beside.

import type { Dynamics } from "./dynamics.ts";
import type { State } from "./state.ts";

export const CONTROLLERS: Record<string, string> = {
  passive: "nothing drives it",
  gravity: "gravity is held",
  pd: "PD and gravity hold the pose",
  computed: "computed torque holds the pose",
};

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
  /** rad/s of the controllers, critically damped */
  readonly #frequency = 8;

  constructor(dynamics: Dynamics, state: State, controller: string) {
    this.#dynamics = dynamics;
    this.#around = { ...state, masses: [...state.masses] };
    this.#parameters = dynamics.parameters(state);
    this.#controller = controller;
    this.q = [...state.q];
    this.qd = [...state.qd];
    this.goal = [...state.q];
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
    const zeros = qd.map(() => 0);
    if (this.#controller === "passive") return zeros;
    const w = this.#frequency;
    const wanted = qd.map((x) => -2 * w * x);
    for (const joint of this.#dynamics.facts.joints)
      if (joint.single) wanted[joint.v[0]] += w * w * (this.goal[joint.q[0]] - q[joint.q[0]]);
    const asked = (speeds: number[], qdd: number[]) =>
      this.#dynamics.budget({ q, qd: speeds, qdd }, { ...this.#around, pull: [0, 0, 0] });
    if (this.#controller === "computed") return asked(qd, wanted).total;
    const weight = asked(zeros, zeros).total;
    if (this.#controller === "gravity") return weight;
    const inertias = this.#dynamics.inertias(q, this.#around);
    return weight.map((x, k) => x + inertias[k] * wanted[k]);
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
    this.q = this.#dynamics.normalized(add(q, mean("q"), h));
    this.qd = add(qd, mean("qd"), h);
    this.t += h;
  }

  get energies(): [number, number] {
    return this.#dynamics.energies(this.q, this.qd, this.#around);
  }
}
