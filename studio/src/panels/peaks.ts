// The largest and the mean effort of a motion, as rows of a table.

import { column, element, shown } from "../elements.ts";
import type { Facts } from "../facts.ts";
import { jointColour } from "../palette.ts";

export interface Effort {
  name: string;
  unit: string;
  limit: number | null;
  joint?: string;
}

/** The efforts along the speeds of the robot, in their order. */
export function efforts(facts: Facts): Effort[] {
  return facts.joints.flatMap((joint) =>
    joint.speeds.map((speed) => ({
      name: speed.name ? `${joint.name} ${speed.name}` : joint.name,
      unit: speed.effortUnit,
      limit: joint.effort,
      joint: joint.name,
    })),
  );
}

/** values: row after row, one of each effort */
export function peaks(title: string, of: Effort[], values: Float64Array): HTMLElement[] {
  const rows = values.length / of.length;
  const head = [title, "peak", "RMS", "limit", ""].map((x) => element("th", {}, x));
  const most = of.map(() => 0);
  const squares = of.map(() => 0);
  values.forEach((value, at) => {
    const j = at % of.length;
    if (Math.abs(value) > Math.abs(most[j])) most[j] = value;
    squares[j] += (value * value) / rows;
  });
  const texts = column([...most, ...squares.map(Math.sqrt)]);
  const body = of.map(({ name, unit, limit, joint }, j) => {
    const over = limit !== null && Math.abs(most[j]) > limit;
    const dot = element("i", { class: "dot", style: `background:${jointColour(j)}` });
    return element(
      "tr",
      { "data-joint": joint ?? name },
      element("td", {}, dot, name),
      element("td", { class: over ? "over" : "", "data-value": most[j] }, texts[j]),
      element("td", {}, texts[of.length + j]),
      element("td", {}, limit === null ? "" : shown(limit)),
      element("td", {}, unit),
    );
  });
  return [element("tr", {}, ...head), ...body];
}
