// Compresses what was built, and prints what a table of each game loads by its link; fails above the budget.
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

const bytes = async (name) => (await readFile(new URL(name, folder))).length;
const kB = (size) => `${(size / 1000).toFixed(1)} kB`;
const FONTS = /^(sans-[457]00|marcellus-latin-400|figures)-.*\.woff2$/;
let fonts = 0;
for (const name of await readdir(new URL("assets/", folder)))
  if (FONTS.test(name)) fonts += await bytes(`assets/${name}`);

/** The table of a game in English: entry, table page, board, their words; fonts of the Latin range. */
async function table(game) {
  const entries = [
    "index.html",
    "src/table/TablePage.svelte",
    `src/games/${game}/index.ts`,
    "src/words/en.ftl?raw",
    `src/games/${game}/words/en.ftl?raw`,
  ];
  const sum = { script: 0, style: 0, fonts, total: fonts, zipped: fonts };
  for (const name of entries.reduce((into, key) => loaded(key, into), new Set(["index.html"]))) {
    const size = await bytes(`${name}.br`);
    sum[name.endsWith(".css") ? "style" : "script"] += size;
    sum.total += size;
    // Without https a browser does not ask for Brotli: guests in the same house load this.
    sum.zipped += await bytes(`${name}.gz`);
  }
  return sum;
}

const tables = {};
let tooLarge = false;
for (const game of ["medici", "florence", "firenze", "ilvecchio"]) {
  const { script, style, total, zipped } = (tables[game] = await table(game));
  console.log(
    `A table of ${game} by its link: ${kB(total)} (script and page ${kB(script)}, style ${kB(style)}, fonts ${kB(fonts)}), with gzip ${kB(zipped)}, budget ${kB(BUDGET)}`,
  );
  tooLarge ||= total > BUDGET;
}
// What the board of a game adds to the table frame, compressed as every browser understands it.
const BOARD_BUDGET = 45_000;
// The table page is a chunk of its own; what boards import of it is there already.
const shared = Object.keys(manifest).filter((key) => key === "index.html" || manifest[key].name === "TablePage");
const frame = shared.reduce((into, key) => loaded(key, into), new Set());
const boards = {};
for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  let board = 0;
  for (const name of loaded(key, new Set()))
    if (name.endsWith(".js") && !frame.has(name)) board += await bytes(`${name}.gz`);
  console.log(`The board of ${game}: ${kB(board)} of script, budget ${kB(BOARD_BUDGET)}`);
  boards[game] = board;
  tooLarge ||= board > BOARD_BUDGET;
}
const sizes = { ...tables.medici, budget: BUDGET, tables, boards };
await writeFile(new URL(".vite/size.json", folder), JSON.stringify(sizes));
if (tooLarge) process.exit(1);
