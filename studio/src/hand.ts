// The hand on the picture: picks links, drags joints, turns balls, pulls at the tool.

import * as three from "three";
import type { Dynamics } from "./dynamics.ts";
import type { Joint } from "./facts.ts";
import { follow } from "./follow.ts";
import type { Grip } from "./handles.ts";
import { onBody } from "./loads.ts";
import { rangeOf } from "./panels/joints.ts";
import type { Store } from "./state.ts";
import type { Time } from "./time.ts";
import type { Picked, View3d } from "./view3d.ts";

type Place = [number, number];
type Held =
  | { kind: "link"; picked: Picked }
  | { kind: "tool" }
  | {
      kind: "ring";
      joint: Joint;
      start: number[];
      centre: three.Vector3;
      axis: three.Vector3;
      from: three.Vector3;
    };

export class Hand {
  readonly #view: View3d;
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #time: Time;
  #held: Held | null = null;
  /** where the pointer that holds it came down, or was last */
  #first: PointerEvent | null = null;
  #handingOver = false;
  /** called instead of dragging the joint, while a robot moves by itself */
  pulling: ((picked: Picked, x: number, y: number) => void) | null = null;
  released: (() => void) | null = null;

  constructor(view: View3d, store: Store, dynamics: Dynamics, time: Time) {
    this.#time = time;
    this.#view = view;
    this.#store = store;
    this.#dynamics = dynamics;
    view.hand = this;
    const { canvas } = view;
    // before the camera's own listeners: what is held does not turn the picture
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { capture: true });
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", () => this.#up());
    canvas.addEventListener("pointercancel", () => this.#up());
    canvas.addEventListener("pointerleave", () => view.hover(null));
    canvas.addEventListener("dblclick", () => view.home());
    canvas.addEventListener("keydown", (event) => this.#key(event));
  }

  #place(event: PointerEvent): Place {
    const box = this.#view.canvas.getBoundingClientRect();
    return [
      (2 * (event.clientX - box.left)) / box.width - 1,
      1 - (2 * (event.clientY - box.top)) / box.height,
    ];
  }

  #down(event: PointerEvent): void {
    if (this.#handingOver) return;
    if (!event.isPrimary) this.#handOver();
    if (event.button !== 0 || !event.isPrimary) return;
    const place = this.#place(event);
    const grip = this.#view.handles.pick(this.#view.ray(...place));
    this.#held = grip === null ? this.#take(place) : this.#grip(grip, place);
    if (this.#held === null) return;
    event.stopImmediatePropagation();
    this.#view.canvas.focus({ preventScroll: true });
    this.#view.canvas.setPointerCapture(event.pointerId);
    this.#first = event;
    this.#view.canvas.dataset.held = this.#held.kind;
  }

  /** A second finger means the camera: the first lets go and is the camera's from now on. */
  #handOver(): void {
    const first = this.#first;
    if (this.#held === null || first === null) return;
    this.#up();
    const { pointerId, pointerType, clientX, clientY } = first;
    const again = { pointerId, pointerType, clientX, clientY, isPrimary: true, bubbles: true };
    this.#handingOver = true;
    this.#view.canvas.dispatchEvent(new PointerEvent("pointerdown", again));
    this.#handingOver = false;
  }

  #take(place: Place): Held | null {
    const arrow = this.#view.arrowAt(...place);
    const picked = this.#view.pick(...place);
    // a finger has no way to point without touching
    this.#view.hover(picked === null ? arrow : null);
    if (picked === null) return null;
    this.#store.change({ link: picked.body });
    return { kind: "link", picked };
  }

