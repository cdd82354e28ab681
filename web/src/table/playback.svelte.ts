import { reduced, settings } from "../settings.svelte";
import { shownOf, type ShownEvent } from "../wire/shown";
import type { GameEvent, Position, Shown } from "../wire/types";
import type { Table } from "./table.svelte";

interface Step {
  events: ShownEvent[];
  position: Position;
  done: () => void;
}

const SPEED = { calm: 1, brisk: 0.5, once: 0 };
const USUAL = 500;

/** Plays events in their order, each with what it changed. State is already true underneath: everything here can be skipped. */
export class Playback {
  /** What is on the table after the event on stage. */
  shown = $state.raw<Shown | null>(null);
  /** How many events of the journal have been on stage. */
  told = $state(0);
  /** The event on stage. */
  current = $state.raw<GameEvent | null>(null);
  idle = $state(true);
  private queue: Step[] = [];
  /** Which run is under way; whatever shows the truth at once ends it. */
  private runs = 0;
  private hurry = false;
  /** While something is shown once more: at a pace one can follow, and without saying it twice. */
  private repeating = false;
  private wake: (() => void) | null = null;
  /** From the first press on, every event waits for the next one. */
  stepping = $state(false);

  constructor(private readonly table: Table) {}

  add(events: ShownEvent[], position: Position): Promise<void> {
    return new Promise((done) => {
      this.queue.push({ events, position, done });
      if (this.idle) void this.run();
    });
  }

  /** Shows the truth at once, without any of the way to it. */
  jump(): void {
    this.runs += 1;
    const overtaken = this.queue.splice(0);
    this.show(this.table.truth, this.table.journal.length);
    this.rest();
    this.wake?.();
    overtaken.forEach((step) => step.done());
  }

  /** Shows events once more, from the position before them. */
  async again(from: Position, events: ShownEvent[], present: Position): Promise<void> {
    this.show(from, 0);
    this.told = this.table.journal.length - events.length;
    this.repeating = true;
    await this.add(events, present);
    this.repeating = false;
  }

  /** Finishes whatever is under way; what was skipped is said as one. */
  flush = (): void => {
    this.stepping = false;
    this.hurry = !this.idle;
    this.wake?.();
  };

  /** On to the next event, and no further by itself. */
  step = (): void => {
    if (this.idle) return;
    this.stepping = true;
    this.wake?.();
  };

  stop(): void {
    this.runs += 1;
    this.queue = [];
    this.wake?.();
  }

  private show(position: Position | null, told: number): void {
    this.shown = position && shownOf(position);
    this.told = told;
    this.current = null;
  }

  private async run(): Promise<void> {
    const run = (this.runs += 1);
    this.idle = false;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      for (const event of step.events) {
        // What cannot be shown is left out: nobody waits for it.
        await this.stage(event).catch((error: unknown) => reportError(error));
        if (run !== this.runs) return; // A jump has overtaken us.
      }
      this.queue.shift();
      this.show(step.position, this.queue.length ? this.told : this.table.journal.length);
      step.done();
    }
    this.rest();
  }

  private rest(): void {
    this.hurry = false;
    this.stepping = false;
    this.current = null;
    this.idle = true;
  }

  private async stage({ event, shown }: ShownEvent): Promise<void> {
    const { board, words, announcer } = this.table;
    const at = this.table.journal.indexOf(event);
    if (at >= 0) this.told = Math.max(this.told, at + 1);
    if (!this.repeating) announcer.politely(words.event(event));
    const speed = SPEED[this.repeating && settings.pace === "once" ? "brisk" : settings.pace];
    const moving = !this.hurry && !this.table.rushing && !document.hidden && speed > 0;
    const animation = moving && !reduced() ? board.animate?.(event) : null;
    this.shown = shown;
    this.current = event;
    if (!moving) return;
    animation?.();
    await this.wait((board.duration?.(event) ?? USUAL) * speed);
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.stepping ? undefined : setTimeout(() => finish(), time);
      const finish = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      this.wake = finish;
    });
  }
}
