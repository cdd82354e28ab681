import type { Table } from "./table.svelte";

/** Saves the log: all of it once the match is over, until then what this seat may know. */
export async function saveLog(table: Table): Promise<void> {
  const log = await table.client.log();
  const file = new Blob([JSON.stringify(log, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `signoria-${table.words.game}-${table.client.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
