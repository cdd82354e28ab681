import type { Hint, LegalAction, Preview } from "../wire/types";
import { say } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export interface WhyNot {
  action: string;
  /** The control that asked; several may stand for one action. */
  from: string;
  /** Where to say it, if the control has no room for it inside: a spot on a drawn board. */
  at: Element | null;
  sentence: string;
  rule: string;
}

function rounded({ place, points }: { place: number; points: number }): { place: number; points: number } {
  return { place: Math.round(10 * place) / 10, points: Math.round(points) };
}

/** Help on demand: what an action would do, why another is closed, what a strong opponent would choose. */
export class Aid {
  preview = $state.raw<{ action: string; preview: Preview } | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintStage = $state(0);
  hintBusy = $state(false);
  private previews = new Map<string, Preview>();
  private looking = "";
  private asking: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly table: Table) {}

  /** Questions under way are answered before a decision is sent: afterwards they would be somebody else's business. */
  async settle(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.looking = "";
    await this.asking;
  }

  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.previews.clear();
    this.preview = null;
    this.whyNot = null;
    this.hint = null;
    this.hintStage = 0;
    this.looking = "";
  }

  /** Looks ahead a moment after the pointer or the focus has settled. */
  look = (action: LegalAction | undefined): void => {
    if (this.timer) clearTimeout(this.timer);
    this.looking = action?.text ?? "";
    if (!action) {
      this.preview = null;
      return;
    }
    const known = this.previews.get(action.text);
    if (known) this.preview = { action: action.text, preview: known };
    else this.timer = setTimeout(() => void this.fetch(action.text), 90);
  };

  private ask<T>(question: Promise<T>): Promise<T | null> {
    const answer = question.catch(() => null);
    this.asking = Promise.all([this.asking, answer]);
    return answer;
  }

  private async fetch(action: string): Promise<void> {
    const seq = this.table.seq;
    const preview = await this.ask(this.table.client.preview(seq, action));
    if (!preview || seq !== this.table.seq) return;
    this.previews.set(action, preview);
    if (this.looking === action) this.preview = { action, preview };
  }

  /** Why an action is closed, with its rule. */
  async explain(action: string, from = "", at: Element | null = null): Promise<void> {
    const { table } = this;
    const turn = table.truth?.actor ?? -1;
    const tell = (sentence: string, rule = ""): void => this.tell({ action, from, at, sentence, rule });
    if (table.review.past) return tell(say("why-past"));
    if (table.truth?.over) return tell(say("why-over"));
    if (table.you < 0) return tell(say("why-watching"));
    if (turn !== table.you) return tell(say("why-other", { name: turn >= 0 ? table.name(turn) : "" }));
    const answer = await this.ask(table.client.refusal(table.seq, action));
    if (answer && !answer.legal && answer.refusal) tell(table.words.refusal(answer.refusal), answer.refusal.rule);
  }

  private tell(why: WhyNot): void {
    const { sentence } = why;
    const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? "" : ".");
    this.whyNot = { ...why, sentence: whole };
    this.table.announcer.politely(whole);
  }

  /** How many steps of a hint the table agreed on. */
  get hintSteps(): number {
    return { none: 0, kind: 1, all: 3 }[this.table.info?.agreed.hints ?? "all"];
  }

  /** First press names the kind of action, the second marks it, the third gives the reason. */
  askHint = async (): Promise<void> => {
    if (!this.table.decision || this.hintBusy) return;
    if (!this.hintSteps) return this.table.announcer.atOnce((this.table.problem = say("hints-off")));
    if (!this.hint) {
      this.hintBusy = true;
      const seq = this.table.seq;
      const hint = await this.ask(this.table.client.hint(seq));
      this.hintBusy = false;
      if (seq !== this.table.seq) return;
      if (!hint) return this.table.announcer.atOnce((this.table.problem = say("hint-none")));
      this.hint = hint;
      this.table.problem = "";
    }
    this.hintStage = Math.min(this.hintSteps, this.hintStage + 1);
    const ranked = this.hintChoices().map((one) => `${this.table.words.action(one.action)}: ${one.outlook}`);
    this.table.announcer.politely([this.hintSentence(), ...ranked].join(" "));
  };

  hinted = (): LegalAction | undefined => this.table.decision?.legal.find((action) => action.id === this.hint?.action);

  hintSentence(): string {
    if (!this.hint || this.hintStage === 0) return "";
    const { words } = this.table;
    if (this.hintStage === 1) return say("hint-kind", { verb: this.kind(this.hint.verb) });
    const action = this.hinted();
    if (!action) return "";
    const named = say("hint-action", { action: words.action(action) });
    if (this.hintStage === 2) return named;
    const advice = this.advice();
    return `${named} ${(advice && words.advice(advice)) || say("hint-no-reason")}`;
  }

  /** Reason and list tell the same numbers. */
  private advice(): Hint["advice"] {
    const { advice, choices, action } = this.hint as Hint;
    const chosen = choices.find((one) => one.action === action);
    if (!chosen || !advice || !("place" in advice.args)) return advice;
    const { place, points } = rounded(chosen);
    return { ...advice, args: { ...advice.args, place, points: `${points}` } };
  }

  /** The best choices in words, the best first, once the reason is asked for. */
  hintChoices(): { action: LegalAction; outlook: string; share: number }[] {
    if (this.hintStage < 3) return [];
    return (this.hint?.choices ?? []).flatMap((choice) => {
      const action = this.table.decision?.legal.find((one) => one.id === choice.action);
      return action ? [{ action, outlook: say("hint-outlook", rounded(choice)), share: choice.share }] : [];
    });
  }

  /** The verb without its number or place: "Bid …". */
  private kind(verb: string): string {
    const { words } = this.table;
    if (words.has(`verb-${verb}`)) return words.say(`verb-${verb}`);
    const bare = this.table.decision?.legal.find((action) => action.verb === verb && !action.args.length);
    return bare ? words.action(bare) : verb;
  }
}
