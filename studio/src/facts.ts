// What Python says of the robot; the page's data element holds it as JSON.

export interface Coordinate {
  name: string;
  unit: string;
}

export interface Speed extends Coordinate {
  effort: string;
  effortUnit: string;
}

export interface Joint {
  name: string;
  kind: string;
  body: number;
  q: [number, number];
  v: [number, number];
  coordinates: Coordinate[];
  speeds: Speed[];
  position: [number | null, number | null] | null;
  velocity: number | null;
  effort: number | null;
  single: boolean;
  /** whether an actuator can stand there: a free body holds on to nothing */
  driven: boolean;
}

export interface Body {
  name: string;
  parent: number;
  joint: string;
}

export interface FigureLine {
  name: string;
  role: string;
  carried: [number, number];
  points: number[][];
}

export interface FigurePoint {
  name: string;
  role: string;
  body: number;
  at: number[];
}

export interface FigureEllipsoid extends FigurePoint {
  axes: number[][];
}

export interface Shape {
  name: string;
  body: number;
  shape: string;
  sizes: number[];
  at: number[];
  turned: number[];
  vertices?: string;
  faces?: string;
}

export interface Figure {
  reach: number;
  up: number[];
  eye: number[];
  lines: FigureLine[];
  points: FigurePoint[];
  ellipsoids: FigureEllipsoid[];
  shapes: Shape[];
  /** bodies that lack a mesh of their file: the drawing's own solids stand for them */
  bare: number[];
  notes: string[];
}

export interface KernelFacts {
  inputs: [string, number][];
  size: number;
}

export interface Step {
  link: number;
  section: string;
  name: string;
  reference: string;
  left: string;
  right: string;
  unit: string;
  frame: string;
  at: number;
  shape: number[];
  /** whether it belongs to the link's centre of mass, not to its joint */
  centre: boolean;
  /** numbers of the steps whose values it uses */
  uses: number[];
}

/** A frame's name, the body that carries it, and where it is on that body (turned row by row). */
export interface Tool {
  frame: string;
  body: number;
  at: number[];
  turned: number[];
}

export interface Notation {
  title: string;
  steps: Step[];
}

/** What only robots with loops have. */
export interface Loops {
  motors: { name: string; unit: string; limit: number | null }[];
  /** whether motors are in other joints than those that are moved */
  elsewhere: boolean;
  cuts: { name: string; kind: string }[];
  /** joints that follow from the others, with their places among all speeds */
  followers: { name: string; unit: string; v: number }[];
}

export interface Facts {
  name: string;
  /** what rnea.load takes */
  source: string;
  hash: string;
  version: string;
  gravity: number[];
  start: number[];
  /** names of the numbers of q */
  coordinates: string[];
  /** with loops: those that all others follow */
  joints: Joint[];
  loops: Loops | null;
  bodies: Body[];
  moving: string[];
  parameters: number[];
  tool: Tool;
  parts: string[];
  /** whether speeds are not simply the rates of the numbers of q */
  curved: boolean;
  /** the picture, sliders and torques alone */
  compact: boolean;
  figure: Figure;
  kernels: Record<string, KernelFacts>;
  /** a module, made smaller by gzip, in base64 */
  wasm: string;
  notations: Record<string, Notation>;
  motion: { t: string; q: string; qd: string; qdd: string } | null;
}

/** How many speeds the robot has. */
export function speedsOf(facts: Facts): number {
  return facts.joints.reduce((most, joint) => Math.max(most, joint.v[1]), 0);
}

/** Bytes of base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Bytes of base64 that gzip has made smaller. */
export async function unzipped(text: string): Promise<ArrayBuffer> {
  const packed = new Blob([bytesOf(text)]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Doubles of base64, the lowest byte first. */
export function doublesOf(text: string): Float64Array {
  return new Float64Array(bytesOf(text).buffer);
}
