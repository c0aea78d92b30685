// The state in the address: a link shows what its sender saw. Nonsense in it is ignored, and said.

import type { Facts } from "./facts.ts";
import { initial, SHOWN, type State } from "./state.ts";

const LISTS = ["q", "qd", "qdd", "gravity", "payloadAt", "masses", "pull"] as const;
const DIGITS = 9;
/** loops that are closed must stay so */
const ALL_DIGITS = 16;

/** What differs from the beginning, as the part of an address behind #. */
export function toFragment(state: State, facts: Facts): string {
  const start = initial(facts);
  const parts: string[] = [];
  const digits = facts.loops === null ? DIGITS : ALL_DIGITS;
  for (const key of LISTS)
    if (state[key].some((x, k) => x !== start[key][k]))
      parts.push(
        `${key}=${state[key].map((x) => String(Number(x.toPrecision(digits)))).join(",")}`,
      );
  if (state.payload !== 0) parts.push(`payload=${Number(state.payload.toPrecision(DIGITS))}`);
  if (!state.friction) parts.push("friction=0");
  if (state.link !== 0) parts.push(`link=${state.link}`);
  if (state.notation !== start.notation) parts.push(`notation=${state.notation}`);
  if (state.step !== 0) parts.push(`step=${state.step}`);
  const other = Object.keys(SHOWN).filter((key) => state.show[key] !== start.show[key]);
  if (other.length > 0) parts.push(`show=${other.join(",")}`);
  return parts.join("&");
}

/** What an address says, and what of it was not understood. */
export function fromFragment(
  text: string,
  facts: Facts,
): { state: Partial<State>; ignored: string[] } {
  const start = initial(facts);
  const state: Partial<State> = {};
  const ignored: string[] = [];
  for (const part of text.replace(/^#/, "").split("&")) {
    if (part === "") continue;
    const [key, value = ""] = part.split("=", 2);
    if (!read(key, value, start, facts, state)) ignored.push(key.slice(0, 40));
  }
  return { state, ignored };
}

function read(
  key: string,
  value: string,
  start: State,
  facts: Facts,
  state: Partial<State>,
): boolean {
  const list = LISTS.find((name) => name === key);
  if (list !== undefined) {
    const numbers = value.split(",").map((x) => (x.trim() === "" ? Number.NaN : Number(x)));
    const good = numbers.length === start[list].length && numbers.every((x) => Math.abs(x) < 1e9);
    if (good) state[list] = numbers;
    return good;
  }
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const whole = (most: number) => Number.isInteger(number) && number >= 0 && number <= most;
  if (key === "payload" && number >= 0 && number < 1e6) state.payload = number;
  else if (key === "friction" && whole(1)) state.friction = number === 1;
  else if (key === "link" && whole(facts.bodies.length)) state.link = number;
  else if (key === "step" && whole(10_000)) state.step = number;
  else if (key === "notation" && Object.hasOwn(facts.notations, value)) state.notation = value;
  else if (key === "show" && value.split(",").every((name) => Object.hasOwn(SHOWN, name))) {
    state.show = { ...start.show };
    for (const name of value.split(",")) state.show[name] = !start.show[name];
  } else return false;
  return true;
}
