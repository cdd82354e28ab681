// One table as this browser knows it: what is true, what is on screen, and what the person is about to do.

import { media } from "../breakpoints";
import type { GameBoard } from "../games/gameBoard";
import { settings } from "../settings.svelte";
import { amend, heldFor } from "../wire/matches";
import { ApiError } from "../wire/errors";
import { host, type Subscription, type TableHost } from "../wire/host";
import { plainEvent, showEvents, showRest } from "../wire/shown";
import type {
  Entry,
  GameEvent,
  LegalAction,
  Message,
  Position,
  Preview,
  Reconstructed,
  Rival,
  Shown,
  TableInfo,
} from "../wire/types";
import { GameWords, say, signed } from "../words/words.svelte";
import { Aid } from "./aid.svelte";
import { familiesOf, partyOf, type Party } from "./parties";
import { Announcer } from "./announcer.svelte";
import { Playback } from "./playback.svelte";
import { summary, type Summary } from "./since";
import type { Teller } from "./turns";
import { Review } from "./review.svelte";

/** How long nothing answers to a pointer after others have moved the board under it, in milliseconds. */
const STILL = 300;
/** How long an answer takes before it is called late, and a line that stays silent is opened anew, in milliseconds. */
const LATE = 3000;
/** Room for what happened beside the board, without folding it. */
const WIDE = typeof matchMedia === "undefined" ? { matches: false } : matchMedia(media.wide);
/** A player who returns later than this, in milliseconds, has been away. */
const AWAY = 12 * 3600 * 1000;

export class Table {
  readonly client: TableHost;
  readonly words: GameWords;
  readonly announcer = new Announcer();
  readonly playback: Playback;
  readonly review: Review;
  readonly aid: Aid;
  info = $state.raw<TableInfo | null>(null);
  truth = $state.raw<Position | null>(null);
  journal = $state.raw<GameEvent[]>([]);
  entries = $state.raw<Entry[]>([]);
  seq = 0;
  connection = $state<"opening" | "open" | "lost" | "refused">("opening");
  retryIn = $state(0);
  thinking = $state<number | null>(null);
  /** A sentence about something that did not work, until the next decision. */
  problem = $state("");
  /** An action that waits for a second word: it ends the turn, reveals something, or gives something up (`loses`). */
  pending = $state.raw<{ action: LegalAction; preview: Preview | null; loses: boolean } | null>(null);
  /** A decision is on its way, and the table has not moved on yet. */
  sending = $state(false);
  /** It has been on its way for long. */
  late = $state(false);
  /** The choices about one place, while somebody looks for the right one. */
  narrowed = $state.raw<{ from: unknown; actions: LegalAction[] } | null>(null);
  /** Own decisions that were taken back, the next one to repeat first. */
  undone = $state.raw<number[]>([]);
  hidePieces = $state(false);
  /** Whatever the others do is shown at once until this seat is asked again. */
  rushing = $state(false);
  /** The part of the table a phone shows; one of the board's tabs, or players, side, journal. */
  tab = $state("board");
  /** The part of the board that is open, or comes back once another tab is left. */
  boardTab = $state("board");
  rulesAt = $state<string | null>(null);
  /** Somebody began the same once more. */
  next = $state.raw<{ table: string; token: string; code: string | null } | null>(null);
  private stillUntil = 0;
  private lateTimer: ReturnType<typeof setTimeout> | undefined;
  /** The bots have been told not to pace themselves, which holds until a person decides. */
  private hurried = false;
  private socket: Subscription | null = null;
  /** A patch could not be applied; what comes next cannot either. */
  private differs = false;

  constructor(
    id: string,
    token: string,
    game: string,
    readonly board: GameBoard,
    /** Whom this table asks; a lesson answers for itself. */
    client: TableHost = host.table(id, token),
  ) {
    this.client = client;
    this.words = new GameWords(
      game,
      () => this.names,
      () => this.info?.edition.names?.[settings.language] ?? {},
      () => this.you,
    );
    this.tab = this.boardTab = board.tabs?.[0]?.key ?? "board";
    this.playback = new Playback(this);
    this.review = new Review(this);
    this.aid = new Aid(this);
  }

  // ---- who and what -----------------------------------------------------------------------------------------------

