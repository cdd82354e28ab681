// Six colours of brick: a colour never stands alone, each but white has its mark.

import type { FirenzeBricks as Counts, FirenzeColour } from "../../wire/generated";

export const COLOURS = ["white", "yellow", "green", "red-brown", "blue", "purple"] as const;
export type Colour = FirenzeColour;

export interface Stone {
  fill: string;
  /** The mark in a box of 10 around the middle. */
  mark: string;
  /** Colour of the mark; `line` marks are drawn with a stroke. */
  on: string;
  line?: boolean;
}

const DARK = "#17110D";
const PALE = "#FBF7EE";

export const STONES: Record<Colour, Stone> = {
  white: { fill: "#F4EEE0", mark: "", on: DARK },
  yellow: { fill: "#E4AD11", mark: "M-2.4,0 a2.4,2.4 0 1 0 4.8,0 a2.4,2.4 0 1 0 -4.8,0Z", on: DARK },
  green: { fill: "#7D9B52", mark: "M-4,2 L0,-2.3 L4,2", on: DARK, line: true },
  "red-brown": { fill: "#7C3526", mark: "M-2,-3 V3 M2,-3 V3", on: PALE, line: true },
  blue: { fill: "#51A6DC", mark: "M-4.6,0.6 Q-2.3,-3 0,0 T4.6,-0.6", on: DARK, line: true },
  purple: { fill: "#4A2565", mark: "M0,-3.6 L3.8,0 L0,3.6 L-3.8,0Z", on: PALE },
};

/** Colours of which there is something, always from white to purple. */
export function present(counts: Counts): Colour[] {
  return COLOURS.filter((colour) => counts[colour] > 0);
}

/** One entry for each brick. */
export function each(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] }, () => colour));
}
