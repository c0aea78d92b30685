// How near the eye goes: as near as all that is drawn still fits.

import * as three from "three";

/** Corners of the boxes around objects, in the world. */
export function corners(objects: three.Object3D[]): three.Vector3[] {
  const points: three.Vector3[] = [];
  for (const object of objects) {
    if (!(object instanceof three.Mesh)) continue;
    object.geometry.computeBoundingBox();
    const box = object.geometry.boundingBox as three.Box3;
    if (box.isEmpty()) continue;
    object.updateWorldMatrix(true, false);
    for (const x of [box.min.x, box.max.x])
      for (const y of [box.min.y, box.max.y])
        for (const z of [box.min.z, box.max.z])
          points.push(new three.Vector3(x, y, z).applyMatrix4(object.matrixWorld));
  }
  return points;
}

/** Where to look, and from how far away, so that the points fill a part of the picture. */
export function framed(
  points: three.Vector3[],
  camera: three.PerspectiveCamera,
  away: three.Vector3,
  part: number,
): { target: three.Vector3; distance: number } {
  const up = camera.up.clone().addScaledVector(away, -camera.up.dot(away)).normalize();
  const right = new three.Vector3().crossVectors(up, away);
  const high = Math.tan((camera.fov * Math.PI) / 360) * part;
  const wide = high * camera.aspect;
  const target = new three.Box3().setFromPoints(points).getCenter(new three.Vector3());
  let distance = 1;
  for (let pass = 0; pass < 4; pass += 1) {
    const [x, y] = [new three.Box3(), new three.Box3()];
    distance = 0;
    for (const point of points) {
      const p = point.clone().sub(target);
      const [u, v, near] = [p.dot(right), p.dot(up), p.dot(away)];
      distance = Math.max(distance, near + Math.abs(u) / wide, near + Math.abs(v) / high);
    }
    for (const point of points) {
      const p = point.clone().sub(target);
      const depth = Math.max(distance - p.dot(away), 1e-6);
      x.expandByPoint(new three.Vector3(p.dot(right) / depth, 0, 0));
      y.expandByPoint(new three.Vector3(p.dot(up) / depth, 0, 0));
    }
    // to the middle of what is seen, which is not the middle of the box
    target.addScaledVector(right, ((x.min.x + x.max.x) / 2) * distance);
    target.addScaledVector(up, ((y.min.x + y.max.x) / 2) * distance);
  }
  return { target, distance };
}
