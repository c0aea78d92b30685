// The pictures of the README and the documentation: node screenshots.mjs FOLDER
// FOLDER holds the pages that pictures.py wrote; the pictures go to docs/studio/.
import { mkdir } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const pages = process.argv[2];
const out = fileURLToPath(new URL("../docs/studio/", import.meta.url));
const wide = { width: 1280, height: 720 };
const upright = { width: 820, height: 1180 };

/** name: of the picture; act: what is done before it is taken */
const PICTURES = [
  {
    name: "joints",
    page: "panda",
    fragment: "q=0.4,-0.3,0.2,-1.9,0,1.9,0.8,0.02&qd=0.5,0.8,0,1,0,0,0,0&qdd=2,-3,0,2,0,0,0,0",
  },
  {
    name: "recursion",
    page: "ur5",
    tab: "Recursion",
    fragment: "q=0.5,-1.1,1.2,-0.4,0.6,0&qd=0.8,0.5,-1,0.4,0,0&qdd=1,0,2,0,0,0&step=18",
  },
  {
    name: "motion",
    page: "ur5",
    tab: "Motion",
    dark: true,
    act: (page) => page.getByRole("slider", { name: "time", exact: true }).fill("30"),
  },
  { name: "map", page: "puma560", tab: "Map", fragment: "q=0.4,-0.6,0.5,0,0,0" },
  {
    name: "what_if",
    page: "ur5_meshes",
    tab: "What if",
    fragment: "q=0.4,-0.9,1.3,-0.6,0.3,0&payload=4&pull=25,0,-60&gravity=0,-4.905,-8.495709",
  },
  {
    name: "let_go",
    page: "two_arms",
    tab: "Let go",
    dark: true,
    fragment: "q=0.6,1.1,0.8,0,0.2,0.4,0",
    act: async (page) => {
      await page.getByRole("button", { name: "Let go" }).click();
      await page.waitForFunction(
        () => Number(document.querySelector(".let-go").dataset.time) > 1.2,
        null,
        { timeout: 120_000 },
      );
      await page.getByRole("button", { name: "Stop" }).click();
    },
  },
  {
    name: "humanoid",
    page: "talos",
    size: upright,
  },
  {
    name: "inertias",
    page: "puma560",
    dark: true,
    fragment: "q=0.5,-0.7,0.6,0.3,0.6,0&show=inertias,moments,frames&link=3",
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
await mkdir(out, { recursive: true });
for (const { name, page: file, tab, fragment = "", size = wide, dark = false, act } of PICTURES) {
  const page = await browser.newPage({ viewport: size, colorScheme: dark ? "dark" : "light" });
  await page.goto(`${pathToFileURL(`${pages}/${file}.html`)}#${fragment}`);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  if (tab) await page.getByRole("tab", { name: tab }).click();
  await act?.(page);
  await page.getByRole("button", { name: "Fit" }).click();
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement?.blur());
  // notes of the meshes are read once; they are no part of the picture
  await page.evaluate(() => {
    for (const note of document.querySelectorAll(".notes p")) note.remove();
  });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}${name}.png` });
  await page.close();
}
await browser.close();
