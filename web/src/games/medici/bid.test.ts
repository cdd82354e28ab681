import { beforeEach, expect, test, vi } from "vitest";
import type { LegalAction } from "../../wire/types";
import type { Table } from "../../table/table.svelte";
import { Bid } from "./bid.svelte";

const bids = (from: number, to: number): LegalAction[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    id: from + at,
    text: `bid ${from + at}`,
    verb: "bid",
    args: [{ name: "amount", kind: "number", value: from + at }],
  }));

let sent: string[];
let refused: string[];

function tableOf(legal: LegalAction[]): { table: Table; ask: (seq: number, legal: LegalAction[]) => void } {
  const table = {
    seq: 1,
    decision: { legal },
    find: (verb: string, value?: number) =>
      table.decision.legal.find((one) => one.verb === verb && (value === undefined || one.args[0]?.value === value)),
    choose: (action: LegalAction) => sent.push(action.text),
    aid: { look: vi.fn(), explain: (action: string) => refused.push(action) },
  };
  const ask = (seq: number, now: LegalAction[]): void => void Object.assign(table, { seq, decision: { legal: now } });
  return { table: table as unknown as Table, ask };
}

beforeEach(() => {
  sent = [];
  refused = [];
});

test("digits make one number, however slowly they are typed", () => {
  const bid = new Bid(tableOf(bids(3, 40)).table);
  bid.begin();
  bid.type("1", 0);
  bid.type("2", 60_000);
  bid.send();
  expect(sent).toEqual(["bid 12"]);
});

test("after a pause a digit that leads beyond all bids begins a new number", () => {
  const bid = new Bid(tableOf(bids(3, 40)).table);
  bid.begin();
  for (const [digit, at] of [
    ["1", 0],
    ["2", 200],
    ["1", 5000],
    ["5", 9000],
  ] as const)
    bid.type(digit, at);
  bid.send();
  expect(sent).toEqual(["bid 15"]);
});

test("a number beyond all bids is kept and refused, not sent", () => {
  const bid = new Bid(tableOf(bids(3, 40)).table);
  bid.begin();
  bid.type("9", 0);
  bid.type("9", 200);
  bid.send();
  expect([bid.amount, sent, refused]).toEqual([99, [], ["bid 99", "bid 99"]]);
});

test("what was typed does not join what is typed after a step or for the next question", () => {
  const { table, ask } = tableOf(bids(3, 40));
  const bid = new Bid(table);
  bid.begin();
  bid.type("1", 0);
  bid.set(7);
  bid.type("8", 100);
  expect(bid.amount).toBe(8);
  ask(2, bids(10, 40));
  bid.begin();
  expect(bid.amount).toBe(10);
  bid.type("2", 200);
  bid.type("0", 300);
  expect(bid.amount).toBe(20);
});

test("the same question asked again keeps the number", () => {
  const { table, ask } = tableOf(bids(3, 40));
  const bid = new Bid(table);
  bid.begin();
  bid.type("9", 0);
  ask(1, bids(3, 40));
  bid.begin();
  expect(bid.amount).toBe(9);
});
