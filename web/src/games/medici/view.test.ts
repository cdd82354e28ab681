import { expect, test } from "vitest";
import type { GameEvent } from "../../wire/types";
import { bidders, type MediciView } from "./view";

const house = (value: number, cards = 0) => ({
  fits: cards < 5,
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
  forecast: [],
  purchase: null,
  warehouse: 5,
};

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
