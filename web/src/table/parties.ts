// Who plays at a table: its seats, and after them the opponents that are rules and sit on no seat.

import type { GameEvent, Rival } from "../wire/types";

/** A seat, or the number of seats plus the number of a rival. */
export type Party = number;

/** Whom an event is about; the events of a rival bear its name in their key. */
export function partyOf(event: GameEvent, players: number, rivals: readonly Rival[]): Party | null {
  const rival = rivals.findIndex(({ key }) => event.key.startsWith(`${key}-`));
  if (rival >= 0) return players + rival;
  return typeof event.args.seat === "number" ? event.args.seat : null;
}

/** Points an event brings or costs whomever it is about. */
export function pointsOf(event: GameEvent): number {
  return typeof event.args.points === "number" ? event.args.points : 0;
}

/** The colours of everybody: rivals have the first ones, seats those that follow. */
export function familiesOf(party: Party, players: number, rivals: readonly Pick<Rival, "families">[]): number[] {
  const taken = rivals.reduce((sum, { families }) => sum + families, 0);
  if (party < players) return [taken + party];
  const before = rivals.slice(0, party - players).reduce((sum, { families }) => sum + families, 0);
  return Array.from({ length: rivals[party - players]?.families ?? 1 }, (_, i) => before + i);
}
