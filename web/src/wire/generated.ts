// Made by `make types` from the Python side; not to be edited by hand.

export type ErrorCode =
  | "bad-edition"
  | "bad-key"
  | "bad-log"
  | "bad-name"
  | "bad-setup"
  | "banned"
  | "closed"
  | "full"
  | "gathering"
  | "has-begun"
  | "hints-off"
  | "illegal"
  | "last-device"
  | "minded"
  | "name-taken"
  | "not-a-guest"
  | "not-absent"
  | "not-a-voter"
  | "not-over"
  | "not-ready"
  | "not-stored"
  | "not-understood"
  | "not-your-decision"
  | "no-advice"
  | "no-code"
  | "no-device"
  | "no-game"
  | "no-hello"
  | "no-language"
  | "no-method"
  | "no-page"
  | "no-person"
  | "no-seat"
  | "no-table"
  | "no-token"
  | "only-invited"
  | "only-the-host"
  | "only-watching"
  | "other-seq"
  | "other-site"
  | "rules-gone"
  | "seat-in-use"
  | "seat-taken"
  | "too-large"
  | "too-many-connections"
  | "too-many-sockets"
  | "too-often"
  | "too-slow"
  | "undo-never"
  | "undo-nothing"
  | "undo-other-decided"
  | "undo-revealed";

/** Trying again does not help after one of these. */
export const FATAL: ReadonlySet<string> = new Set<ErrorCode>([
  "banned",
  "no-table",
  "no-token",
  "only-invited",
  "rules-gone",
]);

export type Value = number | string;

/** Anything that is put into words: a key of the locale files, its arguments, and the rule behind it. */
export interface Said {
  key: string;
  args: Record<string, Value>;
  rule: string;
}

/** Something that happened; `entry` is the number of log entries after which it did. */
export interface GameEvent {
  key: string;
  args: Record<string, Value>;
  rule: string;
  entry: number;
}

export interface ActionArg {
  name: string;
  kind: string;
  value: Value;
}

/** A decision; with `through`, a row of decisions whose last argument counts up by one until that id. */
export interface LegalForm {
  id: number;
  text: string;
  verb: string;
  args: ActionArg[];
  through?: number;
}

/** `reason` is a key of the shared locale files. */
export interface Undo {
  open: boolean;
  reason: string | null;
}

/** An opponent that is rules, not a seat; `families`: how many it plays, the first colours being its own. */
export interface Rival {
  key: string;
  points: number;
  worth: number;
  families: number;
}

/** One operation of a JSON Patch (RFC 6902). */
export interface Operation {
  op: "add" | "replace" | "remove";
  path: string;
  value?: unknown;
}

/** An event with what it changed in the shown position; without `patch`, nothing. */
export interface PatchedEvent {
  key: string;
  args: Record<string, Value>;
  rule: string;
  entry: number;
  patch?: Operation[];
}

/** What is on the table; patches speak of this part of a position. `worth`: what each seat would have if the match ended now, by what everyone knows; `own_worth` the same for the own seat with what only it knows. */
export interface ShownForm {
  view: Record<string, unknown>;
  scores: number[];
  worth: number[];
  own_worth: number | null;
  rivals: Rival[];
}

/** Who decides, and between what. `actor` is -1 where chance is to act and -2 at the end. */
export interface QuestionForm {
  entries: number;
  actor: number;
  over: boolean;
  prompt: Said | null;
  legal: LegalForm[];
  undo: Undo;
  places: number[] | null;
}

/** A whole position. `following`: what happened next, where it was asked for. */
export interface PositionForm {
  entries: number;
  actor: number;
  over: boolean;
  prompt: Said | null;
  legal: LegalForm[];
  undo: Undo;
  places: number[] | null;
  view: Record<string, unknown>;
  scores: number[];
  worth: number[];
  own_worth: number | null;
  rivals: Rival[];
  events?: GameEvent[];
  views?: Record<string, unknown>[];
  following?: PatchedEvent[];
}

/** An entry of the log; hidden ones have neither id nor text. */
export interface Entry {
  seat: number | "chance";
  id: number | null;
  text: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string | null;
  bot: string | null;
  taken: boolean;
  connected: boolean;
  host: boolean;
  ready: boolean;
  minded: string | null;
}

/** Tables of an edition whose values are our choice, `cards.mason` for an item of a list, with the note they share. */
export interface Reconstructed {
  note: string;
  paths: string[];
}

/** `names`: by language, what an owner's edition calls its components; `groups`: tables of values by provenance. */
export interface EditionRef {
  name: string;
  hash: string;
  names: Record<string, Record<string, string>>;
  groups: Record<string, number>;
  reconstructed: Reconstructed[];
}

/** What holds for everybody at a table; without a name of its own it goes by that of a street. */
export interface Agreement {
  hints: "none" | "kind" | "all";
  undo: "never" | "news";
  pace: "calm" | "brisk" | "once";
  watch?: boolean;
  away?: "wait" | "computer" | "end";
  grace?: number;
  bot?: string;
  matches?: number;
  name?: string;
  street?: number;
}

/** Before the start: the three words, when the match begins by itself, what was changed last and when. */
export interface RoomForm {
  code: string | null;
  begins: number | null;
  changed: Record<string, unknown>;
  touched: number;
}

