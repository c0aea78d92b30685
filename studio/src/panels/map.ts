// Map: the torque of one joint over two others, computed beside; click to go there.

import workerText from "worker-text";
import type { Dynamics } from "../dynamics.ts";
import { element, shown } from "../elements.ts";
import type { Joint } from "../facts.ts";
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
    this.#of = choice("torque of", Math.min(1, many - 1));
    this.#across = choice("across", Math.min(1, many - 1));
    this.#upward = choice("upward", Math.min(2, many - 1));
    if (many < 2) {
      const hint = "A map needs two joints with one coordinate each.";
      this.root.append(element("p", { class: "hint" }, hint));
      return;
    }
    this.#canvas.addEventListener("click", (event) => this.#go(event));
    this.#canvas.addEventListener("keydown", (event) => this.#key(event));
    this.root.append(
      element("div", { class: "row" }, "Torque of ", this.#of),
      element("div", { class: "row" }, "across ", this.#across, " upward ", this.#upward),
      this.#says,
      this.#canvas,
      element(
        "p",
        { class: "hint" },
        "Blue is negative, orange positive, the dark line is zero and the cross is the state now. ",
        "Speeds and accelerations are those of the other panels. Click, or use the arrow keys, to go there.",
      ),
    );
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
      this.#values = event.data;
      this.#paint();
      this.show(this.#store.state);
    };
    worker.onerror = (event) => {
      const why = event.message ?? "the browser starts no worker";
      this.#says.textContent = `The map could not be computed: ${why}`;
    };
    return worker;
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
    const others = q.map((x, k) => (k === task.across.index || k === task.upward.index ? 0 : x));
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
    for (const value of values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    const full = Math.max(Math.abs(least), Math.abs(most), 1e-12);
    const image = context.createImageData(SIZE, SIZE);
    values.forEach((value, k) => {
      const row = Math.floor(k / SIZE);
      const right = k % SIZE < SIZE - 1 ? values[k + 1] : value;
      const below = row < SIZE - 1 ? values[k + SIZE] : value;
      const zero = value > 0 !== right > 0 || value > 0 !== below > 0;
      const colour = zero ? [30, 33, 45] : diverging(value / full);
      image.data.set([...colour, 255], 4 * k);
    });
    context.putImageData(image, 0, 0);
    this.#cross(context);
    const joint = this.#joints[Number(this.#of.value)];
    const unit = joint.speeds[0].effortUnit;
    this.#says.textContent = `${joint.name}: ${shown(least)} to ${shown(most)} ${unit}`;
    this.#canvas.dataset.least = String(least);
    this.#canvas.dataset.most = String(most);
  }

  #cross(context: CanvasRenderingContext2D): void {
    const { q } = this.#store.state;
    const part = ({ index, low, high }: Axis) => ((q[index] - low) / (high - low)) * (SIZE - 1);
    const x = part(this.#axis(this.#across));
    const y = SIZE - 1 - part(this.#axis(this.#upward));
    context.strokeStyle = "#000";
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x - 5, y);
    context.lineTo(x + 5, y);
    context.moveTo(x, y - 5);
    context.lineTo(x, y + 5);
    context.stroke();
  }

  #go(event: MouseEvent): void {
    const box = this.#canvas.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const up = 1 - (event.clientY - box.top) / box.height;
    const q = [...this.#store.state.q];
    const [a, d] = [this.#axis(this.#across), this.#axis(this.#upward)];
    q[a.index] = a.low + across * (a.high - a.low);
    q[d.index] = d.low + up * (d.high - d.low);
    this.#store.change({ q });
  }

  #key(event: KeyboardEvent): void {
    const choice =
      event.key === "ArrowLeft" || event.key === "ArrowRight" ? this.#across : this.#upward;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    const { index, low, high } = this.#axis(choice);
    const q = [...this.#store.state.q];
    q[index] = Math.min(high, Math.max(low, q[index] + (by * (high - low)) / 60));
    this.#store.change({ q });
    event.preventDefault();
  }
}

/** From blue over near white to orange. */
function diverging(x: number): number[] {
  const size = Math.min(1, Math.abs(x));
  const end = x < 0 ? [33, 88, 196] : [206, 92, 0];
  return end.map((c) => Math.round(246 + (c - 246) * size));
}
