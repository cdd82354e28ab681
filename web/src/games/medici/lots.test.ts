import { expect, test } from "vitest";
import type { GameEvent } from "../../wire/types";
import { columnOf, justSold, settlement, soldLots } from "./lots";

let entry = 0;
const told = (key: string, args: GameEvent["args"] = {}): GameEvent => ({ entry: (entry += 1), key, rule: "", args });

const round: GameEvent[] = [
  told("round-begins", { round: 1, cards: 18 }),
  told("revealed", { seat: 0, good: "spices", value: 5 }),
  told("revealed", { seat: 0, good: "dyes", value: 2 }),
  told("auctioned", { seat: 0, cards: 2 }),
  told("bids", { seat: 1, amount: 4 }),
  told("bought", { seat: 1, cards: 2, points: -4 }),
  told("revealed", { seat: 1, good: "cloth", value: 1 }),
  told("auctioned", { seat: 1, cards: 1 }),
  told("unsold", { cards: 1 }),
];

test("lots are told with their cards, buyer and price, the last one first", () => {
  expect(soldLots(round).map(({ cards, seat, price }) => ({ cards, seat, price }))).toEqual([
    { cards: [{ good: "cloth", value: 1 }], seat: null, price: 0 },
    {
      cards: [
        { good: "spices", value: 5 },
        { good: "dyes", value: 2 },
      ],
      seat: 1,
      price: 4,
    },
  ]);
});

test("a sale is news until the next card is turned up or the next round begins", () => {
  expect(justSold(round)?.seat).toBe(null);
  expect(justSold(round.slice(0, 6))?.price).toBe(4);
  expect(justSold(round.slice(0, 7))).toBe(null);
  expect(justSold([...round, told("round-begins", { round: 2, cards: 18 })])).toBe(null);
  expect(justSold([])).toBe(null);
});

const paid: GameEvent[] = [
  told("round-over", { round: 2, deck: 0 }),
  told("payout", { seat: 0, points: 30 }),
  told("payout", { seat: 1, points: 0 }),
  told("advanced", { seat: 1, good: "dyes", cards: 1, level: 6 }),
  told("prize", { seat: 1, good: "dyes", points: 10 }),
  told("bonus", { seat: 1, good: "dyes", points: 10 }),
];

test("a settlement adds prizes and bonuses by track and sums them up by house", () => {
  const found = settlement([...round, ...paid], 3);
  expect(found?.round).toBe(2);
  expect(found?.paid.warehouse).toEqual([30, 0, null]);
  expect(found?.paid.dyes).toEqual([null, 20, null]);
  expect(found?.sums).toEqual([30, 20, 0]);
});

test("a settlement ends where the next round begins, and there is none before a round is over", () => {
  const later = [...paid, told("round-begins", { round: 3, cards: 18 }), told("payout", { seat: 0, points: 5 })];
  expect(settlement(later, 3)?.sums).toEqual([30, 20, 0]);
  expect(settlement(round, 3)).toBe(null);
});

test("events belong to the warehouse or to a track", () => {
  expect(paid.map(columnOf)).toEqual([null, "warehouse", "warehouse", "dyes", "dyes", "dyes"]);
});
