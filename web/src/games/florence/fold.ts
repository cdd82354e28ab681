// Plays events onto a view, so that each consequence is seen by itself. The next position replaces the result.

import type { GameEvent } from "../../wire/types";
import type { Medici, Rank } from "./art";
import type { FlorenceView, Location, Member } from "./view";

type Fold = (view: FlorenceView, event: GameEvent) => Partial<FlorenceView>;

const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);
const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");

function at(view: FlorenceView, location: number, change: (place: Location) => Partial<Location>): Location[] {
  return view.locations.map((place) => (place.number === location ? { ...place, ...change(place) } : place));
}

type Seat = FlorenceView["seats"][number];

function seat(view: FlorenceView, event: GameEvent, change: (family: Seat) => Partial<Seat>): Seat[] {
  return view.seats.map((family, i) => (i === event.args.seat ? { ...family, ...change(family) } : family));
}

const RANKS = ["debutant", "donna", "maestro"];

function supplied(family: Seat, rank: string, by: number): number[] {
  return family.supply.map((count, i) => (RANKS[i] === rank ? count + by : count));
}

function without(queue: Member[], test: (one: Member) => boolean): Member[] {
  const at = queue.findLastIndex(test);
  return at < 0 ? queue : [...queue.slice(0, at), ...queue.slice(at + 1)];
}

const joined = (queue: Member[], spot: number, member: Member): Member[] => [
  ...queue.slice(0, spot - 1),
  member,
  ...queue.slice(spot - 1),
];

function swapped(queue: Member[], first: number, second: number): Member[] {
  const made = [...queue];
  const [a, b] = [queue[first - 1], queue[second - 1]];
  if (a && b) [made[first - 1], made[second - 1]] = [b, a];
  return made;
}

const spend: Fold = (view, event) => ({
  seats: seat(view, event, (one) => ({ time: Math.max(0, one.time - number(event, "cost")) })),
});
const gain: Fold = (view, event) => ({
  seats: seat(view, event, (one) => ({ time: Math.min(view.clock, one.time + number(event, "time")) })),
});
const strozzi = (view: FlorenceView, change: Partial<NonNullable<FlorenceView["strozzi"]>>): Partial<FlorenceView> =>
  view.strozzi ? { strozzi: { ...view.strozzi, ...change } } : {};
const his = (event: GameEvent): Member => ({
  family: 1,
  rank: text(event, "rank") as Rank,
  colour: text(event, "colour") as "orange",
});

const arrive: Fold = (view, event) => ({
  locations: at(view, number(event, "location"), (place) => ({
    queue: joined(place.queue, number(event, "spot"), {
      family: number(event, "seat"),
      rank: text(event, "rank") as Rank,
    }),
  })),
});

const passed: Fold = (view, event) => ({ seats: seat(view, event, () => ({ passed: true })) });
const hisTime: Fold = (view, event) => strozzi(view, { time: number(event, "total") });
const hisArrival: Fold = (view, event) => ({
  locations: at(view, number(event, "location"), (place) => ({
    queue: joined(place.queue, number(event, "spot"), his(event)),
  })),
});

