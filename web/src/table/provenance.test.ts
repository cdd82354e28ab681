import { describe, expect, it, vi } from "vitest";
import type { GameWords } from "../words/words.svelte";
import { spans } from "./markdown";
import { countOf, reconstructed, valuesOf } from "./provenance.svelte";

// The least of a browser that the modules look for when they are loaded.
vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined });
  Object.assign(globalThis, { window: { matchMedia }, matchMedia });
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const GROUPS = [
  { note: "The first two places are printed.", paths: ["dial.2"] },
  { note: "Stands in images.", paths: ["dial.4", "dial.5"] },
  { note: "", paths: ["areas", "cards.mason"] },
];
const WORDS: Record<string, string> = { "value-dial": "Dial", "card-mason": "Mason" };
const words = {
  has: (key: string) => key in WORDS,
  say: (key: string) => WORDS[key] ?? key,
  named: (list: string, value: string) => WORDS[`${list}-${value}`] ?? value,
} as unknown as GameWords;

describe("what an edition is not sure of", () => {
  it("is found by the values' own path, by one above and by one below", () => {
    expect(reconstructed(GROUPS, ["dial.4"]).map(({ note }) => note)).toEqual(["Stands in images."]);
    expect(reconstructed(GROUPS, ["dial"]).flatMap(({ paths }) => paths)).toEqual(["dial.2", "dial.4", "dial.5"]);
    expect(reconstructed(GROUPS, ["areas.3"]).flatMap(({ paths }) => paths)).toEqual(["areas"]);
    expect(reconstructed(GROUPS, ["dial.44", "card", "spaces"])).toEqual([]);
    expect(countOf(reconstructed(GROUPS, [""]))).toBe(5);
  });

  it("goes by words where there are any, else by its path", () => {
    expect(GROUPS.map((group) => valuesOf(group, words))).toEqual(["Dial (2)", "Dial (4, 5)", "areas · cards (Mason)"]);
  });
});

it("a star beside a number is no emphasis", () => {
  expect(spans("2 2 3* 3 4* 4")).toEqual([{ kind: "text", text: "2 2 3* 3 4* 4" }]);
  expect(spans("see *Editions* below")[1]).toEqual({ kind: "italic", text: "Editions" });
});
