// What the pieces of the board are called for those who listen to it.

import type { Table } from "../../table/table.svelte";
import { mapName } from "./geometry";
import { middlemanAt, viewOf, type Goods, type Track } from "./view";

/** A list of goods in words: 2 florins, 1 knight. */
export function goodsIn(table: Table, goods: Goods, signed = false): string {
  return Object.entries(goods)
    .map(([good, number = 0]) => amount(table, good, number, signed))
    .join(", ");
}

export function amount(table: Table, good: string, number: number, signed = false): string {
  const sign = !signed ? "" : number < 0 ? "−" : "+";
  return sign + table.words.say(`count-${good}`, { count: Math.abs(number) });
}

function place(table: Table, key: string): string {
  const { words } = table;
  const view = viewOf(table);
  const town = view.map[key];
  if (!town) return key;
  const named = (name: string): string => words.named("place", name);
  // What is heard begins with what is read on the map, also where that is cut short.
  const drawn = mapName(named(key));
  const whole = drawn === named(key) ? drawn : `${drawn} (${named(key)})`;
  const parts = [`${whole}, ${words.named("colour", town.colour)}`];
  if (town.areas.length) parts.push(words.say("name-areas", { areas: town.areas.join(", ") }));
  const guide = middlemanAt(view, key);
  if (guide) parts.push(words.say("name-guide", { place: named(guide.next) }));
  const who = (counts: number[], posture: string): void =>
    counts.forEach((count, seat) => count && parts.push(words.say(posture, { name: table.name(seat), count })));
  who(town.standing, "name-stands");
  who(town.lying, "name-lies");
  const way = view.outlook.ways[key];
  if (way) {
    const ways = [
      ...(way.walk ? [words.say("name-walk", { roads: way.roads })] : []),
      ...(way.ride ? [words.say("name-ride")] : []),
    ];
    parts.push(ways.length ? ways.join(", ") : words.say("name-here"));
    if (way.bishop) parts.push(words.say("name-bishop"));
  }
  const gives = view.outlook.gives[town.colour];
  if (gives)
    parts.push(words.say("name-gives", { goods: gives.map((goods) => goodsIn(table, goods)).join(words.say("or")) }));
  return `${parts.join(". ")}.`;
}

function area(table: Table, number: string): string {
  const towns = viewOf(table).areas[number]?.towns ?? [];
  return table.words.say("name-area", {
    number,
    towns: towns.map((town) => table.words.named("place", town)).join(", "),
  });
}

function space(table: Table, track: Track): string {
  const { words } = table;
  return words.say("name-space", {
    track: words.named("track", track.track),
    space: track.next + 1,
    florins: track.price,
    points: track.points[track.next] ?? 0,
  });
}

export const named = { place, area, space };
