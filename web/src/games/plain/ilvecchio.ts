import type { Table } from "../../table/table.svelte";
import { families, unlessEmpty, type Line, type Part, type Place, type Section, type Sheet } from "./sheet";

interface Town {
  colour: string;
  areas: number[];
  roads: string[];
  standing: number[];
  lying: number[];
}
interface Track {
  track: string;
  points: number[];
  crests: number[];
  members: number[];
  next: number;
  price: number;
}
interface Stack {
  tiles: number;
  "extra-cost": number;
}
interface View {
  round: number;
  crests: { left: number; of: number };
  map: Record<string, Town>;
  middlemen: Record<string, { at: string; next: string }>;
  journey: { from: string; roads: Record<string, number> } | null;
  tracks: Track[];
  stacks: { council: Stack; nobility: Stack };
  provinces: Record<string, string[]>;
  seats: {
    goods: Record<string, number>;
    supply: number;
    crests: number;
    provinces: string[];
    "used-provinces": string[];
    council: string[];
    hidden: boolean;
    "hidden-tile": string | null;
    dealt: string[] | null;
    nobility: number;
    "nobility-tiles": Record<string, number> | null;
  }[];
}

/** Values of the design's table. */
const TOWN: Record<string, string> = {
  brown: "#C07F36",
  black: "#2B2730",
  grey: "#878B92",
  white: "#F6F0E2",
  violet: "#853DA4",
  green: "#6FB57C",
  red: "#9A2E22",
  florence: "#1F4A3E",
};

function members(table: Table, town: Town): Part[] {
  const lying = table.words.say("sheet-lying");
  const each = (counts: number[], lies: boolean): Part[] =>
    counts.flatMap((count, seat) =>
      count
        ? [
            {
              seat,
              faded: lies,
              label: [count > 1 ? `${count} ×` : "", table.name(seat), lies ? lying : ""].filter(Boolean).join(" "),
              note: [count > 1 ? `×${count}` : "", lies ? lying : ""].filter(Boolean).join(" "),
            },
          ]
        : [],
    );
  return [...each(town.standing, false), ...each(town.lying, true)];
}

function town(table: Table, view: View, key: string, one: Town): Place {
  const { words } = table;
  const place = (name: string): string => words.named("place", name);
  const colour = words.named("colour", one.colour);
  const middleman = Object.values(view.middlemen).find((man) => man.at === key);
  const away = view.journey?.roads[key];
  return {
    key,
    title: place(key),
    ...(away === undefined ? {} : { note: words.say("sheet-away", { roads: away }) }),
    touches: { place: key },
    lines: [
      // Florence is its own colour; its name stands above already.
      ...(one.areas.length || colour !== place(key)
        ? [{ parts: [{ colour: TOWN[one.colour] ?? "#888", label: colour, note: [colour, ...one.areas].join(" · ") }] }]
        : []),
      ...unlessEmpty("", members(table, one)),
      ...unlessEmpty(
        words.say("sheet-middleman"),
        middleman ? [words.say("sheet-next-town", { place: place(middleman.next) })] : [],
      ),
      { label: words.say("sheet-roads"), parts: [one.roads.map(place).join(", ")] },
    ],
  };
}

function track(table: Table, view: View, one: Track): Place {
  const { words } = table;
  const free = one.next < one.points.length;
  const stack = one.track === "council" || one.track === "nobility" ? view.stacks[one.track] : null;
  const next = free
    ? [
        words.say("sheet-price", { florins: one.price }),
        words.say("sheet-space-points", { points: one.points[one.next] ?? 0 }),
        ...(one.crests.includes(one.next) ? [words.say("sheet-crest")] : []),
      ].join(" · ")
    : words.say("sheet-full");
  return {
    key: one.track,
    title: words.named("track", one.track),
    touches: { track: one.track },
    lines: [
      ...unlessEmpty(words.say("sheet-taken"), families(table, one.members)),
      { label: words.say("sheet-next"), parts: [next] },
      ...(stack ? [{ parts: [words.say("sheet-stack", { tiles: stack.tiles })] }] : []),
      ...(stack?.["extra-cost"] ? [{ parts: [words.say("sheet-extra", { florins: stack["extra-cost"] })] }] : []),
    ],
  };
}

function yours(table: Table, view: View): Place[] {
  const { words } = table;
  const own = view.seats[table.you];
  if (!own) return [];
  const tile = (list: string, key: string, note: string): Place => ({
    key: `${list}-${key}-${note}`,
    title: words.named(list, key),
    note,
    lines: [],
    touches: { tile: key },
  });
  return [
    ...(own.dealt ?? []).map((key) => tile("council", key, words.say("sheet-dealt"))),
    ...own.provinces.map((key) => tile("province", key, words.say("sheet-provinces"))),
    ...own["used-provinces"].map((key) => tile("province", key, words.say("sheet-used"))),
    ...own.council.map((key) => tile("council", key, words.say("sheet-council"))),
    ...(own["hidden-tile"] ? [tile("council", own["hidden-tile"], words.say("sheet-hidden"))] : []),
    ...Object.entries(own["nobility-tiles"] ?? {}).map(([key, worth]) =>
      tile("nobility", key, `${words.say("sheet-nobility")} +${worth}`),
    ),
  ];
}

function sections(table: Table): Section[] {
  const view = table.view as View;
  const { words } = table;
  const { left, of } = view.crests;
  const provinces = Object.entries(view.provinces).map(([key, tiles]): Place => ({
    key,
    title: words.named("track", key),
    lines: tiles.map((tile) => ({ parts: [words.named("province", tile)] })),
  }));
  const own = yours(table, view);
  return [
    ...(own.length ? [{ key: "own", title: words.say("sheet-yours"), columns: 0, places: own }] : []),
    {
      key: "tracks",
      title: `${words.say("sheet-tracks")} · ${words.say("sheet-crests-left", { left, of })}`,
      columns: 5,
      places: view.tracks.map((one) => track(table, view, one)),
    },
    {
      key: "map",
      title: words.say("sheet-map"),
      columns: 0,
      places: Object.entries(view.map).map(([key, one]) => town(table, view, key, one)),
    },
    { key: "provinces", title: words.say("sheet-provinces"), columns: 3, places: provinces },
  ];
}

function goods(table: Table, seat: number): Line[] {
  const one = (table.view as View).seats[seat];
  if (!one) return [];
  const { words } = table;
  // What somebody has, not the long list of what is lacking; money is always of interest.
  const held = Object.entries(one.goods)
    .filter(([, count], i) => count > 0 || i === 0)
    .map(([good, count]) => `${words.named("good", good)} ${count}`);
  const tiles = [
    ...one.council.map((key) => words.named("council", key)),
    ...one.provinces.map((key) => words.named("province", key)),
  ];
  return [
    { parts: held },
    {
      parts: [
        words.say("sheet-supply", { members: one.supply }),
        words.say("sheet-crests", { crests: one.crests }),
        words.say("sheet-nobles", { tiles: one.nobility }),
      ],
    },
    ...(tiles.length ? [{ parts: [tiles.join(" · ")] }] : []),
  ];
}

export const sheet: Sheet = {
  sections,
  goods,
  standing: { turn: ["recover", "reinforce"], "after-action": ["recover", "reinforce", "end-turn"] },
};
