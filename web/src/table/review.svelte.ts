import { reduced } from "../settings.svelte";
import type { Position } from "../wire/types";
import { begins } from "./journal";
import type { Table } from "./table.svelte";

const STEP = 700;

/** Looking back: positions as this seat saw them, and after the end with nothing hidden. */
export class Review {
  past = $state.raw<Position | null>(null);
  at = $state(0);
  playing = $state(false);
  private known = new Map<number, Position>();
  private wanted: number | null = null;

  constructor(private readonly table: Table) {}

  /** Entries after which somebody's decision or a new card can be looked at. */
  get length(): number {
    return this.table.entries.length;
  }

  forget(from: number): void {
    for (const at of [...this.known.keys()]) if (at >= from) this.known.delete(at);
    if (this.past && this.past.entries > this.length) this.now();
  }

  now = (): void => {
    this.playing = false;
    this.past = null;
    this.wanted = null;
    this.at = this.length;
  };

  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.length, at));
    this.wanted = to;
    if (to === this.length && !this.table.truth?.over) {
      this.now();
      return;
    }
    const found = this.known.get(to) ?? (await this.table.client.position(to).catch(() => null));
    if (!found || this.wanted !== to) return;
    this.known.set(to, found);
    this.at = to;
    this.past = found;
    const events = this.table.journal.filter((event) => event.entry === to);
    if (events.length) this.table.announcer.politely(events.map((event) => this.table.words.event(event)).join(". "));
  }

  /** Counts from the position asked for last, which may still be on its way. */
  step = (by: number): Promise<void> => this.go((this.wanted ?? this.length) + by);

  play = async (): Promise<void> => {
    if (this.playing) {
      this.playing = false;
      return;
    }
    this.playing = true;
    if (!this.past) await this.go(0);
    while (this.playing && this.at < this.length) {
      await new Promise((resolve) => setTimeout(resolve, reduced() ? STEP * 1.5 : STEP));
      if (this.playing) await this.step(1);
      if (!this.past) break;
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
