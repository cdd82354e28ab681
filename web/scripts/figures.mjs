// Marcellus' 1 and 0 read as I and O, so figures come from Alegreya: the ten digits and the signs beside them, nothing else.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL("../node_modules/@fontsource/alegreya/files/alegreya-latin-500-normal.woff2", import.meta.url);
const folder = new URL("../src/generated/", import.meta.url);
const target = new URL("figures.woff2", folder);

const made = await stat(target).catch(() => null);
if (!made) {
  await mkdir(folder, { recursive: true });
  await writeFile(target, await subsetFont(await readFile(source), "0123456789+−–-.,", { targetFormat: "woff2" }));
}
