import type { Table } from "../../table/table.svelte";
import { nameOf, unlessEmpty, type Line, type Part, type Place, type Section, type Sheet } from "./sheet";

type Bricks = Record<string, number>;
interface Card {
  card: string;
  type: string;
  names?: Record<string, string>;
}
interface Commission {
  colour: string;
  height: number;
  points: number;
  balcony: number;
  seal: number | "neutral" | null;
}
interface View {
  round: number;
  board: Commission[];
  majority: Bricks;
  floors: Record<string, number>;
  row: (Card & { position: number; cost: number; bricks: Bricks })[];
  churches: ((Card & { bricks: number; needs: number }) | null)[];
  building: { built: number; most: number; cost: number; costs: number[] };
  seats: {
    seals: number;
    storage: Bricks;
    bricks: number;
    limit: number;
    cards: (Card & { copies: number })[];
    "card-limit": number;
    towers: { colour: string; height: number; condition: string }[];
  }[];
  bag: Bricks;
}

const HEIGHTS = [8, 7, 6, 5, 4, 3];
const ROMAN = ["", "I", "II", "III", "IV"];
/** Values of the design's table, each with its mark: colour is never the only sign. */
const STONE: Record<string, string> = {
  white: "#F4EEE0",
  yellow: "#E4AD11",
  green: "#7D9B52",
  "red-brown": "#7C3526",
  blue: "#51A6DC",
  purple: "#4A2565",
};

const MARK: Record<string, string> = {
  yellow: "dot",
  green: "chevron",
  "red-brown": "bars",
  blue: "wave",
  purple: "lozenge",
};

function stone(colour: string): { colour: string; mark: string } {
  return { colour: STONE[colour] ?? "#888", mark: MARK[colour] ?? "" };
}

function bricks(table: Table, counts: Bricks): Part[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => ({
      ...stone(colour),
      note: `${count}`,
      label: `${count} ${table.words.named("colour", colour)}`,
    }));
}

/** An owner's own card brings its names along. */
function cardName(table: Table, card: Card): string {
  return card.names?.[document.documentElement.lang] ?? card.names?.en ?? table.words.named("card", card.card);
}

function commission(table: Table, one: Commission): Place {
  const { words } = table;
  const colour = words.named("colour", one.colour);
  const seal: Part[] =
    one.seal === null
      ? []
      : one.seal === "neutral"
        ? ["✕"]
        : [{ seat: one.seal, label: words.say("sheet-sealed", { name: nameOf(table, one.seal) }) }];
  const balcony = one.balcony ? { note: ROMAN[one.balcony] ?? "" } : {};
  return {
    key: `${one.colour}-${one.height}`,
    title: one.seal === null ? `${one.points}` : "",
    ...balcony,
    lines: seal.length
      ? [{ label: `${colour} ${one.height}`, parts: seal }]
      : [{ label: `${colour} ${one.height}`, parts: [] }],
    touches: { colour: one.colour, height: one.height },
    verbs: ["complete"],
  };
}

function skyline(table: Table, view: View): Place[] {
  const { words } = table;
  const colours = Object.keys(view.majority);
  const head = colours.map((colour) => ({
    key: colour,
    title: "",
    lines: [
      {
        parts: [
          {
            ...stone(colour),
            brief: "",
            note: words.named("colour", colour),
            label: words.named("colour", colour),
          },
        ],
      },
      {
        parts: [
          {
            text: words.say("sheet-majority", { points: view.majority[colour] ?? 0 }),
            brief: `+${view.majority[colour] ?? 0}`,
          },
        ],
      },
    ],
  }));
  const rows = HEIGHTS.flatMap((height) => {
    const first = view.floors[`${height}`];
    const side = {
      key: `${height}`,
      title: words.say("sheet-height", { height }),
      brief: `${height}`,
      lines: first
        ? [{ parts: [{ text: words.say("sheet-first", { points: `+${first}` }), brief: `+${first}` }] }]
        : [],
    };
    const cells = colours.flatMap((colour) =>
      view.board.filter((one) => one.colour === colour && one.height === height),
    );
    return [side, ...cells.map((one) => commission(table, one))];
  });
  return [{ key: "corner", title: "", lines: [] }, ...head, ...rows];
}

function sections(table: Table): Section[] {
  const view = table.view as View;
  const { words } = table;
  const row = view.row.map((card): Place => ({
    key: `${card.position}`,
    title: words.say("sheet-card", { position: card.position, card: cardName(table, card) }),
    note: words.named("type", card.type),
    touches: { position: card.position },
    lines: [
      {
        label: words.say("sheet-price"),
        parts: [card.cost ? words.say("sheet-pays", { bricks: card.cost }) : words.say("sheet-free")],
      },
      ...unlessEmpty(words.say("sheet-bricks"), bricks(table, card.bricks)),
    ],
  }));
  const churches = view.churches.map((card, i): Place => ({
    key: `${i}`,
    title: words.say("sheet-church", { number: i + 1 }),
    lines: card
      ? [
          { parts: [cardName(table, card)] },
          ...(card.needs
            ? [{ parts: [words.say("sheet-church-bricks", { bricks: card.bricks, needs: card.needs })] }]
            : []),
        ]
      : [{ parts: [words.say("board-church-free")] }],
  }));
  const site: Place[] = [
    {
      key: "laid",
      title: words.say("sheet-laid"),
      lines: [{ parts: [`${view.building.built} / ${view.building.most}`] }],
    },
    { key: "costs", title: words.say("sheet-costs"), lines: [{ parts: [view.building.costs.join(" · ")] }] },
    { key: "bag", title: words.say("sheet-bag"), lines: [{ parts: bricks(table, view.bag) }] },
  ];
  return [
    { key: "row", title: words.say("sheet-row"), columns: 3, places: row },
    { key: "skyline", title: words.say("sheet-skyline"), columns: 7, small: true, places: skyline(table, view) },
    { key: "site", title: words.say("sheet-site"), columns: 3, places: site },
    ...(churches.some((_, i) => view.churches[i])
      ? [{ key: "churches", title: words.say("sheet-churches"), columns: 0, places: churches }]
      : []),
  ];
}

function goods(table: Table, seat: number): Line[] {
  const one = (table.view as View).seats[seat];
  if (!one) return [];
  const { words } = table;
  const towers = one.towers.map((tower): Part => ({
    ...stone(tower.colour),
    note: `${tower.height}${tower.condition === "raised" ? "↑" : tower.condition === "spared" ? "○" : ""}`,
    label: `${words.named("colour", tower.colour)} ${tower.height}, ${words.named("condition", tower.condition)}`,
  }));
  const cards = one.cards.map((card) => (card.copies > 1 ? `${card.copies} × ` : "") + cardName(table, card));
  return [
    { label: words.say("sheet-storage", { bricks: one.bricks, limit: one.limit }), parts: bricks(table, one.storage) },
    { label: words.say("sheet-towers"), parts: towers.length ? towers : [words.say("sheet-none")] },
    ...(cards.length
      ? [
          {
            label: words.say("sheet-cards", { cards: cards.length, limit: one["card-limit"] }),
            parts: [cards.join(", ")],
          },
        ]
      : []),
    { parts: [words.say("sheet-seals", { seals: one.seals })] },
  ];
}

export const sheet: Sheet = { sections, goods };
