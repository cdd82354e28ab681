import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { media, written } from "./breakpoints";

const HERE = import.meta.dirname;
const GAMES = readdirSync(`${HERE}/games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const FOLDERS = ["lobby", "shell", "sheet", "table", ...GAMES.map(({ name }) => `games/${name}`)];
const files = [
  ...FOLDERS.flatMap((folder) => readdirSync(`${HERE}/${folder}`).map((name) => `${folder}/${name}`)),
  "base.css",
  "theme.css",
].filter((name) => /\.(svelte|css)$/.test(name));

test.each(files)("%s takes its breakpoints from the one list", (name) => {
  const asked = readFileSync(`${HERE}/${name}`, "utf8").match(/@media[^{]*\{/g) ?? [];
  expect(asked.filter((line) => /\d+px/.test(line))).toEqual([]);
  const names = asked.flatMap((line) => [...line.matchAll(/\(--([a-z-]+)\)/g)].map((match) => match[1]));
  expect(names.filter((one) => !(one && one in media))).toEqual([]);
});

test("a name stands for its measures", () => {
  expect(written("@media (--phone) { a { b: c } }")).toBe("@media (max-width: 759px) { a { b: c } }");
  expect(written("@media (--narrow), (--short) {")).toBe("@media (max-width: 1279px), (max-height: 800px) {");
});
