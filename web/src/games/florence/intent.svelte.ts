// A piece touched before its verb: once the verb is chosen, the question it leads to is answered with the piece.

import type { Table } from "../../table/table.svelte";
import type { LegalAction } from "../../wire/types";
import { about } from "../../table/actions";
import type { FlorenceView } from "./view";

export type Wish = { member: [number, number] } | { tile: number } | { place: number };

export class Intent {
  private wish: Wish | null = null;
  private after = -1;

  constructor(private readonly table: Table) {}

  /** Chooses a verb with a piece or place in mind. */
  choose(action: LegalAction, wish: Wish | null): void {
    this.wish = wish;
    this.after = this.table.seq;
    void this.table.choose(action);
  }

  /** Chooses a verb; if a member was picked before, with that member. */
  verb(action: LegalAction): void {
    const from = this.table.narrowed?.from;
    const found = typeof from === "string" ? /^(?:sheet-)?member-(\d)-(\d)$/.exec(from) : null;
    this.choose(action, found ? { member: [Number(found[1]), Number(found[2])] } : null);
  }

  /** Called with every new decision. */
  settle(legal: LegalAction[]): void {
    const { wish } = this;
    if (!wish || this.table.seq === this.after) return;
    this.wish = null;
    const answer = this.answer(wish, legal);
    if (answer) void this.table.choose(answer);
  }

  private answer(wish: Wish, legal: LegalAction[]): LegalAction | undefined {
    if ("tile" in wish) return about(legal, { location: wish.tile }, ["tile"])[0];
    if ("place" in wish) return about(legal, { location: wish.place }, ["place"])[0];
    const [location, spot] = wish.member;
    const queue = (this.table.view as FlorenceView).locations[location - 1]?.queue ?? [];
    const meant = queue[spot - 1];
    // Equal neighbours are offered once, by the first of them.
    for (let at = spot; at >= 1; at--) {
      const one = queue[at - 1];
      if (one?.family !== meant?.family || one?.rank !== meant?.rank) break;
      const found = about(legal, { location, spot: at }, ["member"])[0];
      if (found) return found;
    }
    return undefined;
  }
}

const intents = new WeakMap<Table, Intent>();

export function intentOf(table: Table): Intent {
  const known = intents.get(table) ?? new Intent(table);
  intents.set(table, known);
  return known;
}
