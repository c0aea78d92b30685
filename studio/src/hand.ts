// The hand on the picture: picks links, drags joints, pulls at the tool.

import type { Dynamics } from "./dynamics.ts";
import { rangeOf } from "./panels/joints.ts";
import type { Store } from "./state.ts";
import type { Picked, View3d } from "./view3d.ts";

export class Hand {
  readonly #view: View3d;
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  #held: Picked | null = null;
  /** called instead of dragging the joint, while a robot moves by itself */
  pulling: ((picked: Picked, x: number, y: number) => void) | null = null;
  released: (() => void) | null = null;

  constructor(view: View3d, store: Store, dynamics: Dynamics) {
    this.#view = view;
    this.#store = store;
    this.#dynamics = dynamics;
    view.hand = this;
    const { canvas } = view;
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", () => this.#up());
    canvas.addEventListener("pointercancel", () => this.#up());
    canvas.addEventListener("keydown", (event) => this.#key(event));
  }

  #place(event: PointerEvent): [number, number] {
    const box = this.#view.canvas.getBoundingClientRect();
    return [
      (2 * (event.clientX - box.left)) / box.width - 1,
      1 - (2 * (event.clientY - box.top)) / box.height,
    ];
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const picked = this.#view.pick(...this.#place(event));
    if (picked === null) return;
    this.#held = picked;
    this.#view.controls.enabled = false;
    this.#view.canvas.setPointerCapture(event.pointerId);
    this.#store.change({ link: picked.body });
  }

  #move(event: PointerEvent): void {
    if (this.#held === null) return;
    const place = this.#place(event);
    if (this.pulling !== null) this.pulling(this.#held, ...place);
    else this.#drag(this.#held, ...place);
  }

  #up(): void {
    this.#held = null;
    this.#view.controls.enabled = true;
    this.released?.();
  }

  /** The joint of the held link follows the hand as well as its one axis can. */
  #drag(picked: Picked, x: number, y: number): void {
    const { facts } = this.#dynamics;
    const joint = facts.joints.find((one) => one.body === picked.body && one.single);
    const goal = this.#view.onPlane(x, y, picked.world);
    if (joint === undefined || goal === null) return;
    const index = joint.q[0];
    const [low, high] = rangeOf(joint, "q", joint.coordinates[0].unit);
    const apart = (value: number) => {
      const q = [...this.#store.state.q];
      q[index] = value;
      const p = this.#dynamics.poses(q).subarray(12 * picked.body, 12 * picked.body + 12);
      const at = picked.local;
      let sum = 0;
      [goal.x, goal.y, goal.z].forEach((g, k) => {
        const place = p[9 + k] + p[3 * k] * at.x + p[3 * k + 1] * at.y + p[3 * k + 2] * at.z;
        sum += (place - g) ** 2;
      });
      return sum;
    };
    let value = this.#store.state.q[index];
    let step = 0.25 * Math.min(1, high - low);
    // a search that halves its step: the distance is smooth and has one near minimum
    while (step > 1e-4) {
      const tries = [value - step, value + step].map((v) => Math.min(high, Math.max(low, v)));
      const best = tries.reduce((a, b) => (apart(b) < apart(a) ? b : a));
      if (apart(best) < apart(value)) value = best;
      else step /= 2;
    }
    const q = [...this.#store.state.q];
    q[index] = value;
    this.#store.change({ q });
  }

  /** Arrow keys move the chosen link's joint; [ and ] choose another link; h looks at it all. */
  #key(event: KeyboardEvent): void {
    const { facts } = this.#dynamics;
    const { link } = this.#store.state;
    const count = facts.bodies.length;
    if (event.key === "h") this.#view.home();
    else if (event.key === "[" || event.key === "]") {
      const by = event.key === "]" ? 1 : -1;
      this.#store.change({ link: ((link + by - 1 + count) % count) + 1 });
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const joint = facts.joints.find((one) => one.body === link && one.single);
      if (joint === undefined) return;
      const [low, high] = rangeOf(joint, "q", joint.coordinates[0].unit);
      const q = [...this.#store.state.q];
      const moved = q[joint.q[0]] + ((event.key === "ArrowUp" ? 1 : -1) * (high - low)) / 180;
      q[joint.q[0]] = Math.min(high, Math.max(low, moved));
      this.#store.change({ q });
    } else return;
    event.preventDefault();
  }
}
