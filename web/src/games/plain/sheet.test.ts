import { expect, test } from "vitest";
import type { LegalAction } from "../../wire/types";
import { about, closed, type Place } from "./sheet";

const legal: LegalAction[] = [
  { id: 0, verb: "recover", text: "recover", args: [] },
  { id: 1, verb: "send", text: "send vernio", args: [{ name: "place", kind: "", value: "vernio" }] },
];
const town = (key: string): Place => ({ key, title: key, lines: [], touches: { place: key } });

test("a place is about the actions that name it", () => {
  expect(about(legal, town("vernio")).map((action) => action.text)).toEqual(["send vernio"]);
  expect(about(legal, town("prato"))).toEqual([]);
});

test("a closed place names the action it would be about", () => {
  expect(closed(legal, town("prato"))).toBe("send prato");
});

test("what is only for reading is about no action, not even about one without arguments", () => {
  const tiles: Place = { key: "tiles", title: "Tiles", lines: [] };
  expect(about(legal, tiles)).toEqual([]);
  expect(closed(legal, tiles)).toBeNull();
});
