// How long events stay on stage.

import type { GameEvent } from "../../wire/types";

/** Milliseconds an event stays on stage at calm speed. */
const TIMES: Record<string, number> = {
  walks: 560,
  rides: 520,
  "middleman-moves": 460,
  rolls: 900,
  "rolls-start": 900,
  "lies-down": 260,
  "lies-in-green": 260,
  "turn-begins": 120,
  "round-begins": 120,
  dealt: 120,
  "dealt-tile": 0,
  "sees-council": 0,
  "sees-nobility": 0,
  "keeps-council": 0,
  "keeps-nobility": 0,
  "takes-crest": 900,
  enters: 560,
  takes: 320,
};

export const duration = (event: GameEvent): number => TIMES[event.key] ?? 380;