  names = $derived(this.info?.seats.map(({ name }) => name ?? "") ?? []);
  you = $derived(this.info?.you ?? -1);
  players = $derived(this.info?.seats.length ?? 0);
  /** Values of the edition that are our choice. */
  reconstructed = $derived.by((): Reconstructed[] => this.info?.edition.reconstructed ?? []);
  /** The position on screen: the past while reviewing, else the present. */
  position = $derived.by((): Position | null => this.review.past ?? this.truth);
  /** What is on the table there: after the event on stage, while others move. */
  private shown = $derived.by((): Shown | null => this.review.past ?? this.playback.shown);
  view = $derived.by((): unknown => this.shown?.view ?? null);
  /** What has been told up to the position on screen. */
  told = $derived.by((): GameEvent[] => {
    const past = this.review.past;
    if (past) return this.journal.filter((event) => event.entry <= past.entries);
    return this.journal.slice(0, this.playback.told);
  });
  /** The decision this seat is asked for now; null while others decide, in the past, or until the last event is shown. */
  decision = $derived.by((): Position | null => {
    const open = this.truth && !this.sending && !this.review.past && this.playback.idle && this.connection === "open";
    return open && this.truth?.actor === this.you && this.you >= 0 && !this.truth.over ? this.truth : null;
  });
  over = $derived.by((): boolean => this.truth?.over === true && this.playback.idle);
  waitingFor = $derived(this.info?.seats.filter((seat) => seat.kind === "person" && !seat.taken) ?? []);

  /** Opponents that are rules, as they are in the position on screen. */
  rivals = $derived.by((): Rival[] => this.position?.rivals ?? []);
  /** Everybody who plays: the seats, then the rivals. */
  parties = $derived(Array.from({ length: this.players + this.rivals.length }, (_, party): Party => party));

  name = (party: Party): string => {
    const rival = this.rivals[party - this.players];
    return rival ? this.words.say(`rival-${rival.key}`) : this.words.name(party);
  };

  /** A name, and whether it is the own one. */
  named = (party: Party): string =>
    party === this.you ? say("you-named", { name: this.name(party) }) : this.name(party);

  /** The colours and emblem of a seat, as a number of `FAMILIES`. */
  familyOf = (seat: number): number => this.families(seat)[0] ?? seat;

  /** The colours of whoever plays; an opponent outside the seats may have several. */
  families = (party: Party): number[] =>
    party < this.players && this.board.familyOf
      ? [this.board.familyOf(this, party)]
      : familiesOf(party, this.players, this.rivals);

  /** What an event pays for: its own key, or that of the same thing under another name. */
  sourceOf = (event: GameEvent): string => {
    const same = this.board.sources?.[event.key];
    if (same) return same;
    const rival = this.rivals.find(({ key }) => event.key.startsWith(`${key}-`));
    return rival ? event.key.slice(rival.key.length + 1) : event.key;
  };

  sourceName = (source: string): string => {
    const keys = [source, ...this.rivals.map(({ key }) => `${key}-${source}`)].map((key) => `source-${key}`);
    const known = keys.find((key) => this.words.has(key));
    return known ? this.words.say(known) : source;
  };

  /** An event in words, without the points at its end where they stand beside it. */
  plainly = (event: GameEvent): string => {
    const told = this.words.event(event);
    const points = typeof event.args.points === "number" ? signed(event.args.points) : "";
    return points && told.endsWith(points) ? told.slice(0, -points.length).replace(/[,: ]+$/, "") : told;
  };

  partyOf = (event: GameEvent): Party | null => partyOf(event, this.players, this.rivals);

  /** What is left to choose from, after a verb or a piece was picked. */
  choices = $derived.by((): LegalAction[] => (this.decision ? (this.narrowed?.actions ?? this.decision.legal) : []));

  score = (party: Party): number => this.shown?.scores[party] ?? this.shown?.rivals[party - this.players]?.points ?? 0;

  /** What a party would have if the match ended now, by what everyone knows; of oneself, by what oneself knows. */
  worth = (party: Party): number => {
    const { shown } = this;
    if (party === this.you && typeof shown?.own_worth === "number") return shown.own_worth;
    return shown?.worth[party] ?? shown?.rivals[party - this.players]?.worth ?? this.score(party);
  };

