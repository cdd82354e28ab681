// Shapes of the pieces. Origin at the middle of the base, upwards is negative; families add colour and emblem.

export const MEDICI = ["cosimo", "contessina", "giovanni"] as const;
export type Medici = (typeof MEDICI)[number];
export const RANKS = ["debutant", "donna", "maestro"] as const;
export type Rank = (typeof RANKS)[number];

/** The darker tone of a family, for hats, veils and masks; in the order of the families. */
export const DARK = ["#B9680C", "#0E3478", "#0A7549", "#965A93", "#514A5C", "#CDBF9F"] as const;

export const SKIN = "#EFCDA9";

const rose = Array.from({ length: 5 }, (_, i) => {
  const angle = (Math.PI * 2 * i) / 5 - Math.PI / 2;
  const x = 3.4 * Math.cos(angle) - 2.5;
  const y = 3.4 * Math.sin(angle);
  return `M${x.toFixed(2)},${y.toFixed(2)} a2.5,2.5 0 1 0 5,0 a2.5,2.5 0 1 0 -5,0Z`;
}).join(" ");

export interface Noble {
  colour: string;
  dark: string;
  /** What is drawn on the colour. */
  on: string;
  sign: string;
}

export const NOBLES: Record<Medici, Noble> = {
  cosimo: {
    colour: "#B3312C",
    dark: "#7E1F1B",
    on: "#FBF7EE",
    sign: "M0,-6.4 a3.2,3.2 0 1 0 .01,0Z M0,-4.6 a1.4,1.4 0 1 1 -.01,0Z M-1,0 H1 V6.4 H-1Z M1,2 H3.6 V3.6 H1Z M1,4.6 H3 V6.2 H1Z",
  },
  contessina: { colour: "#D9779B", dark: "#A84E72", on: "#3A0F22", sign: rose },
  giovanni: {
    colour: "#2F7FB0",
    dark: "#1D5B82",
    on: "#FBF7EE",
    sign: "M-5.6,6.4 L-2.6,3 Q-4.4,-2.4 .4,-5 Q3,-6.4 6,-6 Q6.4,-1.6 3.6,1.4 Q1.4,3.6 -1.6,3.4 L-4.6,6.8Z",
  },
};

export interface Shape {
  /** Outlines that get the pale joint. */
  joint: readonly string[];
  body: string;
  head: number;
  radius: number;
  /** Veil, hat, mask: in the darker tone. */
  details: readonly string[];
  shadow: number;
  emblem: { y: number; scale: number };
}

const hat =
  "M-12.4,-35.6 Q-9,-38.4 -7.4,-38.6 Q-7,-45 0,-45 Q7,-45 7.4,-38.6 Q9,-38.4 12.4,-35.6 Q0,-39.6 -12.4,-35.6Z";
const feather = "M6.4,-40 Q12,-41 15.6,-47 Q15.4,-40.4 8,-37.6Z";
const veil = "M-6.6,-21.5 Q-10,-34 0,-35 Q10,-34 6.6,-21.5 Q6,-30 0,-30.6 Q-6,-30 -6.6,-21.5Z";
const bell = "M-9.5,0 Q-9.5,-3 -7.5,-6 L-4.5,-17 Q0,-20.5 4.5,-17 L7.5,-6 Q9.5,-3 9.5,0Z";
const gown = "M-13,0 Q-13.4,-4 -10.5,-9 Q-5.4,-16 -4.6,-22 Q0,-25 4.6,-22 Q5.4,-16 10.5,-9 Q13.4,-4 13,0Z";
const cloak = "M-13.5,0 L-12.6,-21 Q-10.5,-28.5 0,-29.5 Q10.5,-28.5 12.6,-21 L13.5,0Z";

