// The parts of Python's drawing as solids: capsules for links, turned hubs for joints, and so on.
// What the robot's file draws itself stands in their place.

import * as three from "three";
import type { Facts, FigureEllipsoid, FigureLine, FigurePoint, Shape } from "./facts.ts";
import type { Role } from "./palette.ts";
import {
  lay,
  octants,
  placed,
  type Solid,
  shapeGeometry,
  solid,
  turned,
  vector,
} from "./solids.ts";

const HUB = { radius: 0.075, length: 0.17 };

/** The thickness of things: of the robot's reach, less where its links are short. */
export function unitOf(facts: Facts): number {
  const { lines, reach } = facts.figure;
  const lengths = lines
    .filter((line) => line.role === "link")
    .map((line) => vector(line.points[0]).distanceTo(vector(line.points[1])))
    .filter((length) => length > 0.02 * reach)
    .sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? reach;
  return reach * Math.min(1, Math.max(0.3, middle / (0.5 * reach)));
}

export function addFigure(facts: Facts, bodies: three.Group[], scene: three.Scene): Solid[] {
  const { figure } = facts;
  const unit = unitOf(facts);
  const bare = new Set(figure.bare);
  const drawn = new Set(figure.shapes.map((shape) => shape.body).filter((body) => !bare.has(body)));
  const solids: Solid[] = [];
  for (const shape of figure.shapes) solids.push(shapeSolid(shape));
  for (const line of figure.lines) {
    // a link that the file draws itself needs no rod, nor a joint between two such a hub
    const [first, last] = line.carried;
    const parent = facts.bodies[last - 1]?.parent ?? 0;
    const hidden = /link|base|web/.test(line.role)
      ? drawn.has(last)
      : /hub|rail|cross/.test(line.role) &&
        drawn.has(last) &&
        drawn.has(first === last ? parent : first);
    if (!hidden) solids.push(...lineSolids(line, unit, figure.reach));
  }
  for (const point of figure.points)
    solids.push(...pointSolids(point, facts, unit, drawn.has(point.body)));
  for (const ellipsoid of figure.ellipsoids)
    if (!(ellipsoid.role.endsWith("body") && drawn.has(ellipsoid.body)))
      solids.push(ellipsoidSolid(ellipsoid));
  bodies.forEach((_, k) => {
    solids.push(...frameSolids(k, unit));
  });
  for (const made of solids) {
    if (made.stretch === undefined) bodies[made.body].add(made.object);
    else scene.add(made.object);
  }
  return solids;
}

/** Neighbours along a chain differ a little, so that one sees where a link ends. */
const linkRole = (body: number): Role =>
  body === 0 ? "base" : body % 2 === 1 ? "link" : "link-other";

function lineSolids(line: FigureLine, unit: number, reach: number): Solid[] {
  const role = line.role.replace("active ", "");
  const [from, to] = [vector(line.points[0]), vector(line.points[line.points.length - 1])];
  const [first, last] = line.carried;
  const pickable = last > 0;
  if (role === "rail" && first !== last) return [rail(first, last, from, to, unit)];
  if (role === "web") return [plate(line, unit)];
  const length = from.distanceTo(to);
  const along = to.clone().sub(from).normalize();
  const middle = from.clone().lerp(to, 0.5);
  if (role === "hub" || role === "cross") {
    const thick = role === "hub" ? HUB : { radius: 0.042, length: 0.3 };
    const size = Math.min(length, thick.length * unit);
    const [a, b] = [-0.5, 0.5].map((part) => middle.clone().addScaledVector(along, part * size));
    const hub = solid(turned(thick.radius * unit, size), last, "joint", "shapes", { pickable });
    lay(hub.object, a, b);
    if (role === "cross") return [hub];
    // covers on both ends, where a real drive has them
    const cover = turned(0.74 * thick.radius * unit, 1.1 * size);
    const cap = solid(cover, last, "cap", "shapes", { pickable });
    lay(cap.object, a, b);
    return [hub, cap];
  }
  if (role === "axis") {
    const half = 0.32 * unit;
    const [a, b] = [-half, half].map((part) => middle.clone().addScaledVector(along, part));
    const thin = new three.CylinderGeometry(0.004 * unit, 0.004 * unit, 2 * half, 8);
    const made = solid(thin, last, "axis", "axes", { plain: true });
    lay(made.object, a, b);
    return [made];
  }
  if (!(role === "link" || role === "base" || role === "rail") || length < 1e-6 * reach) return [];
  const radius = { link: 0.048, base: 0.062, rail: 0.026 }[role] * unit;
  const made = solid(
    new three.CapsuleGeometry(radius, length, 8, 28),
    last,
    role === "rail" ? "joint" : linkRole(last),
    "shapes",
    { pickable },
  );
  lay(made.object, from, to);
  return [made];
}

