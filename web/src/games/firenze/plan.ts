// Where things stand in the drawings, in pixels of the box they have got: text keeps its size on every screen.

export interface SkylinePlan {
  tower: number;
  storey: number;
  top: number;
  ground: number;
  x: (tower: number) => number;
  y: (height: number) => number;
}

const FLAGS = 46;
const LOW_FLAGS = 38;
const HIGHEST = 8;
/** Six storeys of commissions and the door below them. */
const STOREYS = 6.55;

/** The board of commissions in a box; `strip` is the ground below the towers. */
export function planSkyline(width: number, height: number, strip: number): SkylinePlan {
  const left = width < 400 ? 54 : 62;
  const pitch = (width - left - 8) / 6;
  const ground = height - strip;
  const top = height < 300 ? LOW_FLAGS : FLAGS;
  const storey = (ground - top) / STOREYS;
  return {
    tower: Math.min(64, pitch * 0.78),
    storey,
    top,
    ground,
    x: (tower) => left + pitch * (tower + 0.5),
    y: (height) => top + storey * (HIGHEST - height + 0.5),
  };
}

export interface SitePlan {
  width: number;
  storey: number;
  ground: number;
  pitch: number;
  /** The place for a new tower. */
  plot: { x: number; y: number; width: number; height: number };
  x: (tower: number) => number;
}

const GROUND = 34;
const LOW_GROUND = 24;
/** Room for a pill and a line above the tallest tower; where it is low, for a pill alone. */
const ABOVE = 50;
const LOW_ABOVE = 30;

/** Towers side by side on common ground, the empty plot at the right end. */
export function planSite(width: number, height: number, towers: number, tallest: number, largest: number): SitePlan {
  const low = height < 190;
  const ground = height - (low ? LOW_GROUND : GROUND);
  const empty = low || width < 300 ? { width: 46, height: 32 } : { width: 62, height: 46 };
  const plot = { ...empty, x: width - empty.width - 4, y: ground - empty.height };
  const pitch = Math.min(140, (plot.x - 12) / Math.max(1, towers));
  const storey = Math.max(5, Math.min(largest, (ground - (low ? LOW_ABOVE : ABOVE)) / Math.max(5, tallest + 1)));
  const wide = Math.min(64, Math.max(30, storey * 3), pitch - 8);
  return { width: wide, storey, ground, pitch, plot, x: (tower) => 4 + pitch * (tower + 0.5) };
}

interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Labels above towers: one that would cover an earlier one moves up. */
export function spread(labels: Label[]): number[] {
  const placed: Label[] = [];
  for (const label of labels) {
    const covers = ({ x, y, width, height }: Label, at: number): boolean =>
      Math.abs(x - label.x) < (width + label.width) / 2 && at > y - height && y > at - label.height;
    let { y } = label;
    for (let other = placed.find((one) => covers(one, y)); other; other = placed.find((one) => covers(one, y)))
      y = other.y - other.height;
    placed.push({ ...label, y });
  }
  return placed.map(({ y }) => y);
}
