// What was finished: results are written down here once a match is over, with those of this person's other devices.

import type { ResultForm } from "../wire/generated";
import { host } from "../wire/host";
import { heldFor } from "../wire/matches";
import { me } from "../wire/me";
import type { GameInfo, Mine } from "../wire/types";
import { presetOf } from "./games";

export interface Result {
  table: string;
  token: string;
  game: string;
  seat: number;
  /** When it ended, in milliseconds. */
  at: number;
  names: (string | null)[];
  bots: (string | null)[];
  scores: number[];
  places: number[];
  rivals: number[];
  options: Record<string, boolean | number | string>;
  edition: string;
  name?: string;
  street?: number;
  /** Whoever made the table chose the seed. */
  seeded?: boolean;
  /** Hints asked for in this browser. */
  hints?: number;
}

const KEY = "signoria-played";
const FORMAT = "signoria-played";
const MOST = 2000;

function read(text: string | null): Result[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found as Result[]).filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(one: Result): boolean {
  return (
    typeof one?.table === "string" &&
    typeof one.game === "string" &&
    Array.isArray(one.scores) &&
    Array.isArray(one.places) &&
    typeof one.places[one.seat] === "number"
  );
}

let kept = $state.raw(read(localStorage.getItem(KEY)));

export const results = (): Result[] => kept;

function store(all: Result[]): void {
  kept = [...all].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

const known = (one: { table: string; seat: number }): boolean =>
  kept.some((result) => result.table === one.table && result.seat === one.seat);

/** Writes down the results of matches that are over and not yet known. */
export async function collect(mine: Mine[]): Promise<void> {
  const fresh = mine.filter((one) => one.over && one.seat >= 0 && !known(one));
  for (const one of fresh.slice(0, 20)) {
    const client = host.table(one.table, one.token);
    const [info, position] = await Promise.all([client.info(), client.position()]).catch(() => [null, null]);
    if (!info || !position?.places || info.imported || known(one)) continue;
    const asked = heldFor(one.table)?.hints ?? 0;
    store([
      ...kept,
      {
        table: one.table,
        token: one.token,
        game: one.game,
        seat: one.seat,
        at: 1000 * one.touched,
        names: one.names,
        bots: one.bots,
        scores: position.scores,
        places: position.places,
        rivals: position.rivals.map((rival) => rival.points),
        options: info.options,
        edition: info.edition.name,
        ...(info.seeded ? { seeded: true } : {}),
        ...(asked ? { hints: asked } : {}),
        ...(info.agreed.name ? { name: info.agreed.name } : {}),
        ...(info.agreed.street === undefined ? {} : { street: info.agreed.street }),
      },
    ]);
  }
}

/** Adds the matches this person finished on other devices; what is known here stays as it is. */
export async function collectFromOthers(): Promise<void> {
  const found = await me.results().catch(() => []);
  const fresh = found
    .filter((one) => !known(one))
    .map(resultOf)
    .filter(isResult);
  if (fresh.length) store([...kept, ...fresh]);
}

/** A result as the server keeps it, which counts in seconds. */
function resultOf({ at, name, street, hints, seeded, ...rest }: ResultForm): Result {
  return {
    ...rest,
    token: "",
    at: 1000 * at,
    ...(seeded ? { seeded } : {}),
    ...(name ? { name } : {}),
    ...(typeof street === "number" ? { street } : {}),
    ...(hints ? { hints } : {}),
  };
}

// ---- as a file --------------------------------------------------------------------------------------------------

/** Everything but the secret of the seat: a file is passed around. */
export function exported(): string {
  const matches = kept.map(({ token: _, ...rest }) => rest);
  return JSON.stringify({ format: FORMAT, version: 1, matches }, null, 2);
}

export function isExported(document: unknown): boolean {
  return document instanceof Object && "format" in document && document.format === FORMAT;
}

/** Adds what a file holds and this browser does not; returns how many. */
export function imported(document: unknown): number {
  const found = (document as { matches?: unknown }).matches;
  const matches = Array.isArray(found) ? (found as Result[]).filter(isResult) : [];
  const fresh = matches.filter((one) => !known(one)).map((one) => ({ ...one, token: "" }));
  store([...kept, ...fresh]);
  return fresh.length;
}

// ---- statistics -------------------------------------------------------------------------------------------------

export const place = (one: Result): number => one.places[one.seat] ?? 0;
export const own = (one: Result): number => one.scores[one.seat] ?? 0;
export const won = (one: Result): boolean => place(one) === 1;

export interface Tally {
  matches: number;
  won: number;
  best: number;
  mean: number;
}

export function tally(some: Result[]): Tally {
  const scores = some.map(own);
  return {
    matches: some.length,
    won: some.filter(won).length,
    best: Math.max(...scores),
    mean: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, some.length),
  };
}

/** The people one played against, by name; null for one whose name is not known. */
export function people(one: Result): (string | null)[] {
  const others = one.names.map((name, seat) => ({ name, seat })).filter(({ seat }) => seat !== one.seat);
  return others.filter(({ seat }) => (one.bots[seat] ?? null) === null).map(({ name }) => name);
}

export const PEOPLE = "people";

/** Whom one played against: a preset where one was alone, people by name, else the strongest computer at the table. */
export function against(game: GameInfo, one: Result): string {
  if (one.scores.length === 1) return `alone:${presetOf(game, 1, one.options)?.key ?? "own"}`;
  const friends = people(one);
  const known = friends.filter((name): name is string => !!name).sort((a, b) => a.localeCompare(b));
  if (friends.length) return known.length ? `${PEOPLE}:${known.join("\n")}` : PEOPLE;
  const rank = (bot: string): number => game.bots.indexOf(bot);
  const bots = one.bots.filter((bot): bot is string => bot !== null).sort((a, b) => rank(b) - rank(a));
  return bots[0] ?? PEOPLE;
}

export function grouped(some: Result[], by: (one: Result) => string): [string, Result[]][] {
  const groups = new Map<string, Result[]>();
  for (const one of some) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups];
}
