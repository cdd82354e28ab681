import { expect, test } from "vitest";
import { fold } from "./fold";
import type { GameEvent } from "../../wire/types";
import { bidders, forecast, type MediciView } from "./view";

const house = (value: number, cards = 0) => ({
  money: 40,
  cards: Array.from({ length: cards }, () => ({ good: "dyes" as const, value: 0 })),
  value,
  levels: { metals: 0, porcelain: 0, dyes: 0, cloth: 0, spices: 0 },
});

const view: MediciView = {
  game: "medici",
  seat: 0,
  phase: "bid",
  players: 5,
  actor: 2,
  turn: 0,
  round: 1,
  rounds: 3,
  deck: 10,
  lot: [{ good: "spices", value: 5 }],
  bid: 4,
  leader: 1,
  unseen: [],
  seats: [house(23), house(20), house(16), house(16), house(14, 5)],
  track: { bonus: [0, 0, 0, 0, 0, 0, 10, 20], prizes: [10, 5] },
  payouts: [30, 20, 10, 5, 0],
  warehouse: 5,
};

test("the forecast is the example of the rules page", () => {
  expect(forecast(view).map((row) => row.pays)).toEqual([30, 20, 7, 7, 0]);
  expect(forecast(view, 2, view.lot)[2]).toEqual({ value: 21, place: 2, pays: 20 });
});

test("bidders stand in bidding order with what they did", () => {
  const told: GameEvent[] = [
    { entry: 4, key: "auctioned", rule: "", args: { seat: 0, cards: 1 } },
    { entry: 5, key: "bids", rule: "", args: { seat: 1, amount: 4 } },
  ];
  expect(bidders(view, told).map((bidder) => [bidder.seat, bidder.state])).toEqual([
    [1, "leads"],
    [2, "asked"],
    [3, "waits"],
    [4, "no-room"],
    [0, "waits"],
  ]);
});

test("a sold lot lies in the warehouse, and is paid for", () => {
  const after = fold(view, {
    entry: 6,
    key: "bought",
    rule: "",
    args: { seat: 1, cards: 1, points: -4 },
  }) as MediciView;
  expect(after.lot).toEqual([]);
  expect(after.seats[1]).toMatchObject({ money: 36, value: 25, cards: [{ good: "spices", value: 5 }] });
});
