import type { GameEvent, Rival } from "../wire/types";
import { begins, lines, roundOf, type Line } from "./journal";
import { pointsOf, type Party } from "./parties";

export interface Source {
  key: string;
  points: number;
  events: GameEvent[];
}

/** Where somebody's points came from: gains in the order in which the match first paid anybody, and what was spent. */
export interface Origin {
  gains: Source[];
  costs: Source[];
}

interface Told {
  events: GameEvent[];
  partyOf: (event: GameEvent) => Party | null;
  sourceOf: (event: GameEvent) => string;
}

export function sources({ events, partyOf, sourceOf }: Told, party: Party): Origin {
  const all = new Map<string, Source>();
  for (const event of events) {
    const points = pointsOf(event);
    if (!points) continue;
    const key = sourceOf(event);
    const source = all.get(key) ?? { key, points: 0, events: [] };
    all.set(key, source);
    if (partyOf(event) !== party) continue;
    source.points += points;
    source.events.push(event);
  }
  const own = [...all.values()];
  return { gains: own.filter((source) => source.points > 0), costs: own.filter((source) => source.points < 0) };
}

/** How much of the longest bar a source takes, where bars are as long as the result: what was spent is taken off in proportion. */
export function share(row: Rank & Origin, source: Source, most: number): number {
  const gross = row.gains.reduce((sum, { points }) => sum + points, 0);
  return gross > 0 ? (source.points * Math.max(0, row.points)) / gross / most : 0;
}

/** Every source that paid anybody, in a fixed order, so that colours mean the same for all. */
export function kinds({ events, sourceOf }: Pick<Told, "events" | "sourceOf">): string[] {
  return [...new Set(events.filter((event) => pointsOf(event) > 0).map(sourceOf))];
}

/** The score of everybody at the start, after every round, and at the end, from the events alone. */
export function curve({ events, partyOf }: Pick<Told, "events" | "partyOf">, final: number[]): number[][] {
  const scores = final.map(() => 0);
  const points: number[][] = [];
  let round = 0;
  for (const event of events) {
    const next = begins(event, round);
    if (next !== null) {
      points.push([...scores]);
      round = next;
    }
    const party = partyOf(event);
    if (party !== null) scores[party] = (scores[party] ?? 0) + pointsOf(event);
  }
  return [...points, [...final]];
}

export interface Rank {
  party: Party;
  place: number;
  points: number;
}

/** Everybody in the order of the places; an opponent that is rules has won where points are equal. */
export function ranking(places: number[] | null, scores: number[], rivals: readonly Rival[] = []): Rank[] {
  const all = [...scores, ...rivals.map(({ points }) => points)];
  const ahead = (party: Party, other: Party): boolean => {
    const [own = 0, theirs = 0] = [all[party], all[other]];
    if (own !== theirs || party < scores.length === other < scores.length) return theirs > own;
    return other >= scores.length;
  };
  const place = (party: Party): number => {
    const known = rivals.length ? undefined : places?.[party];
    return known ?? 1 + all.filter((_, other) => other !== party && ahead(party, other)).length;
  };
  const ranks = all.map((points, party) => ({ party, place: place(party), points }));
  return ranks.sort((a, b) => a.place - b.place || a.party - b.party);
}

/** Between two: the points of one less those of the other, by source, the largest loss first. */
export function differences(own: Origin, other: Origin): { key: string; points: number }[] {
  const sum = new Map<string, number>();
  for (const [sign, origin] of [[1, own] as const, [-1, other] as const])
    for (const { key, points } of [...origin.gains, ...origin.costs]) sum.set(key, (sum.get(key) ?? 0) + sign * points);
  return [...sum].map(([key, points]) => ({ key, points })).sort((a, b) => a.points - b.points);
}

/** The round each event belongs to. */
export function rounded(events: GameEvent[]): Map<GameEvent, number> {
  let round = 0;
  return new Map(events.map((event) => [event, (round = roundOf(event) ?? round)]));
}

/** The lines that brought anybody most, in the order in which they happened; money everybody begins with is none. */
export function moments(events: GameEvent[], partyOf: Told["partyOf"], most: number): Line[] {
  const gains = lines(events, partyOf).filter((line) => (line.points ?? 0) > 0 && line.round > 0);
  const best = new Set(gains.sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, most));
  return lines(events, partyOf)
    .reverse()
    .filter((line) => [...best].some(({ key }) => key === line.key));
}
