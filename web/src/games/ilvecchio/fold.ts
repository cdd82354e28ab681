// Plays events onto a view, so that each consequence is seen by itself. The next position replaces the result.

import type { IlVecchioProvinceTile as Province } from "../../wire/generated";
import type { GameEvent } from "../../wire/types";
import type { Family, Good, Place, View } from "./view";

const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);
const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");

function family(view: View, seat: number, change: (one: Family) => Partial<Family>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function gain(view: View, seat: number, goods: Partial<Record<string, number>>): View {
  return family(view, seat, (one) => {
    const held = { ...one.goods };
    for (const [good, count] of Object.entries(goods)) held[good as Good] = (held[good as Good] ?? 0) + (count ?? 0);
    return { goods: held };
  });
}

type Posture = "standing" | "lying";

function people(view: View, place: string, posture: Posture, seat: number, by: number): View {
  const town = view.map[place];
  if (!town) return view;
  const counts = town[posture].map((count, i) => (i === seat ? Math.max(0, count + by) : count));
  return { ...view, map: { ...view.map, [place]: { ...town, [posture]: counts } } };
}

const lay = (view: View, place: string, seat: number): View =>
  people(people(view, place, "standing", seat, -1), place, "lying", seat, 1);

const supply = (view: View, seat: number, by: number): View =>
  family(view, seat, (one) => ({ supply: Math.max(0, one.supply + by) }));

function travel(view: View, event: GameEvent, price: Partial<Record<string, number>>): View {
  const seat = number(event, "seat");
  const left = people(view, text(event, "from"), "standing", seat, -1);
  return gain(people(left, text(event, "to"), "standing", seat, 1), seat, price);
}

function guide(view: View, event: GameEvent): View {
  const colour = text(event, "colour");
  const at = text(event, "to") || text(event, "place");
  return { ...view, middlemen: { ...view.middlemen, [colour]: { at, next: at } } };
}

function enter(view: View, event: GameEvent): View {
  const seat = number(event, "seat");
  const key = text(event, "track");
  const gate = view.tracks.find((one) => one.track === key)?.gate ?? "";
  const tracks = view.tracks.map((one) =>
    one.track === key
      ? { ...one, members: [...one.members, seat], next: Math.min(one.points.length - 1, one.next + 1) }
      : one,
  );
  return people({ ...view, tracks }, gate, "standing", seat, -1);
}

function recover(view: View, event: GameEvent): View {
  const seat = number(event, "seat");
  const up = (one: Place): Place => ({
    ...one,
    standing: one.standing.map((count, i) => (i === seat ? count + (one.lying[i] ?? 0) : count)),
    lying: one.lying.map((count, i) => (i === seat ? 0 : count)),
  });
  const map = Object.fromEntries(Object.entries(view.map).map(([place, one]) => [place, up(one)]));
  return gain({ ...view, map }, seat, { florins: number(event, "florins") });
}

function crest(view: View, event: GameEvent): View {
  const taken = family(view, number(event, "seat"), (one) => ({ crests: one.crests + 1 }));
  return { ...taken, crests: { ...taken.crests, left: number(event, "crests") } };
}

function use(view: View, event: GameEvent): View {
  const tile = text(event, "tile") as Province;
  return family(view, number(event, "seat"), (one) => ({
    provinces: one.provinces.filter((other) => other !== tile),
    "used-provinces": [...one["used-provinces"].filter((other) => other !== tile), tile],
  }));
}

type Fold = (view: View, event: GameEvent, seat: number) => View;

const FOLDS: Record<string, Fold> = {
  walks: (view, event) => travel(view, event, { florins: -number(event, "florins") }),
  rides: (view, event) => travel(view, event, { carriage: -1 }),
  "sets-out": (view, event, seat) => supply(people(view, text(event, "place"), "standing", seat, 1), seat, -1),
  joins: (view, event, seat) => supply(people(view, text(event, "place"), "standing", seat, 1), seat, -1),
  "lies-down": (view, event, seat) => lay(view, text(event, "place"), seat),
  "lies-in-green": (view, event, seat) => lay(view, text(event, "place"), seat),
  "lays-down": (view, event, seat) => lay(view, text(event, "place"), seat),
  "takes-back": (view, event, seat) => supply(people(view, text(event, "place"), "lying", seat, -1), seat, 1),
  "middleman-stands": guide,
  "middleman-moves": guide,
  "pays-bishop": (view, _, seat) => gain(view, seat, { bishop: -1 }),
  takes: (view, event, seat) => gain(view, seat, { [text(event, "good")]: number(event, "amount") }),
  "council-adds": (view, event, seat) => gain(view, seat, { [text(event, "good")]: number(event, "amount") }),
  "tile-gives": (view, event, seat) => gain(view, seat, { [text(event, "good")]: number(event, "amount") }),
  "tile-pays": (view, event, seat) => gain(view, seat, { [text(event, "good")]: -number(event, "amount") }),
  gives: (view, event, seat) => gain(view, seat, { [text(event, "good")]: -number(event, "amount") }),
  "buys-scroll": (view, _, seat) => gain(view, seat, { scroll: 1, florins: -1 }),
  "pays-followers": (view, event, seat) =>
    gain(view, seat, {
      assassin: -number(event, "assassins"),
      knight: -number(event, "knights"),
      abbot: -number(event, "abbots"),
    }),
  "pays-florins": (view, event, seat) => gain(view, seat, { florins: -number(event, "florins") }),
  "pays-extra": (view, event, seat) => gain(view, seat, { florins: -number(event, "florins") }),
  "pays-scrolls": (view, event, seat) => gain(view, seat, { scroll: -number(event, "scrolls") }),
  enters: enter,
  "enters-behind": enter,
  recovers: recover,
  "takes-crest": crest,
  "takes-crest-quietly": crest,
  uses: use,
  claims: (view, event, seat) =>
    family(view, seat, (one) => ({ provinces: [...one.provinces, text(event, "tile") as Province] })),
};

export function fold(view: unknown, event: GameEvent): unknown {
  const change = FOLDS[event.key];
  return change ? change(view as View, event, number(event, "seat")) : view;
}

/** Milliseconds an event stays on stage at calm speed. */
const TIMES: Record<string, number> = {
  walks: 560,
  rides: 520,
  "middleman-moves": 460,
  rolls: 900,
  "rolls-start": 900,
  "lies-down": 260,
  "lies-in-green": 260,
  "turn-begins": 120,
  "round-begins": 120,
  dealt: 120,
  "dealt-tile": 0,
  "sees-council": 0,
  "sees-nobility": 0,
  "keeps-council": 0,
  "keeps-nobility": 0,
  "takes-crest": 900,
  enters: 560,
  takes: 320,
};

export const duration = (event: GameEvent): number => TIMES[event.key] ?? 380;
