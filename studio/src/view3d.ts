// The robot in space: its parts hang on groups that follow the bodies' poses; arrows are drawn anew.

import * as three from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Dynamics } from "./dynamics.ts";
import type { Hand } from "./hand.ts";
import { addFigure, type Solid } from "./figure.ts";
import { palette } from "./palette.ts";
import type { State } from "./state.ts";
import { Arrows } from "./arrows.ts";

export interface Picked {
  body: number;
  /** where it was hit: in the world, and in the body's axes */
  world: three.Vector3;
  local: three.Vector3;
}

export class View3d {
  hand: Hand | null = null;
  readonly canvas: HTMLCanvasElement;
  readonly camera: three.PerspectiveCamera;
  readonly controls: OrbitControls;
  readonly bodies: three.Group[] = [];
  readonly #renderer: three.WebGLRenderer;
  readonly #scene = new three.Scene();
  readonly #dynamics: Dynamics;
  readonly #solids: Solid[];
  readonly #arrows: Arrows;
  readonly #reach: number;
  readonly #up: three.Vector3;
  #asked = false;

  constructor(dynamics: Dynamics, canvas: HTMLCanvasElement) {
    const figure = dynamics.facts.figure;
    this.#dynamics = dynamics;
    this.canvas = canvas;
    this.#reach = figure.reach;
    this.#renderer = new three.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.camera = new three.PerspectiveCamera(35, 1, 0.01 * figure.reach, 100 * figure.reach);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.controls.addEventListener("change", () => this.ask());
    this.#up = new three.Vector3(...(figure.up as [number, number, number])).normalize();
    this.camera.up.copy(this.#up);
    this.#light();
    this.#ground();
    for (let k = 0; k <= dynamics.facts.bodies.length; k += 1) {
      const group = new three.Group();
      group.matrixAutoUpdate = false;
      this.bodies.push(group);
      this.#scene.add(group);
    }
    this.#solids = addFigure(dynamics.facts, this.bodies, this.#scene);
    this.#arrows = new Arrows(this.#scene, figure.reach);
    this.home();
    new ResizeObserver(() => this.resize()).observe(canvas.parentElement as Element);
    this.resize();
  }

  /** Look at the whole robot from where Python's own pictures look. */
  home(): void {
    const { eye } = this.#dynamics.facts.figure;
    const away = new three.Vector3(...(eye as [number, number, number])).normalize();
    const middle = this.#middle();
    this.controls.target.copy(middle);
    this.camera.position.copy(middle).addScaledVector(away, 6.2 * this.#reach);
    this.camera.position.addScaledVector(this.#up, 1.1 * this.#reach);
    this.controls.update();
    this.ask();
  }

  #middle(): three.Vector3 {
    this.place(this.#dynamics.poses(this.#dynamics.facts.start));
    const box = new three.Box3();
    for (const body of this.bodies) {
      body.updateMatrixWorld(true);
      box.expandByPoint(new three.Vector3().setFromMatrixPosition(body.matrix));
    }
    return box.getCenter(new three.Vector3());
  }

  #light(): void {
    this.#scene.add(new three.HemisphereLight(0xffffff, 0x8a8f9c, 2.1));
    const sun = new three.DirectionalLight(0xffffff, 1.6);
    sun.position.set(2, -3, 5).multiplyScalar(this.#reach);
    this.#scene.add(sun);
  }

  #ground(): void {
    const size = 6 * this.#reach;
    const grid = new three.GridHelper(size, 12, 0x888888, 0x888888);
    const material = grid.material as three.LineBasicMaterial;
    material.transparent = true;
    material.opacity = 0.28;
    grid.quaternion.setFromUnitVectors(new three.Vector3(0, 1, 0), this.#up);
    grid.name = "ground";
    this.#scene.add(grid);
  }

  /** Bodies to their poses: rotation, row by row, and position of each. */
  place(poses: Float64Array): void {
    this.bodies.forEach((body, k) => {
      const p = poses.subarray(12 * k, 12 * k + 12);
      body.matrix.set(
        ...([p[0], p[1], p[2], p[9], p[3], p[4], p[5], p[10]] as const),
        ...([p[6], p[7], p[8], p[11], 0, 0, 0, 1] as const),
      );
      body.matrixWorldNeedsUpdate = true;
    });
    for (const solid of this.#solids) solid.stretch?.(this.bodies);
  }

  show(state: State): void {
    const poses = this.#dynamics.poses(state.q);
    this.place(poses);
    for (const solid of this.#solids) {
      solid.object.visible = state.show[solid.shown] ?? true;
      solid.glow(state.link > 0 && solid.body === state.link);
    }
    const wrenches = this.#dynamics.jointWrenches(state, state);
    this.#arrows.draw(state, poses, wrenches, this.#dynamics);
    this.ask();
  }

  /** The part under a place of the canvas, in parts of its size from -1 to 1. */
  pick(x: number, y: number): Picked | null {
    const ray = new three.Raycaster();
    ray.setFromCamera(new three.Vector2(x, y), this.camera);
    const objects = this.#solids.filter((s) => s.pickable && s.object.visible).map((s) => s.object);
    const hit = ray.intersectObjects(objects, true)[0];
    if (hit === undefined) return null;
    const solid = this.#solids.find((s) => s.object === hit.object || s.object === hit.object.parent);
    if (solid === undefined) return null;
    const inverse = new three.Matrix4().copy(this.bodies[solid.body].matrix).invert();
    return { body: solid.body, world: hit.point, local: hit.point.clone().applyMatrix4(inverse) };
  }

  /** A place in the world on the plane through a point that faces the eye. */
  onPlane(x: number, y: number, through: three.Vector3): three.Vector3 | null {
    const ray = new three.Raycaster();
    ray.setFromCamera(new three.Vector2(x, y), this.camera);
    const normal = this.camera.getWorldDirection(new three.Vector3());
    const plane = new three.Plane().setFromNormalAndCoplanarPoint(normal, through);
    return ray.ray.intersectPlane(plane, new three.Vector3());
  }

  colour(): void {
    const colours = palette();
    this.#renderer.setClearColor(colours.stage);
    for (const solid of this.#solids) solid.colour(colours);
    this.#arrows.colour(colours);
    this.ask();
  }

  resize(): void {
    const parent = this.canvas.parentElement as HTMLElement;
    const { clientWidth: width, clientHeight: height } = parent;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  /** Draw within the next frame. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#renderer.render(this.#scene, this.camera);
    });
  }

  /** The picture as it is now. */
  picture(): string {
    this.#renderer.render(this.#scene, this.camera);
    return this.canvas.toDataURL("image/png");
  }
}
