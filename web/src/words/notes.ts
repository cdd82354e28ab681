import type { GameWords } from "./words.svelte";

/** A note of an edition in this language; an owner's note as it was written. */
export function noteOf(note: string, words: GameWords | undefined): string {
  const key = `note-${(note.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-")}`;
  return words?.has(key) ? words.say(key) : note;
}
