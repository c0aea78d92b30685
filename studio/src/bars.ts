// The torque of one joint as a bar: parts side by side from zero, a mark at the total, limits.

import { element, shown } from "./elements.ts";
import { partColour } from "./palette.ts";

const LEAST = 1e-6;

export class Bars {
  readonly root = element("div", { class: "bars", role: "img" });
  readonly #parts: string[];
  readonly #pieces: HTMLElement[];
  readonly #limits: HTMLElement[];
  readonly #total = element("i", { class: "total" });

  constructor(parts: string[], limited: boolean) {
    this.#parts = parts;
    this.#pieces = parts.map((part) =>
      element("i", { style: `background:${partColour(part)}`, "data-part": part }),
    );
    this.#limits = limited ? [-1, 1].map(() => element("i", { class: "limit" })) : [];
    const zero = element("i", { class: "zero", style: "left:50%" });
    this.root.append(zero, ...this.#limits, this.#total);
  }

  /** end: where the bar of a joint without a limit ends, the same for all of its unit */
  show(
    values: number[],
    total: number,
    limit: number | null,
    end: number,
    name: string,
    unit: string,
  ): void {
    const up = values.reduce((sum, x) => sum + Math.max(x, 0), 0);
    const down = values.reduce((sum, x) => sum + Math.max(-x, 0), 0);
    const full = limit === null ? end : 1.05 * Math.max(up, down, limit, LEAST);
    const at = (value: number) => 50 + (50 * value) / full;
    let [above, below] = [0, 0];
    values.forEach((value, k) => {
      const piece = this.#pieces[k];
      if (Math.abs(value) < LEAST * full) {
        piece.remove();
        return;
      }
      const from = value > 0 ? above : below + value;
      if (value > 0) above += value;
      else below += value;
      piece.style.left = `${at(from)}%`;
      piece.style.width = `${(50 * Math.abs(value)) / full}%`;
      const title = `${this.#parts[k]} ${shown(value)} ${unit}`;
      if (piece.title !== title) piece.title = title;
      if (piece.parentElement === null) this.root.prepend(piece);
    });
    this.#limits.forEach((mark, k) => {
      mark.style.left = `calc(${at((k === 0 ? -1 : 1) * (limit ?? 0))}% - 1px)`;
    });
    this.#total.style.left = `calc(${at(total)}% - 1.5px)`;
    const told = values
      .map((value, k) => [this.#parts[k], value] as const)
      .filter(([, value]) => Math.abs(value) > 1e-9)
      .map(([part, value]) => `${part} ${shown(value)}`);
    const label = `${name}: ${told.join(", ") || "nothing"}, in ${unit}`;
    if (this.root.ariaLabel !== label) this.root.ariaLabel = label;
  }
}
