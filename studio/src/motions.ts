// Motions: read from CSV files, made up in the page, or handed over by Python.

import { doublesOf, type Facts, type Joint, speedsOf } from "./facts.ts";

export interface Motion {
  name: string;
  t: Float64Array;
  /** row after row */
  q: Float64Array;
  qd: Float64Array;
  qdd: Float64Array;
}

export class MotionError extends Error {}

const counts = (facts: Facts): [number, number] => [facts.start.length, speedsOf(facts)];

export function handedOver(facts: Facts): Motion | null {
  if (facts.motion === null) return null;
  const { t, q, qd, qdd } = facts.motion;
  return {
    name: "motion of the file",
    t: doublesOf(t),
    q: doublesOf(q),
    qd: doublesOf(qd),
    qdd: doublesOf(qdd),
  };
}

/** The columns that a file must have: t, then q_, qd_ and qdd_ of every number. */
export function headings(facts: Facts): string[] {
  const named = (joint: Joint, name: string) => (name ? `${joint.name}_${name}` : joint.name);
  const of = (rate: string) =>
    facts.joints.flatMap((joint) => joint.speeds.map((x) => `${rate}_${named(joint, x.name)}`));
  return ["t", ...facts.coordinates.map((name) => `q_${name}`), ...of("qd"), ...of("qdd")];
}

/** A file as the command `rnea motion` writes it. Rates that are missing are refused by name. */
export function readCsv(text: string, facts: Facts, name: string): Motion {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line, k) => [line, k + 1] as const)
    .filter(([line]) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  if (lines.length === 0) throw new MotionError(`${name} has no rows: it is empty`);
  const header = lines[0][0].split(",").map((cell) => cell.trim().replace(/\s*\[[^\]]*\]$/, ""));
  const wanted = headings(facts);
  const missing = wanted.filter((heading) => !header.includes(heading));
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join(", ") + (missing.length > 3 ? ", …" : "");
    throw new MotionError(
      `${name} is no motion of this robot with all rates: column ${some} is missing ` +
        `(rnea motion writes such files)`,
    );
  }
  if (lines.length < 3) {
    const rows = lines.length === 1 ? "no rows" : "one row";
    throw new MotionError(`${name} has ${rows}: a motion needs two at least`);
  }
  const places = wanted.map((heading) => header.indexOf(heading));
  const [nq, nv] = counts(facts);
  const rows = lines.length - 1;
  const motion: Motion = {
    name,
    t: new Float64Array(rows),
    q: new Float64Array(rows * nq),
    qd: new Float64Array(rows * nv),
    qdd: new Float64Array(rows * nv),
  };
  for (let row = 0; row < rows; row += 1) {
    const [line, number] = lines[row + 1];
    const cells = line.split(",");
    const values = places.map((place) => {
      const cell = (cells[place] ?? "").trim();
      const value = cell === "" ? Number.NaN : Number(cell);
      if (!Number.isFinite(value))
        throw new MotionError(
          `${name}, line ${number}: ${JSON.stringify(cell.slice(0, 30))} is no number`,
        );
      return value;
    });
    motion.t[row] = values[0];
    if (row > 0 && values[0] <= motion.t[row - 1])
      throw new MotionError(`${name}, line ${number}: time must increase`);
    motion.q.set(values.slice(1, 1 + nq), row * nq);
    motion.qd.set(values.slice(1 + nq, 1 + nq + nv), row * nv);
    motion.qdd.set(values.slice(1 + nq + nv), row * nv);
  }
  return motion;
}

/** Where a step along the speeds leads from q, and how much of it could be gone. */
type Moved = (q: number[], step: number[]) => { q: number[]; part: number };

/** Every joint that can be driven to and fro between two places at rest, by the polynomial of least
 * jerk; one with several speeds goes along one direction of its own axes. */
export function toAndFro(facts: Facts, seconds: number, part: number, moved: Moved): Motion {
  const [nq, nv] = counts(facts);
  const rows = Math.max(2, Math.round(seconds * 100) + 1);
  const motion: Motion = {
    name: part > 0 ? "there and back" : "back and there",
    t: new Float64Array(rows),
    q: new Float64Array(rows * nq),
    qd: new Float64Array(rows * nv),
    qdd: new Float64Array(rows * nv),
  };
  const half = seconds / 2;
  // platforms that legs carry have less room than balls
  const some = facts.loops === null ? 1 : 0.3;
  const wanted = facts.joints.flatMap((joint) =>
    swings(joint, facts.start[joint.q[0]], joint.single ? part : some * part),
  );
  const reached = moved(facts.start, wanted).part;
  // some way before a dead centre, where loops have one
  const spans = reached < 1 ? wanted.map((x) => 0.8 * reached * x) : wanted;
  let [from, gone] = [facts.start, 0];
  for (let row = 0; row < rows; row += 1) {
    const t = (row * seconds) / (rows - 1);
    motion.t[row] = t;
    const way = t <= half ? t / half : 2 - t / half;
    const sign = t <= half ? 1 : -1;
    const s = way ** 3 * (10 - 15 * way + 6 * way ** 2);
    const sd = (sign * 30 * way ** 2 * (1 - way) ** 2) / half;
    const sdd = (60 * way * (1 - way) * (1 - 2 * way)) / half ** 2;
    const along = (by: number) => spans.map((span) => span * by);
    const { q } = moved(from, along(s - gone));
    // loops are followed on from where they are
    if (facts.loops !== null) [from, gone] = [q, s];
    motion.q.set(q, row * nq);
    motion.qd.set(along(sd), row * nv);
    motion.qdd.set(along(sdd), row * nv);
  }
  return motion;
}

/** How far each speed of a joint goes. */
function swings(joint: Joint, from: number, part: number): number[] {
  if (joint.single) return [swing(joint, from, part)];
  const far = joint.driven ? part : 0;
  return joint.speeds.map(({ unit }, k) => (unit === "m/s" ? 0.2 * far : (far * 0.9) / (k + 1)));
}

/** How far a joint swings: a part of its range on the side where there is more room. */
function swing(joint: Joint, from: number, part: number): number {
  const usual = joint.coordinates[0].unit === "m" ? 0.4 : 1.2;
  const [low, high] = joint.position ?? [null, null];
  const [down, up] = [from - (low ?? from - usual), (high ?? from + usual) - from];
  const room = up >= down ? Math.min(up, usual) : -Math.min(down, usual);
  return part * 0.9 * room;
}
