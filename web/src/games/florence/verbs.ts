// The eight verbs of a turn: what each costs, and which one a follow-up question belongs to.

import type { Table } from "../../table/table.svelte";
import type { LegalAction } from "../../wire/types";
import { promptOf } from "./targets";
import type { FlorenceView } from "./view";

export const VERBS = ["pass", "deploy", "promote", "move", "hurry", "brag", "gift", "scandal"] as const;
export type VerbKey = (typeof VERBS)[number];

const ASKED_BY: Record<string, VerbKey> = {
  ring: "pass",
  bonus: "pass",
  deploy: "deploy",
  promote: "promote",
  mover: "move",
  move: "move",
  hurrier: "hurry",
  hurry: "hurry",
  second: "hurry",
  last: "hurry",
  brag: "brag",
  bodyguard: "gift",
  spy: "gift",
  bouncer: "gift",
};

/** The verb that is being carried out. */
export function verbOf(table: Table, view: FlorenceView): VerbKey | null {
  if (!table.decision) return null;
  return view.pending.card ? "scandal" : (ASKED_BY[promptOf(table)] ?? null);
}

function range(numbers: number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? `${low}` : `${low}–${high}`;
}

/** The price of a verb in time, as it stands on its button. */
export function costOf(view: FlorenceView, verb: VerbKey): string {
  if (verb === "pass") return "0";
  if (verb === "gift") return range(view.giving?.map((one) => one.price) ?? [view.costs.gift]);
  if (verb === "scandal") {
    const costs = Object.keys(view.hand ?? {}).map((card) => Math.max(0, view.card_costs[card] ?? 0));
    return costs.length ? range(costs) : "–";
  }
  return `${view.costs[verb]}`;
}

/** How much time is lacking for a verb that could be paid for otherwise. */
export function shortOf(view: FlorenceView, verb: VerbKey, seat: number): number {
  const time = view.seats[seat]?.time ?? 0;
  if (verb === "pass" || verb === "scandal") return 0;
  const cost = verb === "gift" ? Math.min(...(view.giving?.map((one) => one.price) ?? [0])) : view.costs[verb];
  return Math.max(0, cost - time);
}

/** The open actions of a verb; a member touched before has narrowed them. */
export const openOf = (table: Table, verb: VerbKey): LegalAction[] =>
  (table.decision?.legal ?? []).filter((action) => action.verb === verb);

/** What a closed verb is asked about. */
export function closedText(view: FlorenceView, verb: VerbKey): string {
  if (verb === "gift") return "gift cosimo";
  if (verb === "scandal") return `scandal ${Object.keys(view.hand ?? {})[0] ?? "go-far"}`;
  return verb;
}
