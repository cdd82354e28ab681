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
const HIGHEST = 8;
/** Six storeys of commissions and the door below them. */
const STOREYS = 6.55;

/** The board of commissions in a box; `strip` is the ground below the towers. */
export function planSkyline(width: number, height: number, strip: number): SkylinePlan {
  const left = width < 400 ? 54 : 62;
  const pitch = (width - left - 8) / 6;
  const ground = height - strip;
  const storey = (ground - FLAGS) / STOREYS;
  return {
    tower: Math.min(64, pitch * 0.78),
    storey,
    top: FLAGS,
    ground,
    x: (tower) => left + pitch * (tower + 0.5),
    y: (height) => FLAGS + storey * (HIGHEST - height + 0.5),
  };
}

export interface SitePlan {
  width: number;
  storey: number;
  ground: number;
  pitch: number;
  x: (tower: number) => number;
}

const GROUND = 34;
/** Room for a pill and a line above the tallest tower. */
const ABOVE = 50;
const PLOT = 70;

/** Towers side by side on common ground, the empty plot at the right end. */
export function planSite(width: number, height: number, towers: number, tallest: number, largest: number): SitePlan {
  const ground = height - GROUND;
  const pitch = Math.min(140, (width - PLOT - 12) / Math.max(1, towers));
  const storey = Math.max(7, Math.min(largest, (ground - ABOVE) / Math.max(5, tallest + 1)));
  const wide = Math.min(64, storey * 3, pitch - 8);
  return { width: wide, storey, ground, pitch, x: (tower) => 8 + pitch * (tower + 0.5) };
}

interface Label {
  x: number;
  y: number;
  width: number;
}

/** Labels above towers: one that would cover an earlier one moves up. */
export function spread(labels: Label[], line: number): number[] {
  const placed: Label[] = [];
  for (const label of labels) {
    const covers = ({ x, y, width }: Label, at: number): boolean =>
      Math.abs(x - label.x) < (width + label.width) / 2 + 4 && Math.abs(y - at) < line;
    let { y } = label;
    for (let other = placed.find((one) => covers(one, y)); other; other = placed.find((one) => covers(one, y)))
      y = other.y - line;
    placed.push({ ...label, y });
  }
  return placed.map(({ y }) => y);
}
