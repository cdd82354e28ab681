import { expect, test } from "vitest";
import type { GameEvent } from "../../wire/types";
import { journeyOf } from "./journey";
import type { FlorenceView } from "./view";

const event = (key: string, args: GameEvent["args"] = {}): GameEvent => ({ entry: 1, key, args, rule: "§7" });
const view = {
  phase: "actions",
  families: 3,
  offer: null,
  way: [1, 5, 2, 3, 6, 9, 8, 7, 4],
  dial: [{ head: 2 }],
  destination: {
    medici: "cosimo",
    location: 9,
    stops: [
      { location: 6, head: null, brag: null, spies: [] },
      { location: 9, head: 2, brag: 0, spies: [1, 2] },
    ],
  },
} as unknown as FlorenceView;
const driven = [event("passes-last", { seat: 1 }), event("coach-enters", { location: 6 })];

test("where the coach stands, what is still to come is told before it is paid", () => {
  const told = [...driven, event("coach-enters", { location: 9 })];
  const rows = (events: GameEvent[]) => journeyOf(view, events, null)?.stops.at(-1)?.rows;
  const all = [
    { family: 2, kind: "head", points: 2 },
    { family: 0, kind: "brag", points: 0 },
    { family: 1, kind: "spy", points: 0 },
    { family: 2, kind: "spy", points: 0 },
  ];
  expect(rows(told)).toEqual(all);
  expect(rows([...told, event("head", { seat: 2, points: 2 })])).toEqual(all);
  expect(rows([...told, event("head", { seat: 2, points: 2 }), event("spy-reward", { seat: 2 })])).toEqual([
    all[0],
    all[3],
    all[1],
    all[2],
  ]);
});

test("a stop at which nobody is rewarded stays empty, one ahead tells what it will pay", () => {
  const stops = journeyOf(view, driven, null)?.stops ?? [];
  expect(stops.map(({ location, state, rows }) => [location, state, rows.length])).toEqual([
    [6, "now", 0],
    [9, "ahead", 4],
  ]);
});