  /** The letter of a verb in the language of the page. */
  keyOf = (verb: string): string => {
    const key = this.board.keys?.[verb];
    return key && this.words.has(key) ? this.words.say(key) : "";
  };

  find(verb: string, value?: number | string): LegalAction | undefined {
    return this.decision?.legal.find(
      (action) => action.verb === verb && (value === undefined || action.args[0]?.value === value),
    );
  }

  // ---- the wire ---------------------------------------------------------------------------------------------------

  open(): void {
    this.socket = this.client.subscribe({
      message: (message) => this.receive(message),
      connected: () => (this.connection = "open"),
      lost: (retryIn) => this.lose(retryIn),
      after: () => (this.truth && !this.differs ? this.seq : null),
    });
  }

  close(): void {
    clearTimeout(this.lateTimer);
    this.socket?.close();
    this.playback.stop();
  }

  /** A change that was answered must also be told; if it is not, the line has died without a word. */
  private awaitNews(seq: number): void {
    setTimeout(() => this.seq < seq && this.socket?.renew(), LATE);
  }

  retry = (): void => this.socket?.hurry();

  private lose(retryIn: number | null): void {
    this.connection = retryIn === null ? "refused" : "lost";
    this.retryIn = retryIn ?? 0;
    this.thinking = null;
  }

  receive(message: Message): void {
    if (message.type === "table") this.begin(message);
    else if (message.type === "room") this.gather(message);
    else if (message.type === "patched") this.tryStep(message);
    else if (message.type === "undo") this.takeBack(message);
    else if (message.type === "seats") this.sit(message);
    else if (message.type === "thinking") this.ponder(message.seat);
    else if (message.type === "again") this.next = { table: message.table, token: message.token, code: message.code };
    else if (message.type === "error") this.problem = say("broken");
  }

  /** Before the start there is a table and no position. */
  private gather(message: Message & { type: "room" }): void {
    this.info = message.table;
    this.seq = message.seq;
  }

  private begin(message: Message & { type: "table" }): void {
    this.info = message.table;
    this.differs = false;
    this.seq = message.seq;
    this.undone = [];
    this.journal = message.journal;
    this.entries = message.entries;
    this.setTruth(message.position);
    this.playback.jump();
    this.review.forget(0);
    this.look(true);
    this.callToDecide();
  }

  /** A patch that does not fit means that this page and the server differ: the whole table is asked for. */
  private tryStep(message: Message & { type: "patched" }): void {
    if (this.differs) return;
    try {
      this.step(message);
    } catch (error) {
      reportError(error);
      this.differs = true;
      this.socket?.renew();
    }
  }

  private step(message: Message & { type: "patched" }): void {
    if (message.seq <= this.seq || !this.truth) return;
    const events = message.events.map(plainEvent);
    const stages = showEvents(this.truth, message.events, events);
    const position = { ...message.position, ...showRest(this.truth, stages, message.rest) };
    this.seq = message.seq;
    this.thinking = null;
    const person = (seat: Entry["seat"]): boolean => seat !== "chance" && this.info?.seats[seat]?.kind === "person";
    if (message.entries.some(({ seat }) => person(seat))) this.hurried = false;
    this.undone = message.entries[0]?.id === this.undone[0] ? this.undone.slice(1) : [];
    this.entries = [...this.entries, ...message.entries];
    this.journal = [...this.journal, ...events];
    if (this.info)
      this.info = { ...this.info, absence: { ...this.info.absence, asked: Date.now() / 1000, vote: null } };
    this.setTruth(position);
    void this.playback.add(stages, position).then(() => {
      if (this.since.length) this.stillUntil = performance.now() + STILL;
      this.look(false);
      this.callToDecide();
    });
  }

  private takeBack(message: Message & { type: "undo" }): void {
    if (message.seq <= this.seq) return;
    this.seq = message.seq;
    const back = this.entries.slice(message.length).filter((entry) => entry.seat === this.you);
    this.undone = [...back.flatMap((entry) => (typeof entry.id === "number" ? [entry.id] : [])), ...this.undone];
    this.entries = this.entries.slice(0, message.length);
    this.journal = this.journal.filter((event) => event.entry <= message.length);
    this.setTruth(message.position);
    this.playback.jump();
    this.review.forget(message.length);
    this.announcer.politely(say("taken-back"));
    this.callToDecide();
  }

