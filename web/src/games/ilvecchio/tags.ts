// What the tag of a town says, and how wide that is.

import { REGIONS, type Goods, type View } from "./view";

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
