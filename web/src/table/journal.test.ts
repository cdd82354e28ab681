import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { curve, kinds, ranking, sources } from "./finish";
import { lines } from "./journal";
import { plain, read } from "./markdown";

const event = (entry: number, key: string, args: Record<string, string | number> = {}): GameEvent => ({
  entry,
  key,
  rule: "§1",
  args,
});

const told = [
  event(0, "capital", { seat: 0, points: 40 }),
  event(0, "capital", { seat: 1, points: 40 }),
  event(0, "round-begins", { round: 1, cards: 18 }),
  event(3, "bought", { seat: 0, cards: 1, points: -7 }),
  event(9, "round-over", { round: 1, deck: 0 }),
  event(9, "payout", { seat: 0, points: 30 }),
  event(9, "payout", { seat: 1, points: 15 }),
  event(9, "prize", { seat: 1, points: 10 }),
  event(9, "prize", { seat: 0, points: 5 }),
  event(9, "round-begins", { round: 2, cards: 18 }),
];

test("a scoring is one line for each seat, newest first, opening into its events", () => {
  const sums = lines(told).filter((line) => line.sum !== null);
  expect(sums.map((line) => [line.seat, line.points, line.events.length])).toEqual([
    [1, 25, 2],
    [0, 35, 2],
  ]);
  expect(lines(told)[0]?.events[0]?.key).toBe("round-begins");
});

test("an event that speaks of a later round opens no round", () => {
  const dial = [
    event(0, "round-begins", { round: 1 }),
    event(4, "destination", { round: 4, location: 5 }),
    event(5, "passes", { seat: 0 }),
    event(9, "round-begins", { round: 2 }),
  ];
  expect(lines(dial).map((line) => line.round)).toEqual([2, 1, 1, 1]);
});

test("points by source add up to the score", () => {
  const { gains, costs } = sources(told, 0);
  expect([...gains, ...costs].reduce((sum, source) => sum + source.points, 0)).toBe(68);
  expect(costs.map((source) => source.key)).toEqual(["bought"]);
  expect(kinds(told)).toEqual(["capital", "payout", "prize"]);
});

test("the curve has a point at the start, after each round and at the end", () => {
  expect(curve(told, 2, [68, 65])).toEqual([
    [40, 40],
    [68, 65],
    [68, 65],
  ]);
});

test("where only turns are counted, the curve has a point for each of them", () => {
  const turns = [1, 1, 2, 2].map((turn, i) => event(i, "turn-begins", { seat: i % 2, turn }));
  const paid = [turns[0], turns[1], event(1, "completed", { seat: 1, points: 4 }), turns[2], turns[3]];
  expect(curve(paid as GameEvent[], 2, [3, 4])).toEqual([
    [0, 0],
    [0, 4],
    [3, 4],
  ]);
});

test("equal scores share a place where the server names none", () => {
  expect(ranking(null, [5, 9, 9]).map((rank) => [rank.seat, rank.place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("rules pages are read into plain data with places to be sent to", () => {
  const blocks = read(
    "## §3 Bidding\n\n**M2** One round of *bids*.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "text", "list", "table"]);
  expect(blocks.map((block) => ("anchor" in block ? block.anchor : ""))).toEqual(["§3", "M2", "", ""]);
  expect(blocks[2] && plain(blocks[2])).toBe("one more two");
});
