// The page: the robot in the middle, panels beside it, one state between them.

import { Dynamics } from "./dynamics.ts";
import { element, shown } from "./elements.ts";
import { type Facts, unzipped } from "./facts.ts";
import { fromFragment, toFragment } from "./fragment.ts";
import { Hand } from "./hand.ts";
import { Kernels } from "./kernels.ts";
import { JointsPanel } from "./panels/joints.ts";
import { LetGoPanel } from "./panels/let_go.ts";
import { MapPanel } from "./panels/map.ts";
import { MotionPanel } from "./panels/motion.ts";
import { RecursionPanel } from "./panels/recursion.ts";
import { SharePanel } from "./panels/share.ts";
import { WhatIfPanel } from "./panels/what_if.ts";
import { Simulation } from "./simulation.ts";
import { initial, SHOWN, type State, Store } from "./state.ts";
import { Time } from "./time.ts";
import { View3d } from "./view3d.ts";

interface Panel {
  root: HTMLElement;
  /** recoloured: what is drawn in pixels must be drawn again */
  show(state: State, recoloured?: boolean): void;
  /** another panel is chosen */
  hide?(): void;
}

async function start(): Promise<void> {
  const facts = JSON.parse(document.getElementById("facts")?.textContent ?? "") as Facts;
  const store = new Store(initial(facts));
  const notes = element("div", { class: "notes", role: "status" });
  const tell = (text: string, bad = false) => {
    const note = element("p", { class: bad ? "bad" : "" }, text);
    notes.append(note);
    setTimeout(() => note.remove(), 12_000);
  };
  const canvas = element("canvas", { tabIndex: 0, "aria-label": `${facts.name} in space` });
  const look = element("button", { onclick: () => view?.home(), title: "or press h" }, "Fit");
  const tools = element("div", { class: "tools" }, layers(store), look);
  const stage = element("div", { class: "stage" }, canvas, tools, notes);
  const bar = heading(facts, () => {
    view?.colour();
    tabs?.show(store.state, true);
  });
  // a page of its own has a heading before any script runs; a packed one is empty
  const root = document.getElementById("studio") ?? element("div", { id: "studio" });
  if (facts.compact) root.className = "compact";
  root.replaceChildren(bar, stage);
  if (!root.isConnected) document.body.append(root);
  // the heading is seen before WebGL starts, which takes a second where the processor must draw
  const [kernels] = await Promise.all([
    unzipped(facts.wasm).then((bytes) => Kernels.of(bytes, facts.kernels)),
    painted(),
  ]);
  const dynamics = new Dynamics(facts, kernels);
  const time = new Time();
  let view: View3d | null = null;
  let tabs: Tabs | null = null;
  try {
    view = new View3d(dynamics, canvas);
    new Hand(view, store, dynamics, time);
  } catch {
    canvas.remove();
    const message = "This browser has no WebGL, so there is no picture; everything else works.";
    stage.append(element("p", { class: "message" }, message));
  }
  const joints: [string, Panel] = ["Joints", new JointsPanel(store, dynamics, () => view?.refit())];
  const others = (): [string, Panel][] => [
    ["Recursion", new RecursionPanel(store, dynamics, view, time)],
    ["Motion", new MotionPanel(store, dynamics, time, tell)],
    ["Map", new MapPanel(store, dynamics)],
    ["What if", new WhatIfPanel(store, dynamics)],
    ["Let go", new LetGoPanel(store, dynamics, view, time)],
    ["Share", new SharePanel(store, dynamics, () => view?.picture() ?? null)],
  ];
  const panels = facts.compact ? [joints] : [joints, ...others()];
  const chosen = new Tabs(panels, time, () => {
    chosen.show(store.state);
    view?.again();
  });
  tabs = chosen;
  root.append(chosen.root);
  for (const note of facts.figure.notes) tell(note);
  const said = fromFragment(location.hash, facts);
  refuseOpen(said, dynamics);
  if (said.ignored.length > 0) tell(`The address says ${said.ignored.join(", ")}: ignored.`, true);
  store.watch((state) => {
    // first the panel: it may have vectors to be drawn
    chosen.show(state);
    view?.show(state);
  });
  let written = 0;
  store.watch((state) => {
    clearTimeout(written);
    written = window.setTimeout(() => {
      const fragment = toFragment(state, facts);
      // a page within another, as in a notebook, has no address of its own
      if (location.protocol === "about:") return;
      history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname);
    }, 400);
  });
  view?.colour();
  store.change({ ...store.state, ...said.state });
  store.flush();
  Object.assign(window, { studio: { facts, kernels, dynamics, store, view, time, Simulation } });
  document.documentElement.dataset.ready = "true";
}

