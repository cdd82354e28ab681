import { expect, test } from "vitest";
import type { GameEvent, LegalAction, Value } from "../wire/types";
import { about, byVerb, valueOf } from "./actions";
import { rounded } from "./finish";
import { begins, roundOf } from "./journal";
import { familiesOf } from "./parties";

const action = (id: number, verb: string, args: Record<string, Value> = {}): LegalAction =>
  ({
    id,
    verb,
    args: Object.entries(args).map(([name, value]) => ({ name, value })),
    text: verb,
  }) as unknown as LegalAction;
const OPEN = [
  action(1, "move", { piece: 2, place: 5 }),
  action(2, "move", { piece: 2, place: 6 }),
  action(3, "pass"),
  action(4, "deploy", { piece: 3, place: 5 }),
  action(5, "move", { piece: 3, place: 5 }),
];
const ids = (found: LegalAction[]): number[] => found.map(({ id }) => id);

test("the value of an argument is found by its name", () => {
  expect(OPEN.map((one) => valueOf(one, "place"))).toEqual([5, 6, undefined, 5, 5]);
});

test("actions are found by all the arguments that are named, and by verb", () => {
  expect(ids(about(OPEN, { place: 5 }))).toEqual([1, 4, 5]);
  expect(ids(about(OPEN, { place: 5, piece: 3 }))).toEqual([4, 5]);
  expect(ids(about(OPEN, { place: 5 }, ["move"]))).toEqual([1, 5]);
  expect(ids(about(OPEN, {}))).toEqual([1, 2, 3, 4, 5]);
});

test("verbs keep the order in which they are offered", () => {
  expect(byVerb(OPEN).map(({ verb, actions }) => [verb, ids(actions)])).toEqual([
    ["move", [1, 2, 5]],
    ["pass", [3]],
    ["deploy", [4]],
  ]);
  expect(byVerb([])).toEqual([]);
});

test("rivals have the first colours, seats those that follow", () => {
  const rivals = [{ families: 2 }, { families: 1 }];
  expect([0, 1, 2, 3].map((party) => familiesOf(party, 2, rivals))).toEqual([[3], [4], [0, 1], [2]]);
  expect(familiesOf(1, 3, [])).toEqual([1]);
});

const event = (key: string, args: Record<string, number> = {}): GameEvent => ({ entry: 0, key, rule: "§1", args });

test("only what begins or ends a round tells which one it is", () => {
  expect(roundOf(event("round-begins", { round: 2 }))).toBe(2);
  expect(roundOf(event("round-over", { round: 2 }))).toBe(2);
  expect(roundOf(event("turn-begins", { turn: 7 }))).toBe(7);
  expect(roundOf(event("destination", { round: 4 }))).toBeNull();
  expect(begins(event("round-begins", { round: 2 }), 1)).toBe(2);
  expect(begins(event("round-begins", { round: 2 }), 2)).toBeNull();
  expect(begins(event("round-over", { round: 2 }), 1)).toBeNull();
});

test("every event belongs to the round that began last", () => {
  const told = [
    event("set-up"),
    event("round-begins", { round: 1 }),
    event("bought"),
    event("round-begins", { round: 2 }),
  ];
  expect([...rounded(told).values()]).toEqual([0, 1, 1, 2]);
});
