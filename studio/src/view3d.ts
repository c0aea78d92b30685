// The robot in space: its parts hang on groups that follow the bodies' poses; arrows are drawn anew.

import * as three from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { type Arrow, Arrows, type Drawn } from "./arrows.ts";
import type { Dynamics } from "./dynamics.ts";
import { addFigure, unitOf } from "./figure.ts";
import { corners, framed } from "./framing.ts";
import { hasGraphicsCard } from "./graphics.ts";
import type { Hand } from "./hand.ts";
import { Handles } from "./handles.ts";
import { Labels } from "./labels.ts";
import { Loads, type Tug } from "./loads.ts";
import { Overlay } from "./overlay.ts";
import { type Fineness, Pace } from "./pace.ts";
import { palette } from "./palette.ts";
import { placed, type Solid, vector } from "./solids.ts";
import { mount, Stage } from "./stage.ts";
import type { State } from "./state.ts";

export interface Picked {
  body: number;
  /** where it was hit: in the world, and in the body's axes */
  world: three.Vector3;
  local: three.Vector3;
}

const STILL_MOVING = 50; // ms from a frame until the next is asked for

/** An arrow of a worked step, with its symbol as the label. */
export interface StepArrow extends Arrow {
  label: Node;
  current: boolean;
}

export class View3d {
  hand: Hand | null = null;
  readonly canvas: HTMLCanvasElement;
  readonly camera: three.PerspectiveCamera;
  readonly controls: OrbitControls;
  readonly bodies: three.Group[] = [];
  readonly handles: Handles;
  readonly loads: Loads;
  readonly overlay: Overlay;
  /** the vectors of a worked step; while there are some, forces through the joints are not drawn */
  steps: StepArrow[] | null = null;
  /** the link of that step: it glows instead of the picked one */
  focus: number | null = null;
  /** a pull by the hand on a robot that moves by itself */
  tug: Tug | null = null;
  /** the arrow that is pointed at */
  hovered: string | null = null;
  readonly #labels = new Labels();
  readonly #renderer: three.WebGLRenderer;
  readonly #scene = new three.Scene();
  readonly #stage: Stage;
  readonly #dynamics: Dynamics;
  readonly #solids: Solid[];
  readonly #arrows: Arrows;
  readonly #reach: number;
  readonly #up: three.Vector3;
  readonly #weightAt = new three.Vector3();
  #state: State | null = null;
  #turned = false;
  #asked = false;
  #moved = true;
  readonly #finest: number;
  #began = 0;
  #drawn = 0;
  readonly #pace = new Pace(() => this.#render());

