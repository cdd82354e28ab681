// Recomputes the draws of a sealed deal. The bytes are those of docs/log-format.md; Python does the same in core/deal.py.
import { hmacSha256, join, sha256 } from "./sha256";

export interface Share {
  seat: number;
  commit: string;
  share: string;
}

export interface Deal {
  version: number;
  table: string;
  commit: string;
  secret: string | null;
  shares: Share[];
}

/** One draw as the server lists it: what could have come, how likely, and what came. */
export interface Draw {
  source: number;
  index: number;
  outcomes: number[];
  weights: number[];
  chosen: number;
}

export interface Difference {
  /** Number of the draw, from 1 on. */
  draw: number;
  chosen: number;
  sealed: number | undefined;
}

export interface Verdict {
  draws: number;
  secretFits: boolean;
  /** Seats whose share does not fit its commitment. */
  misfits: number[];
  difference: Difference | null;
  holds: boolean;
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const commitToSecret = (table: string, secret: Uint8Array): string =>
  hex(sha256(join(text("signoria-deal-1"), text(table), secret)));

export const commitToShare = (table: string, share: Uint8Array): string =>
  hex(sha256(join(text("signoria-share-1"), text(table), share)));

export function dealKey(deal: Deal): Uint8Array {
  if (deal.secret === null) throw new Error("the secret of this deal is not revealed yet");
  const shares = deal.shares.map((each) => fromHex(each.share));
  return hmacSha256(fromHex(deal.secret), join(fromHex(deal.commit), ...shares));
}

/** The stream of one draw: sfc32 with the state that follows from the key, the source and the number of the draw. */
export class Stream {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(key: Uint8Array, source: number, index: number) {
    const numbers = new DataView(new ArrayBuffer(16));
    numbers.setBigInt64(0, BigInt(source));
    numbers.setBigInt64(8, BigInt(index));
    const state = new DataView(hmacSha256(key, join(text("draw"), new Uint8Array(numbers.buffer))).buffer);
    this.a = state.getUint32(0);
    this.b = state.getUint32(4);
    this.c = state.getUint32(8);
    this.counter = state.getUint32(12);
    for (let left = 15; left > 0; left--) this.word();
  }

  /** The next 32 random bits. */
  word(): number {
    const word = (this.a + this.b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = (this.b ^ (this.b >>> 9)) >>> 0;
    this.b = (this.c + ((this.c << 3) >>> 0)) >>> 0;
    this.c = ((((this.c << 21) | (this.c >>> 11)) >>> 0) + word) >>> 0;
    return word;
  }

  /** A number from 0 to bound - 1, each equally likely (Lemire's method with rejection). */
  below(bound: number): number {
    const wide = BigInt(bound);
    const threshold = (0x100000000 - bound) % bound;
    let product = BigInt(this.word()) * wide;
    while (Number(product & 0xffffffffn) < threshold) product = BigInt(this.word()) * wide;
    return Number(product >> 32n);
  }

  /** An index, in proportion to its weight. */
  weighted(weights: number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}

/** The outcome that the deal gives for a draw. */
export const sealedOutcome = (key: Uint8Array, draw: Draw): number | undefined =>
  draw.outcomes[new Stream(key, draw.source, draw.index).weighted(draw.weights)];

/** Check the commitments and every draw; the first draw that differs is named. */
export function verifyDraws(deal: Deal, draws: Draw[]): Verdict {
  const key = dealKey(deal);
  const secretFits = commitToSecret(deal.table, fromHex(deal.secret ?? "")) === deal.commit;
  const misfits = deal.shares
    .filter((each) => commitToShare(deal.table, fromHex(each.share)) !== each.commit)
    .map((each) => each.seat);
  const at = draws.findIndex((draw) => sealedOutcome(key, draw) !== draw.chosen);
  const differs = draws[at];
  const difference = differs && { draw: at + 1, chosen: differs.chosen, sealed: sealedOutcome(key, differs) };
  const holds = secretFits && misfits.length === 0 && !difference;
  return { draws: draws.length, secretFits, misfits, difference: difference ?? null, holds };
}
