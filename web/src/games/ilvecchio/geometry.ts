// Where everything stands on the drawn map. An edition says it for its places, or they are spread by east and north.

import type { Areas, Places } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  places: Record<string, Point>;
  areas: Record<string, { at: Point; outline: string[] }>;
  /** The end of the road out of the country, by gate. */
  gates: Record<string, { to: Point; label: Point; anchor: "start" | "end" }>;
}

export const BOX = { width: 380, height: 516 };
const APART = 64;
const LETTER = 6.3;
const MARGIN = { x: 34, top: 46, bottom: 50 };

/** A name as the map writes it: long ones keep their first and last word. */
export function mapName(name: string): string {
  const words = name.split(" ");
  if (name.length <= 17 || words.length < 3) return name;
  return words.map((word, i) => (i > 0 && i < words.length - 1 ? `${word.charAt(0)}.` : word)).join(" ");
}

export const nameWidth = (name: string): number => mapName(name).length * LETTER + 4;

const known = new Map<string, Drawing>();

/** Computed once for a map; what stands on it changes with every move, where it stands does not. */
export function drawing(map: Places, areas: Areas, name: (place: string) => string): Drawing {
  const key = JSON.stringify(Object.entries(map).map(([place, one]) => [place, one.picture, one.east, one.north]));
  const found = known.get(key);
  if (found) return found;
  const made = draw(map, areas, name);
  known.set(key, made);
  return made;
}

function draw(map: Places, areas: Areas, name: (place: string) => string): Drawing {
  const printed = Object.values(map).every((one) => one.picture);
  let box = { ...BOX };
  let places: Record<string, Point> = {};
  if (printed) {
    for (const [place, one] of Object.entries(map)) {
      const [x = 0, y = 0] = one.picture ?? [];
      places[place] = { x, y };
    }
  } else {
    let spread: Record<string, Point> | null = null;
    // Too many towns, or too long names, for this box: a larger one is drawn smaller.
    for (let tries = 0; !spread && tries < 24; tries += 1) {
      spread = pushApart(map, name, box);
      if (!spread) box = { width: box.width * 1.07, height: box.height * 1.07 };
    }
    places = spread ?? start(map, box);
  }
  const outlines = Object.entries(areas).map(([number, area]) => {
    const outline = around(area.towns, places, map);
    const given = printed && area.picture ? { x: area.picture[0] ?? 0, y: area.picture[1] ?? 0 } : null;
    return [number, { at: given ?? clearing(outline, places), outline }] as const;
  });
  const gates = Object.entries(map)
    .filter(([, one]) => one.colour === "red")
    .map(([place]) => [place, way(place, places, box)] as const);
  return { ...box, places, areas: Object.fromEntries(outlines), gates: Object.fromEntries(gates) };
}

/** East to the right, north up, each axis stretched to the box. */
function start(map: Places, box: { width: number; height: number }): Record<string, Point> {
  const east = Object.values(map).map((one) => one.east);
  const north = Object.values(map).map((one) => one.north);
  const scale = (value: number, from: number, to: number, low: number, high: number): number =>
    to === from ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low);
  return Object.fromEntries(
    Object.entries(map).map(([place, one]) => [
      place,
      {
        x: scale(one.east, Math.min(...east), Math.max(...east), MARGIN.x, box.width - MARGIN.x),
        y: scale(one.north, Math.max(...north), Math.min(...north), MARGIN.top, box.height - MARGIN.bottom),
      },
    ]),
  );
}

function pushApart(
  map: Places,
  name: (place: string) => string,
  box: { width: number; height: number },
): Record<string, Point> | null {
  const at = start(map, box);
  const keys = Object.keys(at);
  const half = Object.fromEntries(keys.map((key) => [key, Math.max(30, nameWidth(name(key)) / 2)]));
  for (let round = 0; round < 500; round += 1) {
    let moved = false;
    keys.forEach((one, i) => {
      for (const other of keys.slice(i + 1)) moved = part(at, one, other, half) || moved;
    });
    for (const key of keys) {
      const point = at[key] as Point;
      const side = Math.max(MARGIN.x, (half[key] ?? 0) + 3);
      point.x = Math.min(box.width - side, Math.max(side, point.x));
      point.y = Math.min(box.height - MARGIN.bottom, Math.max(MARGIN.top, point.y));
    }
    if (!moved) return at;
  }
  return null;
}

