// Coaches, destinations and rings of a location, side by side; crowded they move closer together.

import type { Medici } from "./art";
import type { Layout } from "./layout";
import type { FlorenceView, Letter, Location } from "./view";
import { stoneOf } from "./stones";

interface Base {
  key: string;
  x: number;
  y: number;
  scale: number;
}
export type Token = Base &
  (
    | { kind: "coach"; medici: Medici; letter: Letter | undefined }
    | { kind: "goal"; medici: Medici; letter: Letter | undefined }
    | { kind: "ring"; stone: number }
  );

const WIDTH = { coach: 40, goal: 29, ring: 26 };
const LETTER = 27;
const SMALL_LETTER = 19;

export function tokens(view: FlorenceView, layout: Layout, place: Location, driving: Medici | null): Token[] {
  const letters = view.strozzi?.letters ?? [];
  const goals = view.dial.filter((sector) => sector.destination === place.number).map((sector) => sector.medici);
  const { zone, mode } = layout;
  const phone = mode === "phone" || mode === "small";
  const parts: Token[] = [
    ...place.coaches
      .filter((medici) => medici !== driving)
      .map((medici): Token => {
        const letter = letters.find((one) => one.medici === medici);
        return { kind: "coach", key: `coach-${medici}`, medici, letter, x: 0, y: zone.base, scale: zone.coach };
      }),
    ...goals.map((medici): Token => {
      const letter = letters.find((one) => one.medici === medici && one.location === place.number);
      return {
        kind: "goal",
        key: `goal-${medici}`,
        medici,
        letter,
        x: 0,
        y: zone.base - 22 * zone.goal,
        scale: zone.goal,
      };
    }),
    ...place.rings.map((family): Token => {
      const stone = stoneOf(view, { family });
      return { kind: "ring", key: `ring-${family}`, stone, x: 0, y: zone.base - 12 * zone.ring, scale: zone.ring };
    }),
  ];
  const widths = parts.map(
    (one) => WIDTH[one.kind] * one.scale + (one.kind === "goal" && one.letter ? (phone ? SMALL_LETTER : LETTER) : 0),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, zone.w / Math.max(1, total));
  let x = zone.x;
  parts.forEach((one, i) => {
    const width = (widths[i] ?? 0) * squeeze;
    one.x = x + width - (WIDTH[one.kind] * one.scale) / 2;
    x += width;
  });
  return parts;
}
