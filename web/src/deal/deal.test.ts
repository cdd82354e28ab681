import { expect, test } from "vitest";
import { commitToSecret, commitToShare, dealKey, fromHex, hex, verifyDraws, type Deal, type Draw } from "./deal";
import known from "./known.json";
import { hmacSha256, sha256 } from "./sha256";

const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
const unpack = (draws: number[][][]): Draw[] =>
  draws.map(([[source = 0, index = 0, chosen = -1] = [], outcomes = [], weights = []]) => ({
    source,
    index,
    chosen,
    outcomes,
    weights,
  }));
const medici = known.filter(({ game }) => game === "medici");
const flip = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);

test.each([0, 1, 55, 56, 63, 64, 65, 200])("sha256 of %i bytes is that of Web Crypto", async (length) => {
  const message = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
  expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
});

test("hmac gives the numbers of RFC 4231", () => {
  const short = hmacSha256(bytes("Jefe"), bytes("what do ya want for nothing?"));
  expect(hex(short)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  const long = hmacSha256(
    new Uint8Array(131).fill(0xaa),
    bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
  );
  expect(hex(long)).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test.each(known)("every known draw of $game is the one Python makes", ({ deal, key, draws }) => {
  expect(hex(dealKey(deal))).toBe(key);
  expect(commitToSecret(deal.table, fromHex(deal.secret))).toBe(deal.commit);
  for (const each of deal.shares) expect(commitToShare(deal.table, fromHex(each.share))).toBe(each.commit);
  expect(verifyDraws(deal, unpack(draws))).toEqual({
    draws: draws.length,
    secretFits: true,
    misfits: [],
    difference: null,
    holds: true,
  });
});

test.each(medici)("a changed outcome is named", ({ deal, draws }) => {
  const sealed = draws[6]?.[0]?.[2];
  const changed = unpack(draws).map((draw, at) =>
    at === 6 ? { ...draw, chosen: draw.outcomes.find((outcome) => outcome !== sealed) ?? -1 } : draw,
  );
  const verdict = verifyDraws(deal, changed);
  expect(verdict.difference).toEqual({ draw: 7, chosen: changed[6]?.chosen, sealed });
  expect(verdict.holds).toBe(false);
});

const changes: Record<string, (deal: Deal) => Deal> = {
  secret: (deal) => ({ ...deal, secret: flip(deal.secret ?? "") }),
  commitment: (deal) => ({ ...deal, commit: flip(deal.commit) }),
  share: (deal) => ({ ...deal, shares: deal.shares.map((each) => ({ ...each, share: flip(each.share) })) }),
};

test.each(Object.keys(changes))("another %s gives other draws and does not fit", (part) => {
  for (const { deal, draws } of medici) {
    const verdict = verifyDraws(changes[part]?.(deal) ?? deal, unpack(draws));
    expect(verdict.holds).toBe(false);
    expect(verdict.secretFits && verdict.misfits.length === 0).toBe(false);
    expect(verdict.difference).not.toBeNull();
  }
});
