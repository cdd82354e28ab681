// My tables as they stand, in words: what is asked, of whom, since when.

import { settings } from "../settings.svelte";
import { host } from "../wire/host";
import type { GameInfo, Mine, Position } from "../wire/types";
import { tableName } from "../words/tables";
import { figure, say, type GameWords } from "../words/words.svelte";
import { presetOf } from "./games";

export interface Row {
  table: Mine;
  name: string;
  game: string;
  where: string;
  company: string;
  asked: string;
  since: string;
  action: string;
  begun: boolean;
}

/** How many tables are looked into; the rest say whose move it is. */
const LOOKED_INTO = 12;

/** Positions of tables that go on, asked for again when they were touched. */
export class Positions {
  private known = $state.raw<Record<string, { touched: number; position: Position }>>({});

  of = (one: Mine): Position | undefined => this.known[`${one.table} ${one.seat}`]?.position;

  async look(tables: Mine[]): Promise<void> {
    const open = tables.filter((one) => !one.over).slice(0, LOOKED_INTO);
    for (const one of open.filter((each) => this.known[`${each.table} ${each.seat}`]?.touched !== each.touched)) {
      const position = await host
        .table(one.table, one.token)
        .position()
        .catch(() => null);
      if (position) this.known = { ...this.known, [`${one.table} ${one.seat}`]: { touched: one.touched, position } };
    }
  }
}

/** What waits for me first, then what others think about, then what has not begun. */
export function sorted(tables: Mine[]): Mine[] {
  const rank = (one: Mine): number => (one.yours ? 0 : free(one) ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** Seats that nobody else has taken yet. */
export function free(one: Mine): number {
  const open = (name: string | null, seat: number): boolean =>
    name === null && one.bots[seat] === null && seat !== one.seat;
  return one.names.filter(open).length;
}

export function rowOf(
  one: Mine,
  twins: number,
  words: GameWords | undefined,
  game: GameInfo | undefined,
  position: Position | undefined,
): Row {
  const missing = free(one);
  const name = tableName(one.table, one.agreed);
  const title = words?.has("title") ? words.say("title") : (game?.title ?? one.game);
  const who = (seat: number): string => one.names[seat] || say("seat-n", { number: seat + 1 });
  return {
    table: one,
    name: twins ? `${name} ${ROMAN[twins] ?? twins + 1}` : name,
    game: title,
    where: [title, missing ? say("not-begun") : round(position), one.seeded ? say("seed-chosen-mark") : ""]
      .filter(Boolean)
      .join(" · "),
    company: company(one, words, game),
    asked: asked(one, missing, words, position, who),
    since: since(1000 * one.touched),
    action: one.yours ? say("play") : missing ? say("invite-friends") : say("open"),
    begun: !missing,
  };
}

const ROMAN = ["", "II", "III", "IV", "V", "VI"];

function round(position: Position | undefined): string {
  const { round: at, rounds } = (position?.view ?? {}) as { round?: unknown; rounds?: unknown };
  if (typeof at !== "number" || at < 1) return "";
  return typeof rounds === "number" ? say("round-at-of", { round: at, rounds }) : say("round-at", { round: at });
}

function company(one: Mine, words: GameWords | undefined, game: GameInfo | undefined): string {
  if (one.names.length === 1) {
    const preset = game && presetOf(game, 1, one.options);
    const rival = words?.has("alone") ? words.say("alone") : say("alone-at");
    const named =
      preset && words ? say("play-rival", { rival, preset: words.say(`preset-${preset.key}`).toLowerCase() }) : rival;
    const points = [...one.scores, ...one.rivals.map((each) => each.points)];
    return points.some(Boolean) ? `${named} · ${points.map(figure).join(" : ")}` : named;
  }
  const others = one.names.filter((name, seat): name is string => seat !== one.seat && name !== null);
  const list = new Intl.ListFormat(settings.language, { type: "conjunction" });
  if (one.seat < 0) return `${list.format(others)} · ${say("watching")}`;
  return others.length ? say("with-names", { names: list.format(others) }) : "";
}

function asked(
  one: Mine,
  missing: number,
  words: GameWords | undefined,
  position: Position | undefined,
  who: (seat: number) => string,
): string {
  const prompt = position?.prompt;
  if (one.yours && prompt && words?.has(`prompt-${prompt.key}`)) {
    const whole = words.prompt(prompt);
    return /^.*?[.!?](?= |$)/.exec(whole)?.[0] ?? whole;
  }
  if (one.yours) return say("your-move");
  if (missing) return say("seats-free", { seats: missing });
  return one.actor >= 0 ? say("other-decides", { name: who(one.actor) }) : say("one-moment");
}

/** Minutes within the hour, the time of day today, else the day. */
export function since(at: number, now = Date.now()): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 60) return say("ago-minutes", { minutes: Math.max(1, minutes) });
  return say("since-time", { time: when(at, now) });
}

/** Where English is read: the browser's own region, else one that counts 24 hours. */
function region(): string {
  if (settings.language !== "en") return settings.language;
  return navigator.languages.find((one) => one.startsWith("en-")) ?? "en-GB";
}

export function when(at: number, now = Date.now()): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date(now).toDateString();
  return today
    ? then.toLocaleTimeString(region(), { hour: "2-digit", minute: "2-digit" })
    : then.toLocaleDateString(settings.language, { day: "numeric", month: "short" });
}
