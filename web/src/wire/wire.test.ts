import { beforeEach, expect, test, vi } from "vitest";
import type { LegalForm } from "./generated";
import { expand, messageOf } from "./legal";
import { address, amend, held, heldFor, hold, holdAll, letGo, type Held } from "./matches";

const bid: LegalForm = {
  id: 10,
  verb: "bid",
  args: [
    { name: "lot", value: 2 },
    { name: "amount", value: 5 },
  ],
  text: "bid 2 5",
  through: 12,
} as unknown as LegalForm;

test("a row of amounts becomes one action for each amount", () => {
  const made = expand([bid]);
  expect(made.map(({ id, text }) => [id, text])).toEqual([
    [10, "bid 2 5"],
    [11, "bid 2 6"],
    [12, "bid 2 7"],
  ]);
  expect(made[2]?.args.map(({ value }) => value)).toEqual([2, 7]);
  expect(made.every((action) => !("through" in action))).toBe(true);
});

test("a message with a position comes with every action, another as it is", () => {
  const told = messageOf(JSON.stringify({ type: "step", seq: 3, position: { actor: 0, legal: [bid] } }));
  expect(told).toMatchObject({
    type: "step",
    seq: 3,
    position: { actor: 0, legal: [{ id: 10 }, { id: 11 }, { id: 12 }] },
  });
  expect(messageOf('{"type":"people","names":[]}')).toEqual({ type: "people", names: [] });
  expect(() => messageOf("half a mess")).toThrow();
});

const match = (table: string, token: string, more: Partial<Held> = {}): Held => ({
  table,
  token,
  game: "medici",
  seat: 0,
  since: 1,
  ...more,
});
const tokens = (): string[] => held().map(({ token }) => token);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "https://table.example" });
});

test("what is held last comes first, and each token once", () => {
  hold(match("a", "1"));
  hold(match("b", "2"));
  hold(match("a", "1", { hints: 4 }));
  expect(tokens()).toEqual(["1", "2"]);
  expect(heldFor("a")?.hints).toBe(4);
  expect(heldFor("c")).toBeUndefined();
});

test("a change reaches the tables that are held, and no other", () => {
  hold(match("a", "1"));
  amend("a", { hints: 2 });
  amend("b", { hints: 9 });
  expect(held()).toEqual([match("a", "1", { hints: 2 })]);
});

test("seats of another device come along without replacing those that are here", () => {
  hold(match("a", "1", { hints: 2 }));
  holdAll([match("a", "1"), match("b", "2")]);
  expect(tokens()).toEqual(["2", "1"]);
  expect(heldFor("a")?.hints).toBe(2);
  letGo("2");
  expect(tokens()).toEqual(["1"]);
});

test("at most a thousand are kept, the oldest go", () => {
  holdAll(Array.from({ length: 1000 }, (_, i) => match(`t${i}`, `${i}`)));
  hold(match("new", "new"));
  expect(held()).toHaveLength(1000);
  expect(tokens()[0]).toBe("new");
  expect(tokens()).not.toContain("999");
});

test("what cannot be read is as good as nothing", () => {
  localStorage.setItem("signoria-matches", "{half");
  expect(held()).toEqual([]);
  localStorage.setItem("signoria-matches", '"a word"');
  expect(held()).toEqual([]);
});

test("a link bears the seat where no server sees it", () => {
  expect(address("a", "secret")).toBe("https://table.example/t/a#secret");
});
