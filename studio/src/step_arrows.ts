// The vectors of a worked step in space. The kernels give their components in the axes of the
// notation, and those axes in the world; here the one is only written in the other.

import type { Dynamics } from "./dynamics.ts";
import { mathematics, shown } from "./elements.ts";
import type { Step } from "./facts.ts";
import { onBody } from "./loads.ts";
import type { Role } from "./palette.ts";
import type { State } from "./state.ts";
import type { StepArrow } from "./view3d.ts";

const LONGEST = 0.45;
/** rad/s, m/s: slower is what rounding leaves of rest */
const LEAST = 1e-9;
const ROLES: Record<string, Role> = {
  "rad/s": "turning",
  "rad/s²": "turning",
  "m/s": "moving",
  "m/s²": "moving",
  N: "force",
  "N m": "moment",
};

const isVector = (step: Step) => step.shape.length === 1 && step.shape[0] === 3;

/** The vectors that the link has got on this way, the one of the current step last. */
export function stepArrows(
  dynamics: Dynamics,
  state: State,
  current: number,
  numbers: Float64Array,
  scales: Record<string, number>,
): StepArrow[] {
  const { facts } = dynamics;
  const { steps } = facts.notations[state.notation];
  const now = steps[current];
  const axes = dynamics.kernels.at(`axes_${state.notation}`, { q: state.q });
  const poses = dynamics.poses(state.q);
  const part = (step: Step) => Array.from(numbers.subarray(step.at, step.at + 3));
  // velocities beside the largest of their unit; what has a scale in the picture keeps it
  const scaleOf = (unit: string) => {
    const alike = steps.filter((s) => isVector(s) && s.unit === unit);
    const largest = Math.max(...alike.map((s) => Math.hypot(...part(s))));
    return scales[unit] ?? (largest > LEAST ? (LONGEST * facts.figure.reach) / largest : 0);
  };
  return steps
    .slice(0, current + 1)
    .filter((s) => isVector(s) && s.link === now.link && s.section === now.section)
    .map((step) => {
      const R = axes.subarray(9 * step.link, 9 * step.link + 9);
      const v = part(step);
      const components = [0, 1, 2].map(
        (k) => R[3 * k] * v[0] + R[3 * k + 1] * v[1] + R[3 * k + 2] * v[2],
      );
      const p = dynamics.parameters(state).subarray(14 * (step.link - 1));
      const centre = step.link > 0 && step.centre ? [p[1], p[2], p[3]] : [0, 0, 0];
      const role = ROLES[step.unit] ?? "force";
      return {
        role,
        at: onBody(poses, step.link, centre),
        components,
        scale: scaleOf(step.unit),
        twoHeads: role === "turning" || role === "moment",
        text: `${step.name} ${shown(Math.hypot(...v))} ${step.unit}`,
        label: mathematics(step.left),
        current: step === now,
      };
    });
}
