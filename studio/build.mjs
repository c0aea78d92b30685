// Builds the page's script and style into the Python package. The same sources and the same
// versions (package-lock.json) give the same bytes, so that a test can compare.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = process.argv[2] ?? `${here}../src/rnea/studio/assets/`;
const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "ascii",
  legalComments: "none",
  write: false,
  logLevel: "warning",
};

// the worker's script travels inside the page's as text
// (a classic script: a page that was opened from a file may start no module worker)
const worker = await build({ ...common, format: "iife", entryPoints: ["src/worker.ts"] });
const plugin = {
  name: "worker-text",
  setup(made) {
    made.onResolve({ filter: /^worker-text$/ }, () => ({ path: "worker", namespace: "worker" }));
    made.onLoad({ filter: /.*/, namespace: "worker" }, () => ({
      contents: worker.outputFiles[0].text,
      loader: "text",
    }));
  },
};
const page = await build({ ...common, entryPoints: ["src/main.ts"], plugins: [plugin] });
const styles = await build({
  ...common,
  entryPoints: ["src/style.css"],
  loader: { ".css": "css" },
});
// nothing in an inline script may end it
const script = page.outputFiles[0].text.replaceAll("</script", "<\\/script");
await writeFile(`${target}studio.js`, script);
const unpack = await build({ ...common, entryPoints: ["src/unpack.ts"] });
await writeFile(`${target}unpack.js`, unpack.outputFiles[0].text);
await writeFile(`${target}studio.css`, styles.outputFiles[0].text);
const licences = await Promise.all(
  ["three", "uplot"].map((name) => readFile(`${here}node_modules/${name}/LICENSE`, "utf8")),
);
await writeFile(`${target}LICENSES.txt`, licences.join("\n\n"));
