// The table of Il Vecchio as it comes over the wire, and what the board reads out of it.

import type { Table } from "../../table/table.svelte";

export type Good = "florins" | "assassin" | "knight" | "abbot" | "scroll" | "carriage" | "bishop";
export type Goods = Partial<Record<string, number>>;

export interface Place {
  colour: string;
  east: number;
  north: number;
  picture: number[] | null;
  areas: number[];
  roads: string[];
  standing: number[];
  lying: number[];
}
export type Places = Record<string, Place>;
export type Areas = Record<string, { towns: string[]; picture: number[] | null }>;

export interface Track {
  track: string;
  gate: string;
  cost: number[];
  points: number[];
  crests: number[];
  first: number;
  members: number[];
  next: number;
  price: number;
  majority: number;
}
export interface Stack {
  tiles: number;
  layers: number[];
  looks: { seat: number; tiles: number; seen: string[][] | null; kept: string | null }[];
  "extra-cost": number;
}
export interface Family {
  goods: Record<Good, number>;
  supply: number;
  crests: number;
  provinces: string[];
  "used-provinces": string[];
  council: string[];
  hidden: boolean;
  "hidden-tile": string | null;
  dealt: string[] | null;
  nobility: number;
  "nobility-tiles": Record<string, number> | null;
  forgone: boolean;
  worth: number;
  points: number;
}
export interface Way {
  roads: number;
  walk: boolean;
  ride: boolean;
  bishop: boolean;
}
export interface Prospect {
  open: boolean;
  full: boolean;
  at: string | null;
  way: string;
  roads: number;
  lacks: Goods;
}
export interface Answer {
  steps: string[];
  changes: Goods[];
  claims: boolean;
}
export interface View {
  seat: number;
  players: number;
  stage: "set-up" | "play" | "double-turn" | "over";
  actor: number;
  turn: number;
  start: number;
  round: number;
  "actions-left": number;
  ending: boolean;
  "less-luck": boolean;
  crests: { left: number; of: number; unseen: Record<string, number> };
  map: Places;
  areas: Areas;
  middlemen: Record<string, { at: string; next: string }>;
  journey: { from: string; roads: Record<string, number> } | null;
  tracks: Track[];
  stacks: Record<"council" | "nobility", Stack>;
  provinces: Record<string, string[]>;
  seats: Family[];
  outlook: {
    figures: { scrolls: number; majority: number; recovery: number; forgone: number; members: number };
    place: string | null;
    track: string | null;
    gives: Record<string, Goods[]>;
    reach: Record<string, Record<string, number>>;
    ways: Record<string, Way>;
    tracks: Prospect[];
    deed: Answer[];
  };
}

export const GOODS: readonly Good[] = ["florins", "assassin", "knight", "abbot", "scroll", "bishop", "carriage"];
export const FOLLOWERS = ["assassin", "knight", "abbot"] as const;
export const REGIONS = ["venezia", "milano", "chiesa"];

/** Colour of a town, and of the sign on it. */
export const TOWN: Record<string, { fill: string; ink: string }> = {
  brown: { fill: "#C07F36", ink: "#1D140A" },
  black: { fill: "#2B2730", ink: "#FBF7EE" },
  grey: { fill: "#878B92", ink: "#15161A" },
  white: { fill: "#F6F0E2", ink: "#2A211A" },
  violet: { fill: "#853DA4", ink: "#FBF7EE" },
  green: { fill: "#6FB57C", ink: "#0E2A16" },
  red: { fill: "#9A2E22", ink: "#FBF7EE" },
};

export const viewOf = (table: Table): View => table.view as View;

/** The seat whose goods the board shows as the own ones. */
export const own = (table: Table): Family | undefined => viewOf(table).seats[table.you];

export const middlemanAt = (view: View, place: string): { colour: string; next: string } | null => {
  const found = Object.entries(view.middlemen).find(([, man]) => man.at === place);
  return found ? { colour: found[0], next: found[1].next } : null;
};

/** Shortest way along the roads, for drawing it; the price is the engine's. */
export function road(map: Places, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift())
    for (const next of map[at]?.roads ?? [])
      if (!before.has(next)) {
        before.set(next, at);
        queue.push(next);
      }
  const way: string[] = [];
  for (let at: string | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way[0] === from ? way : [];
}
