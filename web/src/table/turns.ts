// The journal as turns: whose they were, what they were about, what they paid. Which events begin, end and sum up a turn is told
// by the game (`Story`); nothing here knows a rule.

import type { Entry, GameEvent, Story } from "../wire/types";
import { begins, reasonOf, roundOf } from "./journal";
import { pointsOf, type Party } from "./parties";

export interface Gain {
  party: Party;
  points: number;
}

/** One part of a turn: what happened by one section of the rules. */
export interface Phase {
  key: string;
  events: GameEvent[];
  /** The event whose sentence tells it. */
  head: GameEvent;
  gains: Gain[];
}

export interface Turn {
  key: string;
  kind: "set-up" | "turn" | "stage";
  /** Whose turn it is; nobody's in a stage. */
  party: Party | null;
  round: number;
  events: GameEvent[];
  /** The event whose sentence tells it, if one does. */
  head: GameEvent | null;
  gains: Gain[];
}

export interface Teller {
  story: Story;
  entries: readonly Pick<Entry, "seat">[];
  partyOf: (event: GameEvent) => Party | null;
}

/** All turns in their order; what happens before the first round or turn is set-up. */
export function turns(events: readonly GameEvent[], teller: Teller): Turn[] {
  const { story, partyOf } = teller;
  const made: Turn[] = [];
  let [round, ended] = [0, false];
  for (const event of events) {
    const last = made.at(-1);
    const next = begins(event, round);
    const party = story.begins.length ? partyOf(event) : actorOf(event, teller);
    const kind = round === 0 && next === null ? "set-up" : kindOf(event, last, story, ended);
    round = roundOf(event) ?? round;
    const fresh =
      !last ||
      last.kind !== kind ||
      (kind === "turn" && startsTurn(event, last, party, story, ended)) ||
      (kind === "stage" && next !== null);
    if (fresh) made.push(begun(event, kind, kind === "turn" ? party : null, round));
    else last.events.push(event);
    ended = story.ends.includes(event.key);
  }
  for (const turn of made) sumUp(turn, teller);
  return made;
}

function begun(event: GameEvent, kind: Turn["kind"], party: Party | null, round: number): Turn {
  return { key: `${event.entry}-${event.key}-${kind}`, kind, party, round, events: [event], head: null, gains: [] };
}

/** A stage goes on until somebody decides or begins a turn. */
function kindOf(event: GameEvent, last: Turn | undefined, story: Story, ended: boolean): Turn["kind"] {
  if (story.stages.includes(event.key)) return "stage";
  if (last?.kind !== "stage") return "turn";
  if (story.begins.length) return story.begins.includes(event.key) ? "turn" : "stage";
  const later = event.entry > (last.events.at(-1)?.entry ?? 0);
  return later || ended ? "turn" : "stage";
}

function startsTurn(event: GameEvent, last: Turn, party: Party | null, story: Story, ended: boolean): boolean {
  if (story.begins.length) return story.begins.includes(event.key);
  if (story.ends.length) return ended;
  return party !== null && party !== last.party;
}

/** Who decided what led to an event; an opponent that is rules acts by itself, chance for nobody. */
function actorOf(event: GameEvent, { entries, partyOf }: Teller): Party | null {
  const party = partyOf(event);
  const seat = entries[event.entry - 1]?.seat;
  if (party !== null && typeof event.args.seat !== "number") return party;
  return typeof seat === "number" ? seat : null;
}

function sumUp(turn: Turn, teller: Teller): void {
  turn.gains = gainsOf(turn.events, teller.partyOf);
  turn.head = turn.kind === "stage" ? (turn.events[0] ?? null) : headOf(turn.events, teller.story);
  if (turn.kind !== "turn") return;
  // Where a turn ends with an event, it is about whom that event is about.
  if (turn.head && (teller.story.ends.length || turn.party === null)) turn.party = teller.partyOf(turn.head);
}

/** The most telling event; of equals the last. */
export function headOf(events: readonly GameEvent[], story: Story): GameEvent | null {
  let [best, rank] = [null as GameEvent | null, Infinity];
  for (const event of events) {
    const at = story.headlines.indexOf(event.key);
    if (at >= 0 && at <= rank) [best, rank] = [event, at];
  }
  return best;
}

export function gainsOf(events: readonly GameEvent[], partyOf: Teller["partyOf"]): Gain[] {
  const sums = new Map<Party, number>();
  for (const event of events) {
    const party = partyOf(event);
    if (party !== null && pointsOf(event)) sums.set(party, (sums.get(party) ?? 0) + pointsOf(event));
  }
  return [...sums].map(([party, points]) => ({ party, points }));
}

/** The parts of a turn by the sections of the rules, each told by its most telling event. */
export function phases(turn: Turn, { story, partyOf }: Teller): Phase[] {
  const parts: GameEvent[][] = [];
  for (const event of turn.events) {
    if (story.begins.includes(event.key)) continue;
    const last = parts.at(-1);
    const same = last?.[0] && reasonOf(last[0]) === reasonOf(event);
    if (same) last.push(event);
    else parts.push([event]);
  }
  return parts.flatMap((events, i) => {
    const [first] = events;
    if (!first) return [];
    const head = headOf(events, story) ?? events.find((event) => pointsOf(event)) ?? first;
    return [{ key: `${i}`, events, head, gains: gainsOf(events, partyOf) }];
  });
}
