// A piece touched before its verb: once the verb is chosen, the question it leads to is answered with the piece.

import type { Table } from "../../table/table.svelte";
import type { LegalAction } from "../../wire/types";
import { about } from "../../table/actions";
import type { FlorenceView, Way } from "./view";

export type Wish = { member: [number, number]; to?: number } | { tile: number } | { place: number } | { to: number };

export class Intent {
  private wish: Wish | null = null;
  private after = -1;
  private sure = false;

  constructor(private readonly table: Table) {}

  /** Chooses a verb with a piece or place in mind; `sure`: a first touch has shown it. */
  choose(action: LegalAction, wish: Wish | null, sure = false): void {
    this.wish = wish;
    this.after = this.table.seq;
    this.sure = sure;
    void this.table.choose(action, sure);
  }

  /** The member that was touched before its verb. */
  get member(): [number, number] | null {
    const found = /^(?:sheet-)?member-(\d)-(\d)$/.exec(String(this.table.narrowed?.from));
    return found ? [Number(found[1]), Number(found[2])] : null;
  }

  /** The verb that takes the touched member to a location, the cheapest first. */
  verbTo(location: number): LegalAction | undefined {
    const view = this.table.view as FlorenceView;
    const { member } = this;
    const ways = member ? waysOf(view, member).filter((way) => way.to.includes(location)) : [];
    const verbs = ways.map((way) => way.verb).sort((a, b) => view.costs[a] - view.costs[b]);
    return this.table.choices.find((action) => action.verb === verbs[0]);
  }

  /** The touched member goes there. */
  go(action: LegalAction, location: number): void {
    if (this.member) this.choose(action, { member: this.member, to: location });
  }

  /** Chooses a verb; if a member was picked before, with that member. */
  verb(action: LegalAction): void {
    const { member } = this;
    this.choose(action, member ? { member } : null);
  }

  /** Called with every new decision. */
  settle(legal: LegalAction[]): void {
    const { wish } = this;
    if (!wish || this.table.seq === this.after) return;
    const answer = this.answer(wish, legal);
    // A member that was chosen for a goal still has the way there before it.
    this.wish = answer && "member" in wish && wish.to ? { to: wish.to } : null;
    this.after = this.table.seq;
    if (answer) void this.table.choose(answer, this.sure);
  }

  private answer(wish: Wish, legal: LegalAction[]): LegalAction | undefined {
    if ("tile" in wish) return about(legal, { location: wish.tile }, ["tile"])[0];
    if ("place" in wish) return about(legal, { location: wish.place }, ["place"])[0];
    if (!("member" in wish)) return about(legal, { location: wish.to }, ["to"])[0];
    const [location] = wish.member;
    for (const spot of equals(this.table.view as FlorenceView, wish.member)) {
      const found = about(legal, { location, spot }, ["member"])[0];
      if (found) return found;
    }
    return undefined;
  }
}

/** Equal neighbours in a queue, from this one to the head: they are offered once, by the first of them. */
function equals(view: FlorenceView, [location, spot]: [number, number]): number[] {
  const queue = view.locations[location - 1]?.queue ?? [];
  const meant = queue[spot - 1];
  const found: number[] = [];
  for (let at = spot; at >= 1; at--) {
    const one = queue[at - 1];
    if (one?.family !== meant?.family || one?.rank !== meant?.rank) break;
    found.push(at);
  }
  return found;
}

/** What a member can be used for, and where it would go, as the table says. */
export function waysOf(view: FlorenceView, member: [number, number]): Way[] {
  const spots = equals(view, member);
  return (view.ways ?? []).filter((way) => way.location === member[0] && spots.includes(way.spot));
}

const intents = new WeakMap<Table, Intent>();

export function intentOf(table: Table): Intent {
  const known = intents.get(table) ?? new Intent(table);
  intents.set(table, known);
  return known;
}
