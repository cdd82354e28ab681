// Where everything lies on the board. Cells grow with the board; pieces and words keep their size.

export type Mode = "large" | "compact" | "phone" | "small";

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  w: number;
  h: number;
  scale: number;
}

export interface Layout {
  mode: Mode;
  width: number;
  height: number;
  cell: { w: number; h: number };
  gap: Point;
  radius: number;
  rhombus: Point & { r: number; font: number };
  /** Seven places of a queue, from its head. */
  spots: Spot[];
  /** Middle of the pill that says what a place pays. */
  pays: Point & { w: number; h: number };
  bouncer: Point & { scale: number };
  /** Coaches, destinations and rings stand side by side from `x` on, as long as there is room. */
  zone: { x: number; w: number; base: number; coach: number; goal: number; ring: number };
  vignette: Point & { scale: number; opacity: number };
  guard: number;
}

const SIDE = 3;

interface Size {
  mode: Mode;
  /** Smallest cell; a board that is smaller is drawn smaller as a whole. */
  w: number;
  h: number;
  gap: Point;
}

const SIZES: Record<Mode, Size> = {
  large: { mode: "large", w: 252, h: 180, gap: { x: 34, y: 30 } },
  compact: { mode: "compact", w: 226, h: 138, gap: { x: 26, y: 20 } },
  phone: { mode: "phone", w: 119, h: 148, gap: { x: 10.5, y: 15 } },
  small: { mode: "small", w: 119, h: 92, gap: { x: 10.5, y: 12 } },
};

const least = ({ w, h, gap }: Size): [number, number] => [SIDE * w + 2 * gap.x, SIDE * h + 2 * gap.y];

/** The drawing that suits a board of this size; on a phone an open sheet takes half of it. */
export function modeFor(width: number, height: number, sheet: boolean): Mode {
  if (width < 560) return sheet ? "small" : "phone";
  const [w, h] = least(SIZES.large);
  return width >= w * 0.94 && height >= h * 0.94 ? "large" : "compact";
}

export function layoutFor(boardWidth: number, boardHeight: number, mode: Mode): Layout {
  const size = SIZES[mode];
  const [w, h] = least(size);
  const scale = Math.min(boardWidth / w, boardHeight / h);
  // A large board grows as a whole, once its cells have room; a phone always fills its width.
  const grown = mode === "phone" || mode === "small" ? boardWidth / w : Math.min(1.35, Math.max(scale * 0.97, 0.6));
  const factor = scale < 1 ? scale : Math.max(1, Math.min(grown, scale));
  const width = boardWidth / factor;
  const height = boardHeight / factor;
  const cell = { w: (width - 2 * size.gap.x) / SIDE, h: (height - 2 * size.gap.y) / SIDE };
  if (mode === "phone") cell.h = Math.min(cell.h, 168);
  if (mode === "small") cell.h = Math.min(cell.h, 100);
  return { mode, width, height, cell, gap: size.gap, ...PARTS[mode](cell.w, cell.h) };
}

type Parts = Omit<Layout, "mode" | "width" | "height" | "cell" | "gap">;

/** The head taller than the others, all on one base. */
function row(
  x: number,
  base: number,
  head: [number, number],
  place: [number, number],
  gap: number,
  scale: number,
): Spot[] {
  const first = { x: x + head[0] / 2, y: base, w: head[0], h: head[1], scale };
  const from = x + head[0] + gap + place[0] / 2;
  const rest = Array.from({ length: 6 }, (_, i) => ({
    x: from + i * (place[0] + gap),
    y: base,
    w: place[0],
    h: place[1],
    scale,
  }));
  return [first, ...rest];
}

