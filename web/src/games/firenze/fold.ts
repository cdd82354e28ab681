// Plays events onto a view, so that each consequence is seen by itself. The next position replaces the result.

import type { GameEvent } from "../../wire/types";
import type { Colour } from "./colours";
import type { Builder, Card, Counts, FirenzeView, Tower } from "./view";

type Args = GameEvent["args"];
type Fold = (view: FirenzeView, args: Args) => Partial<FirenzeView>;

const num = (args: Args, name: string): number => Number(args[name] ?? 0);
const hue = (args: Args): Colour => args.colour as Colour;
const plus = (counts: Counts, colour: Colour, by: number): Counts => ({ ...counts, [colour]: counts[colour] + by });

function builder(view: FirenzeView, seat: number, change: (one: Builder) => Partial<Builder>): Builder[] {
  return view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one));
}
const stock = (one: Builder, colour: Colour, by: number): Partial<Builder> => ({
  storage: plus(one.storage, colour, by),
  bricks: one.bricks + by,
});
const bricks = (view: FirenzeView, args: Args, by: number): Builder[] =>
  builder(view, num(args, "seat"), (one) => stock(one, hue(args), by));
const onCard = (view: FirenzeView, args: Args, by: number): FirenzeView["row"] =>
  view.row.map((card) =>
    card.position === num(args, "position") ? { ...card, bricks: plus(card.bricks, hue(args), by) } : card,
  );
const cardOf = (view: FirenzeView, args: Args): Card =>
  view.cards.find((one) => one.card === args.card) ?? {
    card: `${args.card}`,
    type: "person",
    effect: `${args.card}`,
    numbers: {},
  };

const shape = (colour: Colour, height: number, condition: Tower["condition"]): Tower => ({
  colour,
  height,
  condition,
  fits: null,
  next: null,
  ruin: null,
});

/** Towers with one of them changed or gone; of equal ones the last, so that the others stay where they are. */
function rebuilt(towers: Tower[], colour: Colour, height: number, into: Tower | null): Tower[] {
  const at = towers.findLastIndex((tower) => tower.colour === colour && tower.height === height);
  if (at < 0) return into ? [...towers, into] : towers;
  return towers.flatMap((tower, i) => (i === at ? (into ? [into] : []) : [tower]));
}

function changeTower(view: FirenzeView, seat: number, colour: Colour, from: number, into: Tower | null): Builder[] {
  return builder(view, seat, (one) => ({ towers: rebuilt(one.towers, colour, from, into) }));
}

const lowered = (view: FirenzeView, seat: number, args: Args): Partial<FirenzeView> => {
  const height = num(args, "height");
  return {
    seats: changeTower(view, seat, hue(args), height + 1, height ? shape(hue(args), height, "standing") : null),
    bag: plus(view.bag, hue(args), 1),
  };
};

const gains: Fold = (view, args) => ({
  seats: builder(view, num(args, "seat"), (one) => ({
    cards: one.cards.some((held) => held.card === args.card)
      ? one.cards.map((held) => (held.card === args.card ? { ...held, copies: held.copies + 1 } : held))
      : [...one.cards, { ...cardOf(view, args), copies: 1, now: null }],
  })),
});
const gives: Fold = (view, args) => ({
  seats: builder(view, num(args, "seat"), (one) => ({
    cards: one.cards.flatMap((held) =>
      held.card !== args.card ? [held] : held.copies > 1 ? [{ ...held, copies: held.copies - 1 }] : [],
    ),
  })),
});
const toBag: Fold = (view, args) => ({ seats: bricks(view, args, -1), bag: plus(view.bag, hue(args), 1) });

const sealed: Fold = (view, args) => ({
  board: view.board.map((one) =>
    one.colour === args.colour && one.height === args.height ? { ...one, seal: num(args, "seat") } : one,
  ),
  bag: plus(view.bag, hue(args), num(args, "height")),
  seats: changeTower(view, num(args, "seat"), hue(args), num(args, "height"), null).map((one, seat) =>
    seat === args.seat ? { ...one, seals: one.seals - 1 } : one,
  ),
});

