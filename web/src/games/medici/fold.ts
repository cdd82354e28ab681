// Plays events onto a view, so that each consequence is seen by itself. The next position replaces the result.

import type { GameEvent } from "../../wire/types";
import type { Card, CardGood, Good, House, MediciView } from "./view";
import { sum } from "./view";

type Fold = (view: MediciView, event: GameEvent) => Partial<MediciView>;

const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);
const card = (event: GameEvent): Card => ({ good: event.args.good as CardGood, value: number(event, "value") });

function house(view: MediciView, event: GameEvent, change: (house: House) => Partial<House>): House[] {
  return view.seats.map((one, seat) => (seat === event.args.seat ? { ...one, ...change(one) } : one));
}

const earn: Fold = (view, event) => ({
  seats: house(view, event, (one) => ({ money: one.money + number(event, "points") })),
});

const store = (one: House, cards: Card[]): Partial<House> => ({
  cards: [...one.cards, ...cards],
  value: one.value + sum(cards),
});

const FOLDS: Record<string, Fold> = {
  capital: earn,
  payout: earn,
  prize: earn,
  bonus: earn,
  starts: (_, event) => ({ turn: number(event, "seat"), phase: "reveal" }),
  "round-begins": (view, event) => ({
    round: number(event, "round"),
    deck: number(event, "cards"),
    lot: [],
    seats: view.seats.map((one) => ({ ...one, cards: [], value: 0 })),
  }),
  revealed: (view, event) => ({
    lot: [...view.lot, card(event)],
    deck: view.deck - 1,
    turn: number(event, "seat"),
    phase: "more",
    actor: number(event, "seat"),
    bid: 0,
    leader: -1,
  }),
  auctioned: (_, event) => ({ phase: "bid", turn: number(event, "seat"), actor: -1, bid: 0, leader: -1 }),
  bids: (_, event) => ({ bid: number(event, "amount"), leader: number(event, "seat"), actor: -1 }),
  bought: (view, event) => ({
    lot: [],
    seats: house(view, event, (one) => ({ ...store(one, view.lot), money: one.money + number(event, "points") })),
  }),
  unsold: () => ({ lot: [] }),
  "free-card": (view, event) => ({
    deck: view.deck - 1,
    seats: house(view, event, (one) => store(one, [card(event)])),
  }),
  advanced: (view, event) => ({
    seats: house(view, event, (one) => ({
      levels: { ...one.levels, [event.args.good as Good]: number(event, "level") },
    })),
  }),
};

export function fold(view: unknown, event: GameEvent): unknown {
  const change = FOLDS[event.key];
  return change ? { ...(view as MediciView), ...change(view as MediciView, event) } : view;
}

const DURATIONS: Record<string, number> = {
  revealed: 620,
  auctioned: 320,
  bids: 620,
  passes: 380,
  "no-room": 220,
  "no-money": 220,
  bought: 1100,
  unsold: 700,
  "free-card": 620,
  "round-over": 900,
  payout: 420,
  advanced: 360,
  prize: 340,
  bonus: 420,
  "round-begins": 700,
  starts: 500,
  capital: 0,
};

export const duration = (event: GameEvent): number => DURATIONS[event.key] ?? 400;
