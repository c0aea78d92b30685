// What can be taken hold of besides links: a knob that pulls at the tool, rings that turn a body.

import * as three from "three";
import type { Palette, Role } from "./palette.ts";

export type Grip = { kind: "tool" } | { kind: "ring"; axis: number };

const RINGS: Role[] = ["x", "y", "z"];

export class Handles {
  readonly #knob: three.Mesh;
  readonly #halo: three.Mesh;
  readonly #rings = new three.Group();

  constructor(scene: three.Scene, unit: number) {
    const plain = (opacity = 1) =>
      new three.MeshBasicMaterial({ depthTest: false, transparent: true, opacity });
    this.#knob = new three.Mesh(new three.SphereGeometry(0.03 * unit, 24, 16), plain());
    // easier to hit than it looks
    this.#halo = new three.Mesh(new three.SphereGeometry(0.062 * unit, 24, 16), plain(0.25));
    this.#knob.renderOrder = 5;
    this.#halo.renderOrder = 4;
    this.#knob.add(this.#halo);
    RINGS.forEach((_, axis) => {
      const ring = new three.Mesh(
        new three.TorusGeometry(0.42 * unit, 0.011 * unit, 12, 72),
        plain(0.9),
      );
      if (axis === 0) ring.rotateY(Math.PI / 2);
      if (axis === 1) ring.rotateX(Math.PI / 2);
      ring.renderOrder = 4;
      this.#rings.add(ring);
    });
    this.#rings.matrixAutoUpdate = false;
    this.#rings.visible = false;
    scene.add(this.#knob, this.#rings);
  }

  show(at: three.Vector3, visible: boolean): void {
    this.#knob.position.copy(at);
    this.#knob.visible = visible;
  }

  /** Around the body of a joint that turns all ways, or nowhere. */
  rings(matrix: three.Matrix4 | null): void {
    this.#rings.visible = matrix !== null;
    if (matrix !== null) this.#rings.matrix.copy(matrix);
    this.#rings.matrixWorldNeedsUpdate = true;
  }

  pick(ray: three.Raycaster): Grip | null {
    if (this.#knob.visible && ray.intersectObject(this.#halo).length > 0) return { kind: "tool" };
    if (!this.#rings.visible) return null;
    const hit = ray.intersectObjects(this.#rings.children)[0];
    return hit === undefined
      ? null
      : { kind: "ring", axis: this.#rings.children.indexOf(hit.object) };
  }

  colour(palette: Palette): void {
    for (const mesh of [this.#knob, this.#halo])
      (mesh.material as three.MeshBasicMaterial).color.set(palette.pull);
    this.#rings.children.forEach((ring, axis) => {
      const { material } = ring as three.Mesh;
      (material as three.MeshBasicMaterial).color.set(palette[RINGS[axis]]);
    });
  }
}
