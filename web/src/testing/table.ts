// A table for tests of functions that only read it.

import type { Table } from "../table/table.svelte";
import type { GameEvent, LegalAction } from "../wire/types";

type Numbers = Record<string, number | string>;

/** Says its keys and numbers, so that a test sees what was asked for: `falls lost=2 kept=1`. */
export const words = {
  say: (key: string, numbers: Numbers = {}) =>
    [key, ...Object.entries(numbers).map(([name, value]) => `${name}=${value}`)].join(" "),
  named: (kind: string, value: string) => `${kind}:${value}`,
  has: (key: string) => key === "printed-bridge" || key === "printed-same",
  event: (event: GameEvent) => `<${event.key}>`,
  action: (action: LegalAction) => `[${action.text}]`,
};

export const action = (id: number, text: string, args: Numbers = {}): LegalAction => ({
  id,
  text,
  verb: text.split(" ")[0] ?? "",
  args: Object.entries(args).map(([name, value]) => ({ name, kind: name, value })),
});

export const event = (key: string, args: GameEvent["args"] = {}, entry = 1, rule = "§1"): GameEvent => ({
  entry,
  key,
  args,
  rule,
});

/** A table where seat 0 is asked `question` and has these actions. */
export function tableOf(view: unknown, legal: LegalAction[] = [], question = "action", more: object = {}): Table {
  const decision = { legal, prompt: { key: question, args: {}, rule: "§1" } };
  const name = (seat: number): string => `Seat ${seat}`;
  const aid = { preview: null };
  return { view, you: 0, decision, choices: legal, words, name, aid, told: [], ...more } as unknown as Table;
}

/** A value that must be there. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("nothing is there");
  return value;
}
