// Arrows: forces and moments through the joints, gravity, pulls, and the vectors of a step.
// Lengths are in a round scale that stays as long as it serves, so that arrows can be compared.

import * as three from "three";
import { shown } from "./elements.ts";
import type { Palette, Role } from "./palette.ts";

export interface Arrow {
  role: Role;
  at: three.Vector3;
  components: ArrayLike<number>;
  /** metres for each unit */
  scale: number;
  twoHeads?: boolean;
  text: string;
}

/** An arrow as it lies in the world, for what points at it. */
export interface Drawn {
  arrow: Arrow;
  tip: three.Vector3;
}

/** 1, 2 or 5 times a power of ten, at most the value. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2, 1].find((d) => d * power <= value * (1 + 1e-9)) ?? 1;
  return digit * power;
}

/** Smaller ones are what rounding leaves of nothing. */
const LEAST = 1e-9;

/** A scale (metres for a unit) that changes only when arrows get too long or too short. */
export class Scale {
  readonly #longest: number;
  #unitsPerMetre = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  of(largest: number): number {
    const length = this.#unitsPerMetre > 0 ? largest / this.#unitsPerMetre : 0;
    if (largest > LEAST && (length > this.#longest || length < 0.2 * this.#longest)) {
      // the next round number of units above what makes the longest arrow as long as it may be
      this.#unitsPerMetre = 1 / roundBelow(this.#longest / largest);
    }
    return this.#unitsPerMetre > 0 ? 1 / this.#unitsPerMetre : 0;
  }

  /** What ten centimetres stand for. */
  says(unit: string): string {
    if (this.#unitsPerMetre === 0) return "none anywhere";
    return `10 cm = ${shown(this.#unitsPerMetre / 10)} ${unit}`;
  }
}

export class Arrows {
  readonly drawn: Drawn[] = [];
  readonly #group = new three.Group();
  readonly #size: number;
  readonly #materials = new Map<Role, [three.MeshStandardMaterial, three.MeshBasicMaterial]>();
  readonly #shaft = new three.CylinderGeometry(1, 1, 1, 16).translate(0, 0.5, 0);
  readonly #head = new three.ConeGeometry(1, 1, 20).translate(0, 0.5, 0);
  #palette: Palette | null = null;

  /** size: of the robot; shafts are as thick as it asks for */
  constructor(scene: three.Scene, size: number) {
    this.#size = size;
    scene.add(this.#group);
  }

  colour(palette: Palette): void {
    this.#palette = palette;
    for (const [role, pair] of this.#materials)
      for (const material of pair) material.color.set(palette[role]);
  }

  draw(arrows: Arrow[]): void {
    this.drawn.length = 0;
    for (const arrow of arrows) this.#arrow(arrow);
    this.#group.children.forEach((made, k) => {
      made.visible = k < this.drawn.length;
    });
  }

  /** What is seen, and what lies within a link: that shines through. */
  #pair(role: Role): [three.MeshStandardMaterial, three.MeshBasicMaterial] {
    const there = this.#materials.get(role);
    if (there !== undefined) return there;
    const hidden = { depthFunc: three.GreaterDepth, depthWrite: false, transparent: true };
    const made: [three.MeshStandardMaterial, three.MeshBasicMaterial] = [
      new three.MeshStandardMaterial({ roughness: 0.5 }),
      new three.MeshBasicMaterial({ ...hidden, opacity: 0.45 }),
    ];
    if (this.#palette !== null) for (const one of made) one.color.set(this.#palette[role]);
    this.#materials.set(role, made);
    return made;
  }

  #arrow(arrow: Arrow): void {
    const { components } = arrow;
    const along = new three.Vector3(components[0], components[1], components[2]);
    const length = along.length() * arrow.scale;
    if (!(length > 0.02 * this.#size)) return;
    along.normalize();
    const made = this.#next();
    const width = 0.011 * this.#size;
    const head = Math.min(0.09 * this.#size, 0.5 * length);
    const [shaft, first, second] = made.children as three.Mesh[];
    const [seen, hidden] = this.#pair(arrow.role);
    for (const piece of [shaft, first, second]) {
      piece.material = seen;
      (piece.children[0] as three.Mesh).material = hidden;
    }
    shaft.scale.set(width, length - head, width);
    first.scale.set(2.7 * width, head, 2.7 * width);
    first.position.y = length - head;
    second.visible = arrow.twoHeads ?? false;
    second.scale.copy(first.scale);
    second.position.y = length - 1.6 * head;
    made.position.copy(arrow.at);
    made.quaternion.setFromUnitVectors(new three.Vector3(0, 1, 0), along);
    this.drawn.push({ arrow, tip: arrow.at.clone().addScaledVector(along, length) });
  }

  #next(): three.Object3D {
    const there = this.#group.children[this.drawn.length];
    if (there !== undefined) return there;
    const made = new three.Group();
    for (const geometry of [this.#shaft, this.#head, this.#head]) {
      const piece = new three.Mesh(geometry);
      piece.add(new three.Mesh(geometry));
      piece.children[0].renderOrder = 1;
      made.add(piece);
    }
    this.#group.add(made);
    return made;
  }
}
