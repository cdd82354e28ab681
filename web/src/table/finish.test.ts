import { expect, test } from "vitest";
import type { GameEvent, GameInfo, Rival, TableInfo } from "../wire/types";
import { easier } from "./easier";
import { curve, differences, kinds, moments, ranking, sources } from "./finish";
import { partyOf } from "./parties";

const event = (entry: number, key: string, args: Record<string, string | number> = {}): GameEvent => ({
  entry,
  key,
  rule: "§1",
  args,
});

const seat = (of: GameEvent): number | null => partyOf(of, 2, []);
const key = (of: GameEvent): string => of.key;
const events = [
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
const told = { events, partyOf: seat, sourceOf: key };

const strozzi: Rival = { key: "strozzi", points: 0, worth: 0, families: 2 };
const alone = (of: GameEvent): number | null => partyOf(of, 1, [strozzi]);
const evening = [
  event(1, "brags", { seat: 0, points: 6 }),
  event(2, "strozzi-brags", { points: 9 }),
  event(3, "strozzi-head", { points: 2 }),
  event(4, "accepts", { seat: 0, points: 12 }),
  event(5, "strozzi-giovanni", { points: 20 }),
];
const same = (of: GameEvent): string => (of.key === "strozzi-giovanni" ? "accepts" : of.key.replace(/^strozzi-/, ""));

test("points by source add up to the score", () => {
  const { gains, costs } = sources(told, 0);
  expect([...gains, ...costs].reduce((sum, source) => sum + source.points, 0)).toBe(68);
  expect(costs.map((source) => source.key)).toEqual(["bought"]);
  expect(kinds(told)).toEqual(["capital", "payout", "prize"]);
});

test("an opponent outside the seats has sources, in one list with everybody's", () => {
  const all = { events: evening, partyOf: alone, sourceOf: same };
  expect(kinds(all)).toEqual(["brags", "head", "accepts"]);
  expect(sources(all, 1).gains.map((source) => [source.key, source.points])).toEqual([
    ["brags", 9],
    ["head", 2],
    ["accepts", 20],
  ]);
  expect(differences(sources(all, 0), sources(all, 1))).toEqual([
    { key: "accepts", points: -8 },
    { key: "brags", points: -3 },
    { key: "head", points: -2 },
  ]);
});

test("the curve has a point at the start, after each round and at the end", () => {
  expect(curve(told, [68, 65])).toEqual([
    [40, 40],
    [68, 65],
    [68, 65],
  ]);
});

test("where only turns are counted, the curve has a point for each of them", () => {
  const turns = [1, 1, 2, 3].map((turn, i) => event(i, "turn-begins", { seat: 0, turn }));
  turns.splice(2, 0, event(1, "completed", { seat: 1, points: 4 }));
  expect(curve({ ...told, events: turns }, [3, 4])).toEqual([
    [0, 0],
    [0, 4],
    [0, 4],
    [3, 4],
  ]);
});

test("equal scores share a place where the server names none", () => {
  expect(ranking(null, [5, 9, 9]).map((rank) => [rank.party, rank.place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("alone, points decide, and a tie is the opponent's", () => {
  const against = (points: number): number[][] =>
    ranking([points > 170 ? 2 : 1], [170], [{ ...strozzi, points }]).map((rank) => [rank.party, rank.place]);
  const lost = [
    [1, 1],
    [0, 2],
  ];
  expect(against(281)).toEqual(lost);
  expect(against(170)).toEqual(lost);
  expect(against(169)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("moments are the largest gains of a round in their order", () => {
  expect(moments(events, seat, 2).map((line) => [line.entry, line.points])).toEqual([
    [9, 35],
    [9, 25],
  ]);
});

test("after a defeat one switch changes: what was harder is left out first", () => {
  const info = {
    game: "florence",
    players: 1,
    you: 0,
    edition: { name: "carnival", hash: "1", names: {} },
    options: { "easier-time": false, "harder-time": true },
    seats: [{ seat: 0, kind: "person", name: "Livia", bot: null, taken: true, connected: true }],
  } as unknown as TableInfo;
  const options = Object.keys(info.options).map((one) => ({ key: one, default: false }));
  const games = [{ key: "florence", options, editions: [{ name: "carnival", hash: "1" }] }] as unknown as GameInfo[];
  const first = easier(info, games);
  expect([first?.key, first?.on, first?.table.options]).toEqual([
    "harder-time",
    false,
    { "easier-time": false, "harder-time": false },
  ]);
  const next = easier({ ...info, options: first?.table.options ?? {} }, games);
  expect([next?.key, next?.on]).toEqual(["easier-time", true]);
  expect(easier({ ...info, options: next?.table.options ?? {} }, games)).toBeNull();
});
