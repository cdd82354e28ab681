// Which stone stands for whom. Alone, amber and lapis are Strozzi's.

import type { FlorenceView } from "./view";

/** Both of Strozzi's colours at once, for what belongs to neither. */
export const BOTH = 9;
const COLOURS = ["orange", "blue"];
const ALONE = 2;

export interface Owned {
  family: number;
  colour?: string;
}

export function stoneOf(view: FlorenceView, { family, colour }: Owned): number {
  if (!view.solo) return family;
  if (family === 0) return ALONE;
  const at = COLOURS.indexOf(colour ?? "");
  return at >= 0 ? at : BOTH;
}

/** All stones of a table. */
export const stonesOf = (view: FlorenceView): number[] =>
  view.solo ? [0, 1, ALONE] : Array.from({ length: view.players }, (_, seat) => seat);
