// The robot's own kernels: WebAssembly functions that go through rows of arrays in one memory.

import type { KernelFacts } from "./facts.ts";

type Call = (...places: number[]) => void;

export class Kernels {
  readonly module: WebAssembly.Module;
  readonly #facts: Record<string, KernelFacts>;
  readonly #memory: WebAssembly.Memory;
  readonly #calls: Record<string, Call>;

  constructor(module: WebAssembly.Module, facts: Record<string, KernelFacts>) {
    const instance = new WebAssembly.Instance(module, { math: Math as never });
    this.module = module;
    this.#facts = facts;
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#calls = instance.exports as unknown as Record<string, Call>;
  }

  static async of(bytes: BufferSource, facts: Record<string, KernelFacts>): Promise<Kernels> {
    return new Kernels(await WebAssembly.compile(bytes), facts);
  }

  has(name: string): boolean {
    return name in this.#facts;
  }

  /** Rows of results; of the given arrays, by the kernel's names, one row may serve all rows. */
  rows(name: string, given: Record<string, ArrayLike<number>>, rows: number): Float64Array {
    const { inputs, size } = this.#facts[name];
    const numbers = inputs.reduce((sum, [, count]) => sum + count, size);
    this.#makeRoom(8 * rows * numbers);
    const places: number[] = [];
    let at = 0;
    for (const [input, count] of inputs) {
      const array = given[input];
      if (array === undefined) throw new RangeError(`${name} needs ${input}`);
      const shared = array.length === count;
      if (!shared && array.length !== rows * count)
        throw new RangeError(`${name}: ${input} has ${array.length} numbers, not ${rows * count}`);
      new Float64Array(this.#memory.buffer, at, array.length).set(array);
      places.push(at, shared ? 0 : 8 * count);
      at += 8 * array.length;
    }
    this.#calls[name](...places, at, rows);
    return new Float64Array(this.#memory.buffer, at, rows * size).slice();
  }

  /** One state. */
  at(name: string, given: Record<string, ArrayLike<number>>): Float64Array {
    return this.rows(name, given, 1);
  }

  #makeRoom(bytes: number): void {
    const lacking = bytes - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / 65536));
  }
}
