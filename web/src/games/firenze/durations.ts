// How long events stay on stage.

import type { GameEvent } from "../../wire/types";

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