  private sit(message: Message & { type: "seats" }): void {
    this.seq = Math.max(this.seq, message.seq);
    if (this.info) {
      const host = message.seats[this.you]?.host ?? this.info.host;
      this.info = { ...this.info, seats: message.seats, absence: message.absence, host };
    }
  }

  private ponder(seat: number): void {
    this.thinking = seat;
    if ((settings.pace === "once" || this.rushing) && this.you >= 0 && !this.hurried) void this.skip();
  }

  private setTruth(position: Position): void {
    this.truth = position;
    this.sent(false);
    this.pending = null;
    this.narrowed = null;
    this.problem = "";
    this.sinceOpen = false;
    this.aid.forget();
  }

  private callToDecide(): void {
    const decision = this.decision;
    if (decision || this.over) this.rushing = false;
    if (decision) this.sinceOpen = WIDE.matches || this.away !== null;
    if (decision?.prompt) this.announcer.atOnce(`${say("your-turn")} ${this.asked()}`);
    else if (this.over) this.announcer.atOnce(say("match-over"));
  }

  /** A click that was meant for what stood there before. Who wants everything at once waits for no more than a double click. */
  tooSoon(event: Pick<UIEvent, "detail">): boolean {
    const meant = settings.pace === "once" ? 1 : 0;
    return event.detail > meant && performance.now() < this.stillUntil;
  }

  turnTo(tab: string): void {
    this.tab = tab;
    if (this.board.tabs?.some(({ key }) => key === tab)) this.boardTab = tab;
  }

  /** Opens the part of the board that the decision needs. */
  openBoard(): void {
    const needs = this.board.opens?.(this);
    if (!needs) return;
    if (this.board.tabs?.some(({ key }) => key === this.tab)) this.tab = needs;
    this.boardTab = needs;
  }

  // ---- deciding ---------------------------------------------------------------------------------------------------

  private sent(away: boolean): void {
    this.sending = away;
    this.late = false;
    clearTimeout(this.lateTimer);
    if (away) this.lateTimer = setTimeout(() => (this.late = true), LATE);
  }

  /** The question put to this seat, in words; it stands until its answer has arrived. */
  asked(): string {
    const answered = this.sending && this.truth?.actor === this.you ? this.truth : null;
    const prompt = (this.decision ?? answered)?.prompt;
    return prompt ? this.words.prompt(prompt) : "";
  }

  /**
   * Chooses an action. What ends the turn, reveals something or gives something up is first shown in the prompt, and carried
   * out by a second touch; a mere selection is carried out at once. `sure`: the touch was the second one already.
   */
  async choose(action: LegalAction | undefined, sure = false): Promise<void> {
    if (!action || this.sending || !this.decision) return;
    if (this.pending?.action.id === action.id) return this.confirm();
    const seq = this.seq;
    const loses = this.board.destructive?.(action, this) ?? false;
    const second = sure || settings.confirm === "never" || this.board.direct?.has(action.verb);
    if (loses || settings.confirm === "always" || !second) {
      const preview = await this.aid.previewOf(action);
      if (seq !== this.seq || this.sending || !this.decision) return;
      if (loses || settings.confirm === "always" || preview?.ends_turn || preview?.reveals) {
        this.pending = { action, preview, loses };
        return;
      }
    }
    await this.act(action.id);
  }

  confirm = async (): Promise<void> => {
    if (this.pending) await this.act(this.pending.action.id);
  };

  /** Shows only the choices about one place; a second time, all again. */
  narrow = (from: unknown, actions: LegalAction[]): void => {
    this.narrowed = this.narrowed?.from === from ? null : { from, actions };
  };

  /** Drops what was picked; false where there was nothing. */
  dropPicked(): boolean {
    if (!this.pending && !this.narrowed) return this.decision !== null && (this.board.dropStep?.(this) ?? false);
    this.drop();
    return true;
  }

  drop = (): void => {
    this.pending = null;
    this.narrowed = null;
    this.aid.whyNot = null;
    this.aid.preview = null;
  };

