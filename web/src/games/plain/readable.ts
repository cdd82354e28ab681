import type { Table } from "../../table/table.svelte";

const SEATS = new Set(["actor", "turn", "leader", "first"]);

/** A value or a key in words, as far as the game has words for it. */
export function readable(table: Table, name: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return SEATS.has(name) && value >= 0 ? table.name(value) : String(value);
  if (typeof value !== "string") return JSON.stringify(value);
  const key = [`${name}-${value}`, `${name.replace(/s$/, "")}-${value}`, value].find(table.words.has);
  return key ? table.words.say(key) : value.replaceAll("_", " ");
}
