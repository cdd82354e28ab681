// The share that this browser adds to the deal: drawn when its player is ready, opened when all are.

import { commitToShare, fromHex, hex } from "../deal/deal";

const KEY = "signoria-share";
const BYTES = 16;

/** Draws a new share, keeps it for this tab, and returns what is said of it first. */
export function drawShare(table: string): string {
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  try {
    sessionStorage.setItem(`${KEY} ${table}`, share);
  } catch {
    return "";
  }
  return commitToShare(table, fromHex(share));
}

/** The share of this tab; empty if there is none. */
export function keptShare(table: string): string {
  try {
    return sessionStorage.getItem(`${KEY} ${table}`) ?? "";
  } catch {
    return "";
  }
}
