// What the server sends, as docs/wire-protocol.md describes it, and the few shapes the client makes of it.

import type {
  ActionArg,
  AgainMessage,
  ErrorMessage,
  Mine as GeneratedMine,
  PatchedMessage,
  PositionForm,
  RoomMessage,
  SeatsMessage,
  TableMessage,
  ThinkingMessage,
  UndoMessage,
  Value,
} from "./generated";

export { FATAL } from "./generated";
export type {
  ActionArg,
  Agreement,
  ArgumentInfo,
  Arguments,
  EditionInfo,
  Entry,
  ErrorCode,
  GameEvent,
  GameInfo,
  Hint,
  HintReason,
  Legality,
  LessonAsked,
  LessonForm,
  LessonHeard,
  LessonInfo,
  Looked,
  LookedEdition,
  EditionProblem,
  NewTable,
  NotPrinted,
  Operation,
  OptionInfo,
  PatchedEvent,
  PlaceAnswer,
  PresetInfo,
  Reconstructed,
  Rival,
  Said,
  SeatInfo,
  Story,
  TableInfo,
  Value,
} from "./generated";
export type { Made as Created, PreviewAnswer as Preview, Said as Prompt, Said as Refusal } from "./generated";
export type { SeatRequest as NewSeat, ShownForm as Shown } from "./generated";

/** A table of one's own, with the token that opens it here. */
export type Mine = Omit<GeneratedMine, "token"> & { token: string };

export type Args = Record<string, Value>;

/** One decision that is open. */
export interface LegalAction {
  id: number;
  text: string;
  verb: string;
  args: ActionArg[];
}

export type Position = Omit<PositionForm, "legal"> & { legal: LegalAction[] };
/** Who decides, and between what. */
export type Question = Omit<PatchedMessage["position"], "legal"> & { legal: LegalAction[] };

type Told<M> = Omit<M, "position"> & { position: Position };
type Patched = Omit<PatchedMessage, "position"> & { position: Question };
/** What the server sends this client, which always asks for patches. */
export type Message =
  | Told<TableMessage>
  | Patched
  | Told<UndoMessage>
  | RoomMessage
  | SeatsMessage
  | ThinkingMessage
  | AgainMessage
  | ErrorMessage;
