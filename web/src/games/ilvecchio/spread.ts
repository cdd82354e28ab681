// Where the tags stand: none upon another, and as few names and pieces as possible below them.

import { nameWidth, type Point } from "./geometry";
import { ROW, tagText } from "./tags";
import { middlemanAt, type View } from "./view";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies on the map, and how bad it is to cover it. */
interface Block extends Box {
  weight: number;
}

/** One of the places where a tag could stand, and what that alone costs. */
interface Stand extends Box {
  shift: Point;
  cost: number;
}

export interface Spread {
  scale: number;
  shifts: Record<string, Point>;
}

const ACROSS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 50, -50, 60, -60];
const DOWN = [0, -6, 6, -12, 12, -18, 18, -26, 26, -36, -46, -56, -66];
/** Where the map is too small for all of them, they become smaller together. */
const SMALLER = [1, 0.92, 0.84, 0.76];
const UPON_ANOTHER = 60;

export const tagTop = (florence: boolean, k: number): number => (florence ? 38 : 15) * k;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** What a town covers of the map: its name, its mark, the middleman, and whoever stands or lies there. */
function blocks(view: View, place: string, { x, y }: Point, k: number, name: string, tagged: boolean): Block[] {
  const town = view.map[place];
  if (!town) return [];
  const florence = town.colour === "florence";
  const half = (florence ? 26 : 14) * k;
  const wide = nameWidth(name);
  const found = [
    // Whoever can be chosen must be seen and touched: no tag of another lies upon the mark.
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half, weight: tagged ? 8 : 2 },
    { x: x - wide / 2, y: y + (florence ? 24 : -28) * k, width: wide, height: 12, weight: 1.5 },
  ];
  const stand = town.standing.filter(Boolean).length;
  const lie = town.lying.filter(Boolean).length;
  const members = Math.min(56, stand * 13.5 + lie * 21);
  if (members) found.push({ x: x + 14 * k, y: y - 12 * k, width: members * k, height: 23 * k, weight: 1.5 });
  if (middlemanAt(view, place)) found.push({ x: x - 27 * k, y: y - 9 * k, width: 16 * k, height: 19 * k, weight: 1.2 });
  return found;
}

interface Ground {
  view: View;
  at: (place: string) => Point;
  k: number;
  box: { width: number; height: number };
  word: { here: string; name: (place: string) => string };
  numbers: Point[];
  labels: Block[];
}

/** Every place near the town where its tag lies wholly on the map, with what it would cover there. */
function stands({ view, at, k, box, word }: Ground, lying: Block[], place: string, scale: number): Stand[] {
  const { x, y } = at(place);
  const width = tagText(view, place, word.here).width * scale;
  const height = 2 * ROW * scale;
  const below = y + tagTop(view.map[place]?.colour === "florence", k);
  const inside = (value: number, most: number): number => Math.min(Math.max(value, 4), most - 4);
  return DOWN.flatMap((down) =>
    ACROSS.map((across): Stand => {
      const one = {
        x: inside(x + across - width / 2, box.width - width),
        y: inside(below + down, box.height - height),
        width,
        height,
      };
      const shift = { x: one.x - x + width / 2, y: one.y - below };
      const covered = lying.reduce((sum, block) => sum + overlap(one, block) * block.weight, 0);
      return { ...one, shift, cost: covered + Math.abs(shift.x) * 1.5 + Math.abs(shift.y) * 2.5 };
    }),
  );
}

/** Each in turn stands where it is best beside the others, until nobody moves any more. */
function settle(open: Stand[][], order: number[]): { found: Stand[]; covered: number } {
  const found: (Stand | undefined)[] = open.map(() => undefined);
  const upon = (one: Stand, mine: number): number =>
    found.reduce((sum, other, i) => (other && i !== mine ? sum + overlap(one, other) : sum), 0);
  for (let moved = true, round = 0; moved && round < 8; round += 1) {
    moved = false;
    for (const mine of order) {
      let best = found[mine];
      let least = best ? best.cost + upon(best, mine) * UPON_ANOTHER : Infinity;
      for (const one of open[mine] ?? []) {
        if (one.cost >= least) continue;
        const cost = one.cost + upon(one, mine) * UPON_ANOTHER;
        if (cost < least) [best, least] = [one, cost];
      }
      moved ||= best !== found[mine];
      found[mine] = best;
    }
  }
  const all = found as Stand[];
  return { found: all, covered: all.reduce((sum, one, i) => sum + upon(one, i), 0) };
}

/** How far from its place the tag of each of these towns stands, and how large they are. */
export function spreadTags(ground: Ground, tagged: string[]): Spread {
  const { view, at, k, word, numbers, labels } = ground;
  const lying = Object.keys(view.map).flatMap((place) =>
    blocks(view, place, at(place), k, word.name(place), tagged.includes(place)),
  );
  lying.push(...labels, ...numbers.map(({ x, y }) => ({ x: x - 8, y: y - 8, width: 16, height: 16, weight: 0.4 })));
  const down = tagged.map((_, i) => i);
  const eastward = [...down].sort((a, b) => at(tagged[a] ?? "").x - at(tagged[b] ?? "").x);
  const orders = [down, [...down].reverse(), eastward, [...eastward].reverse()];
  let best: Spread = { scale: 1, shifts: {} };
  let least = Infinity;
  for (const smaller of SMALLER) {
    const scale = Math.min(1.08, Math.max(1, k)) * smaller;
    const open = tagged.map((place) => stands(ground, lying, place, scale));
    for (const order of orders) {
      const { found, covered } = settle(open, order);
      if (covered < least) {
        best = { scale, shifts: Object.fromEntries(found.map((one, i) => [tagged[i], one.shift])) };
        least = covered;
      }
      if (least <= 1) return best;
    }
  }
  return best;
}
