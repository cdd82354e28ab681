// What a game shows of itself. A board is one folder; the frame knows nothing but this.

import type { Component } from "svelte";
import type { Language } from "../settings.svelte";
import type { GameEvent, LegalAction } from "../wire/types";
import type { Table } from "../table/table.svelte";

export type BoardPart = Component<{ table: Table }>;
export type SeatPart = Component<{ table: Table; seat: number }>;

/** A part of the board that a phone shows by itself. */
export interface BoardTab {
  key: string;
  /** The path of its icon. */
  icon: string;
  /** A key of the board's words. */
  label: string;
  /** How many things lie there; the label may say it. */
  count?: (table: Table) => number;
}

export interface GameBoard {
  Board: BoardPart;
  /** What the own seat can decide, below the board. */
  Tray: BoardPart;
  /** Goods of a seat, inside its panel. */
  SeatInventory?: SeatPart;
  /** Beside the board, above the journal. */
  Side?: BoardPart;
  /** What a phone's chip shows beside medallion and score; opponents that are rules are counted after the seats. */
  Chip?: SeatPart;
  /** Below the panels of the players. */
  Below?: BoardPart;
  /** The body of the panel of an opponent that is rules, not a seat; medallions, name and points are the frame's. */
  Rival?: Component<{ table: Table; rival: number }>;
  /** A line inside the prompt bar: where in the turn one is. */
  Phases?: BoardPart;
  /** On a phone the board is opened part by part; `opens` says which part a decision needs. */
  tabs?: BoardTab[];
  opens?: (table: Table) => string;
  /** The colours of a seat, where they do not simply follow those of the rivals in the order of the seats. */
  familyOf?: (table: Table, seat: number) => number;
  /** Events that pay points for the same thing under another key, so that they are one source in the result. */
  sources?: Readonly<Record<string, string>>;
  /** Actions that in this position give something up for good: what is lost is shown before they count. */
  destructive?: (action: LegalAction, table: Table) => boolean;
  /** What such an action gives up, in sentences, where it is lost only after a further decision. */
  losses?: (action: LegalAction, table: Table) => string[];
  /** The score is money. */
  florins?: boolean;
  /** A picture for the finish. */
  EndScene?: Component;
  words?: (language: Language) => Promise<string>;
  /** What the choice that is looked at would do, in one line of the prompt. */
  glance?: (table: Table) => string;
  /** One line about a seat in its panel; opponents that are rules are counted after the seats. */
  status?: (table: Table, seat: number) => string;
  /** Beside the name of the game, where there are no rounds to count: the turn, for example. */
  subtitle?: (table: Table) => string;
  round?: (view: unknown) => { round: number; rounds: number } | null;
  /** Events that a person may go through one by one, with a second line for the prompt meanwhile. */
  steps?: (table: Table, event: GameEvent) => string | null;
  /** Milliseconds an event stays on stage at calm speed. */
  duration?: (event: GameEvent) => number;
  /** Looks at the page before an event is shown; what it returns sets things moving afterwards. */
  animate?: (event: GameEvent) => (() => void) | null;
  /** Verbs whose control has taken two touches by itself: a number is set, then sent. */
  direct?: ReadonlySet<string>;
  /** Takes back a verb or piece that was chosen and has led to a further question; false where there is none. */
  dropStep?: (table: Table) => boolean;
  /** For each verb the message (a key of the board's words) that is its letter in the language of the page. */
  keys?: Readonly<Record<string, string>>;
}
