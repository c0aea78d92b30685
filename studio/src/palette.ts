// The page's colours, said once in the style sheet and read from there.

export interface Palette {
  stage: string;
  link: string;
  base: string;
  joint: string;
  glow: string;
  axis: string;
  centre: string;
  inertia: string;
  force: string;
  moment: string;
  gravity: string;
}

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    stage: read("stage"),
    link: read("link"),
    base: read("base"),
    joint: read("joint"),
    glow: read("accent"),
    axis: read("axis"),
    centre: read("centre"),
    inertia: read("inertia"),
    force: read("force"),
    moment: read("moment"),
    gravity: read("weight"),
  };
}

/** Colours of the budget's parts, in the order of the style sheet. */
export function partColour(part: string): string {
  return `var(--part-${part})`;
}