export const MEMBERS: Record<Rank, Shape> = {
  debutant: {
    joint: [bell, "M-5.2,-22.5 a5.2,5.2 0 1 0 10.4,0 a5.2,5.2 0 1 0 -10.4,0Z"],
    body: bell,
    head: -22.5,
    radius: 5.2,
    details: ["M-5.2,-24.6 Q0,-26.2 5.2,-24.6 L5,-21.6 Q2.6,-20.4 0,-21.8 Q-2.6,-20.4 -5,-21.6Z"],
    shadow: 10,
    emblem: { y: -8, scale: 0.62 },
  },
  donna: {
    joint: [gown, veil],
    body: gown,
    head: -27,
    radius: 5,
    details: [veil],
    shadow: 14,
    emblem: { y: -8.6, scale: 0.82 },
  },
  maestro: {
    joint: [cloak, hat, feather],
    body: cloak,
    head: -32.6,
    radius: 5.2,
    details: ["M-5,-28.4 L0,-20 L5,-28.4 Q0,-30 -5,-28.4Z", feather, hat],
    shadow: 14,
    emblem: { y: -10, scale: 0.95 },
  },
};

export const SHIELD = "M-8,-9 H8 V0 Q8,7.5 0,11 Q-8,7.5 -8,0Z";
export const HALF_SHIELD = "M0,-9 H8 V0 Q8,7.5 0,11Z";
export const SPEAR = "M9.5,11 V-14 M9.5,-18.5 L11.6,-13.6 H7.4Z";
export const CUP = "M-6,-16 H6 Q6,-8.4 1.2,-7.2 V-2.4 Q4.6,-2 4.6,0 H-4.6 Q-4.6,-2 -1.2,-2.4 V-7.2 Q-6,-8.4 -6,-16Z";
export const STONE = "M0,-17.5 L5.4,-11 L0,-5 L-5.4,-11Z";
export const LOBES = Array.from({ length: 12 }, (_, i) => {
  const angle = (Math.PI * i) / 6;
  return [(10.2 * Math.cos(angle)).toFixed(2), (10.2 * Math.sin(angle)).toFixed(2)] as const;
});
export const RIBBONS = "M-6,8 L-8.5,22 L-4,18.5 L-1,22 L0,9Z M6,8 L8.5,22 L4,18.5 L1,22 L0,9Z";

/** A niche with its base on the ground, `w` wide and `h` high. */
export function niche(w: number, h: number): string {
  const r = w / 2;
  return `M${-r},0 V${r - h} A${r},${r} 0 0 1 ${r},${r - h} V0Z`;
}

/** Courses of brick in a field of that size. */
export function courses(w: number, h: number): string {
  const step = 5.6;
  const lines: string[] = [];
  for (let row = 0; row * step < h; row++) {
    const y = -row * step;
    lines.push(`M${-w / 2},${y} h${w}`);
    for (const x of row % 2 ? [-w / 4, w / 4] : [0]) lines.push(`M${x},${y} v${-step}`);
  }
  return lines.join("");
}

type Tone = "wall" | "side" | "roof" | "window" | "door" | "green" | "jet";
type Stroke = readonly [Tone, string];

const window_ = (x: number, y: number, h = 8, w = 5): string => {
  const r = w / 2;
  return `M${x},${y} v${r - h} a${r},${r} 0 0 1 ${w},0 v${h - r}Z`;
};
const windows = (xs: number[], y: number, h?: number, w?: number): Stroke => [
  "window",
  xs.map((x) => window_(x, y, h, w)).join(""),
];
const box = (x: number, y: number, w: number, h: number): string => `M${x},${y} h${w} v${h} h${-w}Z`;

