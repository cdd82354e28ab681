// What the server sends, as docs/wire-protocol.md describes it. Unknown keys are ignored.

export type Value = number | string;
export type Args = Record<string, Value>;

export interface Prompt {
  key: string;
  args: Args;
  rule: string;
}

export interface ActionArg {
  name: string;
  kind: string;
  value: Value;
}

/** What an argument is: its kind, and the list its names are from. */
export interface ArgumentInfo {
  kind: string;
  names?: string;
}

export type Arguments = Record<"actions" | "events" | "refusals", Record<string, Record<string, ArgumentInfo>>>;

export interface LegalAction {
  id: number;
  text: string;
  verb: string;
  args: ActionArg[];
  gloss?: string | Prompt;
}

export interface GameEvent {
  entry: number;
  event: string;
  rule: string;
  [argument: string]: Value;
}

/** `seat` is a number, or "chance"; hidden entries have neither id nor text. */
export interface Entry {
  seat: number | string;
  id?: number | null;
  text?: string | null;
}

export interface Position<View = Record<string, unknown>> {
  entries: number;
  actor: number;
  over: boolean;
  view: View;
  prompt: Prompt | null;
  legal: LegalAction[];
  undo: { open: boolean; reason: string | null };
  scores: number[];
  rivals?: unknown[];
  places: number[] | null;
  events?: GameEvent[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string | null;
  bot?: string | null;
  taken: boolean;
  connected?: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  edition: { name: string; hash: string; names?: Partial<Record<string, Record<string, string>>> };
  options: Record<string, Value | boolean>;
  players: number;
  imported?: boolean;
  seats: SeatInfo[];
  seq: number;
  over: boolean;
  you: number;
}

export type Message =
  | { type: "table"; seq: number; table: TableInfo; position: Position; journal: GameEvent[]; entries: Entry[] }
  | { type: "step"; seq: number; entries: Entry[]; events: GameEvent[]; position: Position }
  | { type: "undo"; seq: number; length: number; position: Position }
  | { type: "seats"; seq: number; seats: SeatInfo[] }
  | { type: "thinking"; seat: number }
  | { type: "again"; table: string; token: string }
  | { type: "error"; code: string; message: string };

export interface Refusal {
  key: string;
  args: Args;
  rule: string;
}

export interface Preview {
  events: GameEvent[];
  actor: number;
  outcomes: { id: number; text: string; weight: number }[];
}

export interface Hint {
  action: number;
  text: string;
  advice: { key: string; args: Args };
  /** The best choices of somebody who thinks ahead. */
  choices: { action: number; text: string; visits: number; share: number; place: number; points: number }[];
}

export interface OptionInfo {
  key: string;
  default: Value | boolean;
  choices?: (Value | boolean)[];
  low?: number;
  high?: number;
}

export interface EditionInfo {
  name: string;
  hash: string;
  default: boolean;
  not_printed: { path: string; provenance: string; note: string | null }[];
}

export interface GameInfo {
  key: string;
  fewest: number;
  most: number;
  rules: number;
  options: OptionInfo[];
  editions: EditionInfo[];
  bots: string[];
  /** The opponent that sits down where nobody is named. */
  usual: string;
}

export interface Mine {
  token: string;
  table: string;
  game: string;
  seat: number;
  names: (string | null)[];
  actor: number;
  yours: boolean;
  over: boolean;
  scores: number[];
  touched: number;
}

export interface NewSeat {
  kind: "me" | "friend" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  edition?: string;
  options?: Record<string, Value | boolean>;
  seats: NewSeat[];
}

export interface Created {
  table: string;
  seats: { seat: number; kind: string; token?: string }[];
  watch: string;
}
