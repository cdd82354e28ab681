// The links this browser holds. A token is a seat, so it is kept here and nowhere else.

import { isSeatKey } from "../me/key";

export interface Held {
  table: string;
  token: string;
  game: string;
  seat: number;
  since: number;
  /** Tokens for friends and spectators, kept by whoever opened the table so that the links can be copied again. */
  friends?: { seat: number; token: string }[];
  watch?: string;
  /** Hints asked for on this seat, in this browser. */
  hints?: number;
  /** When this browser last looked at the table, and how many entries there were. */
  seen?: { at: number; entries: number };
  /** The street a table of one's own is called after, so that the next gets another. */
  street?: number;
}

const KEY = "signoria-matches";
const MOST = 1000;

export function held(): Held[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Held[]) : [];
  } catch {
    return [];
  }
}

export function hold(match: Held): void {
  const others = held().filter((one) => one.token !== match.token);
  localStorage.setItem(KEY, JSON.stringify([match, ...others].slice(0, MOST)));
}

/** Changes what is known of a table that is held. */
export function amend(table: string, change: Partial<Held>): void {
  const before = held();
  if (!before.some((one) => one.table === table)) return;
  const all = before.map((one) => (one.table === table ? { ...one, ...change } : one));
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** Seats from another device; what is held already stays as it is. */
export function holdAll(matches: Held[]): void {
  const before = held();
  const fresh = matches.filter((match) => !before.some((one) => one.token === match.token));
  localStorage.setItem(KEY, JSON.stringify([...fresh, ...before].slice(0, MOST)));
}

export function letGo(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.token !== token)));
}

export function heldFor(table: string): Held | undefined {
  return held().find((one) => one.table === table);
}

/** The link to a seat. The key of this browser is never part of one: it is sent from here without being shown. */
export function address(table: string, token: string): string {
  const place = `${location.origin}/t/${table}`;
  return isSeatKey(token) ? `${place}?seat=${token.split("@")[1] ?? ""}` : `${place}#${token}`;
}

// ---- tables that are not to be listed ---------------------------------------------------------------------------

const HIDDEN = "signoria-hidden";

export function hidden(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? "[]");
    return Array.isArray(read) ? (read as string[]) : [];
  } catch {
    return [];
  }
}

export function hide(table: string): void {
  localStorage.setItem(HIDDEN, JSON.stringify([table, ...hidden()].slice(0, MOST)));
}

// ---- the secret of a seat in the address ------------------------------------------------------------------------

const TAB = "signoria-seat";

/** The token this tab was opened with: two tabs may sit on two seats of one table, and each stays there on reload. */
export function seatOfTab(table: string): string {
  try {
    return sessionStorage.getItem(`${TAB} ${table}`) ?? "";
  } catch {
    return "";
  }
}

/** Takes the secret out of the address bar and the history, once it is kept; where nothing can be kept it stays. */
export function hideSecret(table: string, token: string): void {
  try {
    sessionStorage.setItem(`${TAB} ${table}`, token);
  } catch {
    return;
  }
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
}
