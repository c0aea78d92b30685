// A number that can be set: its name, a field, its unit, and a slider.

import { element } from "./elements.ts";

export interface Setting {
  name: string;
  unit: string;
  /** what a screen reader says */
  label: string;
  low: number;
  high: number;
  write: (value: number) => void;
  marks?: Record<string, string>;
}

export class Setter {
  readonly root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #field: HTMLInputElement;
  #shown = Number.NaN;

  constructor({ name, unit, label, low, high, write, marks = {} }: Setting) {
    const change = (event: Event) => {
      const value = Number((event.target as HTMLInputElement).value);
      // what was typed may be nonsense, or beyond what is taken: it is written anew
      this.#shown = Number.NaN;
      if (Number.isFinite(value)) write(value);
    };
    const common = { step: "any", "aria-label": `${label} in ${unit}`, ...marks };
    const ends = { min: String(low), max: String(high) };
    this.#slider = element("input", { ...common, ...ends, type: "range", oninput: change });
    this.#field = element("input", { ...common, type: "number", onchange: change });
    this.root = element(
      "div",
      { class: "setter" },
      element("span", { title: name }, name),
      this.#field,
      element("span", { class: "unit" }, unit),
      this.#slider,
    );
  }

  show(value: number): void {
    // what is being typed is not overwritten
    const typing = document.activeElement === this.#field;
    if (value === this.#shown && !typing) return;
    this.#shown = typing ? Number.NaN : value;
    if (!typing) this.#field.value = String(Number(value.toFixed(Math.abs(value) < 1 ? 4 : 3)));
    this.#slider.value = String(value);
  }
}
