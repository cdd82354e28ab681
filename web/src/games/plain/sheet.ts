// A table laid out in words and small signs: what a game without a drawn board shows, as data for one way of drawing it.

import { about as having } from "../../table/actions";
import type { Table } from "../../table/table.svelte";
import type { LegalAction, Value } from "../../wire/types";

/** A word, a word that can be brief where there is little room, a family's medallion with a note, or a coloured stone. */
export type Part =
  | string
  | { text: string; brief: string }
  | { seat: number; label: string; note?: string; faded?: boolean }
  | { colour: string; mark?: string; label: string; note?: string; brief?: string };

export interface Line {
  /** What the parts are; nothing where they speak for themselves. */
  label?: string;
  parts: Part[];
}

/** Something on the table that a decision can be about. */
export interface Place {
  key: string;
  title: string;
  /** The title where there is little room. */
  brief?: string;
  note?: string;
  lines: Line[];
  /** Arguments an action must have to be about this place, and verbs if only some are meant. */
  touches?: Record<string, Value>;
  verbs?: string[];
}

export interface Section {
  key: string;
  title: string;
  /** How many places stand side by side where there is room; 0: as many as fit. */
  columns: number;
  small?: boolean;
  places: Place[];
}

/** What a game tells about its table. */
export interface Sheet {
  sections: (table: Table) => Section[];
  goods: (table: Table, seat: number) => Line[];
  status?: (table: Table, seat: number) => string;
  round?: (view: unknown) => { round: number; rounds: number } | null;
  /** Actions that keep their place in the tray at a question, open or not. */
  standing?: Record<string, string[]>;
}

/** The legal actions that are about a place. */
export function about(legal: LegalAction[], place: Place): LegalAction[] {
  return Object.keys(place.touches ?? {}).length ? having(legal, place.touches ?? {}, place.verbs) : [];
}

/** The action that would be this place's, if it were open: as another open one is built, with this place's arguments. */
export function closed(legal: LegalAction[], place: Place): string | null {
  const names = Object.keys(place.touches ?? {});
  // What nothing can be about is for reading: no action is meant by it.
  if (!names.length) return null;
  const like = legal.find(
    (action) =>
      (!place.verbs || place.verbs.includes(action.verb)) &&
      action.args.length === names.length &&
      action.args.every((arg) => names.includes(arg.name)),
  );
  return like ? [like.verb, ...like.args.map((arg) => place.touches?.[arg.name])].join(" ") : null;
}

/** Families by their medallions. */
export function families(table: Table, seats: number[]): Part[] {
  return seats.map((seat) => ({ seat, label: nameOf(table, seat) }));
}

/** A seat's name; a family nobody sits for is Strozzi's. */
export function nameOf(table: Table, seat: number): string {
  return seat < table.players || !table.words.has("board-strozzi")
    ? table.name(seat)
    : table.words.say("board-strozzi");
}

/** A line that is left out when there is nothing to say. */
export function unlessEmpty(label: string, parts: Part[]): Line[] {
  return parts.length ? [{ label, parts }] : [];
}