/** Florentine silhouettes in three tones, 92×46, for the nine locations. */
export const VIGNETTES: readonly (readonly Stroke[])[] = [
  [
    ["roof", "M28,30 V24 A18,18 0 0 1 64,24 V30Z"],
    ["wall", box(44, 2, 4, 6) + box(12, 29, 66, 17)],
    ["side", box(76, 14, 9, 32)],
    windows([18, 30, 42, 54, 66], 42),
  ],
  [
    ["wall", "M8,46 V22 h5 v-4 h5 v4 h6 v-4 h5 v4 h6 v-4 h5 v4 h6 v-4 h5 v4 h6 v-4 h5 v4 h5 v-4 h5 v4 h5 V46Z"],
    ["side", "M50,18 V2 h3 v3 h3 V2 h3 v3 h3 V2 h2 V18Z"],
    windows([16, 30, 44, 58, 70], 39, 9),
  ],
  [
    ["roof", "M6,24 L12,16 H80 L86,24Z"],
    ["wall", box(8, 24, 76, 22)],
    ["door", [12, 27, 42, 57, 72].map((x) => `M${x},46 V35 a5,5 0 0 1 10,0 V46Z`).join("")],
    windows([14.5, 29.5, 44.5, 59.5, 74.5], 46),
  ],
  [
    ["wall", "M2,46 V34 H90 V46 H80 a9,9 0 0 0 -18,0 H55 a9,9 0 0 0 -18,0 H30 a9,9 0 0 0 -18,0Z"],
    ["side", box(6, 20, 14, 14) + box(40, 20, 14, 14) + box(72, 21, 14, 13)],
    ["roof", box(24, 24, 14, 10) + box(56, 25, 14, 9)],
    windows([11, 29, 45, 61, 77], 32, 6, 4),
  ],
  [
    [
      "green",
      "M10,44 Q3,30 10,14 Q17,30 10,44Z M22,44 Q15,30 22,8 Q29,30 22,44Z M70,44 Q63,30 70,14 Q77,30 70,44Z M82,44 Q75,30 82,8 Q89,30 82,44Z",
    ],
    ["wall", "M32,46 Q34,38 46,38 Q58,38 60,46Z M37,25 a9,3 0 1 0 18,0 a9,3 0 1 0 -18,0Z"],
    ["side", box(44.5, 24, 3, 15)],
    ["jet", "M46,22 Q38,14 36,24 M46,22 Q54,14 56,24"],
  ],
  [
    ["roof", "M10,26 L46,6 L82,26Z"],
    ["wall", box(14, 26, 64, 20)],
    ["side", box(38, 14, 16, 12)],
    windows([20, 32, 56, 68], 40, 9),
    ["door", "M42,46 V36 a4,4 0 0 1 8,0 V46Z"],
  ],
  [
    ["wall", "M20,46 V14 h6 v-5 h6 v5 h6 v-5 h6 v5 h4 v-5 h6 v5 h6 v-5 h6 v5 h6 V46Z"],
    ["side", box(8, 28, 12, 18) + box(72, 28, 12, 18)],
    ["door", "M36,46 V32 a10,10 0 0 1 20,0 V46Z"],
    windows([26, 62], 30),
  ],
  [
    ["roof", "M26,24 L46,4 L66,24Z"],
    ["wall", box(28, 24, 36, 22)],
    ["side", box(12, 32, 16, 14) + box(64, 32, 16, 14)],
    ["window", "M41.5,25 a4.5,4.5 0 1 0 9,0 a4.5,4.5 0 1 0 -9,0Z" + window_(17, 43, 7, 4.5) + window_(70, 43, 7, 4.5)],
    ["door", "M42,46 V38 a4,4 0 0 1 8,0 V46Z"],
  ],
  [
    ["side", "M12,42 a34,5 0 1 0 68,0 a34,5 0 1 0 -68,0Z" + box(44, 16, 4, 20)],
    ["wall", "M20,42 Q22,34 46,34 Q70,34 72,42Z"],
    ["roof", "M30,20 Q46,28 62,20 Q58,16 46,16 Q34,16 30,20Z"],
    ["jet", "M46,14 Q36,2 32,16 M46,14 Q56,2 60,16 M46,14 V4"],
  ],
];
