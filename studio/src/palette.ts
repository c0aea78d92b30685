// The page's colours, said once in the style sheet and read from there.

const ROLES = [
  "stage",
  "ground",
  "link",
  "link-other",
  "base",
  "joint",
  "cap",
  "accent",
  "axis",
  "ink",
  "paper",
  "inertia",
  "force",
  "moment",
  "weight",
  "pull",
  "turning",
  "moving",
  "x",
  "y",
  "z",
] as const;

export type Role = (typeof ROLES)[number];
export type Palette = Record<Role, string>;

export function palette(): Palette {
  const made = {} as Palette;
  for (const role of ROLES) made[role] = styled(role);
  return made;
}

/** What the style sheet says of a name, as a text that a canvas takes. */
export function styled(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Colours of the budget's parts, in the order of the style sheet. */
export function partColour(part: string): string {
  return `var(--part-${part})`;
}

const OWN = 10;

/** The colour that a joint's column has in every plot and list; further ones are mixed. */
export function jointColour(column: number): string {
  return column < OWN ? styled(`joint-${column}`) : mixed(column, styled("mixed-light"));
}

/** The same for an element's style, which follows the theme by itself. */
export function jointPaint(column: number): string {
  return column < OWN ? `var(--joint-${column})` : mixed(column, "var(--mixed-light)");
}

/** The golden angle keeps neighbours apart. */
function mixed(column: number, light: string): string {
  return `hsl(${Math.round(column * 137.5) % 360} 55% ${light})`;
}
