// What a phone shows of one location, and where Strozzi's card looks on the board.

import type { Table } from "../../table/table.svelte";
import type { LegalAction } from "../../wire/types";

export class Sheet {
  /** The location whose sheet is open; 0 for none. */
  open = $state(0);
  /** Locations that Strozzi's card has tried in vain, and where it acts. */
  strozzi = $state.raw<ReadonlyMap<number, "failed" | "now">>(new Map());

  constructor(private readonly table: Table) {}

  /** Opens the sheet of a location, or closes it. */
  turn = (location: number): void => {
    this.open = this.open === location ? 0 : location;
    // The touch that closes it also narrows the choice: that is taken back.
    if (!this.open) setTimeout(this.table.drop);
  };

  close = (): void => {
    this.open = 0;
    this.table.drop();
  };

  /** The first touch shows what the one thing that can be done there would do. */
  preview = (action: LegalAction): void => {
    this.table.aid.look(action);
  };
}

const sheets = new WeakMap<Table, Sheet>();

export function sheetOf(table: Table): Sheet {
  const known = sheets.get(table) ?? new Sheet(table);
  sheets.set(table, known);
  return known;
}
