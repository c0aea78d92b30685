// Questions about the robot as the page has changed it. The physics is in the kernels; here their
// inputs are put together: gravity, wrenches on the bodies, the bodies' parameters.

import type { Facts } from "./facts.ts";
import type { Kernels } from "./kernels.ts";
import type { State } from "./state.ts";

const WIDTH = 14;

export interface Budget {
  /** by part, then by speed */
  parts: Float64Array[];
  total: number[];
}

type Around = Pick<State, "gravity" | "friction" | "payload" | "payloadAt" | "masses" | "pull">;
type Motion = Pick<State, "q" | "qd" | "qdd">;

export class Dynamics {
  readonly facts: Facts;
  readonly kernels: Kernels;
  readonly nv: number;
  readonly friction: number;

  constructor(facts: Facts, kernels: Kernels) {
    this.facts = facts;
    this.kernels = kernels;
    this.nv = facts.joints.reduce((most, joint) => Math.max(most, joint.v[1]), 0);
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
    const at = this.facts.tool.at.map((x, k) => x + around.payloadAt[k]);
    return this.kernels.at("loaded", { parameters: out, payload: [around.payload, ...at] });
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
    const R = poses.subarray(12 * body, 12 * body + 9);
    const f = [0, 1, 2].map((k) => R[k] * force[0] + R[3 + k] * force[1] + R[6 + k] * force[2]);
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

  /** The same positions with quaternions of length 1. */
  normalized(q: number[]): number[] {
    return this.facts.curved ? Array.from(this.kernels.at("normalized", { q })) : q;
  }

  /** dq/dt at the speeds qd. */
  rate(q: ArrayLike<number>, qd: ArrayLike<number>): ArrayLike<number> {
    return this.facts.curved ? this.kernels.at("rate", { q, qd }) : qd;
  }

  /** Where a small step along the speeds leads from q. */
  stepped(q: number[], step: number[]): number[] {
    const rate = this.rate(q, step);
    return this.normalized(q.map((x, k) => x + rate[k]));
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
    const given = { ...motion, ...this.around(around, motion.q) };
    const flat = this.kernels.at("budget", given);
    const parts = this.facts.parts.map((_, k) => flat.slice(k * this.nv, (k + 1) * this.nv));
    if (!around.friction) parts[this.friction].fill(0);
    const total = Array.from({ length: this.nv }, (_, j) =>
      parts.reduce((sum, part) => sum + part[j], 0),
    );
    return { parts, total };
  }

  /** Moment and force through every joint in world axes, the base's reaction first. */
  jointWrenches(motion: Motion, around: Around): Float64Array {
    return this.kernels.at("wrenches", { ...motion, ...this.around(around, motion.q) });
  }

  massMatrix(q: ArrayLike<number>, around: Around): Float64Array {
    return this.kernels.at("mass_matrix", { q, parameters: this.parameters(around) });
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
