// Arrows: forces and moments through the joints, gravity, and a pull at the tool.

import * as three from "three";
import type { Dynamics } from "./dynamics.ts";
import type { Palette } from "./palette.ts";
import type { State } from "./state.ts";

type Role = "force" | "moment" | "gravity";
const LONGEST = 0.9;

export class Arrows {
  readonly #group = new three.Group();
  readonly #reach: number;
  readonly #materials: Record<Role, three.MeshStandardMaterial>;
  readonly #shaft = new three.CylinderGeometry(1, 1, 1, 16).translate(0, 0.5, 0);
  readonly #head = new three.ConeGeometry(1, 1, 20).translate(0, 0.5, 0);
  #used = 0;

  constructor(scene: three.Scene, reach: number) {
    this.#reach = reach;
    const material = () => new three.MeshStandardMaterial({ roughness: 0.4 });
    this.#materials = { force: material(), moment: material(), gravity: material() };
    scene.add(this.#group);
  }

  colour(palette: Palette): void {
    this.#materials.force.color.set(palette.force);
    this.#materials.moment.color.set(palette.moment);
    this.#materials.gravity.color.set(palette.gravity);
  }

  draw(state: State, poses: Float64Array, wrenches: Float64Array, dynamics: Dynamics): void {
    this.#used = 0;
    const bodies = dynamics.facts.bodies.length;
    const part = (k: number, from: number) => wrenches.subarray(6 * k + from, 6 * k + from + 3);
    const largest = (from: number) => {
      let most = 1e-12;
      for (let k = 0; k <= bodies; k += 1) most = Math.max(most, Math.hypot(...part(k, from)));
      return most;
    };
    const place = (k: number) => {
      const at = poses.subarray(12 * k + 9, 12 * k + 12);
      return new three.Vector3(at[0], at[1], at[2]);
    };
    for (const [shown, role, from] of [
      ["moments", "moment", 0],
      ["forces", "force", 3],
    ] as const) {
      if (!state.show[shown]) continue;
      const scale = (LONGEST * this.#reach) / largest(from);
      for (let k = 1; k <= bodies; k += 1)
        this.#arrow(role, place(k), part(k, from), scale, role === "moment");
    }
    if (state.show.gravity) {
      const size = Math.hypot(...state.gravity);
      if (size > 0) {
        const from = place(0).add(new three.Vector3(1.3, 1.3, 1.3).multiplyScalar(this.#reach));
        this.#arrow("gravity", from, state.gravity, (0.6 * this.#reach) / 9.81, false);
      }
    }
    if (state.pull.some((x) => x !== 0)) {
      const { body, at } = dynamics.facts.tool;
      const R = poses.subarray(12 * body, 12 * body + 12);
      const tool = [0, 1, 2].map(
        (k) => R[9 + k] + R[3 * k] * at[0] + R[3 * k + 1] * at[1] + R[3 * k + 2] * at[2],
      );
      this.#arrow("force", new three.Vector3(...tool), state.pull, this.#reach / 100, false);
    }
    this.#group.children.slice(this.#used).forEach((arrow) => {
      arrow.visible = false;
    });
  }

  #arrow(
    role: Role,
    at: three.Vector3,
    components: ArrayLike<number>,
    scale: number,
    twoHeads: boolean,
  ): void {
    const along = new three.Vector3(components[0], components[1], components[2]);
    const length = along.length() * scale;
    if (!(length > 0.02 * this.#reach)) return;
    const arrow = this.#next();
    const width = 0.016 * this.#reach;
    const head = Math.min(0.11 * this.#reach, 0.5 * length);
    const [shaft, first, second] = arrow.children as three.Mesh[];
    for (const piece of [shaft, first, second]) piece.material = this.#materials[role];
    shaft.scale.set(width, length - head, width);
    first.scale.set(2.6 * width, head, 2.6 * width);
    first.position.y = length - head;
    second.visible = twoHeads;
    second.scale.copy(first.scale);
    second.position.y = length - 1.6 * head;
    arrow.position.copy(at);
    arrow.quaternion.setFromUnitVectors(new three.Vector3(0, 1, 0), along.normalize());
    arrow.visible = true;
  }

  #next(): three.Object3D {
    const there = this.#group.children[this.#used];
    this.#used += 1;
    if (there !== undefined) return there;
    const made = new three.Group();
    made.add(new three.Mesh(this.#shaft), new three.Mesh(this.#head), new three.Mesh(this.#head));
    for (const piece of made.children) piece.renderOrder = 3;
    this.#group.add(made);
    return made;
  }
}