/** A vote about a seat: who called it, until when answers count, and the answers by seat; `next` after it ended in waiting: when it may be called again. */
export interface AbsentVoteForm {
  seat: number;
  by: number;
  until: number | null;
  answers: Record<string, "wait" | "computer" | "end">;
  next: number | null;
}

/** What happened about an absent player, after so many entries. */
export interface NoteForm {
  after: number;
  at: number;
  kind: "vote" | "wait" | "computer" | "back" | "ended";
  seat: number;
  by?: number;
  bot?: string;
  why?: "vote" | "left";
}

/** Since when somebody is asked, the vote about them, what computers played for people. */
export interface AbsenceForm {
  asked: number;
  vote: AbsentVoteForm | null;
  notes: NoteForm[];
}

/** What was sealed: the commitment of the server, and the seats whose share is in. */
export interface DealBadge {
  commit: string;
  shares: number[];
}

export interface SeriesPlace {
  match: number;
  matches: number;
}

/** `seeded`: whoever made the table chose the seed, and so can know what chance will bring. `scored_at_end`: scores are 0 until then, `worth` tells who is ahead. `you` is -1 for spectators. `closed`: the match stays as it stands. `host`: this seat invites to the others. `invited`: the token is an invitation, to be exchanged by taking the seat. `by_key`: the invitation was taken by this person; the device key opens the seat. */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  edition: EditionRef;
  options: Record<string, boolean | number | string>;
  agreed: Agreement;
  players: number;
  imported: boolean;
  seeded: boolean;
  closed: boolean;
  host: boolean;
  scored_at_end: boolean;
  seats: SeatInfo[];
  seq: number;
  over: boolean;
  you: number;
  state: "gathering" | "ready" | "playing";
  room: RoomForm | null;
  absence: AbsenceForm;
  deal: DealBadge | null;
  series: SeriesPlace | null;
  next_table: string | null;
  invited?: boolean;
  by_key?: boolean;
}

export interface TableMessage {
  type: "table";
  seq: number;
  table: TableInfo;
  position: PositionForm;
  journal: GameEvent[];
  entries: Entry[];
}

export interface StepMessage {
  type: "step";
  seq: number;
  entries: Entry[];
  events: GameEvent[];
  position: PositionForm;
}

/** A step for clients that asked for patches; `rest` changes the shown position after the last event. */
export interface PatchedMessage {
  type: "patched";
  seq: number;
  entries: Entry[];
  events: PatchedEvent[];
  rest: Operation[];
  position: QuestionForm;
}

export interface UndoMessage {
  type: "undo";
  seq: number;
  length: number;
  position: PositionForm;
}

export interface SeatsMessage {
  type: "seats";
  seq: number;
  seats: SeatInfo[];
  absence: AbsenceForm;
}

/** The table before the start, whenever something changes there. */
export interface RoomMessage {
  type: "room";
  seq: number;
  table: TableInfo;
}

export interface ThinkingMessage {
  type: "thinking";
  seat: number;
}

export interface AgainMessage {
  type: "again";
  table: string;
  token: string;
  code: string | null;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
}

export type Message =
  | TableMessage
  | RoomMessage
  | StepMessage
  | PatchedMessage
  | UndoMessage
  | SeatsMessage
  | ThinkingMessage
  | AgainMessage
  | ErrorMessage;

export interface Needs {
  option: string;
  values: string[];
}

/** `players` and `needs` say when it matters; without them it always does. */
export interface OptionInfo {
  key: string;
  default: boolean | number | string;
  group: string;
  rule: string;
  players?: number[];
  needs?: Needs;
  choices?: (boolean | number | string)[];
  low?: number;
  high?: number;
}

/** Several switches under one name; the one without options is the game as printed. */
export interface PresetInfo {
  key: string;
  options: string[];
  players: number[];
}

export interface NotPrinted {
  path: string;
  provenance: string;
  note: string | null;
}

/** `groups`: how many tables of values there are of each provenance. */
export interface EditionInfo {
  name: string;
  hash: string;
  default: boolean;
  groups: Record<string, number>;
  not_printed: NotPrinted[];
  reconstructed: Reconstructed[];
}

/** An opponent that is rules; its families have the first colours. */
export interface RivalInfo {
  key: string;
  families: number;
}

/** `bots` by name, the strongest last, perhaps with one of `traits` before (`bold-master`); `usual`: who sits unnamed. */
export interface GameInfo {
  key: string;
  title: string;
  minutes: number;
  rules: number;
  fewest: number;
  most: number;
  usual_players: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  editions: EditionInfo[];
  bots: string[];
  traits: string[];
  usual: string;
  rivals: RivalInfo[];
}

/** How an opponent that is rules stands, and how many families are its own. */
export interface RivalPoints {
  key: string;
  points: number;
  families: number;
}

/** A table found by one of its tokens, or by the person who asks; `touched` in seconds since 1970. Without a token the seat is opened by the device key. */
export interface Mine {
  token: string | null;
  table: string;
  game: string;
  seat: number;
  names: (string | null)[];
  bots: (string | null)[];
  options: Record<string, boolean | number | string>;
  agreed: Agreement;
  actor: number;
  yours: boolean;
  over: boolean;
  scores: number[];
  rivals: RivalPoints[];
  touched: number;
  seeded: boolean;
  closed: boolean;
  state: "gathering" | "ready" | "playing";
  next_table: string | null;
  taken: boolean[];
  minded: boolean;
}

