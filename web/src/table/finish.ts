import type { GameEvent } from "../wire/types";
import { begins } from "./journal";

export interface Source {
  key: string;
  points: number;
  events: GameEvent[];
}

/** Where a seat's points came from: gains in the order in which the match first paid them, and what was spent. */
export function sources(events: GameEvent[], seat: number): { gains: Source[]; costs: Source[] } {
  const kinds = [...new Set(events.filter((event) => typeof event.args.points === "number").map((event) => event.key))];
  const all = kinds.map((key) => {
    const own = events.filter(
      (event) => event.key === key && event.args.seat === seat && Number(event.args.points) !== 0,
    );
    return { key, points: own.reduce((sum, event) => sum + Number(event.args.points), 0), events: own };
  });
  return { gains: all.filter((source) => source.points > 0), costs: all.filter((source) => source.points < 0) };
}

/** Every kind that paid anybody, in a fixed order, so that colours mean the same for all seats. */
export function kinds(events: GameEvent[]): string[] {
  const paid = events.filter((event) => typeof event.args.points === "number" && event.args.points > 0);
  return [...new Set(paid.map((event) => event.key))];
}

/** The score of each seat at the start, after every round, and at the end. */
export function curve(events: GameEvent[], players: number, final: number[]): number[][] {
  const scores = Array.from({ length: players }, () => 0);
  const points: number[][] = [];
  let round = 0;
  for (const event of events) {
    const next = begins(event, round);
    if (next !== null) {
      points.push([...scores]);
      round = next;
    }
    if (typeof event.args.points === "number" && typeof event.args.seat === "number") {
      const before = scores[event.args.seat] ?? 0;
      scores[event.args.seat] = before + event.args.points;
    }
  }
  return [...points, [...final]];
}

export interface Rank {
  seat: number;
  place: number;
}

export function ranking(places: number[] | null, scores: number[]): Rank[] {
  const ranks = scores.map((score, seat) => ({
    seat,
    place: places?.[seat] ?? 1 + scores.filter((other) => other > score).length,
  }));
  return ranks.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
