import { reduced } from "../settings.svelte";
import { positionAfter } from "../wire/shown";
import type { GameEvent, Position } from "../wire/types";
import { begins } from "./journal";
import type { Table } from "./table.svelte";
import { turns } from "./turns";

/** What one step of a replay is. */
export const UNITS = ["event", "decision", "turn"] as const;
export type Unit = (typeof UNITS)[number];
export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step stays, in milliseconds, at speed 1. */
const STAY: Record<Unit, number> = { event: 600, decision: 900, turn: 1400 };

/** A moment of the match: so many entries, and of the next one so many events. */
interface Moment {
  entry: number;
  events: number;
}

const order = (a: Moment, b: Moment): number => a.entry - b.entry || a.events - b.events;

/** Looking back: positions as this seat saw them, and after the end with nothing hidden. */
export class Review {
  past = $state.raw<Position | null>(null);
  /** The moment on screen. */
  private moment = $state.raw<Moment>({ entry: 0, events: 0 });
  /** The events that led to it from the moment before. */
  told = $state.raw<GameEvent[]>([]);
  playing = $state(false);
  unit = $state<Unit>("turn");
  speed = $state<Speed>(1);
  private known = new Map<number, Position>();
  private wanted: Moment | null = null;

  constructor(private readonly table: Table) {}

  /** Entries after which somebody's decision or a new card can be looked at. */
  get length(): number {
    return this.table.entries.length;
  }

  /** How many entries the moment on screen has seen. */
  get at(): number {
    return this.moment.entry;
  }

  /** The moments a replay stops at, from the beginning to the end. */
  stops = $derived.by((): Moment[] => {
    const found = { event: () => this.byEvent(), decision: () => this.byDecision(), turn: () => this.byTurn() }[
      this.unit
    ]();
    const whole = [{ entry: 0, events: 0 }, ...found, { entry: this.length, events: 0 }];
    return whole.filter((stop, i) => i === 0 || order(whole[i - 1] ?? stop, stop) < 0);
  });

  /** Which of the stops is on screen, or was the last before it. */
  place = $derived.by((): number => {
    if (!this.past) return this.stops.length - 1;
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => order(stop, this.moment) <= 0),
    );
  });

  private byEvent(): Moment[] {
    const stops: Moment[] = [];
    const count = new Map<number, number>();
    for (const { entry } of this.table.journal) count.set(entry, (count.get(entry) ?? 0) + 1);
    for (let entry = 1; entry <= this.length; entry += 1) {
      for (let events = 1; events < (count.get(entry) ?? 1); events += 1) stops.push({ entry: entry - 1, events });
      stops.push({ entry, events: 0 });
    }
    return stops;
  }

  /** After a decision, with the cards and dice that follow. */
  private byDecision(): Moment[] {
    const { entries } = this.table;
    return entries.flatMap((_, i) => (entries[i + 1]?.seat === "chance" ? [] : [{ entry: i + 1, events: 0 }]));
  }

  private byTurn(): Moment[] {
    return turns(this.table.journal, this.table.teller).map(({ events }) => ({
      entry: events.at(-1)?.entry ?? 0,
      events: 0,
    }));
  }

  forget(from: number): void {
    for (const at of [...this.known.keys()]) if (at >= from) this.known.delete(at);
    if (this.past && this.past.entries > this.length) this.now();
  }

  now = (): void => {
    this.playing = false;
    this.past = null;
    this.wanted = null;
    this.told = [];
    this.moment = { entry: this.length, events: 0 };
  };

  /** To the position after so many entries. */
  go(at: number): Promise<void> {
    return this.show({ entry: Math.max(0, Math.min(this.length, at)), events: 0 });
  }

  /** To one of the stops. */
  goTo(place: number): Promise<void> {
    const stop = this.stops[Math.max(0, Math.min(this.stops.length - 1, place))];
    return stop ? this.show(stop) : Promise.resolve();
  }

  private async show(to: Moment): Promise<void> {
    const before = this.past ? this.moment : null;
    this.wanted = to;
    if (to.entry === this.length && !this.table.truth?.over) {
      this.now();
      return;
    }
    const found = await this.find(to);
    if (!found || this.wanted !== to) return;
    this.known.set(to.entry, found);
    this.moment = to;
    this.past = this.after(found, to);
    this.told = this.between(before, to);
    if (this.told.length)
      this.table.announcer.politely(this.told.map((event) => this.table.words.event(event)).join(". "));
  }

  /** The position after the entries of a moment, with the events of the next one where replays stop at them. */
  private async find({ entry, events }: Moment): Promise<Position | null> {
    const known = this.known.get(entry);
    if (known && (!events || known.following)) return known;
    const ahead = this.unit === "event" && entry < this.length ? 1 : 0;
    return this.table.client.position(entry, Math.max(ahead, Math.sign(events))).catch(() => null);
  }

  /** A position after the first events of the next entry. */
  private after(position: Position, { entry, events }: Moment): Position {
    const done = this.table.journal.filter((event) => event.entry === entry + 1).slice(0, events);
    return done.length ? positionAfter(position, done) : position;
  }

  /** What happened from the moment before, going on; going back, or from afar, what led to this one. */
  private between(before: Moment | null, to: Moment): GameEvent[] {
    const { journal } = this.table;
    const seen = ({ entry, events }: Moment): number => journal.filter((event) => event.entry <= entry).length + events;
    const stop = this.stops.findLast((one) => order(one, to) < 0);
    const from = before && order(before, to) < 0 ? before : (stop ?? to);
    return journal.slice(seen(from), seen(to));
  }

  /** Counts from the moment asked for last, which may still be on its way. */
  step = (by: number): Promise<void> => {
    const from = this.wanted ?? { entry: this.length, events: 0 };
    const next =
      by > 0 ? this.stops.find((stop) => order(stop, from) > 0) : this.stops.findLast((stop) => order(stop, from) < 0);
    return next ? this.show(next) : Promise.resolve();
  };

  faster = (by: number): void => {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? this.speed;
  };

  nextUnit = (): void => void (this.unit = UNITS[(UNITS.indexOf(this.unit) + 1) % UNITS.length] ?? "turn");

  /** From a position on, playing. */
  playFrom = async (at: number): Promise<void> => {
    this.playing = false;
    await this.go(at);
    await this.play();
  };

  play = async (): Promise<void> => {
    if (this.playing) {
      this.playing = false;
      return;
    }
    this.playing = true;
    if (!this.past || this.at >= this.length) await this.go(0);
    while (this.playing && this.past && this.at < this.length) {
      const stay = (STAY[this.unit] * (reduced() ? 1.5 : 1)) / this.speed;
      await new Promise((resolve) => setTimeout(resolve, stay));
      if (this.playing) await this.step(1);
    }
    this.playing = false;
  };

  /** Where rounds begin, for the marks below the scrubber. */
  marks(): { at: number; round: number }[] {
    const marks: { at: number; round: number }[] = [];
    for (const event of this.table.journal) {
      const round = begins(event, marks.at(-1)?.round ?? 0);
      if (round !== null) marks.push({ at: event.entry, round });
    }
    return marks;
  }
}
