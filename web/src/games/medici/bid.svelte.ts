import type { Table } from "../../table/table.svelte";

/** After a pause as long as this, in milliseconds, a digit that makes no possible bid with those before begins a new number. */
const PAUSE = 1500;
const STEPS = [0, 2, 5, 10, 15];

/** The number about to be bid: stepped, typed or picked, and sent by a second touch. */
export class Bid {
  amount = $state(1);
  private typed = "";
  private typedAt = 0;
  private asked = -1;

  constructor(private readonly table: Table) {}

  lowest = $derived.by(() => this.bounds()[0]);
  highest = $derived.by(() => this.bounds()[1]);
  open = $derived.by(() => !!this.table.find("bid"));
  quick = $derived.by(() => {
    const amounts = STEPS.map((step) => Math.min(this.lowest + step, this.highest));
    return [...new Set(amounts)];
  });

  private bounds(): [number, number] {
    const bids = this.table.decision?.legal.filter((action) => action.verb === "bid") ?? [];
    const amounts = bids.map((action) => Number(action.args[0]?.value ?? 0));
    return amounts.length ? [Math.min(...amounts), Math.max(...amounts)] : [1, 1];
  }

  /** A new question begins at the lowest bid; the same question, asked again after a lost line, keeps the number. */
  begin(): void {
    if (!this.open || this.asked === this.table.seq) return;
    this.asked = this.table.seq;
    this.set(this.lowest);
  }

  set(amount: number): void {
    this.typed = "";
    this.amount = Math.max(this.lowest, Math.min(this.highest, amount));
    this.table.aid.look(this.table.find("bid", this.amount));
  }

  /** Digits typed one after the other make one number, slowly too; out of bounds it is kept as typed and says why not. */
  type(digit: string, now: number): void {
    const joined = (this.typed + digit).slice(-3);
    const meant = Number(joined) <= this.highest || now - this.typedAt < PAUSE;
    this.typed = meant ? joined : digit;
    this.typedAt = now;
    this.amount = Number(this.typed);
    const action = this.table.find("bid", this.amount);
    this.table.aid.look(action);
    if (!action) void this.table.aid.explain(`bid ${this.amount}`);
  }

  send(): void {
    const action = this.table.find("bid", this.amount);
    if (action) void this.table.choose(action);
    else void this.table.aid.explain(`bid ${this.amount}`);
  }
}
