import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LANGUAGES = ["en", "de", "fr"];
const FOLDERS = [
  "src/words",
  ...["florence", "medici", "firenze", "ilvecchio"].map((game) => `src/games/${game}/words`),
];

/** Keys with the names of their arguments. */
function messages(file: string): Record<string, string[]> {
  const source = readFileSync(file, "utf8");
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(source).body)
    found[entry.id] = [
      ...new Set(
        [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"([\w-]+)"/g)].map((hit) => hit[1] ?? ""),
      ),
    ].sort();
  return found;
}

for (const folder of FOLDERS)
  for (const language of LANGUAGES.slice(1))
    test(`${folder}: ${language} has the words of English, with the same arguments`, () => {
      expect(messages(`${folder}/${language}.ftl`)).toEqual(messages(`${folder}/en.ftl`));
    });
