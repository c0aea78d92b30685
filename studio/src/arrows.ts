// Arrows: forces and moments through the joints, gravity, pulls, and the vectors of a step.
// Scales are the robot's (sizes.ts), so that arrows of different states can be compared.

import * as three from "three";
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

/** One shape many times over: what is seen, and what lies within a link and shines through. */
class Pieces {
  readonly #seen: three.InstancedMesh;
  readonly #hidden: three.InstancedMesh;

  constructor(group: three.Group, geometry: three.BufferGeometry, most: number) {
    const seen = new three.MeshLambertMaterial();
    const hidden = new three.MeshBasicMaterial({
      depthFunc: three.GreaterDepth,
      depthWrite: false,
      transparent: true,
      opacity: 0.45,
    });
    this.#seen = new three.InstancedMesh(geometry, seen, most);
    this.#hidden = new three.InstancedMesh(geometry, hidden, most);
    this.#hidden.renderOrder = 1;
    for (const mesh of [this.#seen, this.#hidden]) {
      // the box around the first arrows says nothing of the next ones
      mesh.frustumCulled = false;
      mesh.count = 0;
      group.add(mesh);
    }
  }

  clear(): void {
    this.#seen.count = this.#hidden.count = 0;
  }

  add(matrix: three.Matrix4, colour: three.Color): void {
    for (const mesh of [this.#seen, this.#hidden]) {
      mesh.setMatrixAt(mesh.count, matrix);
      mesh.setColorAt(mesh.count, colour);
      mesh.count += 1;
    }
  }

  /** Tell the graphics card. */
  done(): void {
    for (const mesh of [this.#seen, this.#hidden]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }

  remove(): void {
    for (const mesh of [this.#seen, this.#hidden]) {
      mesh.removeFromParent();
      mesh.dispose();
    }
  }
}

const UP = new three.Vector3(0, 1, 0);

export class Arrows {
  readonly drawn: Drawn[] = [];
  readonly #group = new three.Group();
  readonly #size: number;
  readonly #shaft = new three.CylinderGeometry(1, 1, 1, 12).translate(0, 0.5, 0);
  readonly #head = new three.ConeGeometry(1, 1, 16).translate(0, 0.5, 0);
  readonly #colours = new Map<Role, three.Color>();
  #most = 0;
  #shafts: Pieces | null = null;
  #heads: Pieces | null = null;

  /** size: of the robot; shafts are as thick as it asks for */
  constructor(scene: three.Scene, size: number) {
    this.#size = size;
    scene.add(this.#group);
  }

  colour(palette: Palette): void {
    for (const [role, colour] of Object.entries(palette))
      this.#colours.set(role as Role, new three.Color(colour));
    this.draw(this.drawn.map(({ arrow }) => arrow));
  }

  draw(arrows: Arrow[]): void {
    this.drawn.length = 0;
    const [shafts, heads] = this.#room(arrows.length);
    shafts.clear();
    heads.clear();
    for (const arrow of arrows) this.#arrow(arrow, shafts, heads);
    shafts.done();
    heads.done();
  }

  /** Pieces for so many arrows; made anew when there are more than ever. */
  #room(count: number): [Pieces, Pieces] {
    if (this.#shafts === null || this.#heads === null || count > this.#most) {
      this.#most = 2 * count + 4;
      this.#shafts?.remove();
      this.#heads?.remove();
      this.#shafts = new Pieces(this.#group, this.#shaft, this.#most);
      this.#heads = new Pieces(this.#group, this.#head, 2 * this.#most);
    }
    return [this.#shafts, this.#heads];
  }

  #arrow(arrow: Arrow, shafts: Pieces, heads: Pieces): void {
    const { components, at } = arrow;
    const along = new three.Vector3(components[0], components[1], components[2]);
    const length = along.length() * arrow.scale;
    if (!(length > 0.02 * this.#size)) return;
    along.normalize();
    const width = 0.011 * this.#size;
    const head = Math.min(0.09 * this.#size, 0.5 * length);
    const colour = this.#colours.get(arrow.role) ?? new three.Color();
    const turn = new three.Quaternion().setFromUnitVectors(UP, along);
    const piece = (pieces: Pieces, from: number, wide: number, long: number) => {
      const place = at.clone().addScaledVector(along, from);
      const scale = new three.Vector3(wide, long, wide);
      pieces.add(new three.Matrix4().compose(place, turn, scale), colour);
    };
    piece(shafts, 0, width, length - head);
    piece(heads, length - head, 2.7 * width, head);
    if (arrow.twoHeads) piece(heads, length - 1.6 * head, 2.7 * width, head);
    this.drawn.push({ arrow, tip: at.clone().addScaledVector(along, length) });
  }
}
