// What the page shows: one plain object, changed in one place, watched by everybody.

import { type Facts, speedsOf } from "./facts.ts";

export interface State {
  q: number[];
  qd: number[];
  qdd: number[];
  gravity: number[];
  friction: boolean;
  payload: number;
  payloadAt: number[];
  /** factors of the bodies' masses */
  masses: number[];
  /** a force on the tool, in world axes */
  pull: number[];
  link: number;
  notation: string;
  step: number;
  show: Record<string, boolean>;
}

export const SHOWN: Record<string, string> = {
  shapes: "Links",
  axes: "Joint axes",
  frames: "Frames",
  centres: "Centres of mass",
  inertias: "Inertia ellipsoids",
  forces: "Forces through joints",
  moments: "Moments through joints",
  gravity: "Gravity",
  handle: "Handle at the tool",
};

export function initial(facts: Facts): State {
  const zeros = () => new Array<number>(speedsOf(facts)).fill(0);
  return {
    q: [...facts.start],
    qd: zeros(),
    qdd: zeros(),
    gravity: [...facts.gravity],
    friction: true,
    payload: 0,
    payloadAt: [0, 0, 0],
    masses: facts.bodies.map(() => 1),
    pull: [0, 0, 0],
    link: 0,
    notation: Object.keys(facts.notations)[0] ?? "",
    step: 0,
    show: {
      shapes: true,
      axes: true,
      frames: false,
      centres: true,
      inertias: false,
      forces: true,
      moments: false,
      gravity: true,
      handle: true,
    },
  };
}

type Watcher = (state: State, changed: Set<keyof State>) => void;

/** The state and those who watch it; they are told once a frame at most. */
export class Store {
  readonly state: State;
  readonly #watchers: Watcher[] = [];
  readonly #later: (tell: () => void) => void;
  #changed = new Set<keyof State>();

  constructor(
    state: State,
    later: (tell: () => void) => void = (tell) => requestAnimationFrame(tell),
  ) {
    this.state = state;
    this.#later = later;
  }

  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  change(by: Partial<State>): void {
    if (this.#changed.size === 0) this.#later(() => this.flush());
    Object.assign(this.state, by);
    for (const key of Object.keys(by)) this.#changed.add(key as keyof State);
  }

  /** Tell at once. */
  flush(): void {
    if (this.#changed.size === 0) return;
    const changed = this.#changed;
    this.#changed = new Set();
    for (const watcher of this.#watchers) watcher(this.state, changed);
  }
}