const FOLDS: Record<string, Fold> = {
  "turn-begins": (_, args) => ({ active: num(args, "seat"), round: num(args, "turn"), phase: "choose-card" }),
  "card-paid": (view, args) => ({ seats: bricks(view, args, -1), row: onCard(view, args, 1) }),
  "card-taken": (view, args) => ({
    row: view.row
      .filter((card) => card.position !== num(args, "position"))
      .map((card, i) => ({ ...card, position: i + 1, cost: i })),
  }),
  "bricks-taken": (view, args) => ({
    seats: builder(view, num(args, "seat"), (one) => stock(one, hue(args), num(args, "bricks"))),
  }),
  "card-laid": (view, args) => ({
    row: [
      ...view.row,
      {
        ...cardOf(view, args),
        position: num(args, "position"),
        cost: num(args, "position") - 1,
        bricks: { white: 0, yellow: 0, green: 0, "red-brown": 0, blue: 0, purple: 0 },
      },
    ],
    pile: { ...view.pile, cards: view.pile.cards - 1 },
  }),
  "brick-laid": (view, args) => ({ row: onCard(view, args, 1), bag: plus(view.bag, hue(args), -1) }),
  returned: toBag,
  "cost-paid": toBag,
  "over-limit": toBag,
  "exchange-paid": (view, args) => ({ seats: bricks(view, args, -1), row: onCard(view, args, 1) }),
  exchanged: (view, args) => ({ seats: bricks(view, args, 1), row: onCard(view, args, -1), phase: "build" }),
  held: gains,
  "monument-goes": gains,
  "building-opened": gains,
  played: gives,
  "card-discarded": gives,
  "church-laid": (view, args) => {
    const free = view.churches.indexOf(null);
    const laid = { ...cardOf(view, args), bricks: 0, needs: 0 };
    return { churches: view.churches.map((card, i) => (i === free ? laid : card)) };
  },
  "church-leaves": (view, args) => ({
    churches: view.churches.map((card) => (card?.card === args.card ? null : card)),
  }),
  "campanile-paid": (view, args) => ({
    seats: bricks(view, args, -1),
    churches: view.churches.map((card) =>
      card && card.card === args.card ? { ...card, bricks: num(args, "bricks") } : card,
    ),
  }),
  swapped: (view, args) => {
    const got = { ...view, seats: bricks(view, args, 1) };
    const seat = num(args, "seat");
    const other = num(args, "other");
    const given = args.given as Colour;
    got.seats = builder(got, seat, (one) => stock(one, given, -1));
    got.seats = builder(got, other, (one) => stock(one, given, 1));
    return { seats: builder(got, other, (one) => stock(one, hue(args), -1)) };
  },
  stolen: (view, args) => {
    const seats = builder(view, num(args, "other"), (one) => stock(one, hue(args), -1));
    return { seats: bricks({ ...view, seats }, args, 1) };
  },
  sabotaged: (view, args) => lowered(view, num(args, "other"), args),
  collapsed: (view, args) => lowered(view, num(args, "seat"), args),
  "torn-down": (view, args) => ({
    seats: changeTower(view, num(args, "seat"), hue(args), num(args, "height"), null),
    bag: plus(view.bag, hue(args), num(args, "height")),
  }),
  built: (view, args) => {
    const height = num(args, "height");
    const seats = changeTower(view, num(args, "seat"), hue(args), height - 1, shape(hue(args), height, "raised"));
    return { seats: bricks({ ...view, seats }, args, -1), phase: "build" };
  },
  ruin: (view, args) => {
    const seats = changeTower(view, num(args, "seat"), hue(args), num(args, "height"), null);
    const kept = num(args, "kept");
    return {
      seats: builder({ ...view, seats }, num(args, "seat"), (one) => stock(one, hue(args), kept)),
      bag: plus(view.bag, hue(args), num(args, "lost")),
      phase: "commissions",
    };
  },
  completed: sealed,
  "balcony-completed": (view, args) => ({ ...sealed(view, args), "next-balcony": num(args, "number") + 1 }),
  "floor-bonus": (view, args) => ({
    floors: Object.fromEntries(Object.entries(view.floors).filter(([height]) => Number(height) !== args.height)),
  }),
  "last-seal": (_, args) => ({ finisher: num(args, "seat") }),
  "event-struck": (view, args) => ({ event: { ...cardOf(view, args), victims: [] }, phase: "event" }),
};

export function fold(view: unknown, event: GameEvent): unknown {
  const change = FOLDS[event.key];
  return change ? { ...(view as FirenzeView), ...change(view as FirenzeView, event.args) } : view;
}

/** Milliseconds at calm speed; what a table does in one movement takes one movement's time. */
const DURATIONS: Record<string, number> = {
  "balcony-placed": 0,
  "neutral-placed": 0,
  "dead-chosen": 0,
  "white-bricks": 0,
  starts: 500,
  "turn-begins": 350,
  "card-laid": 320,
  "brick-laid": 90,
  "card-paid": 380,
  "card-taken": 700,
  "bricks-taken": 160,
  held: 260,
  "event-struck": 900,
  untouched: 350,
  returned: 320,
  built: 420,
  "cost-paid": 240,
  ruin: 900,
  "torn-down": 900,
  collapsed: 700,
  sabotaged: 800,
  completed: 900,
  "balcony-completed": 1000,
  "floor-bonus": 600,
  played: 600,
  majority: 500,
  "feast-scored": 450,
  "no-majority": 250,
};

export const duration = (event: GameEvent): number => DURATIONS[event.key] ?? 400;
