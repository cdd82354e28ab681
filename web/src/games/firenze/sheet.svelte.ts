import type { Table } from "../../table/table.svelte";

/** Whether the sheet of all cards lies open over the board. */
class Sheet {
  open = $state(false);
  toggle = (): void => void (this.open = !this.open);
  close = (): void => void (this.open = false);
}

const SHEETS = new WeakMap<Table, Sheet>();

export function sheetOf(table: Table): Sheet {
  const known = SHEETS.get(table) ?? new Sheet();
  SHEETS.set(table, known);
  return known;
}
