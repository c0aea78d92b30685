// A robot of two joints for the tests: what Python would say of it, without kernels and drawing.

import type { Facts } from "../src/facts.ts";

const joint = (name: string, index: number, unit: string): Facts["joints"][number] => ({
  name,
  kind: unit === "m" ? "prismatic" : "revolute",
  body: index + 1,
  q: [index, index + 1],
  v: [index, index + 1],
  coordinates: [{ name: "", unit }],
  speeds: [{ name: "", unit: `${unit}/s`, effort: "", effortUnit: unit === "m" ? "N" : "N m" }],
  position: unit === "m" ? [0, 0.5] : null,
  velocity: null,
  effort: null,
  single: true,
  driven: true,
});

export const robot: Facts = {
  name: "Two joints",
  source: "two.toml",
  hash: "0123",
  version: "0",
  gravity: [0, 0, -9.81],
  start: [0, 0.25],
  coordinates: ["turn", "slide"],
  loops: null,
  joints: [joint("turn", 0, "rad"), joint("slide", 1, "m")],
  bodies: [
    { name: "arm", parent: 0, joint: "turn" },
    { name: "ram", parent: 1, joint: "slide" },
  ],
  moving: ["turn", "slide"],
  parameters: new Array<number>(28).fill(0),
  tool: { frame: "tool", body: 2, at: [0, 0, 0], turned: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  parts: ["inertia", "gravity", "friction"],
  curved: false,
  compact: false,
  figure: {
    reach: 1,
    up: [0, 0, 1],
    eye: [1, 0, 0],
    lines: [],
    points: [],
    ellipsoids: [],
    shapes: [],
    notes: [],
    bare: [],
  },
  kernels: {},
  wasm: "",
  notations: { craig: { title: "Craig", steps: [] }, saha: { title: "Saha", steps: [] } },
  motion: null,
};
