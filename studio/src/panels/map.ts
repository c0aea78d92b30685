// Map: the torque of one joint over two others, computed beside; click to go there.

import workerText from "worker-text";
import type { Dynamics } from "../dynamics.ts";
import { element, shown } from "../elements.ts";
import type { Joint } from "../facts.ts";
import { roundBelow, sizesOf, withoutRounding } from "../sizes.ts";
import type { State, Store } from "../state.ts";
import type { Axis, Beginning, MapTask } from "../worker.ts";
import { rangeOf } from "./joints.ts";

const SIZE = 121;

export class MapPanel {
  readonly root = element("div", { class: "map-panel" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #joints: Joint[];
  readonly #of: HTMLSelectElement;
  readonly #across: HTMLSelectElement;
  readonly #upward: HTMLSelectElement;
  readonly #canvas = element("canvas", {
    class: "map",
    width: SIZE,
    height: SIZE,
    tabIndex: 0,
    role: "application",
    "aria-label": "map of the torque; arrow keys move the robot on it",
  });
  readonly #now = element("i", { class: "now" });
  readonly #ticks = {
    across: element("div", { class: "ticks across" }),
    up: element("div", { class: "ticks up" }),
    scale: element("div", { class: "scale" }),
  };
  readonly #bar = element("canvas", { width: 1, height: SIZE, "aria-hidden": "true" });
  readonly #says = element("p", { class: "hint", role: "status" });
  #worker: Worker | null = null;
  #asked = "";
  #busy = false;
  #values: Float64Array | null = null;

  constructor(store: Store, dynamics: Dynamics) {
    this.#store = store;
    this.#dynamics = dynamics;
    this.#joints = dynamics.facts.joints.filter((joint) => joint.single);
    const choice = (label: string, first: number) => {
      const made = element("select", {
        "aria-label": label,
        onchange: () => this.show(store.state),
      });
      this.#joints.forEach((joint, k) => {
        made.append(element("option", { value: String(k), selected: k === first }, joint.name));
      });
      return made;
    };
    const many = this.#joints.length;
    const first = this.#heaviest();
    this.#of = choice("torque of", first);
    this.#across = choice("across", first);
    this.#upward = choice("upward", first + 1 < many ? first + 1 : Math.max(0, first - 1));
    if (many < 2) {
      const hint = "A map needs two joints with one coordinate each.";
      this.root.append(element("p", { class: "hint" }, hint));
      return;
    }
    this.#canvas.addEventListener("click", (event) => this.#go(event));
    this.#canvas.addEventListener("keydown", (event) => this.#key(event));
    this.root.append(
      element(
        "div",
        { class: "asked" },
        element("span", {}, "torque of", this.#of),
        element("span", {}, "across", this.#across),
        element("span", {}, "upward", this.#upward),
      ),
      element(
        "div",
        { class: "mapped" },
        this.#ticks.up,
        element("div", { class: "place" }, this.#canvas, this.#now),
        this.#ticks.scale,
        this.#ticks.across,
      ),
      this.#says,
      element(
        "p",
        { class: "hint" },
        "The dark line is zero, the ring is the state now. Click to go there, or take arrow keys. ",
        dynamics.facts.loops === null ? "" : "Where it is blank, loops do not close. ",
        "Speeds and accelerations are those of the joints now.",
      ),
    );
  }

  /** The joint that has most to hold where the robot begins: its map says something. */
  #heaviest(): number {
    const { facts, nv } = this.#dynamics;
    const zeros = new Array<number>(nv).fill(0);
    const start = { ...this.#store.state, q: [...facts.start], qd: zeros, qdd: zeros };
    const { total } = this.#dynamics.budget(start, start);
    const sizes = this.#joints.map((joint) => Math.abs(total[joint.v[0]]));
    return Math.max(0, sizes.indexOf(Math.max(...sizes)));
  }

  #start(): Worker {
    const url = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    const { facts, kernels } = this.#dynamics;
    const beginning: Beginning = { module: kernels.module, facts };
    worker.postMessage(beginning);
    worker.onmessage = (event: MessageEvent<Float64Array>) => {
      this.#busy = false;
      this.#values = this.#rounded(event.data);
      this.#paint();
      this.show(this.#store.state);
    };
    worker.onerror = (event) => {
      const why = event.message ?? "the browser starts no worker";
      this.#says.textContent = `The map could not be computed: ${why}`;
    };
    return worker;
  }

  /** Colours and lines of zero would else show what rounding leaves of nothing. */
  #rounded(values: Float64Array): Float64Array {
    const { effortUnit } = this.#joints[Number(this.#of.value)].speeds[0];
    return withoutRounding(values, sizesOf(this.#dynamics.facts)[effortUnit as "N"] ?? 1);
  }

  #axis(choice: HTMLSelectElement): Axis {
    const joint = this.#joints[Number(choice.value)];
    const [low, high] = rangeOf(joint, "q", joint.coordinates[0].unit);
    return { index: joint.q[0], low, high };
  }

  show(state: State): void {
    if (this.#joints.length < 2) return;
    const { q, qd, qdd, gravity, friction, payload, payloadAt, masses, pull } = state;
    const task: MapTask = {
      ...{ q, qd, qdd },
      around: { gravity, friction, payload, payloadAt, masses, pull },
      across: this.#axis(this.#across),
      upward: this.#axis(this.#upward),
      speed: this.#joints[Number(this.#of.value)].v[0],
      size: SIZE,
    };
    const ends = [task.across.index, task.upward.index];
    // what leads; joints that follow go along
    const kept = this.#dynamics.facts.joints.flatMap((joint) => range(joint.q));
    const others = kept.map((k) => (ends.includes(k) ? 0 : q[k]));
    const asked = JSON.stringify({ ...task, q: others });
    if (asked !== this.#asked && !this.#busy) {
      this.#asked = asked;
      this.#busy = true;
      this.#worker ??= this.#start();
      this.#worker.postMessage(task);
    } else this.#paint();
  }

  #paint(): void {
    const values = this.#values;
    const context = this.#canvas.getContext("2d");
    if (values === null || context === null) return;
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of values.filter(Number.isFinite)) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    const full = Math.max(Math.abs(least), Math.abs(most), 1e-12);
    const image = context.createImageData(SIZE, SIZE);
    values.forEach((value, k) => {
      const row = Math.floor(k / SIZE);
      const right = k % SIZE < SIZE - 1 ? values[k + 1] : value;
      const below = row < SIZE - 1 ? values[k + SIZE] : value;
      // where loops cannot be closed there is nothing
      if (Number.isNaN(value + right + below)) return;
      const zero = value > 0 !== right > 0 || value > 0 !== below > 0;
      const colour = zero ? [30, 33, 45] : diverging(value / full);
      image.data.set([...colour, 255], 4 * k);
    });
    context.putImageData(image, 0, 0);
    const joint = this.#joints[Number(this.#of.value)];
    const unit = joint.speeds[0].effortUnit;
    const range = `${joint.name}: ${shown(least)} to ${shown(most)} ${unit}`;
    const flat = `${joint.name}: ${shown(most)} ${unit} everywhere, whatever these two do`;
    this.#says.textContent = most - least < 1e-9 * full ? flat : range;
    this.#canvas.dataset.least = String(least);
    this.#canvas.dataset.most = String(most);
    this.#canvas.setAttribute("aria-label", `map of ${this.#says.textContent}`);
    this.#label(full, unit);
    this.#mark();
  }

  /** Numbers and names along the edges, and what the colours mean. */
  #label(full: number, unit: string): void {
    for (const [choice, place, side] of [
      [this.#across, this.#ticks.across, "left"],
      [this.#upward, this.#ticks.up, "bottom"],
    ] as const) {
      const joint = this.#joints[Number(choice.value)];
      const { low, high } = this.#axis(choice);
      const ticks = ticksOf(low, high).map((value) => {
        const part = (100 * (value - low)) / (high - low);
        const at = side === "left" ? `left:${part}%` : `top:${100 - part}%`;
        return element("span", { style: at }, shown(value, 3));
      });
      place.replaceChildren(
        ...ticks,
        element("b", {}, `${joint.name} (${joint.coordinates[0].unit})`),
      );
    }
    const context = this.#bar.getContext("2d");
    if (context === null) return;
    for (let row = 0; row < SIZE; row += 1) {
      context.fillStyle = `rgb(${diverging(1 - (2 * row) / (SIZE - 1)).join(" ")})`;
      context.fillRect(0, row, 1, 1);
    }
    const values = [1, 0.5, 0, -0.5, -1].map((part) =>
      element(
        "span",
        { style: `top:${50 - 47 * part}%` },
        part === 1 ? `${shown(full, 3)} ${unit}` : shown(part * full, 3),
      ),
    );
    this.#ticks.scale.replaceChildren(this.#bar, ...values);
  }

  /** The ring goes where the state is; off the map it is not seen. */
  #mark(): void {
    const { q } = this.#store.state;
    const part = ({ index, low, high }: Axis) => (q[index] - low) / (high - low);
    const [x, y] = [part(this.#axis(this.#across)), part(this.#axis(this.#upward))];
    this.#now.hidden = !(x >= 0 && x <= 1 && y >= 0 && y <= 1);
    this.#now.style.left = `${100 * x}%`;
    this.#now.style.top = `${100 * (1 - y)}%`;
  }

  #key(event: KeyboardEvent): void {
    const way: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowDown: [0, -1],
      ArrowUp: [0, 1],
    };
    const by = way[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const q = [...this.#store.state.q];
    [this.#across, this.#upward].forEach((choice, k) => {
      const { index, low, high } = this.#axis(choice);
      q[index] = Math.min(high, Math.max(low, q[index] + (by[k] * (high - low)) / 60));
    });
    this.#store.change({ q: this.#dynamics.placed(this.#store.state.q, q).q });
  }

  #go(event: MouseEvent): void {
    const box = this.#canvas.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const up = 1 - (event.clientY - box.top) / box.height;
    const q = [...this.#store.state.q];
    const [a, d] = [this.#axis(this.#across), this.#axis(this.#upward)];
    q[a.index] = a.low + across * (a.high - a.low);
    q[d.index] = d.low + up * (d.high - d.low);
    this.#store.change({ q: this.#dynamics.placed(this.#store.state.q, q).q });
  }
}

const range = ([from, to]: [number, number]) =>
  Array.from({ length: to - from }, (_, k) => from + k);

/** Round numbers within a range, some five of them. */
function ticksOf(low: number, high: number): number[] {
  const step = roundBelow((high - low) / 4);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, k) => (first + k) * step);
}

/** From blue over near white to orange. */
function diverging(x: number): number[] {
  const size = Math.min(1, Math.abs(x));
  const end = x < 0 ? [33, 88, 196] : [206, 92, 0];
  return end.map((c) => Math.round(246 + (c - 246) * size));
}
