import { settings } from "../settings.svelte";
import type { GameInfo } from "../wire/types";
import { botName } from "../words/bots";
import { tableName } from "../words/tables";
import { figure, say, type GameWords } from "../words/words.svelte";
import { own, PEOPLE, place, won, type Result } from "./history.svelte";
import { when } from "./tables.svelte";

export const titleOf = (game: GameInfo, words: GameWords | undefined): string =>
  words?.has("title") ? words.say("title") : game.title;

/** "135", or "170 : 281" against an opponent outside the seats. */
export function scoreOf(one: Result): string {
  return [own(one), ...one.rivals].map(figure).join(" : ");
}

/** How a match ended for oneself. */
export function ending(one: Result, words: GameWords | undefined): string {
  if (one.scores.length > 1) return say("place-of", { place: place(one), players: one.scores.length });
  const rival = words?.has("alone") ? words.say("alone") : "";
  return say(won(one) ? "won-alone" : "lost-alone", { rival });
}

export function whereAndWhen(one: Result): string {
  const agreed = {
    ...(one.name ? { name: one.name } : {}),
    ...(one.street === undefined ? {} : { street: one.street }),
  };
  const notes = [
    ...(one.seeded ? [say("seed-chosen-mark")] : []),
    ...(one.hints ? [say("hints-n", { hints: one.hints })] : []),
  ];
  return [`${tableName(one.table, agreed)}, ${when(one.at)}`, ...notes].join(" · ");
}

const listed = (names: string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

/** The words for a group of opponents, as `against` tells them apart. */
export function opponents(key: string, words: GameWords | undefined): string {
  const [kind, ...rest] = key.split(":");
  const preset = rest.join(":");
  if (kind === PEOPLE) return preset ? listed(preset.split("\n")) : say("with-people");
  if (kind !== "alone") return botName(key);
  const named =
    preset && preset !== "own" && words?.has(`preset-${preset}`) ? words.say(`preset-${preset}`) : say("preset-own");
  return say("alone-stat", { preset: named.toLowerCase() });
}
