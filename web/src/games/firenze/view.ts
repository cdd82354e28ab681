// Small readings of the Firenze view. No rules: only what is on the table, and what the engine says would happen.

import type { Table } from "../../table/table.svelte";
import type { GameEvent, LegalAction } from "../../wire/types";
import { settings } from "../../settings.svelte";
import { signed } from "../../words/words.svelte";
import type { FirenzeCard, FirenzeHeldCard, FirenzeSeat, FirenzeTower, FirenzeView } from "../../wire/generated";

export type {
  FirenzeBricks as Counts,
  FirenzeCard as Card,
  FirenzeCommission as Commission,
  FirenzeHeldCard as HeldCard,
  FirenzeRowCard as RowCard,
  FirenzeSeat as Builder,
  FirenzeTower as Tower,
  FirenzeVictim as Victim,
  FirenzeView,
} from "../../wire/generated";

export const ROMAN = ["", "I", "II", "III", "IV"];

export const viewOf = (table: Table): FirenzeView => table.view as FirenzeView;

/** The own seat; who only watches looks over the active builder's shoulder. */
export const ownSeat = (table: Table): number => (table.you >= 0 ? table.you : Math.max(0, viewOf(table).active));

const NOBODY: FirenzeSeat = {
  points: 0,
  seals: 0,
  storage: { white: 0, yellow: 0, green: 0, "red-brown": 0, blue: 0, purple: 0 },
  bricks: 0,
  limit: 0,
  cards: [],
  "card-limit": 0,
  towers: [],
  ladder: { costs: [], printed: [], laid: 0, reach: 0 },
};

/** What lies before a builder. */
export const builderOf = (table: Table, seat: number): FirenzeSeat => viewOf(table).seats[seat] ?? NOBODY;

/** An owner's own card brings its names along. */
export function cardName(table: Table, card: { card: string; names?: Record<string, string> }): string {
  return card.names?.[settings.language] ?? card.names?.en ?? table.words.named("card", card.card);
}

/** What the box prints on it, where that is another word; an owner's own names stand alone. */
export function printedName(table: Table, card: { card: string; names?: Record<string, string> }): string {
  const key = `printed-${card.card}`;
  const printed = !card.names && table.words.has(key) ? table.words.say(key) : "";
  return printed === cardName(table, card) ? "" : printed;
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

export const effectOf = (table: Table, card: FirenzeCard): string =>
  table.words.say(`effect-${card.effect}`, worded(table, card.numbers));
export const briefOf = (table: Table, card: FirenzeCard): string =>
  table.words.say(`brief-${card.effect}`, worded(table, card.numbers));

/** Sentences one after the other, each with one full stop. */
export const said = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part.replace(/[.\s]+$/, "")}.`)
    .join(" ");

/** The question put to the own seat, by its key. */
export const asked = (table: Table): string => table.decision?.prompt?.key ?? "";

/** An argument of an action by its name. */
export const arg = (action: LegalAction, name: string): number | string | undefined =>
  action.args.find((one) => one.name === name)?.value;

/** From a tower to the next commission it fits: bricks of its colour it takes, those in storage, and what as many cost in one
 * turn after those already laid; nothing where one turn does not reach so far. */
export function wayOf(
  builder: FirenzeSeat,
  tower: FirenzeTower,
): { bricks: number; have: number; cost: number | null } | null {
  if (!tower.next) return null;
  const bricks = tower.next.height - tower.height;
  const { costs, laid } = builder.ladder;
  return { bricks, have: builder.storage[tower.colour], cost: costs[laid + bricks - 1] ?? null };
}

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
export const nowOf = (table: Table, card: FirenzeHeldCard): string =>
  card.now ? table.words.say(`now-${card.effect}`, { ...card.now }) : "";
