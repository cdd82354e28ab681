import type {
  Arguments,
  Created,
  GameInfo,
  Hint,
  LessonAsked,
  LessonInfo,
  Mine,
  NewTable,
  Position,
  Preview,
  Refusal,
  Looked,
  PlaceAnswer,
  TableInfo,
} from "./types";
import { ApiError } from "./errors";
import type {
  AbsentVote,
  Course,
  Gone,
  Invitation,
  InvitationState,
  Joined,
  Mine as GeneratedMine,
  PositionForm,
  RoomChange,
  RoomSeat,
  Seated,
  Vote,
} from "./generated";
import { deviceKey, seatKey } from "../me/key";
import type { DealAnswer, Host, Listener, Subscription, TableHost } from "./host";
import { positionOf } from "./legal";
import { TableSocket } from "./socket";

interface ErrorBody {
  error?: { code?: string; message?: string; refusal?: Refusal };
  seq?: number;
}

/** A decision that is not answered by then may be sent again: it counts once, whichever copy arrives. */
const LONGEST = 20_000;

async function send(
  path: string,
  token: string | null,
  method: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  const device = deviceKey();
  if (device) headers["Signoria-Device"] = device;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal });
  } catch {
    throw new ApiError(0, "offline", "not connected");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as ErrorBody;
  const { code = String(answer.status), message = answer.statusText, refusal = null } = told.error ?? {};
  throw new ApiError(answer.status, code, message, refusal, told.seq ?? null);
}

export async function json<T>(
  path: string,
  token: string | null = null,
  method = "GET",
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  return (await (await send(path, token, method, body, signal)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path, null, "GET")).text();
}

/** A server takes no more at once. */
const MOST_TOKENS = 200;
const MOST_MARKS = 100;
const MOST_AHEAD = 200;

const portions = <T>(all: T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(most * i, most * (i + 1)));

/** A server, over HTTP and WebSocket. */
export class HttpHost implements Host {
  games = async (): Promise<GameInfo[]> => (await json<{ games: GameInfo[] }>("/api/games")).games;
  /** How the tables behind some tokens and those of this person stand; asked for in portions, a server takes no more at once. */
  mine = async (tokens: string[]): Promise<Mine[]> => {
    const asked = (tokens.length ? portions(tokens, MOST_TOKENS) : [[]]).map((part) =>
      json<{ tables: GeneratedMine[] }>("/api/mine", null, "POST", { tokens: part }),
    );
    const found = (await Promise.all(asked)).flatMap((answer) => answer.tables);
    return found
      .map((one) => ({ ...one, token: one.token ?? seatKey(one.seat) ?? "" }))
      .filter((one, i, all) => all.findIndex((other) => other.table === one.table && other.seat === one.seat) === i);
  };
  looked = (name: string, text: string) => json<Looked>("/api/editions", null, "POST", { name, text });
  place = () => json<PlaceAnswer>("/api/place");
  lookByWords = (words: string) => json<TableInfo>(`/api/join/${encodeURIComponent(words)}`);
  joinByWords = (words: string, name: string) =>
    json<Joined>(`/api/join/${encodeURIComponent(words)}`, null, "POST", { name });
  create = (table: NewTable) => json<Created>("/api/tables", null, "POST", table);
  upload = (log: unknown) => json<Created>("/api/tables/import", null, "POST", log);
  words = (game: string, language: string) => text(`/api/words/${game}/${language}.ftl`);
  arguments = (game: string) => json<Arguments>(`/api/arguments/${game}`);
  rules = (game: string, language: string) => text(`/api/rules/${game}/${language}`);
  table = (id: string, token: string): TableHost => new HttpTable(id, token);
  lessons = async (): Promise<LessonInfo[]> => (await json<{ lessons: LessonInfo[] }>("/api/lessons")).lessons;
  lesson = <T>(game: string, lesson: string, asked: LessonAsked): Promise<T> =>
    json<T>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, null, "POST", asked);
}