/** Pushes two towns apart: never nearer than 64, and names beside each other only where both have room. */
function part(at: Record<string, Point>, one: string, other: string, half: Record<string, number>): boolean {
  const a = at[one] as Point;
  const b = at[other] as Point;
  const dx = b.x - a.x || 0.01;
  const dy = b.y - a.y || 0.01;
  const away = Math.hypot(dx, dy);
  const wide = (half[one] ?? 0) + (half[other] ?? 0) + 4;
  const overlapX = wide - Math.abs(dx);
  const overlapY = APART - Math.abs(dy);
  if (away >= APART && (overlapX <= 0.5 || overlapY <= 0.5)) return false;
  if (away < APART) {
    const push = (APART - away) / 2 + 0.3;
    shift(a, b, (dx / away) * push, (dy / away) * push);
  } else if (overlapX < overlapY * 1.2) shift(a, b, (Math.sign(dx) * overlapX) / 2, 0);
  else shift(a, b, 0, (Math.sign(dy) * overlapY) / 2);
  return true;
}

function shift(a: Point, b: Point, x: number, y: number): void {
  a.x -= x;
  a.y -= y;
  b.x += x;
  b.y += y;
}

/** The towns of an area in order around it; where two are not joined by a road, over the place that joins them. */
function around(towns: string[], places: Record<string, Point>, map: Places): string[] {
  const points = towns.map((town) => places[town] as Point);
  const middle = mean(points);
  const angle = (town: string): number => {
    const point = places[town] as Point;
    return Math.atan2(point.y - middle.y, point.x - middle.x);
  };
  const sorted = [...towns].sort((a, b) => angle(a) - angle(b));
  return sorted.flatMap((town, i) => {
    const next = sorted[(i + 1) % sorted.length] ?? town;
    const roads = map[town]?.roads ?? [];
    if (next === town || roads.includes(next)) return [town];
    const joint = roads.find((place) => map[next]?.roads.includes(place) && !towns.includes(place));
    return joint ? [town, joint] : [town];
  });
}

function mean(points: Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A point inside the area that is farthest from every town and its name. */
function clearing(outline: string[], places: Record<string, Point>): Point {
  const corners = outline.map((place) => places[place] as Point);
  const middle = mean(corners);
  const tries = [middle, ...corners.flatMap((corner) => [0.2, 0.35].map((share) => between(middle, corner, share)))];
  const free = (point: Point): number =>
    Math.min(...Object.values(places).map((town) => Math.hypot((town.x - point.x) * 0.8, town.y - 4 - point.y)));
  return tries.reduce((best, one) => (free(one) > free(best) + 2 ? one : best));
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The road out of the country: outwards, where there is most room for the name of the region. */
function way(
  gate: string,
  places: Record<string, Point>,
  box: { width: number; height: number },
): Drawing["gates"][string] {
  const from = places[gate] as Point;
  const rise = from.y < box.height / 2 ? -31 : 32;
  const ends = [-1, 1].map((side) => {
    const to = { x: from.x + side * (rise < 0 ? 42 : 31), y: from.y + rise };
    const label = { x: to.x + side * 4, y: to.y };
    const centre = { x: label.x + side * 24, y: label.y };
    const inside = centre.x > 26 && centre.x < box.width - 26;
    const room = Math.min(
      ...Object.entries(places)
        .filter(([place]) => place !== gate)
        .map(([, town]) => Math.hypot(town.x - centre.x, town.y - 14 - centre.y)),
    );
    return { to, label, anchor: side < 0 ? ("end" as const) : ("start" as const), room: inside ? room : -1 };
  });
  const best = ends.reduce((one, other) => (other.room > one.room + 30 ? other : one));
  return { to: best.to, label: best.label, anchor: best.anchor };
}
