// Bundles the tests and hands them to node's own runner: node 20 reads no TypeScript.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const names = (await readdir(here)).filter((name) => name.endsWith(".test.ts"));
const folder = await mkdtemp(join(tmpdir(), "studio-tests-"));
await build({
  entryPoints: names.map((name) => join(here, name)),
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  logLevel: "warning",
});
const files = names.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
const stream = run({ files, concurrency: false });
stream.on("test:fail", () => {
  process.exitCode = 1;
});
stream.on("end", () => rm(folder, { recursive: true }));
stream.compose(new spec()).pipe(process.stdout);
