// What is on the table after each event of a step, by the patches the server sends with them.

import { applyPatch } from "./patch";
import type { GameEvent, Operation, PatchedEvent, Position, Shown } from "./types";

/** An event, and what is on the table once it has happened. */
export interface ShownEvent {
  event: GameEvent;
  shown: Shown;
}

/** The part of a position that patches change. */
export const shownOf = ({ view, scores, worth, own_worth, rivals }: Shown): Shown => ({
  view,
  scores,
  worth,
  own_worth,
  rivals,
});

/** An event as the journal keeps it. */
export function plainEvent({ key, args, rule, entry }: PatchedEvent): GameEvent {
  return { key, args, rule, entry };
}

/** Events one after the other; those of the journal `told`, if it knows fewer than happened. */
export function showEvents(
  from: Shown,
  events: readonly PatchedEvent[],
  told: readonly GameEvent[] = events.map(plainEvent),
): ShownEvent[] {
  const found: ShownEvent[] = [];
  let shown = shownOf(from);
  for (const event of events) {
    shown = applyPatch(shown, event.patch ?? []);
    const next = told[found.length];
    if (next && isSame(next, event)) found.push({ event: next, shown });
  }
  return found;
}

/** What is on the table at the end of a step. */
export function showRest(from: Shown, events: readonly ShownEvent[], rest: readonly Operation[]): Shown {
  return applyPatch(events.at(-1)?.shown ?? shownOf(from), rest);
}

/** A past position after the first events of what followed it. */
export function positionAfter(position: Position, told: readonly GameEvent[]): Position {
  const last = showEvents(position, position.following ?? [], told).at(-1);
  return last ? { ...position, ...last.shown } : position;
}

const isSame = (a: GameEvent, b: GameEvent): boolean =>
  a.key === b.key && a.entry === b.entry && JSON.stringify(a.args) === JSON.stringify(b.args);
