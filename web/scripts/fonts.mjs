// The faces as the table needs them. Of Alegreya Sans without the instructions for coarse screens, a third of each file, and
// with the features that are used. Marcellus' 1 and 0 read as I and O, so figures come from Alegreya: the ten digits and the
// signs beside them, nothing else. Marcellus itself stays as it is: its licence keeps the name for the unchanged face.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
// The same as the range of these faces in fonts.css.
const LATIN =
  range(0x20, 0xff) +
  "\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u0304\u0308\u0329" +
  range(0x2000, 0x206f) +
  "€™↑↓−∕\ufffd";
const FEATURES = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk"];
const sans = (weight) => ({
  name: `sans-${weight}`,
  from: `alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff2`,
  text: LATIN,
  how: { noHinting: true, keepFeatures: FEATURES },
});
const FACES = [
  sans(400),
  sans(500),
  sans(700),
  { name: "figures", from: "alegreya/files/alegreya-latin-500-normal.woff2", text: "0123456789+−–-.,", how: {} },
];

const folder = new URL("../src/generated/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const { name, from, text, how } of FACES) {
  const target = new URL(`${name}.woff2`, folder);
  if (await stat(target).catch(() => null)) continue;
  const whole = await readFile(new URL(`../node_modules/@fontsource/${from}`, import.meta.url));
  await writeFile(target, await subsetFont(whole, text, { targetFormat: "woff2", ...how }));
}
