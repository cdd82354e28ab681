// What touching a thing on the board can mean, for every kind of question.

import { about } from "../../table/actions";
import type { Table } from "../../table/table.svelte";
import type { LegalAction } from "../../wire/types";
import { intentOf, waysOf } from "./intent.svelte";
import type { FlorenceView, Location } from "./view";

const PLACE_VERBS: Record<string, string> = {
  first: "place",
  deploy: "place",
  "join-superior": "place",
  move: "to",
  hurry: "to",
  second: "to",
  last: "to",
  anywhere: "to",
  walk: "to",
  ring: "ring",
};
const MEMBER_PROMPTS = new Set([
  ...["promote", "raise-debutant", "mover", "hurrier", "second", "traveller", "walker", "walker-two", "trader"],
  ...["forward", "send-home"],
]);
const TILE_PROMPTS = new Set(["brag", "brag-anywhere", "take-back"]);

export const promptOf = (table: Table): string => table.decision?.prompt?.key ?? "";

/** A location is where something is laid, where somebody goes, or the goal of a member that was touched before. */
export function atPlace(table: Table, location: number): LegalAction[] {
  const verb = promptOf(table) === "action" ? intentOf(table).verbTo(location) : undefined;
  return verb ? [verb] : about(table.choices, { location }, ["place", "to", "ring"]);
}

export function closedPlace(table: Table, location: number): string | null {
  const verb = PLACE_VERBS[promptOf(table)];
  return verb ? `${verb} ${location}` : null;
}

export function atMember(table: Table, view: FlorenceView, location: number, spot: number): LegalAction[] {
  const { choices } = table;
  const own = view.locations[location - 1]?.queue[spot - 1]?.family === table.you;
  if (promptOf(table) === "action") return own ? verbsOf(table, view, location, spot) : [];
  return [
    ...about(choices, { location, spot }, ["member", "with"]),
    ...about(choices, { location, first: spot }, ["swap"]),
    ...about(choices, { location, second: spot }, ["swap"]),
  ];
}

/** The verbs a member of one's own can be used with, whatever is picked already. */
function verbsOf(table: Table, view: FlorenceView, location: number, spot: number): LegalAction[] {
  const verbs = new Set<string>(waysOf(view, [location, spot]).map((way) => way.verb));
  return (table.decision?.legal ?? []).filter(({ verb }) => verbs.has(verb));
}

export function closedMember(table: Table, location: number, spot: number): string | null {
  const prompt = promptOf(table);
  if (MEMBER_PROMPTS.has(prompt)) return `member ${location} ${spot}`;
  return prompt === "partner" ? `with ${location} ${spot}` : null;
}

export function atTile(table: Table, view: FlorenceView, location: number): LegalAction[] {
  if (promptOf(table) !== "action") return about(table.choices, { location }, ["tile"]);
  const open = view.bragging?.[location - 1]?.closed === null;
  return open ? table.choices.filter(({ verb }) => verb === "brag") : [];
}

export const closedTile = (table: Table, location: number): string | null =>
  TILE_PROMPTS.has(promptOf(table)) ? `tile ${location}` : null;

/** Giovanni waits for an answer at the location where he makes his offer. */
export const atOffer = (table: Table): LegalAction[] =>
  table.choices.filter(({ verb }) => verb === "accept" || verb === "decline");

/** The ring of whoever passed lies where a bonus is chosen. */
export const atRing = (table: Table): LegalAction[] =>
  table.choices.filter(({ verb }) => verb === "take-time" || verb === "take-point");

export const atStreet = (table: Table, street: string): LegalAction[] =>
  about(table.choices, { street }, ["bodyguard"]);

export function closedShield(
  table: Table,
  verb: "bodyguard" | "spy" | "bouncer",
  where: string | number,
): string | null {
  const prompt = promptOf(table);
  return prompt === verb || prompt === "post-guard" ? `${verb} ${where}` : null;
}

/** Everything that is about a location, for a phone, where the cell is the only target. */
export function aboutCell(table: Table, view: FlorenceView, place: Location): LegalAction[] {
  const n = place.number;
  const { choices } = table;
  const streets = Object.keys(view.streets).filter((name) => name.split("-").includes(`${n}`));
  const found = [
    ...about(choices, { location: n }),
    ...streets.flatMap((street) => atStreet(table, street)),
    ...place.coaches.flatMap((medici) => about(choices, { medici }, ["gift"])),
    ...(view.destination?.location === n ? atOffer(table) : []),
    ...(place.rings.includes(table.you) ? atRing(table) : []),
    ...place.queue.flatMap((_, i) => (promptOf(table) === "action" ? atMember(table, view, n, i + 1) : [])),
    ...(promptOf(table) === "action" ? atTile(table, view, n) : []),
  ];
  return [...new Set(found)];
}
