// The recursion, step by step: the page of the book with live numbers, and the link that it is at.

import type { Dynamics } from "../dynamics.ts";
import { element, mathematics, shown } from "../elements.ts";
import type { Step } from "../facts.ts";
import type { State, Store } from "../state.ts";
import { stepArrows } from "../step_arrows.ts";
import type { Time } from "../time.ts";
import type { View3d } from "../view3d.ts";

const PACE = 0.9; // s a step

/** Steps of one link on the way out or back. */
interface Stop {
  section: string;
  link: number;
  first: number;
  last: number;
}

function stopsOf(steps: Step[]): Stop[] {
  const stops: Stop[] = [];
  steps.forEach(({ section, link }, k) => {
    const before = stops[stops.length - 1];
    if (before !== undefined && before.section === section && before.link === link) before.last = k;
    else stops.push({ section, link, first: k, last: k });
  });
  return stops;
}

export class RecursionPanel {
  readonly root = element("div", { class: "recursion" });
  readonly #store: Store;
  readonly #dynamics: Dynamics;
  readonly #view: View3d | null;
  readonly #list = element("div");
  readonly #way = element("div", { class: "way", role: "group", "aria-label": "links" });
  readonly #ends = element("div", { class: "ways" });
  readonly #play = element("button", { class: "primary", onclick: () => this.#toggle() }, "Play");
  readonly #choice: HTMLSelectElement;
  /** cells of a step's number, of all places where it stands */
  #cells: HTMLElement[][] = [];
  #stops: Stop[] = [];
  #notation = "";
  readonly #time: Time;
  #playing = false;
  #follows = true;

  constructor(store: Store, dynamics: Dynamics, view: View3d | null, time: Time) {
    this.#time = time;
    this.#store = store;
    this.#dynamics = dynamics;
    this.#view = view;
    const notations = Object.entries(dynamics.facts.notations);
    this.#choice = element("select", {
      class: "grow",
      "aria-label": "notation",
      onchange: () => store.change({ notation: this.#choice.value, step: 0 }),
    });
    if (notations.length === 0) {
      const none = "The books work chains of joints one by one; of this robot they have no page.";
      this.root.append(element("p", { class: "hint" }, none));
      return;
    }
    for (const [name, { title }] of notations)
      this.#choice.append(element("option", { value: name }, title));
    const go = (by: number, says: string, sign: string) =>
      element("button", { class: "icon", onclick: () => this.#go(by), "aria-label": says }, sign);
    this.root.append(
      element(
        "div",
        { class: "head" },
        element(
          "div",
          { class: "row tight" },
          this.#choice,
          go(-1, "step back", "◀"),
          this.#play,
          go(1, "next step", "▶"),
        ),
        this.#way,
        this.#ends,
      ),
      element(
        "p",
        { class: "hint" },
        "The numbers are those of the state now; friction and rotors are added at the end.",
      ),
      this.#list,
    );
  }

  #steps(state: State): Step[] {
    return this.#dynamics.facts.notations[state.notation]?.steps ?? [];
  }

  #go(by: number): void {
    const steps = this.#steps(this.#store.state);
    this.#to((this.#store.state.step + by + steps.length) % steps.length);
  }