  constructor(dynamics: Dynamics, canvas: HTMLCanvasElement) {
    const { facts } = dynamics;
    const { figure } = facts;
    this.#dynamics = dynamics;
    this.canvas = canvas;
    this.#reach = figure.reach;
    const quick = hasGraphicsCard();
    this.#renderer = new three.WebGLRenderer({ canvas, antialias: quick });
    // smooth edges by the card, or else by more pixels while things rest
    this.#finest = Math.min((quick ? 1 : 1.5) * devicePixelRatio, 2);
    this.#renderer.setPixelRatio(this.#finest);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = three.PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.camera = new three.PerspectiveCamera(32, 1, 0.02 * figure.reach, 100 * figure.reach);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.controls.addEventListener("change", () => this.ask());
    this.controls.addEventListener("start", () => {
      this.#turned = true;
    });
    this.#up = new three.Vector3(...(figure.up as [number, number, number])).normalize();
    this.camera.up.copy(this.#up);
    this.#stage = new Stage(this.#scene, figure.reach, this.#up);
    for (let k = 0; k <= facts.bodies.length; k += 1) {
      const group = new three.Group();
      group.matrixAutoUpdate = false;
      this.bodies.push(group);
      this.#scene.add(group);
    }
    this.#solids = addFigure(facts, this.bodies, this.#scene);
    this.#arrows = new Arrows(this.#scene, Math.sqrt(unitOf(facts) * figure.reach));
    this.loads = new Loads(dynamics);
    this.handles = new Handles(this.#scene, unitOf(facts));
    this.overlay = new Overlay(dynamics);
    this.place(dynamics.poses(facts.start));
    this.#solids.push(...mount(facts, this.bodies, this.#up));
    this.#stand();
    const parent = canvas.parentElement as Element;
    parent.append(this.#labels.root, this.overlay.key, this.overlay.card);
    new ResizeObserver(() => this.resize()).observe(parent);
    this.resize();
    this.home();
  }

  get #points(): three.Vector3[] {
    const shapes = this.#solids.filter((one) => one.shown === "shapes").map((one) => one.object);
    const points = corners(shapes);
    return points.length > 0 ? points : [new three.Vector3(), this.#up.clone()];
  }

  /** The floor goes under the lowest point, gravity's arrow beside the robot. */
  #stand(): void {
    const points = this.#points;
    const box = new three.Box3().setFromPoints(points);
    const middle = box.getCenter(new three.Vector3());
    const base = new three.Vector3().setFromMatrixPosition(this.bodies[0].matrix);
    // an arm on a wall may swing down as far as it reaches
    const room = this.#hangs ? base.dot(this.#up) - 2.1 * this.#reach : Number.POSITIVE_INFINITY;
    const lowest = Math.min(room, ...points.map((p) => p.dot(this.#up)));
    const foot = base.addScaledVector(this.#up, lowest - base.dot(this.#up));
    this.#stage.stand(middle, foot);
    const left = new three.Vector3().crossVectors(this.#away, this.#up).normalize();
    const farthest = Math.max(...points.map((p) => p.clone().sub(middle).dot(left)));
    this.#weightAt.copy(middle).addScaledVector(left, farthest + 0.12 * this.#reach);
    const height = Math.max(...points.map((p) => p.clone().sub(middle).dot(this.#up)));
    this.#weightAt.addScaledVector(this.#up, Math.max(height, 0.45 * this.#reach));
  }

  /** Whether the first joint turns about an axis that lies. */
  get #hangs(): boolean {
    const { lines } = this.#dynamics.facts.figure;
    const line = lines.find((one) => one.role === "axis");
    if (line === undefined || !lines.some((one) => one.role === "base")) return false;
    const [a, b] = line.points.map((p) =>
      vector(p).applyMatrix4(this.bodies[line.carried[1]].matrix),
    );
    return Math.abs(b.sub(a).normalize().dot(this.#up)) < 0.7;
  }

  /** From the robot to the eye: where Python's own pictures look from, and a little from above. */
  get #away(): three.Vector3 {
    const eye = new three.Vector3(...(this.#dynamics.facts.figure.eye as [number, number, number]));
    return eye.normalize().addScaledVector(this.#up, 0.14).normalize();
  }

  /** Look at the whole robot as it stands. */
  home(): void {
    this.#turned = false;
    const tips = this.steps === null ? [] : this.#arrows.drawn.map(({ tip }) => tip);
    const points = [...this.#points, ...tips, this.#weightAt];
    const { target, distance } = framed(points, this.camera, this.#away, 0.8);
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(this.#away, distance);
    this.controls.update();
    this.ask();
  }

  /** Look at it all after a leap, unless somebody has turned the picture. */
  refit(): void {
    if (!this.#turned) this.home();
  }

  /** Bodies to their poses: rotation, row by row, and position of each. */
  place(poses: Float64Array): void {
    this.bodies.forEach((body, k) => {
      const p = poses.subarray(12 * k, 12 * k + 12);
      placed(body, p, p.subarray(9));
    });
    for (const solid of this.#solids) solid.stretch?.(this.bodies);
    this.#moved = true;
  }

  show(state: State): void {
    const first = this.#state === null;
    this.#state = state;
    const poses = this.#dynamics.poses(state.q);
    const lit = this.focus ?? state.link;
    this.place(poses);
    for (const solid of this.#solids) {
      solid.object.visible = state.show[solid.shown] ?? true;
      solid.glow(lit > 0 && solid.body === lit);
    }
    this.#draw(state, poses);
    this.overlay.show({ ...state, link: lit }, this.loads, this.steps !== null);
    if (first) this.home();
    this.ask();
  }

  #draw(state: State, poses: Float64Array): void {
    const through = this.steps === null ? this.loads.through(state, poses) : [];
    const weight = state.show.gravity ? [this.loads.gravity(state, this.#weightAt)] : [];
    const { tool, handle } = this.loads.handle(state, poses);
    const pulled = state.pull.some((x) => x !== 0);
    const tugs = [
      ...(pulled ? [{ at: tool, force: state.pull }] : []),
      ...(this.tug ? [this.tug] : []),
    ];
    this.#arrows.draw([...through, ...weight, ...this.loads.tugs(tugs), ...(this.steps ?? [])]);
    this.handles.show(handle, state.show.handle ?? true);
    const joint = this.#dynamics.facts.joints.find((one) => one.body === state.link);
    const turns = joint?.speeds.filter((one) => one.unit === "rad/s").length === 3;
    this.handles.rings(turns ? this.bodies[state.link].matrix : null);
    this.#write();
  }

  /** Labels: of gravity and pulls always, of a step's vectors, of the arrow pointed at. */
  #write(): void {
    this.#labels.clear();
    for (const { arrow, tip } of this.#arrows.drawn) {
      const step = this.steps?.find((one) => one === arrow);
      if (step !== undefined)
        this.#labels.add(step.label, tip, step.current ? "current" : "vector");
      else if (arrow.role === "weight" || arrow.role === "pull" || arrow.text === this.hovered)
        this.#labels.add(arrow.text, arrow.role === "weight" ? arrow.at : tip, arrow.role);
    }
  }

  /** The arrow within a few pixels of a place of the canvas, in parts of its size from -1 to 1. */
  arrowAt(x: number, y: number): Drawn | null {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const onScreen = (p: three.Vector3) => {
      const seen = p.clone().project(this.camera);
      return new three.Vector2((seen.x * width) / 2, (seen.y * height) / 2);
    };
    const here = new three.Vector3((x * width) / 2, (y * height) / 2, 0);
    let [nearest, least] = [null as Drawn | null, 9];
    for (const drawn of this.#arrows.drawn) {
      const [a, b] = [onScreen(drawn.arrow.at), onScreen(drawn.tip)];
      const line = new three.Line3(new three.Vector3(a.x, a.y, 0), new three.Vector3(b.x, b.y, 0));
      const apart = line.closestPointToPoint(here, true, new three.Vector3()).distanceTo(here);
      if (apart < least) [nearest, least] = [drawn, apart];
    }
    return nearest;
  }

  hover(drawn: Drawn | null): void {
    const text = drawn?.arrow.text ?? null;
    if (text === this.hovered) return;
    this.hovered = text;
    this.#write();
    this.ask();
  }

  ray(x: number, y: number): three.Raycaster {
    const ray = new three.Raycaster();
    ray.setFromCamera(new three.Vector2(x, y), this.camera);
    return ray;
  }

  /** The part under a place of the canvas, in parts of its size from -1 to 1. */
  pick(x: number, y: number): Picked | null {
    const seen = this.#solids.filter((s) => s.pickable && s.object.visible);
    const hit = this.ray(x, y).intersectObjects(
      seen.map((s) => s.object),
      true,
    )[0];
    const solid = seen.find((s) => s.object === hit?.object || s.object === hit?.object.parent);
    if (hit === undefined || solid === undefined) return null;
    const inverse = new three.Matrix4().copy(this.bodies[solid.body].matrix).invert();
    return { body: solid.body, world: hit.point, local: hit.point.clone().applyMatrix4(inverse) };
  }

  /** A place in the world on the plane through a point that faces the eye, or another normal. */
  onPlane(
    x: number,
    y: number,
    through: three.Vector3,
    normal = this.camera.getWorldDirection(new three.Vector3()),
  ): three.Vector3 | null {
    const plane = new three.Plane().setFromNormalAndCoplanarPoint(normal, through);
    return this.ray(x, y).ray.intersectPlane(plane, new three.Vector3());
  }

  colour(): void {
    const colours = palette();
    this.#renderer.setClearColor(colours.stage);
    for (const solid of this.#solids) solid.colour(colours);
    this.#stage.colour(colours);
    this.#arrows.colour(colours);
    this.handles.colour(colours);
    this.ask();
  }

  resize(): void {
    const parent = this.canvas.parentElement as HTMLElement;
    const { clientWidth: width, clientHeight: height } = parent;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (!this.#turned) this.home();
    this.ask();
  }

  /** Draw within the next frame. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    const asked = performance.now();
    // in a motion the time of a frame is from one to the next
    const from = asked - this.#drawn < STILL_MOVING ? this.#began : asked;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#began = performance.now();
      this.#render(this.#pace.fineness(this.#began - from));
      this.#drawn = performance.now();
    });
  }

  #render(fineness: Fineness = null, finest = this.#finest): void {
    const ratio = Math.min(finest, fineness ?? finest);
    if (ratio !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(ratio);
    // the shadow is drawn again when the robot has moved, not when the eye has
    this.#renderer.shadowMap.needsUpdate = this.#moved && fineness === null;
    if (fineness === null) this.#moved = false;
    this.#stage.shadowed(fineness === null);
    this.#stage.seenFrom(this.camera.position.distanceTo(this.controls.target), this.#reach);
    this.#renderer.render(this.#scene, this.camera);
    const high = Math.tan((this.camera.fov * Math.PI) / 360);
    const away = this.camera.position.distanceTo(this.controls.target);
    this.overlay.measure(this.canvas.clientHeight / (2 * high * away));
    this.#labels.layOut(this.camera, this.canvas.clientWidth, this.canvas.clientHeight);
  }

  /** Show the state again: something beside it has changed. */
  again(): void {
    if (this.#state !== null) this.show(this.#state);
  }

  /** The picture as it is now; ratio: of its pixels to those of the screen. */
  picture(ratio = this.#finest): string {
    this.#render(null, ratio);
    return this.canvas.toDataURL("image/png");
  }
}
