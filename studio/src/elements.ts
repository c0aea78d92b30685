// Small helpers to make elements. Text is always text: nothing here reads HTML.

type Child = Node | string | null;
type Properties = Record<string, unknown>;

/** An element with properties (on…: listeners, data-…, aria-…: attributes) and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value as EventListener);
    else if (key === "class") made.className = String(value);
    else if (key in made && !key.includes("-")) (made as never as Properties)[key] = value;
    else made.setAttribute(key, String(value));
  }
  for (const child of children) if (child !== null) made.append(child);
  return made;
}

/** Text that is only touched where it changes: the browser lays out nothing twice. */
export function write(into: HTMLElement, text: string): void {
  if (into.textContent !== text) into.textContent = text;
}

/** Mathematics that Python wrote: the only markup that the page takes as such. */
export function mathematics(text: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(
    `<div xmlns="http://www.w3.org/1999/xhtml">${text}</div>`.replaceAll(
      "<math>",
      '<math xmlns="http://www.w3.org/1998/Math/MathML">',
    ),
    "application/xhtml+xml",
  );
  const made = document.createDocumentFragment();
  for (const node of [...parsed.documentElement.childNodes]) made.append(document.adoptNode(node));
  return made;
}

/** Numbers of one column with the same decimals: the largest has four digits. */
export function column(values: number[]): string[] {
  const largest = Math.max(...values.map(Math.abs).filter(Number.isFinite), 0);
  if (largest >= 1e6 || largest < 1e-3) return values.map((value) => shown(value));
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(largest)));
  return values.map((value) => {
    const text = value.toFixed(decimals).replace("-", "−");
    return /[1-9]/.test(text) ? text : text.replace("−", "");
  });
}

/** A number in as few letters as say it. */
export function shown(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 1e-9) return "0";
  if (size >= 1e5 || size < 1e-3) return value.toExponential(digits - 2).replaceAll("-", "−");
  const text = value.toPrecision(digits);
  const plain = text.includes("e") ? value.toFixed(0) : text;
  return (plain.includes(".") ? plain.replace(/\.?0+$/, "") : plain).replace("-", "−");
}
