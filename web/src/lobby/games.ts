import type { Component } from "svelte";
import { change, settings, type Last } from "../settings.svelte";
import { host } from "../wire/host";
import { address, held, hold } from "../wire/matches";
import type { Agreement, Created, GameInfo, NewSeat, NewTable, OptionInfo, PresetInfo } from "../wire/types";
import { freeStreet } from "../words/tables";
import type { GameWords } from "../words/words.svelte";
import { contentOf } from "./editions.svelte";

const SCENES = import.meta.glob<{ default: Component }>("../games/*/Vignette.svelte", { eager: true });
const NAMES = ["Bianca", "Lorenzo", "Giulia", "Taddeo", "Elena", "Niccolò", "Ottavia", "Ugo"];
/** What plays without thinking ahead; offered where somebody looks for more. */
const SIMPLE = ["random", "greedy"];
export const AS_USUAL: Agreement = { hints: "all", undo: "news", pace: "brisk" };

export type Choices = Record<string, boolean | number | string>;

export function scene(game: string): Component | undefined {
  return SCENES[`../games/${game}/Vignette.svelte`]?.default;
}

/** A name without case, accents and blanks. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();

/** Computer players go by Florentine names; none that a person at the table has, nor one that looks like it. */
export function computerNames(count: number, taken: string[]): string[] {
  const gone = taken.map(plain);
  return NAMES.filter((name) => !gone.includes(plain(name))).slice(0, count);
}

export function numbers(game: GameInfo): number[] {
  return Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
}