/** Loops must be closed where an address leads to. */
function refuseOpen(said: ReturnType<typeof fromFragment>, dynamics: Dynamics): void {
  const { q } = said.state;
  if (q === undefined || dynamics.facts.loops === null) return;
  const closed = dynamics.ended(q, q);
  if (closed.every(Number.isFinite)) said.state.q = closed;
  else {
    delete said.state.q;
    said.ignored.push("q, where loops stay open");
  }
}

/** After the next frame, or soon in a tab that is not seen and has none. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;

function heading(facts: Facts, recolour: () => void): HTMLElement {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  const turn = () => {
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    recolour();
  };
  const joints = counted((facts.loops === null ? facts.joints : facts.bodies).length, "joint");
  const loops = facts.loops === null ? "" : `, ${counted(facts.loops.cuts.length, "loop")}`;
  const mass = facts.bodies.reduce((sum, _, k) => sum + facts.parameters[14 * k], 0);
  return element(
    "header",
    { class: "bar" },
    element("h1", {}, facts.name),
    element("span", { class: "about" }, `${joints}${loops}, ${shown(mass)} kg moving`),
    element("span", { class: "gap" }),
    element("button", { class: "icon", onclick: turn, "aria-label": "light or dark" }, "◐"),
  );
}

/** What the picture shows. */
function layers(store: Store): HTMLElement {
  const boxes = Object.entries(SHOWN).map(([key, name]) => {
    const box = element("input", {
      type: "checkbox",
      "data-show": key,
      onchange: () => store.change({ show: { ...store.state.show, [key]: box.checked } }),
    });
    store.watch((state) => {
      box.checked = state.show[key];
    });
    return element("label", {}, box, name);
  });
  return element(
    "details",
    { class: "layers" },
    element("summary", { class: "button" }, "Show"),
    element("div", {}, ...boxes),
  );
}

/** One panel at a time; only the one that is seen is kept up to date. */
class Tabs {
  readonly root = element("section", { class: "panel", "aria-label": "panels" });
  readonly #panels: [string, Panel][];
  readonly #time: Time;
  readonly #buttons: HTMLButtonElement[] = [];
  readonly #pages: HTMLElement[] = [];
  #chosen = 0;

  constructor(panels: [string, Panel][], time: Time, turned: () => void) {
    this.#panels = panels;
    this.#time = time;
    const list = element("div", { class: "tabs", role: "tablist" });
    panels.forEach(([name, panel], k) => {
      const id = `page-${k}`;
      const button = element(
        "button",
        {
          role: "tab",
          id: `tab-${k}`,
          "aria-controls": id,
          onclick: () => {
            this.choose(k);
            turned();
          },
          onkeydown: (event: KeyboardEvent) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (by === undefined) return;
            this.choose((k + by + panels.length) % panels.length);
            turned();
            this.#buttons[this.#chosen].focus();
          },
        },
        name,
      );
      this.#buttons.push(button);
      list.append(button);
      this.#pages.push(
        element(
          "div",
          { class: "page", role: "tabpanel", id, "aria-labelledby": `tab-${k}`, tabIndex: 0 },
          panel.root,
        ),
      );
    });
    // one panel alone needs no choice
    list.hidden = panels.length === 1;
    this.root.append(list, ...this.#pages);
    this.choose(0);
  }

  choose(k: number): void {
    if (k !== this.#chosen) {
      // what its panel does not show any more does not go on
      this.#time.stop();
      this.#panels[this.#chosen][1].hide?.();
    }
    this.#chosen = k;
    this.#buttons.forEach((button, other) => {
      button.setAttribute("aria-selected", String(other === k));
      button.tabIndex = other === k ? 0 : -1;
      this.#pages[other].hidden = other !== k;
    });
  }

  show(state: State, recoloured = false): void {
    this.#panels[this.#chosen][1].show(state, recoloured);
  }
}

void start();
