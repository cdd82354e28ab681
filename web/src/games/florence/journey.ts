// The way of a coach through the city, told from the journal: what each stop has paid, and what lies ahead.

import type { GameEvent } from "../../wire/types";
import type { Medici } from "./art";
import type { FlorenceView } from "./view";

export interface Row {
  family: number;
  kind: "head" | "brag" | "spy";
  points: number;
}
export interface Stop {
  location: number;
  state: "done" | "now" | "ahead";
  number: number;
  rows: Row[];
}
export interface Paid {
  family: number;
  spot: number;
  points: number;
  rank: string;
}
export interface Journey {
  medici: Medici;
  from: number;
  /** The coach is on its way; afterwards it stands where it arrived. */
  driving: boolean;
  stops: Stop[];
  pairs: { from: number; to: number; driven: boolean }[];
  /** Places scored one by one at the destination. */
  paid: Paid[];
  /** Points so far, by family. */
  scored: number[];
  /** The event on stage, if it belongs to the journey. */
  current: GameEvent | null;
}

const BEGINS = new Set(["passes-last", "strozzi-passes-last"]);
const ENDS = new Set(["round-begins", "coin", "strozzi-coin", "time-to-points", "cards-to-time"]);
const RIVAL = 1;

const isStrozzi = (event: GameEvent): boolean => event.key.startsWith("strozzi-");
const familyOf = (event: GameEvent): number => (isStrozzi(event) ? RIVAL : Number(event.args.seat));

/** What has been told since everybody passed, as long as the round lasts. */
export function sincePassing(told: GameEvent[]): GameEvent[] | null {
  for (let i = told.length - 1; i >= 0; i--) {
    const key = told[i]?.key ?? "";
    if (ENDS.has(key)) return null;
    if (BEGINS.has(key)) return told.slice(i + 1);
  }
  return null;
}

/** What a stop would pay as the city stands. */
function expected(view: FlorenceView, location: number): Row[] {
  const stop = view.destination?.stops.find((one) => one.location === location);
  if (!stop) return [];
  const head = view.dial[0]?.head ?? 0;
  return [
    ...(stop.head === null ? [] : [{ family: stop.head, kind: "head", points: head } as const]),
    ...(stop.brag === null ? [] : [{ family: stop.brag, kind: "brag", points: 0 } as const]),
    ...stop.spies.map((family) => ({ family, kind: "spy", points: 0 }) as const),
  ];
}

/** While the coach stands there: what was paid, then what is still to come. */
const still = (paid: Row[], all: Row[]): Row[] => [
  ...paid,
  ...all.filter(
    (row) => !paid.some((one) => one.kind === row.kind && (row.kind !== "spy" || one.family === row.family)),
  ),
];

export function journeyOf(view: FlorenceView, told: GameEvent[], current: GameEvent | null): Journey | null {
  const events = sincePassing(told);
  const goal = view.destination;
  if (!events || !goal || view.phase === "over") return null;
  const stops: Stop[] = [];
  const paid: Paid[] = [];
  const scored = Array.from({ length: view.families }, () => 0);
  for (const event of events) {
    const { args } = event;
    const points = Number(args.points ?? 0);
    const stop = stops[stops.length - 1];
    const family = familyOf(event);
    if (points) scored[family] = (scored[family] ?? 0) + points;
    if (event.key === "coach-enters")
      stops.push({ location: Number(args.location), state: "done", number: stops.length + 1, rows: [] });
    else if (event.key === "head" || event.key === "strozzi-head") stop?.rows.push({ family, kind: "head", points });
    else if (event.key === "brag-reward") stop?.rows.push({ family, kind: "brag", points: 0 });
    else if (event.key === "spy-reward") stop?.rows.push({ family, kind: "spy", points: 0 });
    else if (event.key === "strozzi-discards") stop?.rows.push({ family: RIVAL, kind: "brag", points: 0 });
    else if (/queue-points$|overlooked$/.test(event.key))
      paid.push({ family, spot: Number(args.spot), points, rank: String(args.rank ?? "debutant") });
  }
  const arrived = stops[stops.length - 1]?.location === goal.location;
  const over =
    view.offer !== null ||
    paid.length > 0 ||
    events.some((event) => /accepts|declines|nobody-waits|giovanni/.test(event.key));
  const now = over ? undefined : stops[stops.length - 1];
  if (now) Object.assign(now, { state: "now", rows: still(now.rows, expected(view, now.location)) });
  const entered = new Set(stops.map((stop) => stop.location));
  if (!arrived)
    for (const ahead of goal.stops.filter((one) => !entered.has(one.location)))
      stops.push({
        location: ahead.location,
        state: "ahead",
        number: stops.length + 1,
        rows: expected(view, ahead.location),
      });
  const first = stops[0]?.location ?? goal.location;
  const before = view.way[(view.way.indexOf(first) + view.way.length - 1) % view.way.length] ?? first;
  const all = [before, ...stops.map((stop) => stop.location)];
  const pairs = all.slice(1).map((to, i) => ({ from: all[i] ?? to, to, driven: stops[i]?.state !== "ahead" }));
  return { medici: goal.medici, from: before, driving: !over, stops, pairs, paid, scored, current };
}
