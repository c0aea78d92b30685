// A page that travels deflated, as in a notebook: its style, its data and its script become elements.

interface Packed {
  style: string;
  facts: string;
  script: string;
}

function put(tag: "style" | "script", text: string, more: Record<string, string> = {}): void {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(more)) made.setAttribute(name, value);
  made.textContent = text;
  (tag === "style" ? document.head : document.body).append(made);
}

/** When the frame is in sight: a notebook may have many, scrolled away or folded up. */
function seen(): Promise<void> {
  return new Promise((done) => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.documentElement);
  });
}

const packed = document.getElementById("packed")?.textContent ?? "";
if (typeof DecompressionStream === "undefined") {
  document.body.append("This browser cannot unpack the page: it is too old.");
} else {
  await seen();
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { style, facts, script } = (await new Response(whole).json()) as Packed;
  put("style", style);
  put("script", facts, { type: "application/json", id: "facts" });
  put("script", script, { type: "module" });
}

export {};
