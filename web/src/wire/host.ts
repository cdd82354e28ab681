// Everything the pages need from a server. Whatever runs the matches — a server elsewhere, a worker in this browser —
// implements `Host`; pages know nothing else of it.

import type { Deal, Draw } from "../deal/deal";
import type {
  AbsentVote,
  Course,
  Gone,
  Invitation,
  InvitationState,
  Joined,
  RoomChange,
  RoomSeat,
  Seated,
  Vote,
} from "./generated";
import { HttpHost } from "./http";
import type {
  Arguments,
  Created,
  GameInfo,
  Hint,
  LessonAsked,
  LessonInfo,
  Looked,
  Message,
  Mine,
  NewTable,
  PlaceAnswer,
  Position,
  Preview,
  Refusal,
  TableInfo,
} from "./types";

/** What a subscriber to a table hears. */
export interface Listener {
  message(message: Message): void;
  connected(): void;
  /** The line is down; the next attempt comes in so many milliseconds, or never. */
  lost(retryIn: number | null): void;
  /** The last change this client knows of, so that only what was missed is sent; null for the whole table. */
  after(): number | null;
}

export interface Subscription {
  close(): void;
  /** Tries again at once, if the line is down. */
  hurry(): void;
  /** Opens the line again, though it looks open. */
  renew(): void;
}

/** One seat at one table. Questions about a position that is no longer the current one are answered with null. */
export interface TableHost {
  readonly id: string;
  readonly token: string;
  subscribe(listener: Listener): Subscription;
  info(): Promise<TableInfo>;
  /** Takes the seat; an invitation is exchanged for the token that is answered, and opens nothing any more. */
  join(name: string): Promise<Seated>;
  /** Answers the question of the position numbered `expect` with an action's id or text. */
  decide(expect: number, action: number | string): Promise<{ seq: number }>;
  undo(expect: number, to?: number): Promise<{ seq: number }>;
  refusal(expect: number, action: string): Promise<{ legal: boolean; refusal?: Refusal } | null>;
  preview(expect: number, action: string): Promise<Preview | null>;
  hint(expect: number, signal: AbortSignal): Promise<Hint | null>;
  /** Why not an action that is open: the best choice, this one, and what speaks against it. */
  whyNot(expect: number, action: string): Promise<Hint | null>;
  /** The position after `at` entries (without a number, now), with the events of the next `ahead` ones as `following`. */
  position(at?: number, ahead?: number): Promise<Position>;
  /** What everybody would have had after each of these numbers of entries. */
  course(at: number[]): Promise<Course>;
  log(): Promise<unknown>;
  /** Asks bots not to pace themselves until a person decides. */
  skip(): Promise<void>;
  /** A new link for the own seat; the old one opens nothing any more. */
  newToken(): Promise<Seated>;
  /** Who took the seat that this token, an invitation, is for. */
  invitation(): Promise<InvitationState>;
  /** For whoever made the table: a new invitation, taking one back, freeing a seat nobody uses. */
  invite(seat: number): Promise<Invitation>;
  withdraw(seat: number): Promise<{ seq: number }>;
  free(seat: number): Promise<Invitation>;
  /** Agrees to delete the table; done when everybody who sits there agrees. */
  remove(): Promise<Vote>;
  again(): Promise<Created>;
  /** Before the start: agree to begin, open the own share of the deal, begin with those who are here. */
  ready(ready: boolean, commit?: string): Promise<{ seq: number }>;
  share(share: string): Promise<{ seq: number }>;
  begin(): Promise<{ seq: number }>;
  /** For the host, before the start: who shall sit on a seat, and what is agreed. */
  setSeat(seat: number, wanted: RoomSeat): Promise<{ seq: number }>;
  setRoom(wanted: RoomChange): Promise<{ seq: number }>;
  /** Gives up the own seat: free before the start, a computer's afterwards. */
  leave(): Promise<Gone>;
  /** Calls the vote about whoever must decide, or answers it. */
  absent(seat: number, choice: "wait" | "computer" | "end"): Promise<AbsentVote>;
  /** Takes the own seat back from the computer that plays it. */
  back(): Promise<{ seq: number }>;
  deal(): Promise<DealAnswer>;
}

/** What was sealed; `secret` and `draws` once the match is over. */
export type DealAnswer = { sealed: false } | ({ sealed: true; draws: (Draw & { text: string })[] } & Deal);

export interface Host {
  games(): Promise<GameInfo[]>;
  /** How the tables behind some tokens and those of this person stand. */
  mine(tokens: string[]): Promise<Mine[]>;
  /** Checks an edition file without keeping it. */
  looked(name: string, text: string): Promise<Looked>;
  place(): Promise<PlaceAnswer>;
  /** The table that three words open, before sitting down; then any free seat there. */
  lookByWords(words: string): Promise<TableInfo>;
  joinByWords(words: string, name: string): Promise<Joined>;
  create(table: NewTable): Promise<Created>;
  upload(log: unknown): Promise<Created>;
  words(game: string, language: string): Promise<string>;
  arguments(game: string): Promise<Arguments>;
  rules(game: string, language: string): Promise<string>;
  table(id: string, token: string): TableHost;
  lessons(): Promise<LessonInfo[]>;
  /** One thing a learner does or asks, from the place in `asked`; the answer depends on what it is. */
  lesson<T>(game: string, lesson: string, asked: LessonAsked): Promise<T>;
}

/** The host of this page. */
export const host: Host = new HttpHost();
