// Full names for those who listen.

import type { Table } from "../../table/table.svelte";
import type { FlorenceView, Location, Member } from "./view";

export function familyName(table: Table, view: FlorenceView, family: number, colour?: string): string {
  if (view.solo && family > 0) {
    const { words } = table;
    return colour ? words.say("strozzi-of", { colour: words.named("strozzi", colour) }) : words.say("board-strozzi");
  }
  return family === table.you ? table.words.say("you") : table.name(family);
}

export function memberName(table: Table, view: FlorenceView, member: Member): string {
  return table.words.say("member-of", {
    rank: table.words.named("rank", member.rank),
    name: familyName(table, view, member.family, member.colour),
  });
}

export function placeName(table: Table, view: FlorenceView, place: Location): string {
  const { words } = table;
  const queue = place.queue.map((one, i) => `${i + 1} ${memberName(table, view, one)}`).join(", ");
  const free = view.spaces - place.queue.length;
  const guests = (families: number[]): string => families.map((one) => familyName(table, view, one)).join(", ");
  const medici = (keys: string[]): string => keys.map((one) => words.named("medici", one)).join(", ");
  const parts = [
    `${place.number}${place.tile ? `, ${words.named("tile", place.tile)}` : ""}.`,
    queue ? words.say("name-queue", { queue }) : words.say("name-nobody"),
    words.say("name-free", { free }),
    ...(place.coaches.length ? [words.say("name-coach", { medici: medici(place.coaches) })] : []),
    ...(place.destination.length ? [words.say("name-goal", { medici: medici(place.destination) })] : []),
    ...(place.rings.length ? [words.say("name-rings", { names: guests(place.rings) })] : []),
    ...(place.bouncers.length ? [words.say("name-bouncers", { names: guests(place.bouncers) })] : []),
    ...(place.spies.length ? [words.say("name-spies", { names: guests(place.spies) })] : []),
  ];
  return parts.join(" ");
}
