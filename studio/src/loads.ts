// Which arrows a state asks for: what goes through the joints and the base, gravity, pulls.

import * as three from "three";
import type { Arrow } from "./arrows.ts";
import type { Dynamics } from "./dynamics.ts";
import { shown } from "./elements.ts";
import { roundBelow, sizesOf, withoutRounding } from "./sizes.ts";
import type { State } from "./state.ts";

export interface Tug {
  at: three.Vector3;
  force: number[];
}

const place = (poses: Float64Array, body: number) =>
  new three.Vector3(poses[12 * body + 9], poses[12 * body + 10], poses[12 * body + 11]);

/** A place on a body, given in its axes, in the world. */
export function onBody(poses: Float64Array, body: number, at: ArrayLike<number>): three.Vector3 {
  const R = poses.subarray(12 * body, 12 * body + 9);
  const p = place(poses, body);
  const turned = [0, 1, 2].map(
    (k) => R[3 * k] * at[0] + R[3 * k + 1] * at[1] + R[3 * k + 2] * at[2],
  );
  return p.add(new three.Vector3(...turned));
}

export class Loads {
  /** metres for each unit, in round numbers: of the robot's own weight, whatever its state */
  readonly scales: { N: number; "N m": number; "m/s²": number };
  readonly #sizes: { N: number; "N m": number };
  readonly #dynamics: Dynamics;
  readonly #reach: number;
  /** whether something holds the robot: nothing goes from a free body into the ground */
  readonly #mounted: boolean;

  constructor(dynamics: Dynamics) {
    this.#dynamics = dynamics;
    const { facts } = dynamics;
    this.#reach = facts.figure.reach;
    this.#mounted =
      facts.loops !== null ||
      facts.joints.some((one) => one.driven && facts.bodies[one.body - 1].parent === 0);
    this.#sizes = sizesOf(facts);
    this.scales = {
      N: roundBelow((0.75 * this.#reach) / this.#sizes.N),
      "N m": roundBelow((0.75 * this.#reach) / this.#sizes["N m"]),
      "m/s²": (0.4 * this.#reach) / 9.81,
    };
  }

  /** Of the joints and the base. */
  through(state: State, poses: Float64Array): Arrow[] {
    if (!state.show.forces && !state.show.moments) return [];
    const { facts } = this.#dynamics;
    const wrenches = this.#dynamics.jointWrenches(state, state);
    const cuts = facts.loops === null ? [] : this.#dynamics.cuts(state, state);
    const places = [
      ...Array.from({ length: facts.bodies.length + 1 }, (_, k) => place(poses, k)),
      ...(facts.loops?.cuts ?? []).map((_, k) => new three.Vector3().fromArray(cuts, 9 * k)),
    ];
    const names = [...facts.moving, ...(facts.loops?.cuts ?? []).map(({ name }) => name)];
    const arrows: Arrow[] = [];
    for (const [key, role, from, unit] of [
      ["moments", "moment", 0, "N m"],
      ["forces", "force", 3, "N"],
    ] as const) {
      if (!state.show[key]) continue;
      const parts = places.map((_, k) => {
        const cut = k - facts.bodies.length - 1;
        const [values, at] = cut < 0 ? [wrenches, 6 * k] : [cuts, 9 * cut + 3];
        const part = Float64Array.from({ length: 3 }, (_, i) => values[at + from + i]);
        return withoutRounding(part, this.#sizes[unit]);
      });
      const sizes = parts.map((part) => Math.hypot(...part));
      const scale = this.scales[unit];
      parts.forEach((components, k) => {
        if (k === 0 && !this.#mounted) return;
        const where = k === 0 ? "on the base" : `through ${names[k - 1]}`;
        const text = `${role} ${where}: ${shown(sizes[k])} ${unit}`;
        const twoHeads = role === "moment";
        arrows.push({ role, at: places[k], components, scale, twoHeads, text });
      });
    }
    return arrows;
  }

  gravity(state: State, at: three.Vector3): Arrow {
    const size = Math.hypot(...state.gravity);
    const scale = this.scales["m/s²"];
    const text = `gravity ${shown(size)} m/s²`;
    return { role: "weight", at, components: state.gravity, scale, text };
  }

  /** In the world: where the tool is, and where its handle lies. */
  handle(state: State, poses: Float64Array): { tool: three.Vector3; handle: three.Vector3 } {
    const { body, at } = this.#dynamics.facts.tool;
    const tool = onBody(poses, body, at);
    const along = new three.Vector3(...(state.pull as [number, number, number]));
    return { tool, handle: tool.clone().addScaledVector(along, this.scales.N) };
  }

  tugs(tugs: Tug[]): Arrow[] {
    return tugs.map(({ at, force }) => ({
      role: "pull",
      at,
      components: force,
      scale: this.scales.N,
      text: `pull ${shown(Math.hypot(...force))} N`,
    }));
  }
}