/** What an argument is: its kind, the list its names are from, and these names in the order of their numbers. */
export interface ArgumentInfo {
  kind: string;
  names?: string;
  values?: string[];
}

/** Keys of events: what a turn can be about, the most telling first; what is nobody's turn; what begins and ends one. */
export interface Story {
  headlines: string[];
  stages: string[];
  begins: string[];
  ends: string[];
}

export interface Arguments {
  actions: Record<string, Record<string, ArgumentInfo>>;
  events: Record<string, Record<string, ArgumentInfo>>;
  refusals: Record<string, Record<string, ArgumentInfo>>;
  story: Story;
}

/** Who shall sit on a seat: the one who asks, a friend by link, or a bot by name. */
export interface SeatRequest {
  kind: "me" | "friend" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** What holds for everybody at a table. Without a `name` it goes by that of a street, told by number. */
export interface Agreed {
  hints?: "none" | "kind" | "all";
  undo?: "never" | "news";
  pace?: "calm" | "brisk" | "once";
  watch?: boolean | null;
  away?: "wait" | "computer" | "end";
  grace?: number;
  bot?: string | null;
  matches?: number;
  name?: string | null;
  street?: number | null;
}

export interface NewTable {
  game: string;
  players: number;
  edition?: string | Record<string, unknown> | null;
  options?: Record<string, boolean | number | string> | null;
  seed?: number | null;
  agreed?: Agreed;
  seats: SeatRequest[];
  unattended?: boolean;
  gather?: boolean;
}

/** `place` is what the last answer returned; `action` an id or a text of the log. */
export interface LessonAsked {
  ask?: "enter" | "next" | "back" | "show" | "act" | "preview" | "refusal";
  language?: string;
  name?: string;
  place?: Record<string, unknown>;
  action?: number | string | null;
}

/** What the host changes before the start; what is left out stays. */
export interface RoomChange {
  options?: Record<string, boolean | number | string> | null;
  players?: number | null;
  agreed?: Agreed | null;
}

/** For the host: a bot sits there, or the seat is free for a friend; `to` exchanges two seats; `remove` takes it away. */
export interface RoomSeat {
  kind?: "friend" | "bot" | null;
  bot?: string | null;
  to?: number | null;
  remove?: boolean;
}

/** `token` for the seats of whoever makes the table, `invitation` for those of friends. */
export interface MadeSeat {
  seat: number;
  kind: string;
  token?: string | null;
  invitation?: string | null;
}

/** A new table, with the tokens of its people and of spectators. */
export interface Made {
  table: string;
  seats: MadeSeat[];
  watch?: string | null;
  state?: string | null;
  code?: string | null;
}

export interface Outcome {
  id: number;
  text: string;
  weight: number;
}

/** What an action would do, as far as the seat can know. `stops_at` is a message that says what cannot be known from there on, null if somebody decides next or the match is over. `view` is the own view of the position it leads to, null where that cannot be known. */
export interface PreviewAnswer {
  events: GameEvent[];
  actor: number;
  ends_turn: boolean;
  reveals: boolean;
  outcomes: Outcome[];
  view: Record<string, unknown> | null;
  worth: number[] | null;
  stops_at: string | null;
}

/** What everybody would have had after each number of entries asked for, by what everyone knew: seats, then rivals. */
export interface Course {
  worth: number[][];
}

/** What a bot that thinks ahead expects of one action; its points may be off by `spread`, as far as thinking can tell. `share` is its part of all visits to the choices told, `steps` the whole action question by question. */
export interface HintChoice {
  action: number;
  text: string;
  steps: string[];
  visits: number;
  share: number;
  place: number;
  points: number;
  spread: number;
}

/** How many of what: `holding-<name>` in the locale files, with `count`. */
export interface Holding {
  name: string;
  count: number;
}

/** One sentence of why: a message of the locale files. `other` is an action by its text, `seat` somebody at the table. */
export interface HintReason {
  message: string;
  args: Record<string, Value>;
  other: string | null;
  seat: number | null;
  events: GameEvent[];
  holdings: Holding[];
}

/** What a choice is worth (0 to 1, winning above all), how it ends on average, and what is expected to follow it. */
export interface AnalysedChoice {
  action: number;
  text: string;
  worth: number;
  place: number;
  points: number;
  spread: number;
  line: string[];
}

/** One decision looked at again: the choices, best first, and what the played one gave away in points and in worth. */
export interface Analysis {
  at: number;
  seat: number;
  played: string;
  cost: number;
  lost: number;
  choices: AnalysedChoice[];
}

export interface Advice {
  key: string;
  args: Record<string, Value>;
}

/** At a table that agreed on the kind alone there is the verb and nothing else. `steps`: the whole action that is advised. Asked `against` another action, choices are the best and that one, and the reasons say why not that one. */
export interface Hint {
  verb: string;
  action: number | null;
  text: string | null;
  form: Record<string, unknown> | null;
  advice: Advice | null;
  steps: string[];
  reasons: HintReason[];
  choices: HintChoice[];
}

export interface Legality {
  legal: boolean;
  refusal?: Said | null;
}

/** `token`: the seat's from now on, if it was taken by an invitation. */
export interface Seated {
  seq: number;
  token?: string | null;
}

/** A link for one person, used once. */
export interface Invitation {
  seq: number;
  invitation: string;
}

/** Who took the seat an invitation is for, and whether its link can be used to watch. */
export interface InvitationState {
  seat: number;
  taken: boolean;
  name: string | null;
  watch: boolean;
}

/** A person and the device that asks. */
export interface Me {
  person: string;
  device: string;
  name: string;
  language: string;
  colour: number | null;
  settings: Record<string, unknown>;
  created: number;
}

/** `kind`: browser or paper. Times are in seconds since 1970, 0 for never. */
export interface DeviceForm {
  id: string;
  kind: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** The devices of a person, with the number of their results and of their open seats. */
export interface Devices {
  devices: DeviceForm[];
  results: number;
  seats: number;
}

export interface TransferCode {
  code: string;
  seconds: number;
}

/** Two words that both devices show. */
export interface TransferCheck {
  check: string;
}

/** How a transfer stands: `open`, `asked` by the device `label`, `done`, `no`, or `over`. */
export interface TransferForm {
  state: string;
  seconds: number;
  label: string;
  check: string;
}

/** A finished match of a person; `at` in seconds since 1970. */
export interface ResultForm {
  table: string;
  seat: number;
  at: number;
  game: string;
  names: (string | null)[];
  bots: (string | null)[];
  scores: number[];
  places: number[];
  rivals: number[];
  options: Record<string, boolean | number | string>;
  edition: string;
  seeded?: boolean;
  name?: string | null;
  street?: number | null;
  hints?: number | null;
}

/** Someone a person has played with; `last` in seconds since 1970. */
export interface AcquaintanceForm {
  id: string;
  name: string;
  matches: number;
  last: number;
}

/** Whether all have agreed, and whose agreement is missing. */
export interface Vote {
  done: boolean;
  waiting_for: number[];
}

/** Whose answer is missing; nobody's once the vote is decided. */
export interface AbsentVote {
  seq: number;
  waiting_for: number[];
}

/** What became of the table: `left`, `closed`, `deleted`. */
export interface Gone {
  seq: number;
  done: string;
}

/** A seat taken by three words, with its token. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** A value of our edition and of the owner's; null where it stands in one of them alone. */
export interface Difference {
  path: string;
  ours: unknown;
  theirs: unknown;
}

/** An edition in short, with its content as a new table wants it. */
export interface LookedEdition {
  game: string;
  name: string;
  hash: string;
  groups: Record<string, number>;
  not_printed: NotPrinted[];
  compared: string;
  differences: Difference[];
  content: Record<string, unknown>;
}

export interface EditionProblem {
  message: string;
  line: number | null;
  path: string | null;
  value: string | null;
  expected: string | null;
}

/** One of the two. */
export interface Looked {
  edition?: LookedEdition | null;
  problem?: EditionProblem | null;
}

export interface PlaceAnswer {
  alone: boolean;
  addresses: string[];
  command: string | null;
}

/** How far a review is: turns of the quick pass, then of the longer one; `failed` ones have no mark. */
export interface ReviewProgress {
  done: number;
  total: number;
  deeper: number;
  deepest: number;
  failed: number;
  running: boolean;
  finished: boolean;
}

/** A whole turn, the line expected from it, and the chance to win and points of its seat. */
export interface ReviewedOutcome {
  steps: string[];
  line: string[];
  won: number;
  points: number;
}

/** A judged turn; `played`, `best` and `reasons` are given for costly ones. */
export interface ReviewedTurn {
  at: number;
  entries: number[];
  seat: number;
  round: number;
  number: number;
  count: number;
  mark: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
  sign: string;
  lost: number;
  noise: number;
  cost: number;
  spread: number;
  deep: boolean;
  played: ReviewedOutcome | null;
  best: ReviewedOutcome | null;
  reasons: HintReason[];
}

/** The chance to win of every seat after `at` entries. */
export interface CoursePoint {
  at: number;
  round: number;
  won: number[];
}

/** Points that went into a result, and how far they may be off. */
export interface ResultPart {
  name: "par" | "own-luck" | "others-luck" | "decisions" | "others";
  points: number;
  spread: number;
}

/** The parts add up to the total. */
export interface ResultSum {
  total: number;
  parts: ResultPart[];
}

/** What a seat gave away; `result` when the review is finished. */
export interface ReviewedSeat {
  accuracy: number | null;
  mattered: number;
  marks: Record<string, number>;
  lost: number;
  cost: number;
  spread: number;
  result: ResultSum | null;
}

/** A review as far as it is known. */
export interface MatchReview {
  done: number;
  total: number;
  deeper: number;
  deepest: number;
  failed: number;
  running: boolean;
  finished: boolean;
  judge: string;
  course: CoursePoint[];
  seats: ReviewedSeat[];
  turns: ReviewedTurn[];
}

/** A lesson in the list; titles and what it is about by language. `current`: written for the rules of this program. */
export interface LessonInfo {
  game: string;
  lesson: string;
  minutes: number;
  steps: string[];
  current: boolean;
  titles: Record<string, string>;
  about: Record<string, string>;
}

export interface LessonList {
  lessons: LessonInfo[];
}

export interface LessonPin {
  anchor: string;
  text: string;
}

/** What came of a choice, in words. `blocked`: nothing has happened. */
export interface LessonHeard {
  verdict: "right" | "wrong" | "not-now" | "refused" | "played";
  action: string;
  then: string;
  lines: string[];
  blocked: boolean;
}

/** Where a lesson is: the step in words, and the position as in the `table` message; `since`: what came later is news. */
export interface LessonForm {
  place: Record<string, unknown>;
  answer: LessonHeard | null;
  number: number;
  finished: boolean;
  kind: "look" | "do" | "find" | "free";
  asks: boolean;
  title: string;
  level: string;
  chapter: number;
  chapters: string[];
  steps: number[];
  sentence: string;
  more: string;
  anchor: string;
  anchor_name: string;
  rule: string;
  pins: LessonPin[];
  shown: number[];
  table: TableInfo;
  position: PositionForm;
  journal: GameEvent[];
  entries: Entry[];
  since: number;
}

export interface LessonPreview {
  preview: PreviewAnswer;
}

export interface LessonLegality {
  legality: Legality;
}

export type FirenzeColour = "white" | "yellow" | "green" | "red-brown" | "blue" | "purple";

export type FirenzeCardType = "event" | "person" | "feast" | "building" | "church";

export type FirenzeCondition = "standing" | "raised" | "spared";

export type FirenzePhase =
  "set-up" | "refill" | "choose-card" | "event" | "exchange" | "build" | "commissions" | "limits" | "over";

export interface FirenzeBricks {
  white: number;
  yellow: number;
  green: number;
  "red-brown": number;
  blue: number;
  purple: number;
}

export interface FirenzeCommission {
  colour: FirenzeColour;
  height: number;
  points: number;
  balcony: number;
  seal: number | "neutral" | null;
}

/** `names`: what an owner's edition calls it, by language or in all of them. */
export interface FirenzeCard {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
}

export interface FirenzeCardCount {
  card: string;
  copies: number;
}

/** All cards of a name in the edition, and how many of them are start cards. */
export interface FirenzeCardKind {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
  copies: number;
  start: number;
}

/** What a person card would change if it were played now. */
export interface FirenzeNow {
  count?: number;
  before?: number;
  after?: number;
}

export interface FirenzeHeldCard {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
  copies: number;
  now: FirenzeNow | null;
}

export interface FirenzeRowCard {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
  position: number;
  cost: number;
  bricks: FirenzeBricks;
}

export interface FirenzeChurch {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
  bricks: number;
  needs: number;
}

export interface FirenzeExchange {
  rate: number;
  done: boolean;
}

export interface FirenzeBuilding {
  built: number;
  most: number;
  cost: number;
  next: number | null;
  costs: number[];
}

export interface FirenzePayment {
  owed: number;
}

/** A brick that is wanted: on a card of the row, or (position 0) in another storage. */
export interface FirenzeWanted {
  position: number;
  colour: FirenzeColour;
}

/** What the pending question is about: the card being paid for, the brick wanted, whose things are chosen from. */
export interface FirenzeQuestion {
  chosen: number;
  paid: number;
  wanted: FirenzeWanted | null;
  victim: number | null;
}

/** A seat that an event hits, in the order of deciding. */
export interface FirenzeVictim {
  seat: number;
  state: "done" | "now" | "waits";
  bricks: number;
  tower: boolean;
}

export interface FirenzeStruckEvent {
  card: string;
  type: FirenzeCardType;
  effect: string;
  numbers: Record<string, number | string>;
  names?: Record<string, string>;
  victims: FirenzeVictim[];
}

/** Who would get a flag if the match ended now. */
export interface FirenzeLeader {
  seat: number;
  seals: number;
  height: number;
}

export interface FirenzeLeaders {
  white: FirenzeLeader | null;
  yellow: FirenzeLeader | null;
  green: FirenzeLeader | null;
  "red-brown": FirenzeLeader | null;
  blue: FirenzeLeader | null;
  purple: FirenzeLeader | null;
}

/** Points of a commission by the event that would bring them. */
export interface FirenzeGain {
  source: string;
  points: number;
}

export interface FirenzeOpenCommission {
  height: number;
  points: number;
  balcony: number;
}

/** The commission that a tower would complete as it stands, and everything that would be earned with it. */
export interface FirenzeFit {
  height: number;
  points: number;
  balcony: number;
  total: number;
  gains: FirenzeGain[];
}

/** What becomes of a tower that is not raised. */
export interface FirenzeRuin {
  lost: number;
  kept: number;
}

export interface FirenzeTower {
  colour: FirenzeColour;
  height: number;
  condition: FirenzeCondition;
  fits: FirenzeFit | null;
  next: FirenzeOpenCommission | null;
  ruin: FirenzeRuin | null;
}

/** What one, two and more bricks of a turn cost, for this seat now and as printed; laid so far, and within reach. */
export interface FirenzeLadder {
  costs: number[];
  printed: number[];
  laid: number;
  reach: number;
}

export interface FirenzeSeat {
  points: number;
  seals: number;
  storage: FirenzeBricks;
  bricks: number;
  limit: number;
  cards: FirenzeHeldCard[];
  "card-limit": number;
  towers: FirenzeTower[];
  ladder: FirenzeLadder;
}

export interface FirenzePile {
  cards: number;
  start: FirenzeCardCount[];
  rest: FirenzeCardCount[];
}

export interface FirenzeView {
  game: "firenze";
  seat: number;
  players: number;
  phase: FirenzePhase;
  actor: number;
  turn: number;
  active: number;
  start: number;
  round: number;
  "last-round": number;
  finisher: number;
  "end-bonus": number;
  board: FirenzeCommission[];
  "next-balcony": number;
  dead: FirenzeColour | null;
  majority: FirenzeBricks;
  leaders: FirenzeLeaders;
  floors: Record<string, number>;
  row: FirenzeRowCard[];
  churches: (FirenzeChurch | null)[];
  event: FirenzeStruckEvent | null;
  exchange: FirenzeExchange;
  building: FirenzeBuilding;
  payment: FirenzePayment;
  question: FirenzeQuestion;
  seats: FirenzeSeat[];
  bag: FirenzeBricks;
  bricks: FirenzeBricks;
  cards: FirenzeCardKind[];
  pile: FirenzePile;
  discard: FirenzeCardCount[];
}

export type FlorenceMedici = "cosimo" | "contessina" | "giovanni";

export type FlorenceRank = "debutant" | "donna" | "maestro";

export type FlorenceStrozziColour = "orange" | "blue";

export type FlorenceBragTile =
  | "influencers"
  | "loudmouth"
  | "scandalous"
  | "life-of-the-party"
  | "street-cred"
  | "upwardly-mobile"
  | "plus-one"
  | "big-spender"
  | "eyes-everywhere";

export type FlorenceScandalCard =
  | "post-guard"
  | "go-anywhere"
  | "go-far"
  | "join-superior"
  | "send-gift"
  | "trade-places"
  | "raise-debutant"
  | "step-forward"
  | "take-back"
  | "swap-two"
  | "send-home"
  | "brag-anywhere";

/** A round of the dial; `queue` is what places pay (Cosimo, Contessina), `offers` Giovanni's time and points. */
export interface FlorenceDialSector {
  round: number;
  medici: FlorenceMedici;
  destination: number | null;
  time: number | null;
  head: number;
  gifts: number;
  queue?: number[];
  offers?: number[][];
}

export interface FlorenceMember {
  family: number;
  rank: FlorenceRank;
  colour?: FlorenceStrozziColour;
}

/** A brag marker, with its colour where a family has two. */
export interface FlorenceCup {
  family: number;
  colour?: FlorenceStrozziColour;
}

export interface FlorenceLocation {
  number: number;
  tile: FlorenceBragTile | null;
  unit: number;
  markers: (number | null)[];
  cups: (FlorenceCup | null)[];
  queue: FlorenceMember[];
  coaches: FlorenceMedici[];
  destination: FlorenceMedici[];
  rings: number[];
  spies: number[];
  bouncers: number[];
}

export interface FlorenceDeck {
  left: number;
  discarded: Record<string, number>;
}

export interface FlorenceDecks {
  cosimo: FlorenceDeck;
  contessina: FlorenceDeck;
  giovanni: FlorenceDeck;
}

export interface FlorenceBacks {
  cosimo: number;
  contessina: number;
  giovanni: number;
}

export interface FlorenceSeat {
  points: number;
  time: number;
  supply: number[];
  members: number;
  gifts: number;
  given: number[];
  guards: number;
  markers: number;
  cards: number;
  backs: FlorenceBacks;
  passed: boolean;
  ring: number | null;
  actions: number;
}

export interface FlorencePending {
  member?: FlorenceMember;
  from?: number;
  spot?: number;
  card?: FlorenceScandalCard;
  left?: number;
}

export interface FlorenceObjective {
  number: number;
  locations: number[];
  members: number;
  points: number;
  scale: number[][];
}

export interface FlorenceStrozziSupply {
  orange: number[];
  blue: number[];
}

export interface FlorenceStrozzi {
  points: number;
  time: number;
  passed: boolean;
  ring: number | null;
  guards: number;
  markers: number[];
  supply: FlorenceStrozziSupply;
  discarded: number[];
  next: number[];
  pile: number;
  cards: FlorenceStrozziCard[];
  letters: FlorenceLetter[];
}

/** What a brag on a tile would bring this seat now, the step its cup would land on, or why it is closed. */
export interface FlorenceBragOutlook {
  points: number;
  space: number | null;
  closed: string | null;
}

/** What a member of one's own can be used for now, and the locations it would go to with its first step. */
export interface FlorenceWay {
  location: number;
  spot: number;
  verb: "promote" | "move" | "hurry";
  to: number[];
}

/** What the next gift to a Medici costs this seat, or why it cannot be given. */
export interface FlorenceGiftOutlook {
  medici: FlorenceMedici;
  price: number;
  closed: string | null;
}

export interface FlorenceControl {
  family: number;
  members: number;
}

/** Who would be rewarded where a coach comes by: the head of the queue, the best bragger, the spies. */
export interface FlorenceStop {
  location: number;
  head: number | null;
  brag: number | null;
  spies: number[];
}

/** Where the travelling Medici will pay, what every open place is worth now, and who controls the location. */
export interface FlorenceDestination {
  location: number;
  medici: FlorenceMedici;
  route: number[];
  stops: FlorenceStop[];
  pays: number[];
  control: FlorenceControl[];
}

export interface FlorenceOffer {
  family: number;
  price: number;
  points: number;
}

/** What one of Strozzi's cards says: its deed, the letter it looks at, its colour, and its price in time. `looks`: the destinations it tries, in their order; `otherwise`: its deed where none of them will do. */
export interface FlorenceStrozziCard {
  number: number;
  deed: "deploy" | "feast" | "friend" | "brag" | "guard";
  letter: "A" | "B" | "C" | null;
  colour: FlorenceStrozziColour | null;
  time: number;
  looks: number[];
  otherwise: "brag" | null;
}

export interface FlorenceLetter {
  letter: "A" | "B" | "C";
  medici: FlorenceMedici;
  location: number;
}

export interface FlorenceCosts {
  deploy: number;
  promote: number;
  move: number;
  hurry: number;
  brag: number;
  gift: number;
}

export interface FlorenceView {
  game: "florence";
  seat: number;
  players: number;
  families: number;
  solo: boolean;
  phase: string;
  actor: number;
  turn: number;
  round: number;
  rounds: number;
  start: number;
  spaces: number;
  dial: FlorenceDialSector[];
  locations: FlorenceLocation[];
  streets: Record<string, number[]>;
  decks: FlorenceDecks;
  seats: FlorenceSeat[];
  pending: FlorencePending;
  hand: Record<string, number> | null;
  card_costs: Record<string, number>;
  card_medici: Record<string, FlorenceMedici>;
  costs: FlorenceCosts;
  clock: number;
  way: number[];
  bounds: number[];
  destination: FlorenceDestination | null;
  offer: FlorenceOffer | null;
  objective: FlorenceObjective | null;
  objectives: FlorenceObjective[] | null;
  strozzi?: FlorenceStrozzi;
  brags?: number[];
  bragging?: FlorenceBragOutlook[];
  giving?: FlorenceGiftOutlook[];
  ways?: FlorenceWay[];
}

export type IlVecchioStage = "set-up" | "play" | "double-turn" | "over";

export type IlVecchioColour = "brown" | "black" | "grey" | "white" | "violet" | "green" | "red" | "florence";

export type IlVecchioTrackName = "venezia" | "milano" | "chiesa" | "council" | "nobility";

export type IlVecchioGood = "florins" | "assassin" | "knight" | "abbot" | "scroll" | "carriage" | "bishop";

export type IlVecchioCouncilTile =
  | "scroll"
  | "money"
  | "follower"
  | "abbot"
  | "knight"
  | "assassin"
  | "carriage"
  | "bishop"
  | "recovery"
  | "reinforcement"
  | "province"
  | "florence";

export type IlVecchioNobilityTile =
  | "supply"
  | "places"
  | "regions"
  | "nobles"
  | "councillors"
  | "carriages-and-bishops"
  | "three-colours"
  | "three-regions"
  | "neighbours"
  | "one-of-each"
  | "unused-provinces"
  | "crests";

export type IlVecchioProvinceTile =
  | "scroll-for-followers"
  | "six-florins"
  | "any-combination"
  | "follower-for-scrolls"
  | "any-follower"
  | "bishop-and-carriage"
  | "one-scroll"
  | "one-knight"
  | "one-assassin"
  | "one-abbot"
  | "florin-per-member"
  | "rolled-member"
  | "use-again"
  | "one-for-two"
  | "no-money"
  | "five-florins-for-two"
  | "one-of-three"
  | "free-member";

export interface IlVecchioCrestEvents {
  levy: number;
  middlemen: number;
  "family-member": number;
}

export interface IlVecchioCrests {
  left: number;
  of: number;
  unseen: IlVecchioCrestEvents;
}

export interface IlVecchioTown {
  colour: IlVecchioColour;
  east: number;
  north: number;
  picture: number[] | null;
  areas: number[];
  roads: string[];
  standing: number[];
  lying: number[];
}

export interface IlVecchioArea {
  towns: string[];
  picture: number[] | null;
}

export interface IlVecchioMiddleman {
  at: string | null;
  next: string | null;
}

export interface IlVecchioMiddlemen {
  brown: IlVecchioMiddleman;
  black: IlVecchioMiddleman;
  grey: IlVecchioMiddleman;
  white: IlVecchioMiddleman;
  violet: IlVecchioMiddleman;
}

export interface IlVecchioJourney {
  from: string;
  roads: Record<string, number>;
}

export interface IlVecchioTrack {
  track: IlVecchioTrackName;
  gate: string;
  cost: number[];
  points: number[];
  crests: number[];
  first: number;
  members: number[];
  next: number;
  price: number;
  majority: number;
}

export interface IlVecchioCouncilLook {
  seat: number;
  tiles: number;
  seen: IlVecchioCouncilTile[][] | null;
  kept: IlVecchioCouncilTile | null;
}

export interface IlVecchioNobilityLook {
  seat: number;
  tiles: number;
  seen: IlVecchioNobilityTile[][] | null;
  kept: IlVecchioNobilityTile | null;
}

export interface IlVecchioCouncilStack {
  tiles: number;
  layers: number[];
  looks: IlVecchioCouncilLook[];
  "extra-cost": number;
}

export interface IlVecchioNobilityStack {
  tiles: number;
  layers: number[];
  looks: IlVecchioNobilityLook[];
  "extra-cost": number;
}

export interface IlVecchioStacks {
  council: IlVecchioCouncilStack;
  nobility: IlVecchioNobilityStack;
}

export interface IlVecchioProvinces {
  venezia: IlVecchioProvinceTile[];
  milano: IlVecchioProvinceTile[];
  chiesa: IlVecchioProvinceTile[];
}

export interface IlVecchioGoods {
  florins: number;
  assassin: number;
  knight: number;
  abbot: number;
  scroll: number;
  carriage: number;
  bishop: number;
}

export interface IlVecchioSeat {
  goods: IlVecchioGoods;
  supply: number;
  crests: number;
  provinces: IlVecchioProvinceTile[];
  "used-provinces": IlVecchioProvinceTile[];
  council: IlVecchioCouncilTile[];
  hidden: boolean;
  "hidden-tile": IlVecchioCouncilTile | null;
  dealt: IlVecchioCouncilTile[] | null;
  nobility: number;
  "nobility-tiles": Record<string, number> | null;
  forgone: boolean;
  worth: number;
  points: number;
}

/** How a member gets to a place: how many roads it is, and which ways can be paid. Staying needs neither. */
export interface IlVecchioWay {
  roads: number;
  walk: boolean;
  ride: boolean;
  bishop: boolean;
}

/** What a track asks of this seat: whether it can be entered now, from where and how; else what is lacking. And what a member on the next space would change: who has the majority then, and the points everybody can see. */
export interface IlVecchioProspect {
  open: boolean;
  full: boolean;
  at: string | null;
  way: string;
  roads: number;
  lacks: Record<string, number>;
  majority: number;
  gain: number;
}

/** One way to answer all that is still asked about a deed: actions as the log writes them, and what each changes. Beside the goods, the own province tiles that each answer turns face down. */
export interface IlVecchioAnswer {
  steps: string[];
  changes: Record<string, number>[];
  turns: IlVecchioProvinceTile[][];
  claims: boolean;
}

/** Numbers of the edition that are printed on no space. */
export interface IlVecchioFigures {
  scrolls: number;
  majority: number;
  recovery: number;
  forgone: number;
  members: number;
}

/** What the seat that looks at the table can count on; and where, and for which track, it is asked something. */
export interface IlVecchioOutlook {
  figures: IlVecchioFigures;
  place: string | null;
  track: string | null;
  gives: Record<string, Record<string, number>[]>;
  reach: Record<string, Record<string, number>>;
  ways: Record<string, IlVecchioWay>;
  tracks: IlVecchioProspect[];
  deed: IlVecchioAnswer[];
}

export interface IlVecchioView {
  game: "ilvecchio";
  seat: number;
  players: number;
  stage: IlVecchioStage;
  actor: number;
  turn: number;
  start: number;
  round: number;
  "actions-left": number;
  ending: boolean;
  "less-luck": boolean;
  crests: IlVecchioCrests;
  map: Record<string, IlVecchioTown>;
  areas: Record<string, IlVecchioArea>;
  middlemen: IlVecchioMiddlemen;
  journey: IlVecchioJourney | null;
  tracks: IlVecchioTrack[];
  stacks: IlVecchioStacks;
  provinces: IlVecchioProvinces;
  seats: IlVecchioSeat[];
  outlook: IlVecchioOutlook;
}

export type MediciGood = "metals" | "porcelain" | "dyes" | "cloth" | "spices" | "neutral";

export type MediciPhase = "start" | "reveal" | "more" | "bid" | "free" | "over";

export interface MediciCard {
  good: MediciGood;
  value: number;
}

export interface MediciUnseenCard {
  good: MediciGood;
  value: number;
  copies: number;
}

export interface MediciLevels {
  metals: number;
  porcelain: number;
  dyes: number;
  cloth: number;
  spices: number;
}

export interface MediciSeat {
  money: number;
  cards: MediciCard[];
  value: number;
  levels: MediciLevels;
  fits: boolean | null;
}

export interface MediciTrack {
  bonus: number[];
  prizes: number[];
}

/** What a house would be paid if the round ended now, its place among the warehouses, and the levels it would reach. */
export interface MediciForecast {
  value: number;
  place: number;
  pays: number;
  levels: MediciLevels;
}

/** The same for the own house with the lot in its warehouse. */
export interface MediciPurchase {
  value: number;
  place: number;
  pays: number;
  levels: MediciLevels;
}

export interface MediciView {
  game: "medici";
  seat: number;
  players: number;
  phase: MediciPhase;
  actor: number;
  turn: number;
  round: number;
  rounds: number;
  deck: number;
  lot: MediciCard[];
  bid: number;
  leader: number;
  unseen: MediciUnseenCard[];
  seats: MediciSeat[];
  track: MediciTrack;
  payouts: number[];
  forecast: MediciForecast[];
  purchase: MediciPurchase | null;
  warehouse: number;
}
