import type { GameInfo } from "../wire/types";
import type { Quick } from "./games";
import { levels, presetOf, usual, usualPlayers } from "./games";
import { against, own, won, type Result } from "./history.svelte";

/** Something to try next, with its reason from one's own matches. */
export type Suggestion = { game: GameInfo; quick: Quick } & (
  | { kind: "first" }
  | { kind: "start"; minutes: number }
  | { kind: "level"; level: string; below: string; wins: number }
  | { kind: "beat"; level: string; best: number }
  | { kind: "meet"; level: string }
  | { kind: "preset"; preset: string; lost: boolean; own: number; other: number }
);

const MOST = 3;

export function suggestions(games: GameInfo[], results: Result[]): Suggestion[] {
  if (!results.length) return beginnings(games);
  const recent = [...new Set(results.map((one) => one.game))];
  const known = recent.flatMap((key) => games.filter((game) => game.key === key));
  const fresh = games.filter((game) => !recent.includes(game.key));
  const from = known.flatMap((game) => {
    const mine = results.filter((one) => one.game === game.key);
    return [alone(game, mine), level(game, mine)].filter((one): one is Suggestion => one !== null);
  });
  const first = fresh.map((game): Suggestion => ({ kind: "first", game, quick: gently(game) }));
  // At least one game nobody has tried here, if there is one.
  const room = first.length ? MOST - 1 : MOST;
  return [...from.slice(0, room), ...first, ...from.slice(room)].slice(0, MOST);
}

/** For those who know none: the quickest game first, against opponents who forgive. */
function beginnings(games: GameInfo[]): Suggestion[] {
  const timed = [...games].sort((a, b) => (a.minutes || 999) - (b.minutes || 999));
  return timed.slice(0, MOST).map((game, i): Suggestion => {
    const quick = gently(game);
    return i === 0 && game.minutes
      ? { kind: "start", game, quick, minutes: game.minutes }
      : { kind: "first", game, quick };
  });
}

function gently(game: GameInfo): Quick {
  return { players: Math.max(2, usualPlayers(game)), bot: levels(game)[0] ?? game.usual };
}

/** Alone: one step easier after a defeat, one harder after a victory. */
function alone(game: GameInfo, mine: Result[]): Suggestion | null {
  const last = mine.find((one) => one.scores.length === 1);
  const presets = game.presets;
  if (!last || !presets.length) return null;
  const played = presetOf(game, 1, last.options);
  const at = played
    ? presets.findIndex((one) => one.key === played.key)
    : presets.findIndex((one) => !one.options.length);
  const next = presets[at + (won(last) ? 1 : -1)];
  if (!next) return null;
  const numbers = { own: own(last), other: Math.max(0, ...last.rivals) };
  const quick: Quick = { ...usual(game), players: 1, preset: next };
  return { kind: "preset", game, quick, preset: next.key, lost: !won(last), ...numbers };
}

/** The weakest level not yet beaten. */
function level(game: GameInfo, mine: Result[]): Suggestion | null {
  const steps = levels(game);
  const beaten = new Map(
    steps.map((step) => [step, mine.filter((one) => against(game, one) === step && won(one)).length]),
  );
  const at = steps.findIndex(
    (step) => !beaten.get(step) && !steps.slice(steps.indexOf(step)).some((one) => beaten.get(one)),
  );
  const step = steps[at];
  const several = mine.filter((one) => one.scores.length > 1);
  if (step === undefined || !several.length) return null;
  const quick: Quick = { players: Math.max(2, usualPlayers(game)), bot: step };
  const tried = mine.filter((one) => against(game, one) === step);
  if (tried.length) return { kind: "beat", game, quick, level: step, best: Math.max(...tried.map(own)) };
  const below = steps[at - 1];
  // Others were at the table, this level never: nothing can be said of how it went.
  if (below === undefined || !beaten.get(below)) return { kind: "meet", game, quick, level: step };
  return { kind: "level", game, quick, level: step, below, wins: beaten.get(below) ?? 0 };
}