const FOLDS: Record<string, Fold> = {
  "round-begins": (view, event) => ({
    round: number(event, "round"),
    dial: view.dial[0] && view.dial[0].round < number(event, "round") ? view.dial.slice(1) : view.dial,
    seats: view.seats.map((family) => ({ ...family, passed: false, ring: null })),
    locations: view.locations.map((place) => ({ ...place, rings: [] })),
    destination: null,
  }),
  "time-gained": gain,
  "passes-first": (view, event) => ({
    seats: seat(view, event, (one) => ({ passed: true, time: Math.min(view.clock, one.time + number(event, "time")) })),
  }),
  passes: passed,
  "passes-last": passed,
  "ring-laid": (view, event) => ({
    seats: seat(view, event, () => ({ ring: number(event, "location") })),
    locations: at(view, number(event, "location"), (place) => ({ rings: [...place.rings, number(event, "seat")] })),
  }),
  deploys: (view, event) => ({
    seats: seat(view, event, (one) => ({
      time: Math.max(0, one.time - number(event, "cost")),
      supply: supplied(one, "debutant", -1),
    })),
  }),
  promotes: (view, event) => {
    const rank = text(event, "rank");
    const lower = RANKS[RANKS.indexOf(rank) - 1] ?? "";
    const family = number(event, "seat");
    return {
      seats: seat(view, event, (one) => ({
        time: Math.max(0, one.time - number(event, "cost")),
        supply: one.supply.map((count, i) => count + (RANKS[i] === lower ? 1 : RANKS[i] === rank ? -1 : 0)),
      })),
      locations: at(view, number(event, "location"), (place) => ({
        queue: without(place.queue, (one) => one.family === family && one.rank === lower),
      })),
    };
  },
  leaves: (view, event) => ({
    locations: at(view, number(event, "location"), (place) => ({
      queue: without(place.queue, (one) => one.family === event.args.seat && one.rank === event.args.rank),
    })),
  }),
  arrives: arrive,
  "own-bodyguard": gain,
  brags: (view, event) => ({
    seats: seat(view, event, (one) => ({ markers: one.markers - 1 })),
    locations: at(view, number(event, "location"), (place) => ({
      cups: place.cups.map((cup, i) => (i + 1 === number(event, "space") ? { family: number(event, "seat") } : cup)),
    })),
  }),
  gives: (view, event) => ({
    seats: seat(view, event, (one) => ({
      time: Math.max(0, one.time - number(event, "cost")),
      gifts: one.gifts - 1,
      given: one.given.map(
        (count, i) => count + (["cosimo", "contessina", "giovanni"][i] === event.args.medici ? 1 : 0),
      ),
    })),
  }),
  "posts-bodyguard": (view, event) => ({
    seats: seat(view, event, (one) => ({ guards: one.guards - 1 })),
    streets: {
      ...view.streets,
      [text(event, "street")]: [...(view.streets[text(event, "street")] ?? []), number(event, "seat")],
    },
  }),
  "posts-spy": (view, event) => ({
    seats: seat(view, event, (one) => ({ guards: one.guards - 1 })),
    locations: at(view, number(event, "location"), (place) => ({ spies: [...place.spies, number(event, "seat")] })),
  }),
  "posts-bouncer": (view, event) => ({
    seats: seat(view, event, (one) => ({ guards: one.guards - 1 })),
    locations: at(view, number(event, "location"), (place) => ({
      bouncers: [...place.bouncers, number(event, "seat")],
    })),
  }),
  plays: (view, event) => ({ seats: seat(view, event, (one) => ({ cards: Math.max(0, one.cards - 1) })) }),
  discards: (view, event) => ({
    seats: seat(view, event, (one) => ({
      cards: Math.max(0, one.cards - 1),
      time: Math.min(view.clock, one.time + number(event, "time")),
    })),
  }),
  "bonus-time": gain,
  forgoes: gain,
  swaps: (view, event) => ({
    locations: at(view, number(event, "location"), (place) => ({
      queue: swapped(place.queue, number(event, "first"), number(event, "second")),
    })),
  }),
  "steps-forward": (view, event) => ({
    locations: at(view, number(event, "location"), (place) => {
      const test = (one: Member): boolean => one.family === event.args.seat && one.rank === event.args.rank;
      const found = place.queue.findLast(test);
      return found ? { queue: joined(without(place.queue, test), number(event, "spot"), found) } : {};
    }),
  }),
  "takes-back": (view, event) => ({
    seats: seat(view, event, (one) => ({ markers: one.markers + 1 })),
    locations: at(view, number(event, "location"), (place) => ({
      cups: place.cups.map((cup) => (cup?.family === event.args.seat ? null : cup)),
    })),
  }),
  "sends-home": gain,
  "coach-enters": (view, event) => {
    const medici = text(event, "medici") as Medici;
    return {
      locations: view.locations.map((place) => {
        const others = place.coaches.filter((one) => one !== medici);
        return { ...place, coaches: place.number === number(event, "location") ? [...others, medici] : others };
      }),
    };
  },
  draws: (view, event) => ({ seats: seat(view, event, (one) => ({ cards: one.cards + 1 })) }),
  accepts: spend,
  coin: (_, event) => ({ start: number(event, "seat") }),
  gifts: (view, event) => ({ seats: seat(view, event, (one) => ({ gifts: one.gifts + number(event, "gifts") })) }),
  "strozzi-card": hisTime,
  "strozzi-time": hisTime,
  "strozzi-reward-time": hisTime,
  "strozzi-spends-all": hisTime,
  "strozzi-passes": (view) => strozzi(view, { passed: true }),
  "strozzi-ring": (view, event) => ({
    ...strozzi(view, { ring: number(event, "location") }),
    locations: at(view, number(event, "location"), (place) => ({ rings: [...place.rings, 1] })),
  }),
  "strozzi-deploys": hisArrival,
  "strozzi-arrives": hisArrival,
  "strozzi-promotes": (view, event) => {
    const lower = RANKS[RANKS.indexOf(text(event, "rank")) - 1];
    return {
      locations: at(view, number(event, "location"), (place) => ({
        queue: joined(
          without(place.queue, (one) => one.colour === event.args.colour && one.rank === lower),
          number(event, "spot"),
          his(event),
        ),
      })),
    };
  },
  "strozzi-swaps": (view, event) => ({
    locations: at(view, number(event, "location"), (place) => ({
      queue: swapped(place.queue, number(event, "first"), number(event, "second")),
    })),
  }),
  "strozzi-brags": (view, event) => ({
    locations: at(view, number(event, "location"), (place) => ({
      cups: place.cups.map((cup, i) =>
        i + 1 === number(event, "space") ? { family: 1, colour: text(event, "colour") as "orange" } : cup,
      ),
    })),
  }),
  "strozzi-bodyguard": (view, event) => ({
    streets: { ...view.streets, [text(event, "street")]: [...(view.streets[text(event, "street")] ?? []), 1] },
  }),
};

export function fold(view: unknown, event: GameEvent): unknown {
  const change = FOLDS[event.key];
  return change ? { ...(view as FlorenceView), ...change(view as FlorenceView, event) } : view;
}

const DURATIONS: Record<string, number> = {
  "coach-enters": 640,
  head: 620,
  "strozzi-head": 620,
  "no-head": 220,
  "no-bragger": 260,
  "brag-reward": 360,
  "spy-reward": 360,
  draws: 420,
  drew: 200,
  "queue-points": 420,
  "strozzi-queue-points": 420,
  overlooked: 260,
  "strozzi-overlooked": 260,
  "round-begins": 800,
  "time-gained": 180,
  leaves: 160,
  arrives: 560,
  brags: 900,
  "strozzi-card": 1100,
  "strozzi-cannot": 700,
  "strozzi-deploys": 900,
  "strozzi-promotes": 900,
  "strozzi-brags": 900,
  "objective-dealt": 0,
  "objective-seen": 0,
  "tile-laid": 60,
  destination: 120,
  "time-tile": 60,
};

export const duration = (event: GameEvent): number => DURATIONS[event.key] ?? 480;
