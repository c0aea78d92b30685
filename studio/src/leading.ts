// Loops: independent joints are led somewhere, and all others follow. How they follow, and whether
// they can, the kernels say; here steps are made small enough for them.

import type { Dynamics } from "./dynamics.ts";

export interface Led {
  q: number[];
  /** how much of the way could be gone */
  part: number;
}

/** rad or m at once: the kernels correct what such a step leaves open */
const STRIDE = 0.1;
/** nearer to a dead centre than this nothing is tried */
const FINEST = 1e-4;

/** Along a step of the independent joints, as far as the loops can be closed. */
export function led(dynamics: Dynamics, from: number[], step: number[]): Led {
  const size = Math.max(0, ...step.map(Math.abs));
  const longest = Math.min(1, STRIDE / size);
  let q = from;
  let part = 0;
  let stride = longest;
  while (size > 0 && part < 1) {
    const last = part + stride >= 1 - 1e-12;
    const by = last ? 1 - part : stride;
    const some = step.map((x) => by * x);
    const there = dynamics.ended(
      q,
      Array.from(dynamics.kernels.at("integrate", { q, step: some })),
    );
    if (there.every(Number.isFinite)) {
      q = there;
      part = last ? 1 : part + by;
      stride = Math.min(2 * stride, longest);
    } else {
      stride = by / 2;
      if (!(stride * size > FINEST)) return { q, part };
    }
  }
  return { q, part: 1 };
}
