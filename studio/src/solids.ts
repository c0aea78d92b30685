// Solids of the picture: what they are made of, how they are laid, and the shapes of files.

import * as three from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { bytesOf, type Shape } from "./facts.ts";
import type { Palette, Role } from "./palette.ts";

export interface Solid {
  object: three.Object3D;
  body: number;
  /** which switch of the page shows it */
  shown: string;
  pickable: boolean;
  colour(palette: Palette): void;
  glow(on: boolean): void;
  /** for what reaches from one body to another */
  stretch?: (bodies: three.Group[]) => void;
}

interface Options {
  pickable?: boolean;
  opacity?: number;
  /** seen through everything before it */
  through?: boolean;
  plain?: boolean;
  hollow?: boolean;
}

const Y = new three.Vector3(0, 1, 0);

export const vector = (p: ArrayLike<number>) => new three.Vector3(p[0], p[1], p[2]);

export function solid(
  geometry: three.BufferGeometry,
  body: number,
  role: Role,
  shown: string,
  options: Options = {},
): Solid & { object: three.Mesh } {
  const opacity = options.opacity ?? 1;
  const common = { transparent: opacity < 1, opacity, depthWrite: opacity === 1 };
  const material = options.plain
    ? new three.MeshBasicMaterial(common)
    : new three.MeshLambertMaterial(common);
  // meshes of files may be inside out or mirrored
  if (options.hollow) material.side = three.DoubleSide;
  material.depthTest = !options.through;
  const object = new three.Mesh(geometry, material);
  if (options.through) object.renderOrder = 2;
  object.castShadow = opacity === 1 && !options.through && !options.plain;
  let own = "#888888";
  let lit = "#3355cc";
  let on = false;
  const paint = () => material.color.set(on ? lit : own);
  return {
    object,
    body,
    shown,
    pickable: options.pickable ?? false,
    colour(palette) {
      own = palette[role];
      lit = palette.accent;
      paint();
    },
    glow(now) {
      if (on !== now) {
        on = now;
        paint();
      }
    },
  };
}

/** A rod between two places. */
export function lay(object: three.Object3D, from: three.Vector3, to: three.Vector3): void {
  const along = to.clone().sub(from);
  object.position.copy(from).addScaledVector(along, 0.5);
  if (along.length() > 0) object.quaternion.setFromUnitVectors(Y, along.normalize());
}

/** A cylinder along y whose edges are broken, as turned parts have them. */
export function turned(radius: number, length: number): three.BufferGeometry {
  const [edge, half] = [Math.min(0.14 * radius, 0.2 * length), length / 2];
  const profile = [
    [0, -half],
    [radius - edge, -half],
    [radius, edge - half],
    [radius, half - edge],
    [radius - edge, half],
    [0, half],
  ].map(([x, y]) => new three.Vector2(x, y));
  return toCreasedNormals(new three.LatheGeometry(profile, 36), 0.6);
}

/** The draughtsman's mark of a centre of mass: eight octants, dark and light in turn. */
export function octants(dark: boolean): three.BufferGeometry {
  const sphere = new three.SphereGeometry(1, 24, 16).toNonIndexed();
  const at = sphere.getAttribute("position");
  const kept: number[] = [];
  for (let face = 0; face < at.count; face += 3) {
    const middle = new three.Vector3();
    for (let k = 0; k < 3; k += 1)
      middle.add(new three.Vector3().fromBufferAttribute(at, face + k));
    const odd = middle.x * middle.y * middle.z > 0;
    if (odd !== dark) continue;
    for (let k = 0; k < 3; k += 1)
      kept.push(at.getX(face + k), at.getY(face + k), at.getZ(face + k));
  }
  const made = new three.BufferGeometry();
  made.setAttribute("position", new three.Float32BufferAttribute(kept, 3));
  return made;
}

export function placed(
  object: three.Object3D,
  turn: ArrayLike<number>,
  at: ArrayLike<number>,
): void {
  object.matrixAutoUpdate = false;
  object.matrixWorldNeedsUpdate = true;
  object.matrix.set(
    ...([turn[0], turn[1], turn[2], at[0], turn[3], turn[4], turn[5], at[1]] as const),
    ...([turn[6], turn[7], turn[8], at[2], 0, 0, 0, 1] as const),
  );
}

/** A shape of the robot's file, along the axes that robot files have it. */
export function shapeGeometry(shape: Shape): three.BufferGeometry {
  const [a, b, c] = shape.sizes;
  switch (shape.shape) {
    case "box":
      return new three.BoxGeometry(a, b, c);
    case "sphere":
      return new three.SphereGeometry(a, 32, 20);
    case "ellipsoid":
      return new three.SphereGeometry(1, 32, 20).scale(a, b, c);
    case "capsule":
      return new three.CapsuleGeometry(a, b, 8, 24).rotateX(Math.PI / 2);
    case "cylinder":
      return new three.CylinderGeometry(a, a, b, 32).rotateX(Math.PI / 2);
  }
  const made = new three.BufferGeometry();
  const vertices = new Float32Array(bytesOf(shape.vertices ?? "").buffer);
  made.setAttribute("position", new three.BufferAttribute(vertices, 3));
  made.setIndex(new three.BufferAttribute(new Uint32Array(bytesOf(shape.faces ?? "").buffer), 1));
  return toCreasedNormals(made.scale(a, b, c), 0.6);
}
