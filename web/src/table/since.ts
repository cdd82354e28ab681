// What the others did since the own last decision: one line for each turn of theirs, one for each reason that paid.

import type { GameEvent } from "../wire/types";
import { reasonOf } from "./journal";
import { pointsOf, type Party } from "./parties";
import { gainsOf, turns, type Gain, type Teller, type Turn } from "./turns";

export interface SinceLine {
  key: string;
  /** Whose turn it was; null where several were paid. */
  party: Party | null;
  /** The event whose sentence is the line. */
  head: GameEvent;
  events: GameEvent[];
  /** Everybody whose points changed, the own seat last. */
  gains: Gain[];
  paid: boolean;
}

export interface Summary {
  lines: SinceLine[];
  /** How many more the journal has. */
  more: number;
}

/** At most `most` lines in their order: what was paid first, then the latest turns. The own turn is none of them. */
export function summary(events: readonly GameEvent[], from: number, teller: Teller, you: Party, most = 5): Summary {
  const after = (turn: Turn): boolean => (turn.events.at(-1)?.entry ?? 0) >= from && turn.kind !== "set-up";
  const each = turns(events, teller)
    .filter(after)
    .flatMap((turn) => (turn.kind === "stage" ? paidLines(turn, from, teller, you) : turnLine(turn, from, you)));
  const all = mergePaid(each, teller, you);
  const wanted = [...all].reverse().sort((a, b) => Number(b.paid) - Number(a.paid));
  const kept = new Set(wanted.slice(0, most));
  return { lines: all.filter((line) => kept.has(line)), more: all.length - kept.size };
}

/** What is paid for one kind of reason is one line, wherever on the board it was paid. */
function mergePaid(lines: readonly SinceLine[], { partyOf }: Teller, you: Party): SinceLine[] {
  const kindOf = (line: SinceLine): string => [...new Set(line.events.map((event) => event.key))].sort().join(" ");
  const merged = new Map<string, SinceLine>();
  for (const line of lines) {
    const key = line.paid ? kindOf(line) : line.key;
    const before = merged.get(key);
    const events = [...(before?.events ?? []), ...line.events];
    merged.set(key, before ? { ...before, events, gains: ordered(gainsOf(events, partyOf), you) } : line);
  }
  return [...merged.values()];
}

function turnLine(turn: Turn, from: number, you: Party): SinceLine[] {
  const own = turn.party === you || turn.head?.args.seat === you;
  // What led to the own last decision had been told before it.
  const news = (turn.events.at(-1)?.entry ?? 0) > from;
  if (own || !turn.head || !news) return [];
  const { key, party, head, events } = turn;
  return [{ key, party, head, events, gains: ordered(turn.gains, you), paid: false }];
}

function paidLines(turn: Turn, from: number, { partyOf }: Teller, you: Party): SinceLine[] {
  const groups = new Map<string, GameEvent[]>();
  for (const event of turn.events) {
    if (!pointsOf(event) || partyOf(event) === null || event.entry < from) continue;
    const reason = reasonOf(event);
    groups.set(reason, [...(groups.get(reason) ?? []), event]);
  }
  return [...groups].flatMap(([reason, events]) => {
    const [head] = events;
    if (!head) return [];
    const gains = ordered(gainsOf(events, partyOf), you);
    return [{ key: `${turn.key}|${reason}`, party: null, head, events, gains, paid: true }];
  });
}

const ordered = (gains: Gain[], you: Party): Gain[] =>
  [...gains].sort((a, b) => Number(a.party === you) - Number(b.party === you) || b.points - a.points);
