// How long events stay on stage.

import type { GameEvent } from "../../wire/types";

const DURATIONS: Record<string, number> = {
  revealed: 620,
  auctioned: 320,
  bids: 620,
  passes: 380,
  "no-room": 220,
  "no-money": 220,
  bought: 1100,
  unsold: 700,
  "free-card": 620,
  "round-over": 900,
  payout: 420,
  advanced: 360,
  prize: 340,
  bonus: 420,
  "round-begins": 700,
  starts: 500,
  capital: 0,
};

export const duration = (event: GameEvent): number => DURATIONS[event.key] ?? 400;
