// A lesson as a table: the same board and the same gestures, with a server that keeps nothing. Each request brings the
// learner's place and gets the next one.

import type { GameBoard } from "../games/gameBoard";
import { settings } from "../settings.svelte";
import { Table } from "../table/table.svelte";
import { ApiError } from "../wire/errors";
import { host, type Subscription, type TableHost } from "../wire/host";
import { positionOf } from "../wire/legal";
import { shownOf } from "../wire/shown";
import type { Legality, LessonAsked, LessonForm, LessonHeard, Operation, Preview, Refusal } from "../wire/types";
import { keepPlace, placeIn } from "./places";

/** What an answer of the server is about; a later one makes it old. */
type Ask = LessonAsked["ask"];

const nothing = (): Promise<never> => Promise.reject(new ApiError(404, "no-table", "a lesson has no such thing"));

/** Answers the questions of a table from the lesson. What a lesson does not have, nobody can ask for there. */
class LessonHost implements TableHost {
  readonly id = "lesson";
  readonly token = "";
  /** Set by the table that is taught. */
  lesson: LessonTable | null = null;

  subscribe = (): Subscription => ({ close: () => undefined, hurry: () => undefined, renew: () => undefined });
  decide = async (_expect: number, action: number | string): Promise<{ seq: number }> => {
    await this.lesson?.ask("act", action);
    return { seq: 0 };
  };
  preview = async (_expect: number, action: string): Promise<Preview | null> =>
    (await this.lesson?.question<{ preview: Preview }>("preview", action))?.preview ?? null;
  refusal = async (_expect: number, action: string): Promise<{ legal: boolean; refusal?: Refusal } | null> => {
    const found = await this.lesson?.question<{ legality: Legality }>("refusal", action);
    if (!found) return null;
    return { legal: found.legality.legal, ...(found.legality.refusal ? { refusal: found.legality.refusal } : {}) };
  };
  skip = (): Promise<void> => Promise.resolve();
  hint = (): Promise<null> => Promise.resolve(null);
  whyNot = (): Promise<null> => Promise.resolve(null);
  info = nothing;
  invitation = nothing;
  join = nothing;
  undo = nothing;
  position = nothing;
  course = nothing;
  log = nothing;
  newToken = nothing;
  invite = nothing;
  withdraw = nothing;
  free = nothing;
  remove = nothing;
  again = nothing;
  deal = nothing;
  back = nothing;
  absent = nothing;
  leave = nothing;
  setRoom = nothing;
  setSeat = nothing;
  begin = nothing;
  share = nothing;
  ready = nothing;
}

export class LessonTable extends Table {
  form = $state.raw<LessonForm | null>(null);
  /** What the last choice heard, until the next one. */
  heard = $state.raw<LessonHeard | null>(null);
  /** A request is under way. */
  busy = $state(false);
  /** The lesson could not be asked: it is not reachable, or it is gone. */
  trouble = $state<"" | "offline" | "gone">("");

  constructor(
    readonly game: string,
    readonly lesson: string,
    board: GameBoard,
  ) {
    const client = new LessonHost();
    super("lesson", "", game, board, client);
    client.lesson = this;
  }

  override open(): void {
    this.connection = "open";
    void this.ask("enter").catch(() => undefined);
  }

  private wanted(ask: Ask, action?: number | string): LessonAsked {
    const place = this.form?.place ?? placeIn(this.game, this.lesson)?.place ?? {};
    return { ask, language: settings.language, name: settings.name.slice(0, 40), place, action: action ?? null };
  }

  /** A question that changes nothing. */
  question<T>(ask: Ask, action: number | string): Promise<T> {
    return host.lesson<T>(this.game, this.lesson, this.wanted(ask, action));
  }

  /** Goes on, goes back, is shown the choice, or chooses. */
  async ask(ask: Ask, action?: number | string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      this.take(await host.lesson<LessonForm>(this.game, this.lesson, this.wanted(ask, action)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.status === 404 ? "gone" : "offline";
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /** The words change with the language; the place stays. */
  again = (): Promise<void> => this.ask("enter").catch(() => undefined);
  goOn = (): Promise<void> => this.ask("next").catch(() => undefined);
  goBack = (): Promise<void> => this.ask("back").catch(() => undefined);
  showMe = (): Promise<void> => this.ask("show").catch(() => undefined);
  /** Does what was shown. */
  doShown = async (): Promise<void> => {
    const [action] = this.form?.shown ?? [];
    if (action !== undefined) await this.act(action);
  };

  private take(form: LessonForm): void {
    this.form = form;
    this.heard = form.answer;
    keepPlace(this.game, this.lesson, form);
    const { table, position, journal, entries } = form;
    const went = entries.slice(this.entries.length);
    const follows =
      this.info !== null &&
      went.length > 0 &&
      this.entries.every((entry, at) => entry.text === entries[at]?.text && entry.seat === entries[at]?.seat);
    const seq = this.seq + 1;
    const now = positionOf(position);
    if (follows) {
      const events = journal.filter((event) => event.entry > this.entries.length);
      // What is on the table at the end; a lesson does not say what each event changed.
      const rest: Operation[] = Object.entries(shownOf(now)).map(([part, value]) => ({
        op: "replace",
        path: `/${part}`,
        value: value as unknown,
      }));
      this.receive({ type: "patched", seq, entries: went, events, rest, position: now });
    } else this.receive({ type: "table", seq, table, position: now, journal, entries });
  }
}
