// Small texts that follow places in the picture: elements over the canvas, not pixels in it.

import type * as three from "three";
import { element } from "./elements.ts";

interface Label {
  made: HTMLElement;
  text: string | Node;
  kind: string;
  at: three.Vector3;
}

export class Labels {
  readonly root = element("div", { class: "labels", "aria-hidden": "true" });
  #places: Label[] = [];
  #before: Label[] = [];

  /** Before others are added; what is added again as it was stays as it is. */
  clear(): void {
    for (const { made } of this.#before) made.remove();
    [this.#before, this.#places] = [this.#places, []];
  }

  /** kind: a class of the style sheet, which says the colour. */
  add(text: string | Node, at: three.Vector3, kind = ""): void {
    const there = this.#before.findIndex((one) => one.text === text && one.kind === kind);
    if (there >= 0) {
      const [label] = this.#before.splice(there, 1);
      this.#places.push({ ...label, at });
      return;
    }
    const made = element("span", { class: `label ${kind}` }, text);
    this.#places.push({ made, text, kind, at });
    this.root.append(made);
  }

  /** Put them where their places are seen now; those behind the eye are not. */
  layOut(camera: three.Camera, width: number, height: number): void {
    for (const { made } of this.#before.splice(0)) made.remove();
    const taken: [number, number][] = [];
    for (const { made, at } of this.#places) {
      const seen = at.clone().project(camera);
      made.hidden = Math.abs(seen.z) > 1;
      const x = ((seen.x + 1) / 2) * width;
      let y = ((1 - seen.y) / 2) * height;
      // one below the other where two would lie on top of each other
      while (taken.some(([u, v]) => Math.abs(u - x) < 90 && Math.abs(v - y) < 20)) y += 21;
      taken.push([x, y]);
      made.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
  }
}
