// What the tag of a town says, how wide that is, and where the tags stand so that none covers a name, a piece or another tag.

import { nameWidth, type Point } from "./geometry";
import { middlemanAt, REGIONS, type Goods, type View } from "./view";

export type Token = { text: string } | { sign: string };

export interface TagText {
  price: Token[];
  yields: Token[];
  width: number;
}

const SIGN = 12.5;
export const ROW = 15;
const PAYMENT: Record<string, string[]> = {
  venezia: ["assassin"],
  milano: ["knight", "abbot"],
  chiesa: ["follower", "follower", "follower"],
};

export const tokenWidth = (token: Token): number =>
  "sign" in token
    ? SIGN + 1
    : token.text === "/" || token.text === "+"
      ? 6.5
      : token.text.length * (/^[+\d]/.test(token.text) ? 6.6 : 6);
export const rowWidth = (tokens: Token[]): number => tokens.reduce((all, token) => all + tokenWidth(token), 0);

const regionAt = (view: View, place: string) =>
  view.tracks.find((one) => one.gate === place && REGIONS.includes(one.track));

function priceOf(view: View, place: string, here: string): Token[] {
  const way = view.outlook.ways[place];
  if (!way) return [];
  const track = regionAt(view, place);
  const found: Token[] = [];
  if (way.walk) found.push({ text: `${way.roads}` }, { sign: "florins" });
  if (way.walk && way.ride) found.push({ text: "/" });
  if (way.ride) found.push({ sign: "carriage" });
  if (!found.length) found.push({ text: here });
  if (way.bishop) found.push({ text: "+" }, { sign: "bishop" });
  if (track) {
    found.push({ text: `+${track.price}` }, { sign: "florins" });
    const payment = PAYMENT[track.track] ?? [];
    if (payment.length > 2) found.push({ text: `${payment.length}` }, { sign: "follower" });
    else found.push(...payment.map((sign) => ({ sign })));
  }
  if (view.map[place]?.colour === "florence") found.push({ text: "+" }, { sign: "scroll" });
  return found;
}

const either = (all: Token[][]): Token[] => all.flatMap((one, i) => [...(i ? [{ text: "/" }] : []), ...one]);
const some = (goods: Goods): Token[] =>
  Object.entries(goods).flatMap(([good, number]): Token[] => [{ text: `${number}` }, { sign: good }]);

function yieldsOf(view: View, place: string): Token[] {
  const colour = view.map[place]?.colour ?? "";
  const region = regionAt(view, place);
  const offices = colour === "florence" ? view.tracks.filter((one) => one.gate === place) : [];
  const tracks = region ? [region] : offices;
  if (tracks.length) return either(tracks.map((one) => [{ text: `${one.points[one.next] ?? 0}` }, { sign: "points" }]));
  return either((view.outlook.gives[colour] ?? []).map(some));
}

export function tagText(view: View, place: string, here: string): TagText {
  const price = priceOf(view, place, here);
  const yields = yieldsOf(view, place);
  return { price, yields, width: Math.max(30, rowWidth(price), rowWidth(yields)) + 9 };
}

export const tagScale = (k: number): number => Math.min(1.08, Math.max(1, k));
export const tagTop = (florence: boolean, k: number): number => (florence ? 38 : 15) * k;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  weight: number;
  of: string;
}

/** What a town covers of the map: its name, its mark, the middleman, and whoever stands or lies there. */
function blocks(view: View, place: string, { x, y }: Point, k: number, name: string): Box[] {
  const town = view.map[place];
  if (!town) return [];
  const florence = town.colour === "florence";
  const half = (florence ? 26 : 14) * k;
  const wide = nameWidth(name);
  const found = [
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half, weight: 2, of: place },
    { x: x - wide / 2, y: y + (florence ? 24 : -28) * k, width: wide, height: 12, weight: 1.5, of: place },
  ];
  const stand = town.standing.filter(Boolean).length;
  const lie = town.lying.filter(Boolean).length;
  const members = Math.min(56, stand * 13.5 + lie * 21);
  if (members) found.push({ x: x + 14 * k, y: y - 12 * k, width: members * k, height: 23 * k, weight: 1.5, of: place });
  if (middlemanAt(view, place))
    found.push({ x: x - 27 * k, y: y - 9 * k, width: 16 * k, height: 19 * k, weight: 1.2, of: place });
  return found;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const SHIFTS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 44, -44];

/** How far from its place the tag of each of these towns stands: as little as keeps everything in sight. */
export function spreadTags(
  view: View,
  tagged: string[],
  at: (place: string) => Point,
  k: number,
  box: { width: number; height: number },
  word: { here: string; name: (place: string) => string },
  numbers: Point[] = [],
): Record<string, Point> {
  const taken = Object.keys(view.map).flatMap((place) => blocks(view, place, at(place), k, word.name(place)));
  taken.push(...numbers.map(({ x, y }) => ({ x: x - 8, y: y - 8, width: 16, height: 16, weight: 0.4, of: "" })));
  const found: Record<string, Point> = {};
  const scale = tagScale(k);
  const height = 2 * ROW * scale;
  for (const place of tagged) {
    const { x, y } = at(place);
    const width = tagText(view, place, word.here).width * scale;
    const below = y + tagTop(view.map[place]?.colour === "florence", k);
    const up = Math.min(0, box.height - 4 - below - height);
    const tag = (shift: number): Box => ({
      x: x + shift - width / 2,
      y: below + up,
      width,
      height,
      weight: 4,
      of: place,
    });
    const cost = (shift: number): number => {
      const one = tag(shift);
      const beyond = Math.max(0, 5 - one.x) + Math.max(0, one.x + width - box.width + 5);
      // A tag that had to move up would lie on its own town.
      const covered = taken.filter((other) => other.of !== place || up < 0);
      return covered.reduce((sum, b) => sum + overlap(one, b) * b.weight, 0) + beyond * 400 + Math.abs(shift) * 1.5;
    };
    const best = SHIFTS.reduce((least, shift) => (cost(shift) < cost(least) ? shift : least));
    found[place] = { x: best, y: up };
    taken.push(tag(best));
  }
  return found;
}
