import type { GameEvent } from "../wire/types";

/** A line of the journal: one event, or all that one seat earned in one go, opening into its events. */
export interface Line {
  key: string;
  entry: number;
  seat: number | null;
  points: number | null;
  events: GameEvent[];
  /** The round a sum was earned in; null for a single event. */
  sum: number | null;
  round: number;
}

const scores = (event: GameEvent): boolean =>
  typeof event.args.points === "number" && event.args.points >= 0 && typeof event.args.seat === "number";

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

/** Newest first. Where several events of one entry earn points, each seat gets one line that opens into its sum. */
export function lines(events: GameEvent[]): Line[] {
  const made: Line[] = [];
  let round = 0;
  for (const group of byEntry(events)) {
    const earning = group.filter(scores);
    const fold = earning.length > 3 && round > 0;
    const seats = [...new Set(earning.map((event) => Number(event.args.seat)))];
    let folded = false;
    for (const event of group) {
      const marks = roundOf(event);
      round = marks ?? round;
      const part =
        fold &&
        typeof event.args.seat === "number" &&
        event.key !== "starts" &&
        (scores(event) || seats.includes(event.args.seat)) &&
        marks === null;
      if (!part) made.push(single(event, round, made.length));
      else if (!folded) {
        folded = true;
        made.push(...seats.map((seat) => total(group, seat, round, made.length)));
      }
    }
  }
  return made.reverse();
}

function byEntry(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.entry === event.entry) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function single(event: GameEvent, round: number, at: number): Line {
  const seat = typeof event.args.seat === "number" ? event.args.seat : null;
  const points = typeof event.args.points === "number" ? event.args.points : null;
  return { key: `${event.entry}-${at}`, entry: event.entry, seat, points, events: [event], sum: null, round };
}

function total(group: GameEvent[], seat: number, round: number, at: number): Line {
  const own = group.filter((event) => event.args.seat === seat && event.key !== "starts");
  const points = own.reduce((sum, event) => sum + (typeof event.args.points === "number" ? event.args.points : 0), 0);
  const entry = group[0]?.entry ?? 0;
  return { key: `${entry}-${at}-${seat}`, entry, seat, points, events: own, sum: round, round };
}