class HttpTable implements TableHost {
  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  private at(path: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${path}`;
  }

  subscribe = (listener: Listener): Subscription => new TableSocket(this.id, this.token, listener);
  info = () => json<TableInfo>(this.at(""), this.token);
  /** Takes the seat; an invitation is exchanged for the token that is answered, and opens nothing any more. */
  join = (name: string) => json<Seated>(this.at("/join"), this.token, "POST", { name });
  decide = (expect: number, action: number | string) =>
    json<{ seq: number }>(this.at("/actions"), this.token, "POST", { expect, action }, AbortSignal.timeout(LONGEST));
  undo = (expect: number, to?: number) =>
    json<{ seq: number }>(this.at("/undo"), this.token, "POST", to === undefined ? { expect } : { expect, to });
  /** Questions about the position numbered `expect`; null if the table has moved on meanwhile. */
  private async about<T>(
    expect: number,
    question: string,
    action?: string,
    { name = "action", signal = null }: { name?: string; signal?: AbortSignal | null } = {},
  ): Promise<T | null> {
    const named = action === undefined ? "" : `&${name}=${encodeURIComponent(action)}`;
    const path = this.at(`/${question}?expect=${expect}${named}`);
    const answer = await json<T | { moved_on: true }>(path, this.token, "GET", undefined, signal);
    return answer instanceof Object && "moved_on" in answer ? null : answer;
  }

  refusal = (expect: number, action: string) =>
    this.about<{ legal: boolean; refusal?: Refusal }>(expect, "refusal", action);
  preview = (expect: number, action: string) => this.about<Preview>(expect, "preview", action);
  hint = (expect: number, signal: AbortSignal) => this.about<Hint>(expect, "hint", undefined, { signal });
  /** Why not an action that is open: the best choice, this one, and what speaks against it. */
  whyNot = (expect: number, action: string) => this.about<Hint>(expect, "hint", action, { name: "against" });
  /** The position after `at` entries (without a number, now), with the events of the next `ahead` ones as `following`. */
  position = async (at?: number, ahead = 0): Promise<Position> => {
    const further = ahead ? `&ahead=${Math.min(ahead, MOST_AHEAD)}` : "";
    const path = at === undefined ? "/position" : `/position?at=${at}${further}`;
    return positionOf(await json<PositionForm>(this.at(path), this.token));
  };
  /** What everybody would have had after each of these numbers of entries. */
  course = async (at: number[]): Promise<Course> => {
    const asked = portions(at, MOST_MARKS).map((part) =>
      json<Course>(this.at(`/course?${part.map((one) => `at=${one}`).join("&")}`), this.token),
    );
    return { worth: (await Promise.all(asked)).flatMap((found) => found.worth) };
  };
  log = () => json<unknown>(this.at("/log"), this.token);
  skip = async (): Promise<void> => void (await send(this.at("/skip"), this.token, "POST"));
  /** A new link for the own seat; the old one opens nothing any more. */
  newToken = () => json<Seated>(this.at("/token"), this.token, "POST");
  /** Who took the seat that this token, an invitation, is for. */
  invitation = () => json<InvitationState>(this.at("/invitation"), this.token);
  /** For whoever made the table: a new invitation, taking one back, freeing a seat nobody uses. */
  invite = (seat: number) => json<Invitation>(this.at(`/seats/${seat}/invite`), this.token, "POST");
  withdraw = (seat: number) => json<{ seq: number }>(this.at(`/seats/${seat}/invite`), this.token, "DELETE");
  free = (seat: number) => json<Invitation>(this.at(`/seats/${seat}/free`), this.token, "POST");
  /** Agrees to delete the table; done when everybody who sits there agrees. */
  remove = () => json<Vote>(this.at(""), this.token, "DELETE");
  again = () => json<Created>(this.at("/again"), this.token, "POST");
  /** Before the start: agree to begin, open the own share of the deal, begin with those who are here. */
  ready = (ready: boolean, commit?: string) =>
    json<{ seq: number }>(this.at("/ready"), this.token, "POST", commit ? { ready, commit } : { ready });
  share = (share: string) => json<{ seq: number }>(this.at("/share"), this.token, "POST", { share });
  begin = () => json<{ seq: number }>(this.at("/begin"), this.token, "POST");
  /** For the host, before the start: who shall sit on a seat, and what is agreed. */
  setSeat = (seat: number, wanted: RoomSeat) =>
    json<{ seq: number }>(this.at(`/seats/${seat}`), this.token, "PATCH", wanted);
  setRoom = (wanted: RoomChange) => json<{ seq: number }>(this.at("/room"), this.token, "PATCH", wanted);
  /** Gives up the own seat: free before the start, a computer's afterwards. */
  leave = () => json<Gone>(this.at("/leave"), this.token, "POST");
  /** Calls the vote about whoever must decide, or answers it. */
  absent = (seat: number, choice: "wait" | "computer" | "end") =>
    json<AbsentVote>(this.at(`/seats/${seat}/absent`), this.token, "POST", { choice });
  /** Takes the own seat back from the computer that plays it. */
  back = () => json<{ seq: number }>(this.at("/back"), this.token, "POST");
  deal = () => json<DealAnswer>(this.at("/deal"), this.token);
}
