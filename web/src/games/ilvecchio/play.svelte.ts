// What a person is about to do at this table, before the engine is asked: whom a goal is for, and how a deed is paid.

import type { Table } from "../../table/table.svelte";
import { viewOf, type Answer, type Goods } from "./view";

/** Questions of one deed, by the verbs that answer them. */
const QUESTION: Record<string, string> = {
  give: "give",
  walk: "way",
  ride: "way",
  "lie-down": "act",
  "pay-bishop": "act",
  take: "take",
  "buy-scroll": "buy",
  decline: "buy",
  pay: "followers",
  "pay-florins": "money",
  "pay-nothing": "money",
};
export type Lens = "" | "town" | "province" | "office";

export const verbOf = (step: string): string => step.split(" ")[0] ?? "";
export const questionOf = (step: string): string => QUESTION[verbOf(step)] ?? "";

export class Play {
  /** Where to act, chosen before the member that goes there. */
  goal = $state("");
  lens = $state<Lens>("");
  /** Own secret tiles lie face down. */
  hidden = $state(false);
  /** A place or an area somebody looks at. */
  looked = $state("");
  /** The open province tiles lie below the families; without room there they lie beside the own ones. */
  below = $state(false);
  busy = $state(false);
  /** How much of the map a sheet covers on a phone, in pixels. */
  sheet = $state(0);
  /** What was chosen, and for which position: the next deed begins with the cheapest again. */
  private set = $state.raw<{ at: number; steps: readonly string[]; tile: string }>({ at: -1, steps: [], tile: "" });

  constructor(private readonly table: Table) {}

  private now = $derived.by((): number => this.table.truth?.entries ?? -1);
  private wanted = $derived.by((): readonly string[] => (this.set.at === this.now ? this.set.steps : []));
  /** The tile to take at the end of a takeover, chosen ahead. */
  tile = $derived.by((): string => (this.set.at === this.now ? this.set.tile : ""));
  answers = $derived.by((): Answer[] => (this.table.decision ? viewOf(this.table).outlook.deed : []));
  /** How the deed is answered unless something else is touched: the cheapest way, or what was chosen. */
  answer = $derived.by((): Answer | null => closest(this.answers, this.wanted));

  /** The questions still open, each with its answers. */
  rows = $derived.by((): { question: string; options: string[] }[] => {
    const rows: { question: string; options: string[] }[] = [];
    for (const step of this.answer?.steps ?? []) {
      const question = questionOf(step);
      const options = this.answers.flatMap((one) => one.steps.filter((other) => questionOf(other) === question));
      rows.push({ question, options: [...new Set(options)].sort((a, b) => order(a) - order(b)) });
    }
    return rows;
  });

  /** What the whole deed changes. */
  change = $derived.by((): Goods => total(this.answer?.changes ?? []));

  chosen = (step: string): boolean => this.answer?.steps.includes(step) ?? false;

  /** What one answer changes, wherever it stands. */
  effect(step: string): Goods {
    const current = this.answer && at(this.answer, step);
    return current ?? this.answers.map((one) => at(one, step)).find((found) => found) ?? {};
  }

  /** The own tiles that one answer turns face down, wherever it stands. */
  turned(step: string): string[] {
    const found = this.answers.find((one) => one.steps.includes(step));
    return found?.turns[found.steps.indexOf(step)] ?? [];
  }

  pick(step: string): void {
    const kept = (this.answer?.steps ?? []).filter((one) => questionOf(one) !== questionOf(step));
    this.set = { at: this.now, steps: [step, ...kept], tile: this.tile };
  }

  /** Chooses the tile of a takeover ahead; a second time, none. */
  pickTile(tile: string): void {
    this.set = { at: this.now, steps: this.wanted, tile: this.tile === tile ? "" : tile };
  }

  /** Carries the deed out as it is set, answer by answer. */
  send = async (): Promise<void> => {
    if (!this.answer) return;
    const claim = this.answer.claims && this.tile ? [`claim ${this.tile}`] : [];
    await this.run([...this.answer.steps, ...claim]);
  };

  /** One decision after the other; stops where the table asks something else. */
  async run(steps: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (const step of steps) {
        const { truth, you, seq } = this.table;
        const action = truth?.actor === you ? truth.legal.find((one) => one.text === step) : undefined;
        if (!action || !(await this.table.act(action.id))) break;
        await this.passed(seq);
      }
    } finally {
      this.busy = false;
      this.goal = "";
    }
  }

  private async passed(seq: number): Promise<void> {
    for (let waits = 0; this.table.seq === seq && waits < 400; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const order = (step: string): number => Object.keys(QUESTION).indexOf(verbOf(step));

function at(answer: Answer, step: string): Goods | undefined {
  const index = answer.steps.indexOf(step);
  return index < 0 ? undefined : answer.changes[index];
}

/** The answer with most of what is wanted, what was chosen last before all; among equals the cheapest. */
function closest(answers: Answer[], wanted: readonly string[]): Answer | null {
  const score = (one: Answer): number =>
    wanted.reduce((sum, step, i) => sum + (one.steps.includes(step) ? (i === 0 ? 100 : 1) : 0), 0);
  return answers.reduce<Answer | null>((best, one) => (best && score(best) >= score(one) ? best : one), null);
}

export function total(changes: readonly Goods[]): Goods {
  const sum: Goods = {};
  for (const one of changes)
    for (const [good, number] of Object.entries(one)) sum[good] = (sum[good] ?? 0) + (number ?? 0);
  return Object.fromEntries(Object.entries(sum).filter(([, number]) => number));
}

const plays = new WeakMap<Table, Play>();

/** Board, tray and panels of one table share it. */
export function playOf(table: Table): Play {
  let play = plays.get(table);
  if (!play) plays.set(table, (play = new Play(table)));
  return play;
}
