// Which numbers of an edition are our choice, and the note that is open beside one of them.

import type { Reconstructed } from "../wire/types";
import { noteOf } from "../words/notes";
import type { GameWords } from "../words/words.svelte";
import { say } from "../words/words.svelte";

/** Lists of named things whose words end a path: `cards.mason`, `tracks.venezia`. */
const LISTS: Record<string, string> = { cards: "card", tracks: "track", places: "place", commissions: "colour" };
/** More would not be read beside a number; the rules list all of them. */
const MOST = 3;

export interface Note {
  at: Element;
  sentence: string;
}

class Notes {
  /** The note on screen, beside the sign it was asked of. */
  shown = $state.raw<Note | null>(null);
}
export const notes = new Notes();

const inside = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

/** The groups of values paths stand for, or stand in; the empty path stands for all of them. */
export function reconstructed(groups: readonly Reconstructed[], of: readonly string[]): Reconstructed[] {
  return groups.flatMap(({ note, paths }) => {
    const found = paths.filter((path) => of.some((one) => !one || inside(path, one) || inside(one, path)));
    return found.length ? [{ note, paths: found }] : [];
  });
}

/** How many tables of values there are. */
export const countOf = (groups: readonly Reconstructed[]): number =>
  groups.reduce((sum, { paths }) => sum + paths.length, 0);

/** What a sign says: that it is our choice, and what is known. */
export function provenanceOf(groups: readonly Reconstructed[], words: GameWords): string {
  const told = groups.flatMap(({ note }) => (note ? [noteOf(note, words)] : [])).slice(0, MOST);
  return [`${capital(say("provenance-reconstructed"))}.`, ...told].join(" ");
}

/** What a group of values is called: "Cards (Mason, Spy)". Where we have no word, the path of the edition file. */
export function valuesOf({ paths }: Reconstructed, words: GameWords): string {
  const tops = new Map<string, string[]>();
  for (const path of paths) {
    const [top = "", ...rest] = path.split(".");
    const list = LISTS[top];
    const item = rest.join(".");
    tops.set(top, [...(tops.get(top) ?? []), ...(item ? [list ? words.named(list, item) : item] : [])]);
  }
  return [...tops]
    .map(([top, items]) => [words.has(`value-${top}`) ? words.say(`value-${top}`) : top, items.join(", ")])
    .map(([top, items]) => (items ? `${top} (${items})` : top))
    .join(" · ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
