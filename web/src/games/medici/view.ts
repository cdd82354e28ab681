// The Medici view as the server sends it, and small readings of it. No rules: only what is on the table.

import type { MediciCard as Card, MediciView } from "../../wire/generated";
import type { GameEvent } from "../../wire/types";

export const GOODS = ["metals", "porcelain", "dyes", "cloth", "spices"] as const;
export type Good = (typeof GOODS)[number];
export type { MediciCard as Card, MediciGood as CardGood, MediciSeat as House, MediciView } from "../../wire/generated";

export const sum = (cards: Card[]): number => cards.reduce((total, card) => total + card.value, 0);

export type Bidding = "waits" | "asked" | "bid" | "leads" | "passes" | "no-room" | "no-money" | "bought";

export interface Bidder {
  seat: number;
  state: Bidding;
  amount: number;
  revealer: boolean;
}

/** Everyone in bidding order with what they have done since the lot was offered. */
export function bidders(view: MediciView, told: GameEvent[]): Bidder[] {
  const since = lastAuction(told);
  const order = Array.from({ length: view.players }, (_, i) => (Math.max(0, view.turn) + 1 + i) % view.players);
  return order.map((seat) => ({ seat, revealer: seat === view.turn, ...stateOf(view, since, seat) }));
}

function lastAuction(told: GameEvent[]): GameEvent[] {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i] as GameEvent;
    if (event.key === "auctioned") return told.slice(i + 1);
    if (event.key === "revealed" || event.key === "round-begins") return [];
  }
  return [];
}

function stateOf(view: MediciView, since: GameEvent[], seat: number): { state: Bidding; amount: number } {
  const own = since.filter((event) => event.args.seat === seat);
  const bid = own.find((event) => event.key === "bids");
  const amount = typeof bid?.args.amount === "number" ? bid.args.amount : 0;
  if (own.some((event) => event.key === "bought")) return { state: "bought", amount };
  if (bid) return { state: view.leader === seat ? "leads" : "bid", amount };
  for (const state of ["passes", "no-room", "no-money"] as const)
    if (own.some((event) => event.key === state)) return { state, amount: 0 };
  if (view.seats[seat]?.fits === false) return { state: "no-room", amount: 0 };
  return { state: view.phase === "bid" && view.actor === seat ? "asked" : "waits", amount: 0 };
}
