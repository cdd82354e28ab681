// Small readings of the Firenze view. No rules: only what is on the table, and what the engine says would happen.

import type { Table } from "../../table/table.svelte";
import type { GameEvent, LegalAction } from "../../wire/types";
import { settings } from "../../settings.svelte";
import { signed } from "../../words/words.svelte";
import type { Colour } from "./colours";
import type { Kind } from "./kinds";

export type Counts = Record<Colour, number>;

export interface Card {
  card: string;
  type: Kind;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
}
export interface RowCard extends Card {
  position: number;
  cost: number;
  bricks: Counts;
}
export interface HeldCard extends Card {
  copies: number;
  now: Record<string, number> | null;
}
export interface ChurchCard extends Card {
  bricks: number;
  needs: number;
}
export interface Commission {
  colour: Colour;
  height: number;
  points: number;
  balcony: number;
  seal: number | "neutral" | null;
}
export interface Fit {
  height: number;
  points: number;
  balcony: number;
  total: number;
  gains: { source: string; points: number }[];
}
export interface Tower {
  colour: Colour;
  height: number;
  condition: "standing" | "raised" | "spared";
  fits: Fit | null;
  next: { height: number; points: number; balcony: number } | null;
  ruin: { lost: number; kept: number } | null;
}
export interface Ladder {
  costs: number[];
  printed: number[];
  laid: number;
  reach: number;
}
export interface Builder {
  points: number;
  seals: number;
  storage: Counts;
  bricks: number;
  limit: number;
  cards: HeldCard[];
  "card-limit": number;
  towers: Tower[];
  ladder: Ladder;
}
export interface Victim {
  seat: number;
  state: "done" | "now" | "waits";
  bricks: number;
  tower: boolean;
}
export interface FirenzeView {
  phase: string;
  players: number;
  actor: number;
  active: number;
  start: number;
  round: number;
  finisher: number;
  "end-bonus": number;
  board: Commission[];
  "next-balcony": number;
  majority: Counts;
  leaders: Record<Colour, { seat: number; seals: number; height: number } | null>;
  floors: Record<string, number>;
  row: RowCard[];
  churches: (ChurchCard | null)[];
  event: (Card & { victims: Victim[] }) | null;
  exchange: { rate: number; done: boolean };
  building: { built: number; most: number; cost: number; next: number | null; costs: number[] };
  payment: { owed: number };
  question: {
    chosen: number;
    paid: number;
    wanted: { position: number; colour: Colour } | null;
    victim: number | null;
  };
  seats: Builder[];
  bag: Counts;
  bricks: Counts;
  cards: (Card & { copies: number; start: number })[];
  pile: { cards: number };
}

export const ROMAN = ["", "I", "II", "III", "IV"];

export const viewOf = (table: Table): FirenzeView => table.view as FirenzeView;

/** The own seat; who only watches looks over the active builder's shoulder. */
export const ownSeat = (table: Table): number => (table.you >= 0 ? table.you : Math.max(0, viewOf(table).active));

/** An owner's own card brings its names along. */
export function cardName(table: Table, card: { card: string; names?: Record<string, string> }): string {
  return card.names?.[settings.language] ?? card.names?.en ?? table.words.named("card", card.card);
}

/** The numbers of a card as its sentence wants them: points with their sign, a colour by its name. */
function worded(table: Table, numbers: Record<string, number | string>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      name === "points" ? signed(Number(value)) : name === "colour" ? table.words.named("colour", `${value}`) : value,
    ]),
  );
}

export const effectOf = (table: Table, card: Card): string =>
  table.words.say(`effect-${card.effect}`, worded(table, card.numbers));
export const briefOf = (table: Table, card: Card): string =>
  table.words.say(`brief-${card.effect}`, worded(table, card.numbers));

/** The question put to the own seat, by its key. */
export const asked = (table: Table): string => table.decision?.prompt?.key ?? "";

/** An argument of an action by its name. */
export const arg = (action: LegalAction, name: string): number | string | undefined =>
  action.args.find((one) => one.name === name)?.value;

/** Events since the active builder's turn began. */
export function thisTurn(told: GameEvent[]): GameEvent[] {
  return told.slice(told.findLastIndex((event) => event.key === "turn-begins") + 1);
}

/** Who was first on each height, and with that took its floor tile. */
export function floorTakers(told: GameEvent[]): Record<number, number> {
  const taken: Record<number, number> = {};
  for (const event of told) if (event.key === "floor-bonus") taken[Number(event.args.height)] = Number(event.args.seat);
  return taken;
}

/** What a person in hand would do at this moment; empty where it would do nothing. */
export const nowOf = (table: Table, card: HeldCard): string =>
  card.now ? table.words.say(`now-${card.effect}`, card.now) : "";
