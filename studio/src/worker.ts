// A second thread for maps: the same questions to the same kernels, of many states.

import { type Around, Dynamics } from "./dynamics.ts";
import type { Facts } from "./facts.ts";
import { Kernels } from "./kernels.ts";

export interface Axis {
  index: number;
  low: number;
  high: number;
}

export interface MapTask {
  q: number[];
  qd: number[];
  qdd: number[];
  around: Around;
  across: Axis;
  upward: Axis;
  /** of which torques are asked */
  speed: number;
  size: number;
}

/** What a worker is told first. */
export interface Beginning {
  module: WebAssembly.Module;
  facts: Facts;
}

let dynamics: Dynamics | null = null;

addEventListener("message", ({ data }: MessageEvent<Beginning | MapTask>) => {
  if ("module" in data)
    dynamics = new Dynamics(data.facts, new Kernels(data.module, data.facts.kernels));
  else if (dynamics !== null) postMessage(map(dynamics, data));
});

/** Torques row by row; the lowest row of the picture is the lowest value. */
function map(robot: Dynamics, task: MapTask): Float64Array {
  const { size, speed, around, qd, qdd } = task;
  const nq = task.q.length;
  const values = new Float64Array(size * size);
  const q = new Float64Array(size * nq);
  const at = ({ low, high }: Axis, k: number) => low + ((high - low) * k) / (size - 1);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      q.set(task.q, column * nq);
      q[column * nq + task.across.index] = at(task.across, column);
      q[column * nq + task.upward.index] = at(task.upward, size - 1 - row);
    }
    const { tau } = robot.budgets({ q, qd, qdd }, size, around);
    for (let column = 0; column < size; column += 1)
      values[row * size + column] = tau[column * robot.nv + speed];
  }
  return values;
}
