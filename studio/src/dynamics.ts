// Questions about the robot as the page has changed it. The physics is in the kernels; here their
// inputs are put together: gravity, wrenches on the bodies, the bodies' parameters.

import { type Facts, speedsOf } from "./facts.ts";
import type { Kernels } from "./kernels.ts";
import { type Led, led } from "./leading.ts";
import type { State } from "./state.ts";

const WIDTH = 14;

export interface Budget {
  /** by part, then by speed */
  parts: Float64Array[];
  total: number[];
}

export type Around = Pick<
  State,
  "gravity" | "friction" | "payload" | "payloadAt" | "masses" | "pull"
>;
type Motion = Pick<State, "q" | "qd" | "qdd">;
/** Motions of many states, row after row; one row of rates may serve all. */
type Motions = { q: ArrayLike<number>; qd: ArrayLike<number>; qdd: ArrayLike<number> };

export class Dynamics {
  readonly facts: Facts;
  readonly kernels: Kernels;
  readonly nv: number;
  readonly friction: number;

  constructor(facts: Facts, kernels: Kernels) {
    this.facts = facts;
    this.kernels = kernels;
    this.nv = speedsOf(facts);
    this.friction = facts.parts.indexOf("friction");
  }

  /** The bodies' parameters with other masses, and a payload at the tool. */
  parameters(around: Around): Float64Array {
    const out = Float64Array.from(this.facts.parameters);
    around.masses.forEach((factor, body) => {
      // mass and inertia grow alike: the same shape of a denser stuff
      for (const k of [0, 4, 5, 6, 7, 8, 9]) out[WIDTH * body + k] *= factor;
    });
    if (around.payload === 0 || !this.kernels.has("loaded")) return out;
    const payload = [around.payload, ...around.payloadAt];
    return this.kernels.at("loaded", { parameters: out, payload });
  }

  /** Wrenches on the base and every body (moment, force; at the body's origin, in its axes). */
  wrenches(around: Around, poses: Float64Array): Float64Array {
    const out = new Float64Array(6 * (this.facts.bodies.length + 1));
    if (around.pull.every((x) => x === 0)) return out;
    const { body, at } = this.facts.tool;
    this.addForce(out, poses, body, at, around.pull);
    return out;
  }

  /** Add a force in world axes at a place on a body, given in its axes. */
  addForce(
    out: Float64Array,
    poses: Float64Array,
    body: number,
    at: ArrayLike<number>,
    force: ArrayLike<number>,
  ): void {
    const f = seenFrom(poses.subarray(12 * body, 12 * body + 9), force);
    const n = [
      at[1] * f[2] - at[2] * f[1],
      at[2] * f[0] - at[0] * f[2],
      at[0] * f[1] - at[1] * f[0],
    ];
    for (let k = 0; k < 3; k += 1) {
      out[6 * body + k] += n[k];
      out[6 * body + 3 + k] += f[k];
    }
  }

  /** The pull at the tool in the tool's own axes. */
  pullInTool(state: State): number[] {
    const { body, turned } = this.facts.tool;
    const R = this.poses(state.q).subarray(12 * body, 12 * body + 9);
    return seenFrom(turned, seenFrom(R, state.pull));
  }

  /** The same positions with quaternions of length 1. */
  normalized(q: number[]): number[] {
    return this.facts.curved ? Array.from(this.kernels.at("normalized", { q })) : q;
  }

  /** dq/dt at the speeds qd. */
  rate(q: ArrayLike<number>, qd: ArrayLike<number>): ArrayLike<number> {
    return this.facts.curved ? this.kernels.at("rate", { q, qd }) : qd;
  }

  /** Where a step ends that led from q to another place; NaN where loops cannot be closed. */
  ended(q: number[], after: number[]): number[] {
    if (this.facts.loops === null) return this.normalized(after);
    const qd = new Float64Array(this.nv);
    return Array.from(this.kernels.at("ended", { q, qd, after }));
  }

  /** Where a step along the speeds leads from q. */
  stepped(q: number[], step: number[]): number[] {
    return this.moved(q, step).q;
  }

  /** Along a step of the speeds, as far as loops can follow. */
  moved(q: number[], step: number[]): Led {
    if (!this.facts.curved) return { q: q.map((x, k) => x + step[k]), part: 1 };
    if (this.facts.loops !== null) return led(this, q, step);
    return { q: Array.from(this.kernels.at("integrate", { q, step })), part: 1 };
  }

  /** As near to a goal as the robot comes from q: what leads goes there, what follows follows. */
  placed(q: number[], goal: number[]): Led {
    const there = this.normalized(goal);
    return this.facts.loops === null ? { q: there, part: 1 } : led(this, q, this.apart(q, there));
  }

