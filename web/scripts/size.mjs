// Compresses what was built, and prints what a table of Medici loads by its link; fails above the budget.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUDGET = 190_000;
const folder = new URL("../../src/signoria/server/static/", import.meta.url);
const manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", folder), "utf8"));

for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg)$/.test(name)) continue;
  const file = new URL(name, folder);
  const plain = await readFile(file);
  await writeFile(
    new URL(`${name}.br`, folder),
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(new URL(`${name}.gz`, folder), gzipSync(plain, { level: 9 }));
}

/** A chunk with everything it imports at once. */
function loaded(key, into) {
  // A page whose chunk others use too is listed by its name, not by its file.
  const name = /(\w+)\.svelte$/.exec(key)?.[1];
  const chunk = manifest[key] ?? Object.values(manifest).find((one) => name && one.name === name);
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const css of chunk.css ?? []) into.add(css);
  for (const other of chunk.imports ?? []) loaded(other, into);
  return into;
}

// The table in English: entry, table page, board, their words; fonts of the Latin range.
const ENTRIES = [
  "index.html",
  "src/table/TablePage.svelte",
  "src/games/medici/index.ts",
  "src/words/en.ftl?raw",
  "src/games/medici/words/en.ftl?raw",
];
const FONTS = /(alegreya-sans-latin-[457]00|marcellus-latin-400|figures).*\.woff2$/;

const files = ENTRIES.reduce((into, key) => loaded(key, into), new Set(["index.html"]));
let script = 0;
let style = 0;
for (const name of files) {
  const size = (await readFile(new URL(`${name}.br`, folder))).length;
  if (name.endsWith(".css")) style += size;
  else script += size;
}
let fonts = 0;
for (const name of await readdir(new URL("assets/", folder)))
  if (FONTS.test(name)) fonts += (await readFile(new URL(`assets/${name}`, folder))).length;

const total = script + style + fonts;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `A Medici table by its link: ${kB(total)} (script and page ${kB(script)}, style ${kB(style)}, fonts ${kB(fonts)}), budget ${kB(BUDGET)}`,
);
// What the board of a game adds to the table frame, compressed as every browser understands it.
const BOARD_BUDGET = 45_000;
// The table page is a chunk of its own; what boards import of it is there already.
const shared = Object.keys(manifest).filter((key) => key === "index.html" || manifest[key].name === "TablePage");
const frame = shared.reduce((into, key) => loaded(key, into), new Set());
const boards = {};
let tooLarge = total > BUDGET;
for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  let board = 0;
  for (const name of loaded(key, new Set()))
    if (name.endsWith(".js") && !frame.has(name)) board += (await readFile(new URL(`${name}.gz`, folder))).length;
  console.log(`The board of ${game}: ${kB(board)} of script, budget ${kB(BOARD_BUDGET)}`);
  boards[game] = board;
  tooLarge ||= board > BOARD_BUDGET;
}
const sizes = { script, style, fonts, total, budget: BUDGET, boards };
await writeFile(new URL(".vite/size.json", folder), JSON.stringify(sizes));
if (tooLarge) process.exit(1);
