// Small texts that follow places in the picture: elements over the canvas, not pixels in it.

import type * as three from "three";
import { element } from "./elements.ts";

export class Labels {
  readonly root = element("div", { class: "labels", "aria-hidden": "true" });
  readonly #places: { made: HTMLElement; at: three.Vector3 }[] = [];

  clear(): void {
    this.#places.length = 0;
    this.root.replaceChildren();
  }

  /** kind: a class of the style sheet, which says the colour. */
  add(text: string | Node, at: three.Vector3, kind = ""): void {
    const made = element("span", { class: `label ${kind}` }, text);
    this.#places.push({ made, at });
    this.root.append(made);
  }

  /** Put them where their places are seen now; those behind the eye are not. */
  layOut(camera: three.Camera, width: number, height: number): void {
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
