import type { Component } from "svelte";
import { settings, change } from "../settings.svelte";
import { lobby } from "../wire/http";
import { address, hold } from "../wire/matches";
import type { Created, GameInfo, NewSeat, NewTable } from "../wire/types";

const ORDER = ["florence", "medici", "firenze", "ilvecchio"];
const SCENES = import.meta.glob<{ default: Component }>("./vignettes/*.svelte", { eager: true });

/** Minutes a match usually takes. */
export const MINUTES: Record<string, number> = { florence: 60, medici: 45, firenze: 75, ilvecchio: 60 };

const NAMES = ["Bianca", "Lorenzo", "Giulia", "Taddeo", "Elena", "Niccolò", "Ottavia", "Ugo"];

export function sorted(games: GameInfo[]): GameInfo[] {
  const rank = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return [...games].sort((a, b) => rank(a.key) - rank(b.key));
}

export function scene(game: string): Component | undefined {
  return SCENES[`./vignettes/${game}.svelte`]?.default;
}

/** Computer players go by Florentine names that nobody at the table has. */
export function computerNames(count: number, taken: string[]): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

export function usualPlayers(game: GameInfo): number {
  const wanted = settings.last[game.key]?.players ?? 4;
  return Math.max(game.fewest, Math.min(game.most, wanted));
}

export function usualBot(game: GameInfo): string {
  const last = settings.last[game.key]?.bot;
  if (last && game.bots.includes(last)) return last;
  return game.usual;
}

/** Play now: the last options, computer players, one click. */
export async function playNow(game: GameInfo, fallback: string): Promise<void> {
  const players = usualPlayers(game);
  const name = settings.name || fallback;
  const others = computerNames(players - 1, [name]);
  const bot = usualBot(game);
  const seats: NewSeat[] = others.map((other) => ({ kind: "bot", bot, name: other }));
  seats.splice(Math.min(1, seats.length), 0, { kind: "me", name });
  const edition = settings.last[game.key]?.edition;
  await open({ game: game.key, players, seats, ...(edition ? { edition } : {}) });
}

/** Opens a table and goes there; the links of the others are kept so that they can be copied. */
export async function open(table: NewTable): Promise<void> {
  const made = await lobby.create(table);
  const mine = table.seats.findIndex((seat) => seat.kind === "me");
  remember(table);
  location.assign(keep(made, table.game, mine));
}

function remember(table: NewTable): void {
  const bot = table.seats.find((seat) => seat.kind === "bot")?.bot;
  const choice = {
    players: table.players,
    ...(typeof table.edition === "string" ? { edition: table.edition } : {}),
    ...(bot ? { bot } : {}),
  };
  change({ last: { ...settings.last, [table.game]: choice } });
}

export function keep(made: Created, game: string, mine: number): string {
  const token = made.seats?.find((seat) => seat.seat === mine)?.token ?? made.watch ?? "";
  const friends = (made.seats ?? []).flatMap((seat) =>
    seat.invitation ? [{ seat: seat.seat, token: seat.invitation }] : [],
  );
  hold({ table: made.table, token, game, seat: mine, since: Date.now(), friends, watch: made.watch ?? "" });
  return address(made.table, token);
}