const PARTS: Record<Mode, (w: number, h: number) => Parts> = {
  large: (w, h) => ({
    radius: 10,
    rhombus: { x: 27, y: 28, r: 21, font: 21 },
    spots: row(40, h - 19, [28, 54], [26, 28], 3, 1),
    pays: { x: 0, y: h - 9.5, w: 26, h: 15 },
    bouncer: { x: 20, y: h - 32, scale: 0.82 },
    zone: { x: 8, w: w - 126, base: Math.min(106, h - 75), coach: 1.08, goal: 1, ring: 0.9 },
    vignette: { x: 50, y: 6, scale: 1, opacity: 1 },
    guard: 0.9,
  }),
  compact: (w, h) => ({
    radius: 9,
    rhombus: { x: 21, y: 23, r: 17, font: 18 },
    spots: row(33, h - 17, [26, 43], [24, 25], 2.5, 0.82),
    pays: { x: 0, y: h - 9, w: 25, h: 14 },
    bouncer: { x: 16, y: h - 29, scale: 0.74 },
    zone: { x: 5, w: w - 92, base: Math.min(84, h - 62), coach: 0.95, goal: 0.88, ring: 0.8 },
    vignette: { x: w - 84, y: 53, scale: 0.84, opacity: 0.75 },
    guard: 0.82,
  }),
  phone: (w, h) => ({
    radius: 8,
    rhombus: { x: 17, y: 19, r: 14.5, font: 16 },
    spots: [
      { x: 18, y: h - 33, w: 26, h: 44, scale: 0.9 },
      ...[46, 74, 102].map((x) => ({ x, y: h - 33, w: 26, h: 26, scale: 0.9 })),
      ...[35.5, 54.5, 73.5].map((x) => ({ x, y: h - 4, w: 15, h: 13, scale: 0.5 })),
    ],
    pays: { x: 0, y: h - 24, w: 25, h: 14 },
    bouncer: { x: 12, y: h - 12, scale: 0.55 },
    zone: { x: 35, w: w - 37, base: h - 67, coach: 0.86, goal: 0.84, ring: 0.72 },
    vignette: { x: 40, y: 54, scale: 0.74, opacity: 0.6 },
    guard: 0.72,
  }),
  small: (w, h) => ({
    radius: 8,
    rhombus: { x: 14, y: 16, r: 12.5, font: 15 },
    spots: row(4, h - 4, [15, 29], [15, 15], 1, 0.6),
    pays: { x: 0, y: h + 2, w: 15, h: 11 },
    bouncer: { x: 108, y: h - 30, scale: 0.55 },
    zone: { x: 4, w: w - 24, base: 53, coach: 0.66, goal: 0.64, ring: 0.6 },
    vignette: { x: 30, y: 3, scale: 0.42, opacity: 0.8 },
    guard: 0.62,
  }),
};

export function originOf(layout: Layout, location: number): Point {
  const at = location - 1;
  return {
    x: (at % SIDE) * (layout.cell.w + layout.gap.x),
    y: Math.floor(at / SIDE) * (layout.cell.h + layout.gap.y),
  };
}

export interface Street {
  name: string;
  from: number;
  to: number;
  flat: boolean;
  /** Middle of the gap between the two locations. */
  middle: Point;
  rect: { x: number; y: number; w: number; h: number };
  shield: Point;
  chevrons: Point;
}

/** Shield and chevrons never share a spot: the shield above or left, chevrons below or right. */
export function streetOf(layout: Layout, name: string): Street {
  const [from = 1, to = 2] = name.split("-").map(Number);
  const { cell, gap, mode } = layout;
  const at = originOf(layout, from);
  const flat = to - from === 1;
  const phone = mode === "phone" || mode === "small";
  const middle = flat
    ? { x: at.x + cell.w + gap.x / 2, y: at.y + cell.h / 2 }
    : { x: at.x + cell.w / 2, y: at.y + cell.h + gap.y / 2 };
  const wide = phone ? 40 : 88;
  const high = phone ? 34 : 68;
  const apart = phone ? 13 : 25;
  const rect = flat
    ? { x: middle.x - gap.x / 2 - 6, y: middle.y - high / 2, w: gap.x + 12, h: high }
    : { x: middle.x - wide / 2, y: middle.y - gap.y / 2 - 6, w: wide, h: gap.y + 12 };
  return {
    name,
    from,
    to,
    flat,
    middle,
    rect,
    shield: flat
      ? { x: middle.x - (phone ? 1 : 2), y: middle.y - (phone ? 9 : 12) }
      : { x: middle.x - apart + (phone ? 2 : 4), y: middle.y + (phone ? 0 : 3) },
    chevrons: flat ? { x: middle.x, y: middle.y + (phone ? 11 : 20) } : { x: middle.x + apart, y: middle.y },
  };
}

/** A piece's standing place in the middle of a street, for what drives or walks there. */
export function between(layout: Layout, from: number, to: number): Point {
  const centre = (location: number): Point => {
    const at = originOf(layout, location);
    return { x: at.x + layout.cell.w / 2, y: at.y + layout.cell.h / 2 };
  };
  const [a, b] = [centre(from), centre(to)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
