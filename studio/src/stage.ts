// What the robot stands on and is lit by: a floor that fades away, a mount, light with a shadow.

import * as three from "three";
import type { Facts } from "./facts.ts";
import { unitOf } from "./figure.ts";
import type { Palette } from "./palette.ts";
import { roundBelow } from "./sizes.ts";
import { lay, type Solid, solid, turned, vector } from "./solids.ts";

export class Stage {
  readonly #fog = new three.Fog(0xffffff);
  readonly #grid: three.LineSegments;
  readonly #sun = new three.DirectionalLight(0xffffff, 2.1);
  readonly #middle = new three.Vector3();

  constructor(scene: three.Scene, reach: number, up: three.Vector3) {
    scene.fog = this.#fog;
    const turn = new three.Quaternion().setFromUnitVectors(new three.Vector3(0, 1, 0), up);
    const sky = new three.HemisphereLight(0xffffff, 0x9298a6, 1.5);
    sky.position.copy(up);
    const fill = new three.DirectionalLight(0xffffff, 0.7);
    fill.position.copy(new three.Vector3(-3, 1.5, -2).applyQuaternion(turn));
    scene.add(sky, fill, this.#sun, this.#sun.target);
    this.#shadow(reach);
    this.#grid = grid(roundBelow(0.35 * reach), 15);
    const floor = new three.Mesh(
      new three.PlaneGeometry(40 * reach, 40 * reach).rotateX(-Math.PI / 2),
      new three.ShadowMaterial({ opacity: 0.16 }),
    );
    floor.receiveShadow = true;
    this.#grid.add(floor);
    this.#grid.quaternion.copy(turn);
    this.#grid.name = "ground";
    scene.add(this.#grid);
    const aside = new three.Vector3(1.6, 5, 2.4).applyQuaternion(turn);
    this.#sun.userData.aside = aside.normalize().multiplyScalar(6 * reach);
    this.stand(this.#middle, new three.Vector3());
  }

  #shadow(reach: number): void {
    this.#sun.castShadow = true;
    const { shadow } = this.#sun;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 5;
    shadow.bias = -0.0006;
    shadow.normalBias = 0.004 * reach;
    Object.assign(shadow.camera, {
      left: -2.6 * reach,
      right: 2.6 * reach,
      top: 2.6 * reach,
      bottom: -2.6 * reach,
      near: 1 * reach,
      far: 14 * reach,
    });
  }

  /** middle: what the light follows; foot: a point of the floor. */
  stand(middle: three.Vector3, foot: three.Vector3): void {
    this.#grid.position.copy(foot);
    this.#sun.target.position.copy(middle);
    this.#sun.position.copy(middle).add(this.#sun.userData.aside as three.Vector3);
  }

  /** The floor that takes the shadow. */
  shadowed(on: boolean): void {
    this.#grid.children[0].visible = on;
  }

  /** The floor fades into the background as far away as the robot is twice. */
  seenFrom(distance: number, reach: number): void {
    this.#fog.near = distance + 0.5 * reach;
    this.#fog.far = distance + 4 * reach;
  }

  colour(palette: Palette): void {
    this.#fog.color.set(palette.stage);
    (this.#grid.material as three.LineBasicMaterial).color.set(palette.ground);
  }
}

/** Lines on the floor in pieces: one that passes the eye may be drawn nowhere at all. */
function grid(cell: number, cells: number): three.LineSegments {
  const places: number[] = [];
  for (let line = -cells; line <= cells; line += 1)
    for (let k = -cells; k < cells; k += 1)
      for (const [x, z, u, w] of [
        [line, k, line, k + 1],
        [k, line, k + 1, line],
      ])
        places.push(x * cell, 0, z * cell, u * cell, 0, w * cell);
  const made = new three.BufferGeometry();
  made.setAttribute("position", new three.Float32BufferAttribute(places, 3));
  return new three.LineSegments(made, new three.LineBasicMaterial());
}

/** A flange under a robot that is mounted and whose file draws no base; on the wall behind an arm
 * that swings in a vertical plane. */
export function mount(facts: Facts, bodies: three.Group[], up: three.Vector3): Solid[] {
  const { figure } = facts;
  const standing = figure.lines.find((line) => line.role === "base");
  if (standing === undefined || figure.shapes.some((shape) => shape.body === 0)) return [];
  const unit = unitOf(facts);
  const first = facts.bodies.findIndex((body) => body.parent === 0) + 1;
  const axis = figure.lines.find((line) => line.role === "axis" && line.carried[1] === first);
  let normal = up.clone();
  // the base's own axes: bodies are at the start now
  const inverse = bodies[0].matrix.clone().invert();
  const foot = vector(standing.points[0]);
  if (axis !== undefined) {
    const [a, b] = [axis.points[0], axis.points[1]].map((p) =>
      vector(p).applyMatrix4(bodies[first].matrix),
    );
    const along = b.sub(a).normalize();
    const hub = new three.Vector3()
      .setFromMatrixPosition(bodies[first].matrix)
      .applyMatrix4(inverse);
    const upright = Math.abs(along.dot(up)) > 0.7;
    // the plate lies behind what the eye looks at
    const eye = vector(figure.eye);
    // frames of mechanisms are drawn by their own bars
    if (!upright && facts.loops !== null) return [];
    if (!upright) normal = along.dot(eye) < 0 ? along.negate() : along;
    const local = normal.clone().transformDirection(inverse);
    // below whatever is lower: the base's origin or the first joint's hub
    const low = Math.min(0, hub.sub(foot).dot(local) - 0.085 * unit);
    foot.addScaledVector(local, upright && low > -0.02 * unit ? 0 : low);
  }
  normal.transformDirection(inverse);
  const plates = [
    [0.115, 0.03],
    [0.19, 0.045],
  ].map(([radius, thick]) => {
    const made = solid(turned(radius * unit, thick * unit), 0, "base", "shapes");
    const below = foot.clone().addScaledVector(normal, -thick * unit);
    lay(made.object, below, foot.clone());
    foot.copy(below);
    return made;
  });
  for (const plate of plates) bodies[0].add(plate.object);
  return plates;
}
