import type { GameEvent } from "../wire/types";
import { pointsOf, type Party } from "./parties";

/** A line of the journal: one event, or what one party got for one reason in one go, opening into its events. */
export interface Line {
  key: string;
  entry: number;
  party: Party | null;
  points: number | null;
  events: GameEvent[];
  round: number;
}

type PartyOf = (event: GameEvent) => Party | null;

const scores = (event: GameEvent): boolean => typeof event.args.points === "number";

/** The reason of points is the section of the rules they are paid by. */
export const reasonOf = (event: GameEvent): string => event.rule.split(",")[0] ?? "";

/** The round an event begins or ends; others only speak of one, perhaps of one to come. Turns that are counted are rounds too. */
export function roundOf(event: GameEvent): number | null {
  if (event.key === "turn-begins" && typeof event.args.turn === "number") return event.args.turn;
  return typeof event.args.round === "number" && /^round-(begins|over)$/.test(event.key) ? event.args.round : null;
}

/** The round an event begins, unless it has begun already. */
export function begins(event: GameEvent, round: number): number | null {
  const next = event.key === "round-over" ? null : roundOf(event);
  return next !== null && next > round ? next : null;
}

/** Newest first. What one decision brings the same party for the same reason in the same round is one line with its sum. */
export function lines(events: GameEvent[], partyOf: PartyOf): Line[] {
  const made: Line[] = [];
  const sums = new Map<string, Line>();
  let round = 0;
  for (const event of events) {
    round = roundOf(event) ?? round;
    const party = partyOf(event);
    const points = scores(event) ? pointsOf(event) : null;
    const group = party === null || points === null ? "" : [event.entry, round, party, reasonOf(event)].join("|");
    const sum = group ? sums.get(group) : undefined;
    if (sum) {
      sum.events.push(event);
      sum.points = (sum.points ?? 0) + (points ?? 0);
      continue;
    }
    const line = { key: `${event.entry}-${made.length}`, entry: event.entry, party, points, events: [event], round };
    if (group) sums.set(group, line);
    made.push(line);
  }
  return made.reverse();
}