  /** The step along the speeds that leads from q to a goal, turns the shorter way. */
  apart(q: number[], goal: number[]): number[] {
    if (!this.facts.curved) return goal.map((x, k) => x - q[k]);
    return Array.from(this.kernels.at("difference", { q, goal }));
  }

  poses(q: ArrayLike<number>): Float64Array {
    return this.kernels.at("poses", { q });
  }

  /** Inputs that stand beside the motion. */
  around(around: Around, q: ArrayLike<number>): Record<string, ArrayLike<number>> {
    return {
      gravity: around.gravity,
      wrench: this.wrenches(around, this.poses(q)),
      parameters: this.parameters(around),
    };
  }

  budget(motion: Motion, around: Around): Budget {
    const { budget, tau } = this.budgets(motion, 1, around);
    const parts = this.facts.parts.map((_, k) => budget.slice(k * this.nv, (k + 1) * this.nv));
    return { parts, total: Array.from(tau) };
  }

  /** What the torques of many states are made of (row by row, part by part), and their sums. */
  budgets(
    motions: Motions,
    rows: number,
    around: Around,
  ): { budget: Float64Array; tau: Float64Array } {
    const given = {
      ...motions,
      gravity: around.gravity,
      wrench: this.#wrenchesOfRows(motions.q, rows, around),
      parameters: this.parameters(around),
    };
    const budget = this.kernels.rows("budget", given, rows);
    const { nv } = this;
    const parts = this.facts.parts.length;
    const tau = new Float64Array(rows * nv);
    for (let row = 0; row < rows; row += 1)
      for (let p = 0; p < parts; p += 1)
        for (let j = 0; j < nv; j += 1) {
          const at = (row * parts + p) * nv + j;
          if (p === this.friction && !around.friction) budget[at] = 0;
          tau[row * nv + j] += budget[at];
        }
    return { budget, tau };
  }

  /** One row for all where nothing pulls: a pull turns with every pose. */
  #wrenchesOfRows(q: ArrayLike<number>, rows: number, around: Around): Float64Array {
    const bodies = this.facts.bodies.length + 1;
    if (around.pull.every((x) => x === 0)) return new Float64Array(6 * bodies);
    const poses = this.kernels.rows("poses", { q }, rows);
    const out = new Float64Array(6 * bodies * rows);
    for (let row = 0; row < rows; row += 1) {
      const own = poses.subarray(12 * bodies * row, 12 * bodies * (row + 1));
      out.set(this.wrenches(around, own), 6 * bodies * row);
    }
    return out;
  }

  /** Moment and force through every joint in world axes, the base's reaction first. */
  jointWrenches(motion: Motion, around: Around): Float64Array {
    return this.kernels.at("wrenches", { ...motion, ...this.around(around, motion.q) });
  }

  /** Of every joint that closes a loop its place, and the moment and force on its child. */
  cuts(motion: Motion, around: Around): Float64Array {
    const name = around.friction ? "cuts" : "cuts_smooth";
    return this.kernels.at(name, { ...motion, ...this.around(around, motion.q) });
  }

  /** Efforts along the speeds of many states as those of the motors. */
  motors(q: ArrayLike<number>, tau: ArrayLike<number>, rows = 1): Float64Array {
    return this.kernels.rows("motors", { q, tau }, rows);
  }

  /** Speeds, then accelerations of all joints of a robot with loops. */
  jointMotion(motion: Motion): Float64Array {
    return this.kernels.at("joint_motion", { ...motion });
  }

  /** The diagonal of the mass matrix. */
  inertias(q: ArrayLike<number>, around: Around): Float64Array {
    return this.kernels.at("inertias", { q, parameters: this.parameters(around) });
  }

  energies(q: ArrayLike<number>, qd: ArrayLike<number>, around: Around): [number, number] {
    const given = { q, qd, gravity: around.gravity, parameters: this.parameters(around) };
    return [
      this.kernels.at("kinetic_energy", given)[0],
      this.kernels.at("potential_energy", given)[0],
    ];
  }

  /** Every value that a notation works, in the order of its steps. */
  steps(notation: string, motion: Motion, around: Around): Float64Array {
    return this.kernels.at(`steps_${notation}`, {
      ...motion,
      gravity: around.gravity,
      parameters: this.parameters(around),
    });
  }
}

/** A vector in the axes of a frame, whose rotation is given row by row. */
function seenFrom(R: ArrayLike<number>, vector: ArrayLike<number>): number[] {
  return [0, 1, 2].map((k) => R[k] * vector[0] + R[3 + k] * vector[1] + R[6 + k] * vector[2]);
}
