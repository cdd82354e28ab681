// How long events stay on stage.

import type { GameEvent } from "../../wire/types";

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
