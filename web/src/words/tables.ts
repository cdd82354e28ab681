import type { Agreement } from "../wire/types";
import { say } from "./words.svelte";

/** How many streets have a name in our words. */
export const STREETS = 48;

/** Every table goes by a name: its own, or that of a street, the same for everybody who sits there. */
export function tableName(table: string, agreed?: Partial<Agreement>): string {
  if (agreed?.name) return agreed.name;
  const street = agreed?.street ?? hash(table);
  return say(`street-${street % STREETS}`);
}

/** A street none of the own tables is called after, if there is one left. */
export function freeStreet(taken: Iterable<number>): number {
  const used = new Set([...taken].map((street) => street % STREETS));
  const free = Array.from({ length: STREETS }, (_, street) => street).filter((street) => !used.has(street));
  const from = free.length ? free : Array.from({ length: STREETS }, (_, street) => street);
  return from[Math.floor(Math.random() * from.length)] ?? 0;
}

export function streetOf(table: string, agreed?: Partial<Agreement>): number {
  return (agreed?.street ?? hash(table)) % STREETS;
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
