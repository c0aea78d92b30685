// The parts of the drawing as solids: capsules for links, cylinders for hubs, and so on.

import * as three from "three";
import type { Facts, FigureEllipsoid, FigureLine, FigurePoint, Shape } from "./facts.ts";
import { bytesOf } from "./facts.ts";
import type { Palette } from "./palette.ts";

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

const Y = new three.Vector3(0, 1, 0);

export function addFigure(facts: Facts, bodies: three.Group[], scene: three.Scene): Solid[] {
  const { figure } = facts;
  const reach = figure.reach;
  const drawn = new Set(figure.shapes.map((shape) => shape.body));
  const solids: Solid[] = [];
  for (const shape of figure.shapes) solids.push(shapeSolid(shape));
  for (const line of figure.lines) {
    const solid = lineSolid(line, reach);
    // a link that the file draws itself needs no rod
    const rod = /link|base|hub|rail/.test(line.role);
    if (solid !== null && !(rod && drawn.has(line.carried[1]) && drawn.has(line.carried[0])))
      solids.push(solid);
  }
  for (const point of figure.points) {
    const solid = pointSolid(point, facts, reach, drawn.has(point.body));
    if (solid !== null) solids.push(solid);
  }
  for (const ellipsoid of figure.ellipsoids) solids.push(ellipsoidSolid(ellipsoid));
  bodies.forEach((_, k) => {
    if (k > 0) solids.push(frameSolid(k, reach));
  });
  for (const solid of solids) {
    if (solid.stretch === undefined) bodies[solid.body].add(solid.object);
    else scene.add(solid.object);
  }
  return solids;
}

function mesh(
  geometry: three.BufferGeometry,
  body: number,
  role: keyof Palette,
  shown: string,
  options: { pickable?: boolean; opacity?: number } = {},
): Solid & { object: three.Mesh } {
  const opacity = options.opacity ?? 1;
  const material = new three.MeshStandardMaterial({
    roughness: 0.55,
    metalness: 0.05,
    transparent: opacity < 1,
    opacity,
    depthWrite: opacity === 1,
  });
  const object = new three.Mesh(geometry, material);
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
      lit = palette.glow;
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
function lay(object: three.Object3D, from: three.Vector3, to: three.Vector3): void {
  const along = to.clone().sub(from);
  object.position.copy(from).addScaledVector(along, 0.5);
  if (along.length() > 0) object.quaternion.setFromUnitVectors(Y, along.clone().normalize());
}

const vector = (p: number[]) => new three.Vector3(p[0], p[1], p[2]);

function lineSolid(line: FigureLine, reach: number): Solid | null {
  const role = line.role.replace("active ", "");
  if (role === "plate") return null;
  const [from, to] = [vector(line.points[0]), vector(line.points[line.points.length - 1])];
  const length = from.distanceTo(to);
  const thick = { link: 0.05, base: 0.06, rail: 0.026, hub: 0.072, cross: 0.04, axis: 0.006 }[role];
  if (thick === undefined) return null;
  const [first, last] = line.carried;
  if (first !== last) {
    // a rail: from a place on the parent to one on the child
    const solid = mesh(new three.CylinderGeometry(1, 1, 1, 20), last, "joint", "shapes");
    const stretch = (bodies: three.Group[]) => {
      const a = from.clone().applyMatrix4(bodies[first].matrix);
      const b = to.clone().applyMatrix4(bodies[last].matrix);
      lay(solid.object, a, b);
      solid.object.scale.set(thick * reach, Math.max(a.distanceTo(b), 1e-6), thick * reach);
    };
    return { ...solid, stretch };
  }
  if (length < 1e-6 * reach) return null;
  const round = role === "link" || role === "base";
  const geometry = round
    ? new three.CapsuleGeometry(thick * reach, length, 6, 20)
    : new three.CylinderGeometry(thick * reach, thick * reach, length, 28);
  const colour = role === "axis" ? "axis" : role === "base" ? "base" : round ? "link" : "joint";
  const shown = role === "axis" ? "axes" : "shapes";
  const solid = mesh(geometry, last, colour, shown, { pickable: shown === "shapes" && last > 0 });
  lay(solid.object, from, to);
  return solid;
}

function pointSolid(point: FigurePoint, facts: Facts, reach: number, drawn: boolean): Solid | null {
  const place = vector(point.at);
  if (point.role === "com") {
    const mass = facts.parameters[14 * (point.body - 1)];
    const most = Math.max(...facts.bodies.map((_, k) => facts.parameters[14 * k]));
    const size = reach * (0.022 + 0.05 * Math.cbrt(mass / most));
    const solid = mesh(new three.SphereGeometry(size, 24, 16), point.body, "centre", "centres");
    solid.object.position.copy(place);
    (solid.object.material as three.MeshStandardMaterial).depthTest = false;
    solid.object.renderOrder = 2;
    return solid;
  }
  if (!/slider|ball/.test(point.role) || drawn) return null;
  const geometry = point.role.includes("ball")
    ? new three.SphereGeometry(0.09 * reach, 32, 20)
    : new three.BoxGeometry(0.13 * reach, 0.13 * reach, 0.13 * reach);
  const solid = mesh(geometry, point.body, "joint", "shapes", { pickable: true });
  solid.object.position.copy(place);
  return solid;
}

function ellipsoidSolid(ellipsoid: FigureEllipsoid): Solid {
  const floats = ellipsoid.role.endsWith("body");
  const solid = mesh(
    new three.SphereGeometry(1, 32, 20),
    ellipsoid.body,
    floats ? "link" : "inertia",
    floats ? "shapes" : "inertias",
    floats ? { pickable: true } : { opacity: 0.35 },
  );
  const a = ellipsoid.axes;
  solid.object.matrixAutoUpdate = false;
  const [x, y, z] = ellipsoid.at;
  solid.object.matrix.set(
    ...([a[0][0], a[0][1], a[0][2], x, a[1][0], a[1][1], a[1][2], y] as const),
    ...([a[2][0], a[2][1], a[2][2], z, 0, 0, 0, 1] as const),
  );
  return solid;
}

function shapeSolid(shape: Shape): Solid {
  const solid = mesh(shapeGeometry(shape), shape.body, shape.body ? "link" : "base", "shapes", {
    pickable: shape.body > 0,
  });
  const r = shape.turned;
  const [x, y, z] = shape.at;
  solid.object.matrixAutoUpdate = false;
  solid.object.matrix.set(
    ...([r[0], r[1], r[2], x, r[3], r[4], r[5], y] as const),
    ...([r[6], r[7], r[8], z, 0, 0, 0, 1] as const),
  );
  return solid;
}

function shapeGeometry(shape: Shape): three.BufferGeometry {
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
  made.computeVertexNormals();
  return made;
}

function frameSolid(body: number, reach: number): Solid {
  const object = new three.AxesHelper(0.25 * reach);
  return {
    object,
    body,
    shown: "frames",
    pickable: false,
    colour() {},
    glow() {},
  };
}
