// Editions of the owner's own box. They are kept in this browser and travel with each table that uses them.

import type { LookedEdition } from "../wire/types";

export interface OwnEdition extends LookedEdition {
  file: string;
  since: number;
}

const KEY = "signoria-editions";
const MOST = 20;

function load(): OwnEdition[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as OwnEdition[]) : [];
  } catch {
    return [];
  }
}

let kept = $state.raw(load());

function store(editions: OwnEdition[]): void {
  kept = editions.slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export const ownEditions = (game?: string): OwnEdition[] =>
  game === undefined ? kept : kept.filter((one) => one.game === game);

export function keepEdition(edition: LookedEdition, file: string): OwnEdition {
  const own = { ...edition, file, since: Date.now() };
  store([own, ...kept.filter((one) => one.hash !== own.hash)]);
  return own;
}

export function dropEdition(hash: string): void {
  store(kept.filter((one) => one.hash !== hash));
}

/** What an edition of one's own says, found by its hash. */
export function contentOf(hash: string): Record<string, unknown> | undefined {
  return kept.find((one) => one.hash === hash)?.content;
}
