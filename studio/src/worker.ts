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
  const all = robot.facts.loops === null ? everywhere(task) : withinReach(robot, task);
  for (let row = 0; row < size; row += 1) {
    const q = all.subarray(row * size * nq, (row + 1) * size * nq);
    const { tau } = robot.budgets({ q, qd, qdd }, size, around);
    for (let column = 0; column < size; column += 1)
      values[row * size + column] = tau[column * robot.nv + speed];
  }
  return values;
}

const at = ({ low, high }: Axis, k: number, size: number) => low + ((high - low) * k) / (size - 1);

/** Positions of the map, row after row. */
function everywhere({ q, across, upward, size }: MapTask): Float64Array {
  const out = new Float64Array(size * size * q.length);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const place = (row * size + column) * q.length;
      out.set(q, place);
      out[place + across.index] = at(across, column, size);
      out[place + upward.index] = at(upward, size - 1 - row, size);
    }
  return out;
}

/** Positions that loops come to from the state now, across first and then upward; NaN elsewhere. */
function withinReach(robot: Dynamics, { q, across, upward, size }: MapTask): Float64Array {
  const out = new Float64Array(size * size * q.length).fill(Number.NaN);
  along(robot, q, across, size, (first, column) =>
    along(robot, first, upward, size, (there, level) =>
      out.set(there, ((size - 1 - level) * size + column) * q.length),
    ),
  );
  return out;
}

/** Goes both ways from where a joint is, as far as loops follow. */
function along(
  robot: Dynamics,
  from: number[],
  axis: Axis,
  size: number,
  found: (q: number[], k: number) => void,
): void {
  const now = ((size - 1) * (from[axis.index] - axis.low)) / (axis.high - axis.low);
  for (const by of [1, -1]) {
    let here = from;
    for (let k = by > 0 ? Math.ceil(now) : Math.ceil(now) - 1; k >= 0 && k < size; k += by) {
      const goal = here.map((x, i) => (i === axis.index ? at(axis, k, size) : x));
      const { q, part } = robot.placed(here, goal);
      if (part < 1) break;
      here = q;
      found(q, k);
    }
  }
}
