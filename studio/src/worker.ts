// A second thread for maps: the same kernels, many states.

import type { KernelFacts } from "./facts.ts";
import { Kernels } from "./kernels.ts";

export interface MapTask {
  number: number;
  q: number[];
  qd: number[];
  qdd: number[];
  across: { index: number; low: number; high: number };
  down: { index: number; low: number; high: number };
  speed: number;
  nv: number;
  size: number;
  around: Record<string, Float64Array | number[]>;
}

type Message =
  | { module: WebAssembly.Module; facts: Record<string, KernelFacts> }
  | { task: MapTask };

let kernels: Kernels | null = null;

addEventListener("message", (event: MessageEvent<Message>) => {
  const message = event.data;
  if ("module" in message) {
    kernels = new Kernels(message.module, message.facts);
    return;
  }
  const { task } = message;
  const { size, nv } = task;
  const nq = task.q.length;
  const values = new Float64Array(size * size);
  const q = new Float64Array(size * nq);
  const at = ({ low, high }: { low: number; high: number }, k: number) =>
    low + ((high - low) * k) / (size - 1);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      q.set(task.q, column * nq);
      q[column * nq + task.across.index] = at(task.across, column);
      // the lowest row of the picture is the lowest value
      q[column * nq + task.down.index] = at(task.down, size - 1 - row);
    }
    const given = { q, qd: task.qd, qdd: task.qdd, ...task.around };
    const tau = (kernels as Kernels).rows("torques", given, size);
    for (let column = 0; column < size; column += 1)
      values[row * size + column] = tau[column * nv + task.speed];
  }
  postMessage({ number: task.number, values });
});