  #grip(grip: Grip, place: Place): Held | null {
    if (grip.kind === "tool") return grip;
    const { link, q } = this.#store.state;
    const joint = this.#dynamics.facts.joints.find((one) => one.body === link);
    if (joint === undefined) return null;
    const matrix = this.#view.bodies[link].matrix;
    const centre = new three.Vector3().setFromMatrixPosition(matrix);
    const axis = new three.Vector3().setFromMatrixColumn(matrix, grip.axis);
    const from = this.#view.onPlane(...place, centre, axis);
    return from === null
      ? null
      : { kind: "ring", joint, start: [...q], centre, axis, from: from.sub(centre) };
  }

  #move(event: PointerEvent): void {
    const place = this.#place(event);
    const held = this.#held;
    if (held !== null) {
      if (event.pointerId !== this.#first?.pointerId) return;
      this.#first = event;
    }
    if (held === null) this.#point(place, event);
    else if (held.kind === "tool") this.#pull(place);
    else if (held.kind === "ring") this.#turn(held, place);
    else if (this.pulling !== null) this.pulling(held.picked, ...place);
    else this.#drag(held.picked, place);
  }

  #point(place: Place, event: PointerEvent): void {
    if (event.buttons !== 0) return;
    const grip = this.#view.handles.pick(this.#view.ray(...place));
    const arrow = grip === null ? this.#view.arrowAt(...place) : null;
    this.#view.hover(arrow);
    this.#view.canvas.style.cursor = grip !== null ? "grab" : arrow !== null ? "help" : "";
  }

  #up(): void {
    if (this.#held === null) return;
    this.#held = null;
    delete this.#view.canvas.dataset.held;
    this.released?.();
  }

  /** The tool's knob: where it is drawn to says the force. */
  #pull(place: Place): void {
    const { state } = this.#store;
    const { tool, handle } = this.#view.loads.handle(state, this.#dynamics.poses(state.q));
    const goal = this.#view.onPlane(...place, handle);
    if (goal === null) return;
    const force = goal.sub(tool).divideScalar(this.#view.loads.scales.N);
    // near the tool it snaps back to nothing
    const small =
      force.length() * this.#view.loads.scales.N < 0.04 * this.#dynamics.facts.figure.reach;
    this.#store.change({ pull: small ? [0, 0, 0] : force.toArray() });
  }

  /** The held place follows the hand as well as its joint can; what flies is carried along. */
  #drag(picked: Picked, place: Place): void {
    const { facts } = this.#dynamics;
    const own = facts.joints.filter((one) => one.body === picked.body);
    // in loops every link goes with all joints that lead
    const joints = facts.loops === null ? own : facts.joints;
    const goal = this.#view.onPlane(...place, picked.world);
    if (joints.length === 0 || goal === null) return;
    const columns = joints.flatMap((joint) => {
      const slides = joint.speeds.flatMap((one, k) => (one.unit === "m/s" ? [k] : []));
      const some = slides.length >= 2 ? slides : joint.speeds.map((_, k) => k);
      return some.map((k) => joint.v[0] + k);
    });
    const at = picked.local.toArray();
    this.#search(joints, columns, this.#store.state.q, (poses) =>
      onBody(poses, picked.body, at).sub(goal).toArray(),
    );
  }

  /** A ring turns its body about its axis, as far round as the hand has gone. */
  #turn(held: Held & { kind: "ring" }, place: Place): void {
    const to = this.#view.onPlane(...place, held.centre, held.axis)?.sub(held.centre);
    if (to === undefined || to.length() === 0) return;
    const cross = new three.Vector3().crossVectors(held.from, to).dot(held.axis);
    const angle = Math.atan2(cross, held.from.dot(to));
    const { body } = held.joint;
    const before = this.#dynamics.poses(held.start).slice(12 * body, 12 * body + 9);
    const turn = new three.Matrix4().makeRotationAxis(held.axis, angle);
    const column = (R: ArrayLike<number>, k: number) => new three.Vector3(R[k], R[3 + k], R[6 + k]);
    const wanted = [0, 1, 2].map((k) => column(before, k).applyMatrix4(turn));
    const columns = held.joint.speeds.flatMap((one, k) =>
      one.unit === "rad/s" ? [held.joint.v[0] + k] : [],
    );
    this.#search([held.joint], columns, this.#store.state.q, (poses) => {
      const now = poses.subarray(12 * body, 12 * body + 9);
      return wanted.flatMap((goal, k) => column(now, k).sub(goal).toArray());
    });
  }

  /** By hand: nothing else moves the robot then. */
  #put(q: number[]): void {
    this.#time.stop();
    this.#store.change({ q });
  }

  #search(
    joints: Joint[],
    columns: number[],
    q: number[],
    apart: (poses: Float64Array) => number[],
  ): void {
    const moved = (step: number[]) => {
      const full = new Array<number>(this.#dynamics.nv).fill(0);
      columns.forEach((k, i) => {
        full[k] = step[i];
      });
      return this.#within(joints, q, this.#dynamics.stepped(q, full));
    };
    const step = follow(columns.length, (x) => apart(this.#dynamics.poses(moved(x))));
    this.#put(moved(step));
  }

  /** A place that was come to from another one, with joints where their ranges end. */
  #within(joints: Joint[], from: number[], to: number[]): number[] {
    const q = [...to];
    for (const joint of joints.filter(({ single }) => single)) {
      const [low, high] = rangeOf(joint, "q", joint.coordinates[0].unit);
      q[joint.q[0]] = Math.min(high, Math.max(low, q[joint.q[0]]));
    }
    return q.every((x, k) => x === to[k]) ? to : this.#dynamics.placed(from, q).q;
  }

  /** Arrow keys move the chosen link's joint; [ and ] choose another link; h looks at it all. */
  #key(event: KeyboardEvent): void {
    const { facts } = this.#dynamics;
    const { link } = this.#store.state;
    const count = facts.bodies.length;
    if (event.key === "h") this.#view.home();
    else if (event.key === "Escape") this.#store.change({ link: 0 });
    else if (event.key === "[" || event.key === "]") {
      const by = event.key === "]" ? 1 : -1;
      this.#store.change({ link: ((link + by - 1 + count) % count) + 1 });
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const joint = facts.joints.find((one) => one.body === link && one.single);
      if (joint === undefined) return;
      const [low, high] = rangeOf(joint, "q", joint.coordinates[0].unit);
      const { q } = this.#store.state;
      const to = [...q];
      to[joint.q[0]] += ((event.key === "ArrowUp" ? 1 : -1) * (high - low)) / 180;
      to[joint.q[0]] = Math.min(high, Math.max(low, to[joint.q[0]]));
      this.#put(this.#dynamics.placed(q, to).q);
    } else return;
    event.preventDefault();
  }
}
