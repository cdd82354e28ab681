import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ActionArg, Args, Arguments } from "../wire/types";
import { bundleOf, Wording } from "./wording";

interface Case {
  kind: "event" | "refusal" | "prompt" | "action" | "advice";
  key: string;
  args: Args | ActionArg[];
  sentence: string;
}

interface Book {
  game: string;
  language: string;
  sources: string[];
  arguments: Arguments;
  names: string[];
  reader: number;
  cases: Case[];
}

// Sentences of the terminal, written by tests/test_wordings.py, which runs this file.
const file = process.env.SIGNORIA_WORDINGS;

test.skipIf(!file)("browser and terminal say the same", () => {
  const books = JSON.parse(readFileSync(file ?? "", "utf8")) as Book[];
  expect(books.length).toBeGreaterThan(0);
  for (const { game, language, sources, arguments: known, names, reader, cases } of books) {
    const wording = new Wording(bundleOf(language, sources), known, names, {}, reader);
    const said = cases.map(({ kind, key, args }) =>
      kind === "action"
        ? wording.action({ verb: key, args: args as ActionArg[] })
        : kind === "advice"
          ? wording.advice({ key, args: args as Args })
          : wording[kind]({ key, args: args as Args, rule: "" }),
    );
    expect(said.map((text, i) => `${game} ${language} ${cases[i]?.kind} ${cases[i]?.key}: ${text}`)).toEqual(
      cases.map((one) => `${game} ${language} ${one.kind} ${one.key}: ${one.sentence}`),
    );
  }
});
