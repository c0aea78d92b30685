// What arrows, bars and curves of a robot are measured by. Scales are made of the robot alone, so
// that two states can be compared, and two pages show the same picture.

import type { Facts } from "./facts.ts";

const EARTH = 9.81;
/** parts of a size below which a value is what rounding leaves of nothing */
const ROUNDING = 1e-12;

/** 1, 2 or 5 times a power of ten, at most the value. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2, 1].find((d) => d * power <= value * (1 + 1e-9)) ?? 1;
  return digit * power;
}

/** 1, 2 or 5 times a power of ten, at least the value. */
export const roundAbove = (value: number) => 1 / roundBelow(1 / value);

/** What the robot weighs on Earth, and that weight at half its reach, by unit. */
export function sizesOf(facts: Facts): { N: number; "N m": number } {
  const mass = facts.bodies.reduce((sum, _, k) => sum + facts.parameters[14 * k], 0);
  const weight = Math.max(EARTH * mass, 1e-3);
  return { N: weight, "N m": 0.5 * weight * facts.figure.reach };
}

/** Where bars of joints without a limit end: one number for each unit, in round numbers. It is that
 * of the robot, unless a bar (largest: of all of that unit) is longer. */
export function barEnd(facts: Facts, unit: string, largest: number): number {
  const size = sizesOf(facts)[unit as "N"] ?? 1;
  return roundAbove(Math.max(size, largest));
}

/** Zero for what is zero up to rounding, beside values of a size. */
export function withoutRounding<T extends number[] | Float64Array>(values: T, size: number): T {
  return values.map((x) => (Math.abs(x) <= ROUNDING * size ? 0 : x)) as T;
}

/** The ends of an axis: values that differ by rounding alone are a flat line in its middle. */
export function axisEnds(low: number, high: number): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span > 1e-9 * size) return [low - 0.08 * span, high + 0.08 * span];
  const half = size > 0 ? 0.5 * size : 1;
  return [low - half, high + half];
}
