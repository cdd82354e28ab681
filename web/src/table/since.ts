// What the others did since the own last decision, in a few lines: what was paid by its reason, what was done by who did it.

import type { GameEvent } from "../wire/types";
import { reasonOf, roundOf } from "./journal";
import { pointsOf, type Party } from "./parties";

export interface Gain {
  party: Party;
  points: number;
}

export interface SinceLine {
  key: string;
  events: GameEvent[];
  /** Everybody whose points changed, the own seat last. */
  gains: Gain[];
  paid: boolean;
}

type PartyOf = (event: GameEvent) => Party | null;

/**
 * At most `most` lines that leave out no event of anybody: few events stand by themselves, of many those that paid several for
 * one reason are one line, and what else each did is another.
 */
export function summary(events: GameEvent[], partyOf: PartyOf, you: number, most = 5): SinceLine[] {
  const told = events.filter((event) => partyOf(event) !== null);
  if (told.length <= most) return told.map((event, i) => line(`event|${i}`, [event], partyOf, you));
  let lines = grouped(events, partyOf, you);
  // Those who did least share a line first; what was paid keeps its own as long as there is room.
  const deeds = (): SinceLine[] => lines.filter((one) => !one.paid).sort((a, b) => a.events.length - b.events.length);
  for (let few = deeds(); lines.length > most && few.length > 1; few = deeds())
    lines = merge(lines, (one) => few.slice(0, 2).includes(one), few[0]?.key ?? "done", partyOf, you);
  if (lines.length > most) lines = merge(lines, (one) => one.paid, "paid", partyOf, you);
  return lines;
}

function grouped(events: GameEvent[], partyOf: PartyOf, you: number): SinceLine[] {
  const groups = new Map<string, GameEvent[]>();
  const put = (key: string, event: GameEvent): void => void groups.set(key, [...(groups.get(key) ?? []), event]);
  const often = reasons(events);
  let round = 0;
  for (const event of events) {
    round = roundOf(event) ?? round;
    const party = partyOf(event);
    if (party === null) continue;
    const paid = pointsOf(event) !== 0 && (often.get(reasonOf(event)) ?? 0) > 1;
    put(paid ? `paid|${round}|${reasonOf(event)}` : `done|${party}`, event);
  }
  return [...groups].map(([key, of]) => line(key, of, partyOf, you));
}

/** How many events each reason paid points in. */
function reasons(events: GameEvent[]): Map<string, number> {
  const often = new Map<string, number>();
  for (const event of events)
    if (pointsOf(event) !== 0) often.set(reasonOf(event), (often.get(reasonOf(event)) ?? 0) + 1);
  return often;
}

function line(key: string, events: GameEvent[], partyOf: PartyOf, you: number): SinceLine {
  const sums = new Map<Party, number>();
  for (const event of events) {
    const party = partyOf(event);
    if (party !== null && pointsOf(event)) sums.set(party, (sums.get(party) ?? 0) + pointsOf(event));
  }
  const gains = [...sums].map(([party, points]) => ({ party, points }));
  gains.sort((a, b) => Number(a.party === you) - Number(b.party === you) || b.points - a.points);
  return { key, events, gains, paid: key.startsWith("paid") };
}

/** All lines of a kind become one, where the first of them stood. */
function merge(
  lines: SinceLine[],
  wanted: (one: SinceLine) => boolean,
  key: string,
  partyOf: PartyOf,
  you: number,
): SinceLine[] {
  const all = lines.filter(wanted).flatMap((one) => one.events);
  all.sort((a, b) => a.entry - b.entry);
  const at = lines.findIndex(wanted);
  return lines.flatMap((one, i) => (i === at ? [line(key, all, partyOf, you)] : wanted(one) ? [] : [one]));
}