/** A link that reaches several joints: what is between them, from both sides. */
function plate(line: FigureLine, unit: number): Solid {
  const body = line.carried[1];
  const corners = line.points.map(vector);
  const centre = corners.reduce((sum, x) => sum.add(x), new three.Vector3());
  centre.divideScalar(corners.length);
  const normal = new three.Vector3();
  corners.forEach((corner, k) => {
    const next = corners[(k + 1) % corners.length];
    normal.add(corner.clone().sub(centre).cross(next.clone().sub(centre)));
  });
  normal.setLength(0.02 * unit);
  const sides = [1, -1].map((side) => corners.map((x) => x.clone().addScaledVector(normal, side)));
  const [above, below] = sides;
  const triangles = corners.flatMap((_, k) => {
    const next = (k + 1) % corners.length;
    const up = centre.clone().add(normal);
    const down = centre.clone().sub(normal);
    return [
      ...[up, above[k], above[next], down, below[next], below[k]],
      ...[above[k], below[k], below[next], above[k], below[next], above[next]],
    ];
  });
  const geometry = new three.BufferGeometry().setFromPoints(triangles);
  geometry.computeVertexNormals();
  return solid(geometry, body, linkRole(body), "shapes", { pickable: body > 0 });
}

/** From a place on the parent to one on the child. */
function rail(
  first: number,
  last: number,
  from: three.Vector3,
  to: three.Vector3,
  unit: number,
): Solid {
  const made = solid(new three.CylinderGeometry(1, 1, 1, 24), last, "joint", "shapes");
  const stretch = (bodies: three.Group[]) => {
    const a = from.clone().applyMatrix4(bodies[first].matrix);
    const b = to.clone().applyMatrix4(bodies[last].matrix);
    lay(made.object, a, b);
    made.object.scale.set(0.03 * unit, Math.max(a.distanceTo(b), 1e-6), 0.03 * unit);
  };
  return { ...made, stretch };
}

function pointSolids(point: FigurePoint, facts: Facts, unit: number, drawn: boolean): Solid[] {
  const place = vector(point.at);
  if (point.role === "com") {
    const mass = facts.parameters[14 * (point.body - 1)];
    const most = Math.max(...facts.bodies.map((_, k) => facts.parameters[14 * k]));
    const size = unit * (0.014 + 0.036 * Math.cbrt(mass / most));
    return [true, false].map((dark) => {
      const role = dark ? "ink" : "paper";
      const options = { through: true, plain: true };
      const made = solid(octants(dark), point.body, role, "centres", options);
      made.object.position.copy(place);
      made.object.scale.setScalar(size);
      return { ...made, glow() {} };
    });
  }
  if (!/slider|ball/.test(point.role) || drawn) return [];
  const geometry = point.role.includes("ball")
    ? new three.SphereGeometry(0.09 * unit, 40, 24)
    : new three.BoxGeometry(0.13 * unit, 0.13 * unit, 0.13 * unit);
  const made = solid(geometry, point.body, "joint", "shapes", { pickable: true });
  made.object.position.copy(place);
  return [made];
}

function ellipsoidSolid(ellipsoid: FigureEllipsoid): Solid {
  const floats = ellipsoid.role.endsWith("body");
  const made = solid(
    new three.SphereGeometry(1, 40, 24),
    ellipsoid.body,
    floats ? linkRole(ellipsoid.body) : "inertia",
    floats ? "shapes" : "inertias",
    floats ? { pickable: true } : { opacity: 0.32 },
  );
  placed(made.object, ellipsoid.axes.flat(), ellipsoid.at);
  return floats ? made : { ...made, glow() {} };
}

function shapeSolid(shape: Shape): Solid {
  const geometry = shapeGeometry(shape);
  const made = solid(geometry, shape.body, linkRole(shape.body), "shapes", {
    pickable: shape.body > 0,
    hollow: shape.shape === "mesh",
  });
  placed(made.object, shape.turned, shape.at);
  return made;
}

function frameSolids(body: number, unit: number): Solid[] {
  const ends = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
  return Object.entries(ends).map(([letter, end]) => {
    const length = 0.22 * unit;
    const rod = new three.CylinderGeometry(0.007 * unit, 0.007 * unit, length, 10);
    const made = solid(rod, body, letter as Role, "frames", { plain: true, through: true });
    lay(made.object, new three.Vector3(), vector(end).multiplyScalar(length));
    return { ...made, glow() {} };
  });
}
