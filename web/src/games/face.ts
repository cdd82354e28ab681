// What a game shows of itself. A board is one folder; the frame knows nothing but this.

import type { Component } from "svelte";
import type { Language } from "../settings.svelte";
import type { GameEvent } from "../wire/types";
import type { Table } from "../table/table.svelte";

export type BoardPart = Component<{ table: Table }>;
export type SeatPart = Component<{ table: Table; seat: number }>;

export interface Face {
  Board: BoardPart;
  /** What the own seat can decide, below the board. */
  Tray: BoardPart;
  /** Goods of a seat, inside its panel. */
  Goods?: SeatPart;
  /** Beside the board, above the journal. */
  Side?: BoardPart;
  /** The score is money. */
  florins?: boolean;
  /** A picture for the finish. */
  Scene?: Component;
  words?: (language: Language) => Promise<string>;
  /** One line about a seat in its panel, as a key of the board's words. */
  status?: (table: Table, seat: number) => string;
  round?: (view: unknown) => { round: number; rounds: number } | null;
  /** The view after an event, so that consequences are seen one by one; the next position is the truth anyway. */
  fold?: (view: unknown, event: GameEvent) => unknown;
  /** Milliseconds an event stays on stage at calm speed. */
  duration?: (event: GameEvent) => number;
  /** Looks at the page before an event is folded in; what it returns sets things moving afterwards. */
  travel?: (event: GameEvent) => (() => void) | null;
  /** Verbs whose control already takes a second tap, or by rule only one. */
  direct?: ReadonlySet<string>;
  /** Letters of the verbs. */
  keys?: Readonly<Record<string, string>>;
}