/** The levels worth a button of their own, from the weakest to the strongest, and whichever was chosen last. */
export function levels(game: GameInfo, chosen = ""): string[] {
  const thinking = game.bots.filter((bot) => !SIMPLE.includes(bot));
  const shown = thinking.length > 1 ? thinking : game.bots;
  return shown.includes(chosen) || !game.bots.includes(chosen)
    ? shown
    : game.bots.filter((bot) => shown.includes(bot) || bot === chosen);
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** The place of a level among those offered, where its name has no room. */
export const rank = (at: number): string => ROMAN[at] ?? String(at + 1);

/** What was measured of a level: how often it wins, how long it thinks. */
export const measuredOf = (level: string, words: GameWords): string =>
  words.has(`measured-${level}`) ? words.say(`measured-${level}`) : "";

/** What a level is like, and what was measured. */
export function levelAbout(level: string, words: GameWords): string {
  const said = words.has(`level-${level}`) ? words.say(`level-${level}`) : "";
  return [said, measuredOf(level, words)].filter(Boolean).join(" ");
}

export function presetsFor(game: GameInfo, players: number): PresetInfo[] {
  return game.presets.filter((preset) => preset.players.includes(players));
}

/** Whether an option means anything at a table: for so many players, with what else is chosen. */
export function applies(option: OptionInfo, players: number, choices: Choices): boolean {
  if (option.players && !option.players.includes(players)) return false;
  return !option.needs || option.needs.values.includes(String(choices[option.needs.option]));
}

export function defaults(game: GameInfo): Choices {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** Only what applies and is not as usual: the rest need not be said. */
export function changed(game: GameInfo, players: number, choices: Choices): Choices {
  const said = game.options.filter(
    (option) => applies(option, players, choices) && choices[option.key] !== option.default,
  );
  return Object.fromEntries(said.map((option) => [option.key, choices[option.key] ?? option.default]));
}

export function withPreset(game: GameInfo, preset: PresetInfo): Choices {
  return { ...defaults(game), ...Object.fromEntries(preset.options.map((key) => [key, true])) };
}

/** The name under which these switches are known, or null for a mixture of one's own. */
export function presetOf(game: GameInfo, players: number, choices: Choices): PresetInfo | null {
  const on = game.options.filter((option) => choices[option.key] === true && option.default === false);
  const keys = on.map((option) => option.key);
  const same = (preset: PresetInfo): boolean =>
    preset.options.length === keys.length && preset.options.every((key) => keys.includes(key));
  return presetsFor(game, players).find(same) ?? null;
}

// ---- what was chosen last ---------------------------------------------------------------------------------------

export function usualPlayers(game: GameInfo): number {
  const wanted = settings.last[game.key]?.players ?? game.usual_players;
  return Math.max(game.fewest, Math.min(game.most, wanted));
}

export function usualBot(game: GameInfo): string {
  const last = settings.last[game.key]?.bot;
  return last && game.bots.includes(last) ? last : game.usual;
}

/** The preset chosen last; the game as printed if there was none. */
export function usualPreset(game: GameInfo): PresetInfo | undefined {
  const wanted = settings.last[game.key]?.preset;
  return game.presets.find((one) => one.key === wanted) ?? game.presets.find((one) => !one.options.length);
}

export function rememberChoice(game: string, part: Partial<Last>): void {
  const before = settings.last[game] ?? {};
  change({ last: { ...settings.last, [game]: { ...before, ...part } }, game });
}

// ---- opening tables ---------------------------------------------------------------------------------------------

export interface Quick {
  players: number;
  bot: string;
  preset?: PresetInfo | undefined;
}

export function usual(game: GameInfo): Quick {
  return { players: usualPlayers(game), bot: usualBot(game), preset: usualPreset(game) };
}

/** Whether a name should be asked for first: of somebody without one, once. */
export function asksName(): boolean {
  if (settings.name || settings.asked) return false;
  change({ asked: true });
  return true;
}

/** Play now: what was chosen last, computer players, one click. */
export async function playNow(game: GameInfo, fallback: string, quick: Quick = usual(game)): Promise<void> {
  const { players, bot } = quick;
  const name = settings.name || fallback;
  const seats: NewSeat[] = computerNames(players - 1, [name]).map((other) => ({ kind: "bot", bot, name: other }));
  seats.splice(Math.min(1, seats.length), 0, { kind: "me", name });
  const preset = quick.preset?.players.includes(players) ? quick.preset : undefined;
  rememberChoice(game.key, { players, ...(players > 1 ? { bot } : {}), ...(preset ? { preset: preset.key } : {}) });
  const options = preset ? changed(game, players, withPreset(game, preset)) : {};
  await open({ game: game.key, players, seats, options, ...edition(game) });
}

/** The edition chosen last: one of ours by name, an owner's own as what it says. */
export function edition(game: GameInfo, chosen = settings.last[game.key]?.edition): Pick<NewTable, "edition"> {
  if (!chosen) return {};
  const own = contentOf(chosen);
  if (own) return { edition: own };
  return game.editions.some((one) => one.name === chosen) ? { edition: chosen } : {};
}

/** A street that none of the tables opened here is called after. */
export function ownStreet(): number {
  return freeStreet(held().flatMap((one) => (one.street === undefined ? [] : [one.street])));
}

/** Opens a table and goes there; the links of the others are kept so that they can be copied. */
export async function open(table: NewTable): Promise<void> {
  const street = table.agreed?.street ?? ownStreet();
  const made = await host.create({ ...table, agreed: { ...AS_USUAL, ...table.agreed, street } });
  const mine = table.seats.findIndex((seat) => seat.kind === "me");
  location.assign(keep(made, table.game, mine, street));
}

export function keep(
  made: Pick<Created, "table" | "watch"> & Partial<Created>,
  game: string,
  mine: number,
  street?: number,
): string {
  const token = made.seats?.find((seat) => seat.seat === mine)?.token ?? made.watch ?? "";
  const friends = (made.seats ?? []).flatMap((seat) =>
    seat.invitation ? [{ seat: seat.seat, token: seat.invitation }] : [],
  );
  const known = street === undefined ? {} : { street };
  hold({ table: made.table, token, game, seat: mine, since: Date.now(), friends, watch: made.watch ?? "", ...known });
  return address(made.table, token);
}
