import { expect, test } from "vitest";
import type { Entry, GameEvent, Story } from "../wire/types";
import { partyOf, pointsOf } from "./parties";
import { summary } from "./since";
import { turns, type Teller } from "./turns";

const event = (entry: number, key: string, seat?: number, points?: number, rule = "§3"): GameEvent => ({
  entry,
  key,
  rule,
  args: { ...(seat === undefined ? {} : { seat }), ...(points === undefined ? {} : { points }) },
});
const begin = (entry: number, round: number): GameEvent => ({
  entry,
  key: "round-begins",
  rule: "§1",
  args: { round },
});
const lots: Story = {
  headlines: ["bought", "auctioned", "revealed"],
  stages: ["round-over", "round-begins", "payout"],
  begins: [],
  ends: ["bought"],
};
const actions: Story = { headlines: ["brags", "moves", "passes"], stages: ["drives"], begins: [], ends: [] };
const teller = (story: Story, seats: Entry["seat"][]): Teller => ({
  story,
  entries: seats.map((seat) => ({ seat })),
  partyOf: (of) => partyOf(of, 5, []),
});

const market = [
  begin(0, 1),
  ...[1, 2, 3].flatMap((lot) => [
    event(2 * lot - 1, "revealed", lot),
    event(2 * lot, "bids", 0),
    event(2 * lot, "bought", lot, -lot),
  ]),
  { entry: 6, key: "round-over", rule: "§5", args: { round: 1 } },
  ...[0, 1, 2].map((seat) => event(6, "payout", seat, 10 * seat + 5, "§6")),
  begin(6, 2),
];
const market_seats: Entry["seat"][] = [1, 0, 2, 0, 3, 0];

test("one line for each lot of the others, one for each reason that paid", () => {
  const { lines, more } = summary(market, 2, teller(lots, market_seats), 0);
  expect(lines.map(({ head, party }) => [head.key, party])).toEqual([
    ["bought", 2],
    ["bought", 3],
    ["payout", null],
  ]);
  expect(more).toBe(0);
  expect(lines.at(-1)?.gains.at(-1)?.party).toBe(0);
});

test("nothing that was paid to anybody is left out of the line it belongs to", () => {
  const paid = summary(market, 2, teller(lots, market_seats), 0).lines.find(({ paid }) => paid);
  expect(paid?.gains.reduce((sum, { points }) => sum + points, 0)).toBe(
    market.filter(({ key }) => key === "payout").reduce((sum, of) => sum + pointsOf(of), 0),
  );
});

test("the own move is never told, nor who has the turn", () => {
  const story = { ...actions, begins: ["turn-begins"] };
  const told = [
    begin(0, 1),
    event(1, "turn-begins", 0),
    event(1, "moves", 0),
    event(1, "turn-begins", 1),
    event(2, "moves", 1),
    event(3, "brags", 1, 6),
    event(3, "turn-begins", 0),
  ];
  const { lines } = summary(told, 1, teller(story, [0, 1, 1]), 0);
  expect(lines.map(({ head, gains }) => [head.key, gains])).toEqual([["brags", [{ party: 1, points: 6 }]]]);
});

test("more than five are counted, the latest stay in their order", () => {
  const seats = [0, 1, 2, 3, 4, 1, 2, 3, 4];
  const told = [begin(0, 1), ...seats.map((seat, i) => event(i + 1, "moves", seat))];
  const { lines, more } = summary(told, 1, teller(actions, seats), 0);
  expect(lines.map(({ party }) => party)).toEqual([4, 1, 2, 3, 4]);
  expect(more).toBe(3);
});

test("what several places pay for one reason is one line", () => {
  const told = [
    begin(0, 1),
    event(1, "moves", 0),
    event(2, "passes", 1),
    ...[1, 2, 3, 4, 5].map((place) => ({
      entry: 2,
      key: "head",
      rule: "§6",
      args: { seat: place % 2, points: 3, location: place },
    })),
  ];
  const { lines, more } = summary(told, 1, teller({ ...actions, stages: ["head", "round-begins"] }, [0, 1]), 0);
  expect(lines.map(({ head, gains }) => [head.key, gains])).toEqual([
    ["passes", []],
    [
      "head",
      [
        { party: 1, points: 9 },
        { party: 0, points: 6 },
      ],
    ],
  ]);
  expect(more).toBe(0);
});

test("a turn is what one seat decides until another does; what nobody decides is a stage", () => {
  const told = [
    event(0, "laid"),
    begin(0, 1),
    event(1, "moves", 0),
    event(2, "moves", 0),
    event(3, "passes", 1),
    event(3, "drives"),
    event(3, "head", 0, 2),
    event(4, "moves", 1),
  ];
  const made = turns(told, teller({ ...actions, stages: ["drives", "round-begins"] }, [0, 0, 1, 1]));
  expect(made.map(({ kind, party, events }) => [kind, party, events.length])).toEqual([
    ["set-up", null, 1],
    ["stage", null, 1],
    ["turn", 0, 2],
    ["turn", 1, 1],
    ["stage", null, 2],
    ["turn", 1, 1],
  ]);
});
