// Bricks that are paid together: chosen in any order, sent as one. The table asks for them from white to purple.

import type { Table } from "../../table/table.svelte";
import { COLOURS, type Colour } from "./colours";
import { asked, ownSeat, viewOf } from "./view";

/** Questions that are answered with several bricks, and the verb that names one. */
const VERBS: Record<string, string> = {
  "return-bricks": "return",
  "pay-exchange": "pay",
  "pay-building": "pay",
  "storage-limit": "return",
};

export class Basket {
  private held = $state.raw<{ entries: number; colours: Colour[] }>({ entries: -1, colours: [] });
  private queue = $state.raw<{ prompt: string; colours: Colour[] }>({ prompt: "", colours: [] });

  constructor(private readonly table: Table) {}

  // Getters, not derived values: those would end with the part of the page that asks first.
  get verb(): string {
    return VERBS[asked(this.table)] ?? "";
  }
  get owed(): number {
    return this.verb ? viewOf(this.table).payment.owed : 0;
  }
  /** More than one is owed: the touched ones are collected. */
  get open(): boolean {
    return this.owed > 1 && !this.queue.colours.length;
  }
  get chosen(): Colour[] {
    return this.held.entries === this.table.truth?.entries ? this.held.colours : [];
  }
  get full(): boolean {
    return this.chosen.length === this.owed;
  }
  /** On their way, one after the other. */
  get sending(): boolean {
    return this.queue.colours.length > 0;
  }

  count = (colour: Colour): number => this.chosen.filter((one) => one === colour).length;

  /** Another brick of a colour; when there is none left to choose, all of it are taken back. */
  touch = (colour: Colour): void => {
    const there = viewOf(this.table).seats[ownSeat(this.table)]?.storage[colour] ?? 0;
    const more = this.count(colour) < there && !this.full;
    this.held = {
      entries: this.table.truth?.entries ?? -1,
      colours: more ? [...this.chosen, colour] : this.chosen.filter((one) => one !== colour),
    };
  };

  empty = (): void => {
    this.held = { entries: -1, colours: [] };
  };

  send = (): void => {
    if (!this.full) return;
    const order = [...this.chosen].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
    this.queue = { prompt: asked(this.table), colours: order };
    this.empty();
    this.next();
  };

  /** Names the next brick as soon as the table asks for it; what was the only choice left has been paid by itself. */
  next = (): void => {
    const { prompt, colours } = this.queue;
    if (!colours.length || !this.table.decision) return;
    const left = asked(this.table) === prompt ? colours.slice(-this.owed) : [];
    const [colour] = left;
    const action = colour && this.table.find(this.verb, colour);
    this.queue = { prompt, colours: action ? left.slice(1) : [] };
    if (action) void this.table.act(action.id);
  };
}

const BASKETS = new WeakMap<Table, Basket>();

export function basketOf(table: Table): Basket {
  const known = BASKETS.get(table) ?? new Basket(table);
  BASKETS.set(table, known);
  return known;
}
