import type { Table } from "../../table/table.svelte";
import type { Card } from "./view";

/** What lies open over the board: the sheet of all cards, or one card held up to be read. */
class Sheet {
  open = $state(false);
  held = $state.raw<Card | null>(null);
  hold = (card: Card): void => void (this.held = card);
  putDown = (): void => void (this.held = null);
  toggle = (): void => void (this.open = !this.open);
  close = (): void => void (this.open = false);
}

const SHEETS = new WeakMap<Table, Sheet>();

export function sheetOf(table: Table): Sheet {
  const known = SHEETS.get(table) ?? new Sheet();
  SHEETS.set(table, known);
  return known;
}
