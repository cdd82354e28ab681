// The key of this browser. The server stores only its hash; whoever has the key is the person.

const KEY = "signoria-device";
const FORM = /^k\.[A-Za-z0-9_-]{43}$/;
const BYTES = 32;

let known: string | null = null;

/** 256 random bits; works on pages without https, too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return `k.${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The key of this browser, made at the first visit; null where nothing can be kept. */
export function deviceKey(): string | null {
  if (known) return known;
  try {
    const kept = localStorage.getItem(KEY) ?? "";
    const key = FORM.test(kept) ? kept : newKey();
    if (key !== kept) localStorage.setItem(KEY, key);
    // A private window may take what it does not keep.
    if (localStorage.getItem(KEY) === key) known = key;
  } catch {
    known = null;
  }
  return known;
}

/** The token with which a seat of this person is opened, on any of their devices. */
export function seatKey(seat: number): string | null {
  const key = deviceKey();
  return key && `${key}@${seat}`;
}

export function isSeatKey(token: string): boolean {
  return token.startsWith("k.");
}

/** Begins again as someone new. */
export function dropKey(): void {
  known = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
