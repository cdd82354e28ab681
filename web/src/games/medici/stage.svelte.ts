import type { Table } from "../../table/table.svelte";

/** What the middle of the table shows besides the lot. */
export class Stage {
  /** The settlement of the last round was opened again. */
  opened = $state(false);
  /** The last lots lie below the families; without room there the last one lies beside the lot. */
  below = $state(false);

  toggle = (): void => {
    this.opened = !this.opened;
  };
  close = (): void => {
    this.opened = false;
  };
}

const stages = new WeakMap<Table, Stage>();

/** All parts of one table share it. */
export function stageOf(table: Table): Stage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage()));
  return stage;
}
