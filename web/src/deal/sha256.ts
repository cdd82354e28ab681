// SHA-256 and HMAC in plain code: `crypto.subtle` is missing where a page is served without TLS.

const BLOCK = 64;
const ROUNDS = 64;

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 0x100000000) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

// FIPS 180-4: the first bits of the square and cube roots of the first primes.
const START = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = firstPrimes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const get = (words: ArrayLike<number>, at: number): number => words[at] ?? 0;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const early = get(words, i - 15);
    const late = get(words, i - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = get(words, i - 16) + small + get(words, i - 7) + large;
  }
  return words;
}

function compress(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + get(CONSTANTS, i) + get(words, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = get(hash, i) + word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message);
  const hash = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += BLOCK) compress(hash, schedule(view, at));
  const bytes = new Uint8Array(32);
  const out = new DataView(bytes.buffer);
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return bytes;
}

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
