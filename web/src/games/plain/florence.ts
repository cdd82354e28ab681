import type { Table } from "../../table/table.svelte";
import { families, nameOf, unlessEmpty, type Line, type Part, type Place, type Section, type Sheet } from "./sheet";

interface Member {
  family: number;
  rank: string;
}
interface Location {
  number: number;
  tile: string | null;
  unit: number;
  markers: (number | null)[];
  queue: Member[];
  coaches: string[];
  destination: string[];
  rings: number[];
  spies: number[];
  bouncers: number[];
}
interface Sector {
  round: number;
  medici: string;
  destination: number | null;
  time: number;
  head: number;
  gifts: number;
  queue?: number[];
  offers?: [number, number][];
}
interface Family {
  time: number;
  supply: number[];
  members: number;
  gifts: number;
  guards: number;
  markers: number;
  cards: number;
  passed: boolean;
  ring: number | null;
}
interface View {
  round: number;
  rounds: number;
  start: number;
  dial: Sector[];
  locations: Location[];
  streets: Record<string, number[]>;
  seats: Family[];
  hand: Record<string, number>;
  card_costs: Record<string, number>;
  objective: { number: number; locations: number[]; members: number; points: number } | null;
  brags?: number[];
}

const RANKS = ["debutant", "donna", "maestro"];

function member(table: Table, one: Member): Part {
  const rank = table.words.named("rank", one.rank);
  return { seat: one.family, note: rank, label: `${rank} (${nameOf(table, one.family)})` };
}

function location(table: Table, view: View, place: Location): Place {
  const { words } = table;
  const medici = (keys: string[]): string[] => keys.map((key) => words.named("medici", key));
  const cups = place.markers.flatMap((seat) => (seat === null ? [] : families(table, [seat])));
  const brag = view.brags?.[place.number - 1];
  return {
    key: `${place.number}`,
    title: `${place.number}`,
    ...(place.tile
      ? { note: words.say("sheet-tile", { tile: words.named("tile", place.tile), unit: place.unit }) }
      : {}),
    touches: { location: place.number },
    lines: [
      {
        label: words.say("sheet-queue"),
        parts: place.queue.length ? place.queue.map((one) => member(table, one)) : [words.say("sheet-nobody")],
      },
      ...unlessEmpty(words.say("sheet-coach"), medici(place.coaches)),
      ...unlessEmpty(words.say("sheet-goal"), medici(place.destination)),
      ...unlessEmpty(words.say("sheet-brags"), cups),
      ...unlessEmpty(words.say("sheet-your-brag"), brag ? [`+${brag}`] : []),
      ...unlessEmpty(words.say("sheet-rings"), families(table, place.rings)),
      ...unlessEmpty(words.say("sheet-spies"), families(table, place.spies)),
      ...unlessEmpty(words.say("sheet-bouncers"), families(table, place.bouncers)),
    ],
  };
}

function sector(table: Table, one: Sector): Place {
  const { words } = table;
  const where = one.destination === null ? [] : [words.say("board-to", { location: one.destination })];
  const offers = one.offers?.map(([time, points]) => words.say("sheet-offer", { time, points }));
  return {
    key: `${one.round}`,
    title: words.say("sheet-dial-round", { round: one.round, medici: words.named("medici", one.medici) }),
    ...(where[0] ? { note: where[0] } : {}),
    lines: [
      offers
        ? { label: words.say("sheet-offers"), parts: [offers.join(" · ")] }
        : { label: words.say("sheet-places"), parts: [(one.queue ?? []).join(" · ")] },
      { label: words.say("sheet-head"), parts: [`${one.head}`] },
      { label: words.say("sheet-next-time"), parts: [`${one.time}`] },
      ...(one.gifts ? [{ parts: [words.say("board-gifts-after", { gifts: one.gifts })] }] : []),
    ],
  };
}

function own(table: Table, view: View): Place[] {
  const { words } = table;
  const cards = Object.entries(view.hand).map(([card, copies]) => {
    const cost = view.card_costs[card] ?? 0;
    const named = words.named("scandal", card);
    const text =
      cost < 0
        ? words.say("board-hand-gain", { card: named, gain: -cost })
        : words.say("board-hand-card", { card: named, cost });
    return { key: card, title: copies > 1 ? `${copies} × ${text}` : text, lines: [], touches: { card } };
  });
  const plan = view.objective;
  if (!plan) return cards;
  const { members, points } = plan;
  return [
    {
      key: "objective",
      title: words.say("sheet-objective", { number: plan.number }),
      lines: [
        { label: words.say("sheet-objective-places"), parts: [plan.locations.join(" · ")] },
        { parts: [words.say("board-objective-now", { members, points })] },
      ],
    },
    ...cards,
  ];
}

function sections(table: Table): Section[] {
  const view = table.view as View;
  const { words } = table;
  const streets = Object.entries(view.streets).flatMap(([street, guards]) => {
    const open = table.decision?.legal.some((action) => action.args.some((arg) => arg.value === street));
    if (!guards.length && !open) return [];
    const title = words.say("sheet-street", { street: words.named("street", street) });
    return [{ key: street, title, lines: [{ parts: families(table, guards) }], touches: { street } }];
  });
  const yours = own(table, view);
  return [
    {
      key: "city",
      title: words.say("sheet-city"),
      columns: 3,
      places: view.locations.map((one) => location(table, view, one)),
    },
    ...(streets.length ? [{ key: "streets", title: words.say("sheet-streets"), columns: 0, places: streets }] : []),
    { key: "dial", title: words.say("sheet-dial"), columns: 3, places: view.dial.map((one) => sector(table, one)) },
    ...(yours.length ? [{ key: "own", title: words.say("sheet-own"), columns: 0, places: yours }] : []),
  ];
}

function goods(table: Table, seat: number): Line[] {
  const family = (table.view as View).seats[seat];
  if (!family) return [];
  const { words } = table;
  const supply = family.supply.flatMap((left, i) => (left ? [`${left} ${words.named("rank", RANKS[i] ?? "")}`] : []));
  const counts = (["gifts", "guards", "markers", "cards"] as const).map(
    (key) => `${words.say(`board-${key}`)} ${family[key]}`,
  );
  return [
    { parts: [`${words.say("sheet-time")} ${family.time}`, `${words.say("sheet-on-board")} ${family.members}`] },
    { parts: counts },
    { label: words.say("sheet-supply"), parts: supply },
  ];
}

export const sheet: Sheet = {
  sections,
  goods,
  status: (table, seat) => {
    const { words } = table;
    const view = table.view as View;
    const family = view.seats[seat];
    const coin = view.start === seat ? [words.say("board-coin")] : [];
    const passed = family?.passed ? [words.say("sheet-passed")] : [];
    const ring = family?.ring ? [words.say("sheet-ring-at", { location: family.ring })] : [];
    return [...coin, ...passed, ...ring].join(", ");
  },
  round: (view) => {
    const { round, rounds } = view as View;
    return round > 0 ? { round, rounds } : null;
  },
  standing: {
    action: [
      ...["pass", "deploy", "promote", "move", "hurry", "brag"],
      ...["cosimo", "contessina", "giovanni"].map((medici) => `gift ${medici}`),
    ],
  },
};
