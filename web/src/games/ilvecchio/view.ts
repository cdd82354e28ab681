// The table of Il Vecchio as it comes over the wire, and what the board reads out of it.

import type { Table } from "../../table/table.svelte";
import type {
  IlVecchioAnswer,
  IlVecchioArea,
  IlVecchioGood as Good,
  IlVecchioProspect,
  IlVecchioSeat,
  IlVecchioTown,
  IlVecchioTrack,
  IlVecchioView,
} from "../../wire/generated";

export type { Good };

export type Goods = Partial<Record<string, number>>;

export type View = IlVecchioView;
export type Place = IlVecchioTown;
export type Places = Record<string, IlVecchioTown>;
export type Areas = Record<string, IlVecchioArea>;
export type Track = IlVecchioTrack;
export type Family = IlVecchioSeat;
export type Prospect = IlVecchioProspect;
export type Answer = IlVecchioAnswer;

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
  return found ? { colour: found[0], next: String(found[1].next) } : null;
};

/** The province tiles that can still be taken, by region. */
export const openProvinces = (table: Table): { region: string; tiles: string[] }[] =>
  Object.entries(viewOf(table).provinces).map(([region, tiles]) => ({ region, tiles: tiles as string[] }));

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