  /** Sends a decision; `action` is an id or the terminal's words. Returns whether it was taken. */
  async act(action: number | string): Promise<boolean> {
    if (this.sending) return false;
    this.sent(true);
    this.away = null;
    this.pending = null;
    this.problem = "";
    this.playback.flush();
    this.aid.withdraw();
    try {
      const { seq } = await this.client.decide(this.seq, action);
      this.awaitNews(seq);
      return true;
    } catch (error) {
      this.sent(false);
      this.refused(error);
      return false;
    }
  }

  private refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal) this.problem = this.words.refusal(error.refusal);
    else if (error.status === 409 || error.status === 403) this.problem = say("no-longer-open");
    else if (error.status === 0) this.problem = say("not-connected");
    else if (error.status === 429) this.problem = say("too-fast");
    else if (error.status === 400 || error.status === 422) this.problem = say("not-understood");
    else this.problem = say("broken");
    this.announcer.atOnce(this.problem);
  }

  async undo(to?: number): Promise<void> {
    const undo = this.truth?.undo;
    if (!undo?.open || this.sending || this.connection !== "open") {
      if (undo?.reason) this.announcer.atOnce((this.problem = this.words.say(undo.reason)));
      return;
    }
    try {
      const { seq } = await this.client.undo(this.seq, to);
      this.awaitNews(seq);
    } catch (error) {
      this.refused(error);
    }
  }

  /** Repeats what was taken back last. */
  redo = async (): Promise<void> => {
    const [next] = this.undone;
    if (next !== undefined && this.decision?.legal.some((action) => action.id === next)) await this.act(next);
  };

  /** Entries up to and with the own last decision. */
  ownLast = $derived(this.entries.findLastIndex((entry) => entry.seat === this.you) + 1);
  /** What has happened since. */
  since = $derived(this.journal.filter((event) => event.entry > this.ownLast));
  /** What makes turns of the journal. */
  teller = $derived.by((): Teller => ({ story: this.words.story, entries: this.entries, partyOf: this.partyOf }));
  /** The same in a few lines, with what the own decision led to: a payout, a drive. */
  sinceLines = $derived.by((): Summary => {
    if (this.ownLast === 0 || this.you < 0) return { lines: [], more: 0 };
    return summary(this.journal, this.ownLast, this.teller, this.you);
  });
  sinceOpen = $state(false);
  /** How long nobody looked at this table from here, in milliseconds, and what was the last entry then. */
  away = $state.raw<{ time: number; entries: number } | null>(null);

  /** Remembers what has been seen, and when. */
  private look(first: boolean): void {
    const { id } = this.client;
    const seen = heldFor(id)?.seen;
    const entries = this.entries.length;
    if (first && seen && Date.now() - seen.at > AWAY && seen.entries < entries)
      this.away = { time: Date.now() - seen.at, entries: seen.entries };
    amend(id, { seen: { at: Date.now(), entries } });
  }

  /** Plays everything that happened while nobody looked, up to now. */
  replayMissed = (): void => {
    const from = this.away?.entries ?? this.ownLast;
    this.sinceOpen = false;
    this.away = null;
    void this.review.playFrom(from);
  };

  /** Plays once more what the others did since the own last decision. */
  showAgain = async (): Promise<void> => {
    if (!this.playback.idle || this.review.past || !this.since.length) return;
    const seq = this.seq;
    const from = await this.client.position(this.ownLast, this.entries.length - this.ownLast).catch(() => null);
    if (!from || seq !== this.seq || !this.truth) return;
    await this.playback.again(from, showEvents(from, from.following ?? [], this.since), this.truth);
  };

  /** Straight to the own next decision, however many others decide before. */
  toMyDecision = async (): Promise<void> => {
    this.rushing = true;
    await this.skip();
  };

  /** There is something to be skipped: events on stage, or a computer at work. */
  skippable = $derived.by(
    (): boolean => !this.playback.idle || this.info?.seats[this.truth?.actor ?? -1]?.kind === "bot",
  );

  skip = async (): Promise<void> => {
    this.playback.flush();
    if (this.you < 0 || !this.truth || this.truth.over || this.truth.actor === this.you) return;
    this.hurried = true;
    await this.client.skip().catch(() => (this.hurried = false));
  };
}
