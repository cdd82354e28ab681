// What the choice that is looked at would do, in one line for the prompt: nothing lies upon the board.

import type { Table } from "../../table/table.svelte";
import { standing } from "./queue";
import type { FlorenceView } from "./view";

const MOST = 3;

export function glance(table: Table): string {
  const look = table.aid.preview;
  const action = look && table.decision?.legal.find((one) => one.text === look.action);
  if (!look || !action) return "";
  const told = look.preview.events
    .filter((event) => !["leaves", "arrives"].includes(event.key))
    .slice(0, MOST)
    .map((event) => table.words.event(event));
  const location = Number(action.args.find((arg) => arg.name === "location")?.value ?? 0);
  const said = [lineOf(table, look.preview.view as FlorenceView | null, location), ...told].filter(Boolean).join(" · ");
  return said && `${table.words.action(action)}: ${said}`;
}

/** The place a newcomer would have in the queue, and what it pays. */
function lineOf(table: Table, ahead: FlorenceView | null, location: number): string {
  if (!ahead || !location) return "";
  const view = table.view as FlorenceView;
  const queue = standing(view.locations[location - 1]?.queue ?? [], ahead.locations[location - 1]?.queue ?? null);
  const at = queue.findIndex((one) => one.ghost);
  if (at < 0) return "";
  const points = ahead.destination?.location === location ? ahead.destination.pays[at] : undefined;
  return points === undefined
    ? table.words.say("sheet-line", { spot: at + 1 })
    : table.words.say("sheet-worth", { spot: at + 1, points });
}
