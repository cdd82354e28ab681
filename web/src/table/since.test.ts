import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { partyOf, pointsOf } from "./parties";
import { summary } from "./since";

const event = (entry: number, key: string, seat: number, points?: number, rule = "§3"): GameEvent => ({
  entry,
  key,
  rule,
  args: points === undefined ? { seat } : { seat, points },
});
const seat = (of: GameEvent): number | null => partyOf(of, 5, []);

const round = [
  event(5, "bought", 0, -12),
  ...[1, 2, 3, 4].flatMap((one) => [event(6, "revealed", one, undefined, "§2"), event(7, "bids", one)]),
  event(8, "bought", 1, -11),
  event(9, "bought", 2, -3),
  { entry: 9, key: "round-over", rule: "§5", args: { round: 2 } },
  ...[0, 1, 2, 3].map((one) => event(9, "payout", one, 10 * one + 5, "§6")),
  ...[0, 4].map((one) => event(9, "prize", one, 10, "§7")),
];

test("a whole round is told in at most five lines, nothing paid to anybody is left out", () => {
  const lines = summary(round, seat, 0);
  expect(lines.length).toBeLessThanOrEqual(5);
  for (const one of [0, 1, 2, 3, 4]) {
    const told = lines.flatMap((line) => line.gains).filter(({ party }) => party === one);
    const paid = round.filter((of) => of.args.seat === one).reduce((sum, of) => sum + pointsOf(of), 0);
    expect(told.reduce((sum, { points }) => sum + points, 0)).toBe(paid);
  }
  expect(lines.flatMap((line) => line.events).length).toBe(round.filter((of) => seat(of) !== null).length);
});

test("the own gain stands last in every line it is in", () => {
  for (const { gains } of summary(round, seat, 0))
    if (gains.some(({ party }) => party === 0)) expect(gains.at(-1)?.party).toBe(0);
});

test("few events stand by themselves", () => {
  const lines = summary([event(1, "moves", 1), event(1, "arrives", 1), event(2, "brags", 2, 6)], seat, 0);
  expect(lines.map((line) => [line.events.map(({ key }) => key), line.gains])).toEqual([
    [["moves"], []],
    [["arrives"], []],
    [["brags"], [{ party: 2, points: 6 }]],
  ]);
});

test("of many deeds those share a line who did least, and no line is left unused", () => {
  const deeds = [1, 2, 3, 4].flatMap((one) => Array.from({ length: one + 2 }, () => event(one, "moves", one)));
  const heads = [0, 1].map((one) => event(5, "head", one, 2, "§7"));
  const bonuses = [2, 3].map((one) => event(6, "bonus", one, 1, "§9"));
  const lines = summary([...deeds, ...heads, ...bonuses], seat, 0);
  expect(lines.map(({ paid, events }) => [paid, events.length])).toEqual([
    [false, 7],
    [false, 5],
    [false, 6],
    [true, 2],
    [true, 2],
  ]);
});
