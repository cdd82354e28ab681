// What was sold and what a round paid, read from the events that everybody was told.

import type { GameEvent } from "../../wire/types";
import { GOODS, type Card, type CardGood, type Good } from "./view";

export interface SoldLot {
  event: GameEvent;
  cards: Card[];
  /** Nobody, where the lot was not sold. */
  seat: number | null;
  price: number;
}

/** Every lot of the match that found a buyer or none, the last one first. */
export function soldLots(told: readonly GameEvent[]): SoldLot[] {
  const lots: SoldLot[] = [];
  let cards: Card[] = [];
  for (const event of told) {
    const { key, args } = event;
    if (key === "revealed") cards.push({ good: args.good as CardGood, value: Number(args.value) });
    else if (key === "bought" || key === "unsold") {
      const seat = key === "bought" ? Number(args.seat) : null;
      lots.unshift({ event, cards, seat, price: seat === null ? 0 : -Number(args.points) });
    }
    if (key === "bought" || key === "unsold" || key === "round-begins") cards = [];
  }
  return lots;
}

/** The lot that went last, until another is turned up. */
export function justSold(told: readonly GameEvent[]): SoldLot | null {
  const last = told.findLast(({ key }) => /^(bought|unsold|revealed|round-begins)$/.test(key));
  return last && /^(bought|unsold)$/.test(last.key) ? (soldLots(told)[0] ?? null) : null;
}

export const COLUMNS = ["warehouse", ...GOODS] as const;
export type Column = (typeof COLUMNS)[number];

export interface Settlement {
  round: number;
  /** Florins by column and seat; nothing where a column has not been paid yet. */
  paid: Record<Column, (number | null)[]>;
  /** By seat. */
  sums: number[];
}

/** The column of the settlement that an event fills, if any. */
export function columnOf(event: GameEvent): Column | null {
  if (event.key === "payout") return "warehouse";
  return /^(prize|bonus|advanced)$/.test(event.key) ? (event.args.good as Good) : null;
}

/** What the last round that ended has paid so far. */
export function settlement(told: readonly GameEvent[], players: number): Settlement | null {
  const over = told.findLastIndex(({ key }) => key === "round-over");
  const end = told[over];
  if (!end) return null;
  const row = (): (number | null)[] => Array.from({ length: players }, () => null);
  const paid = Object.fromEntries(COLUMNS.map((column) => [column, row()])) as Settlement["paid"];
  for (const event of told.slice(over + 1)) {
    if (event.key === "round-begins") break;
    const column = columnOf(event);
    const seat = Number(event.args.seat);
    if (column && event.key !== "advanced")
      paid[column][seat] = (paid[column][seat] ?? 0) + Number(event.args.points ?? 0);
  }
  const sums = Array.from({ length: players }, (_, seat) =>
    COLUMNS.reduce((sum, column) => sum + (paid[column][seat] ?? 0), 0),
  );
  return { round: Number(end.args.round), paid, sums };
}