  #to(step: number): void {
    this.#follows = true;
    this.#store.change({ step, link: this.#steps(this.#store.state)[step].link });
  }

  #toggle(): void {
    if (this.#playing) {
      this.#time.stop();
      return;
    }
    let passed = 0;
    this.#time.start({
      frame: (seconds) => {
        passed += seconds;
        if (passed < PACE) return;
        passed -= PACE;
        this.#go(1);
      },
      ended: () => this.#shows(false),
    });
    this.#shows(true);
    this.#go(1);
  }

  #shows(playing: boolean): void {
    this.#playing = playing;
    this.#play.textContent = playing ? "Pause" : "Play";
  }

  #build(state: State): void {
    const steps = this.#steps(state);
    this.#notation = state.notation;
    this.#choice.value = state.notation;
    this.#cells = steps.map(() => []);
    this.#stops = stopsOf(steps);
    this.#way.replaceChildren(...this.#stops.map((stop) => this.#stop(stop)));
    const sections = [...new Set(steps.map((step) => step.section))];
    this.#ends.replaceChildren(
      element("span", {}, `${sections.find((name) => name !== "base")} →`),
      element("span", {}, `→ ${sections[sections.length - 1]}`),
    );
    this.#list.replaceChildren(
      ...this.#stops.flatMap((stop) => [
        element("h2", {}, this.#titled(stop)),
        ...steps
          .slice(stop.first, stop.last + 1)
          .map((step, k) => this.#step(step, stop.first + k)),
      ]),
    );
  }

  #titled({ section, link }: Stop): string {
    const name = this.#dynamics.facts.bodies[link - 1]?.name;
    return name === undefined ? section : `${section}, link ${link}: ${name}`;
  }

  #stop(stop: Stop): HTMLElement {
    return element(
      "button",
      // what is read out begins with what is seen
      {
        onclick: () => this.#to(stop.first),
        "aria-label": `${stop.link}: ${this.#titled(stop)}`,
      },
      String(stop.link),
    );
  }

  /** kind: "value" where the step is worked, "used" where another uses it. */
  #cell(k: number, kind: "value" | "used"): HTMLElement {
    const { shape } = this.#steps(this.#store.state)[k];
    const cell = element("span", { class: shape.length > 0 ? `${kind} matrix` : kind });
    this.#cells[k].push(cell);
    return cell;
  }

  #step(step: Step, k: number): HTMLElement {
    const go = () => this.#store.change({ step: k, link: step.link });
    const equals = () => element("span", {}, "=");
    const steps = this.#steps(this.#store.state);
    const uses = step.uses.map((used) =>
      element("span", {}, mathematics(steps[used].left), equals(), this.#cell(used, "used")),
    );
    return element(
      "section",
      {
        class: "step",
        tabIndex: 0,
        "data-step": k,
        onclick: go,
        onkeydown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          go();
        },
      },
      element("header", {}, element("b", {}, step.name), element("span", {}, step.reference)),
      element(
        "div",
        { class: "worked" },
        mathematics(step.left),
        ...(step.right ? [equals(), mathematics(step.right)] : []),
        equals(),
        this.#cell(k, "value"),
        element("span", { class: "unit" }, step.unit),
      ),
      uses.length > 0 ? element("div", { class: "uses" }, "with", ...uses) : null,
    );
  }

  show(state: State): void {
    const steps = this.#steps(state);
    if (steps.length === 0) return;
    if (this.#notation !== state.notation) this.#build(state);
    const numbers = this.#dynamics.steps(state.notation, state, state);
    steps.forEach((step, k) => {
      const columns = step.shape.length === 2 ? step.shape[1] : 1;
      const count = step.shape.reduce((product, n) => product * n, 1);
      const texts = Array.from(numbers.subarray(step.at, step.at + count), (x) => shown(x, 5));
      for (const cell of this.#cells[k]) fill(cell, texts, columns);
    });
    const at = Math.min(state.step, steps.length - 1);
    this.#mark(at);
    if (this.#view === null) return;
    this.#view.steps = stepArrows(this.#dynamics, state, at, numbers, this.#view.loads.scales);
    this.#view.focus = steps[at].link;
  }

  /** Leaving the panel takes its vectors along. */
  hide(): void {
    if (this.#view === null) return;
    this.#view.steps = null;
    this.#view.focus = null;
  }

  #mark(step: number): void {
    const now = this.#stops.findIndex(({ first, last }) => first <= step && step <= last);
    [...this.#way.children].forEach((button, k) => {
      button.classList.toggle("done", k < now);
      if (k === now) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const current = this.#list.querySelector(`[data-step="${step}"]`);
    for (const other of this.#list.querySelectorAll('[aria-current="true"]'))
      if (other !== current) other.removeAttribute("aria-current");
    if (current === null || current.hasAttribute("aria-current")) return;
    current.setAttribute("aria-current", "true");
    if (this.#follows) current.scrollIntoView({ block: "nearest" });
    this.#follows = false;
  }
}

function fill(cell: HTMLElement, texts: string[], columns: number): void {
  cell.style.gridTemplateColumns = `repeat(${columns}, auto)`;
  if (cell.childElementCount !== texts.length)
    cell.replaceChildren(...texts.map((text) => element("span", {}, text)));
  else
    texts.forEach((text, c) => {
      cell.children[c].textContent = text;
    });
}
