import type { Hint, LegalAction, Preview } from "../wire/types";
import { amend, heldFor } from "../wire/matches";
import { say } from "../words/words.svelte";
import { pointsOf } from "./parties";
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

/** How a choice ends on average: place to a tenth, points to a whole. */
export interface Outlook {
  action: LegalAction;
  /** The whole action in words. */
  whole: string;
  place: number;
  points: number;
  /** How far the points may be off, as far as thinking can tell. */
  spread: number;
}

/** Help on demand: what an action would do, why another is closed, what a strong opponent would choose. */
export class Aid {
  preview = $state.raw<{ action: string; preview: Preview } | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintStage = $state(0);
  hintBusy = $state(false);
  /** What is shown is the next step of an action that was advised as a whole; its reasons are asked for again. */
  private goesOn = false;
  /** The panel of the third press is put away, and can be opened again. */
  hintFolded = $state(false);
  /** Why not another choice, beside the one that is advised. */
  compared = $state.raw<{ action: string; hint: Hint } | null>(null);
  private advised = $state.raw<Preview | null>(null);
  private previews = new Map<string, Preview>();
  private looking = "";
  /** The control whose action is looked at: only it may look away again. */
  private lookedFrom = "";
  /** The hint that is thought about. */
  private hinting: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly table: Table) {}

  /** A decision goes out: nobody waits for questions any more, least of all for a hint that takes its time. */
  withdraw(): void {
    if (this.timer) clearTimeout(this.timer);
    this.looking = "";
    this.hinting?.abort();
  }

  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    const next = this.nextStep();
    this.previews.clear();
    this.preview = null;
    this.whyNot = null;
    this.hint = next;
    this.hintStage = next ? 2 : 0;
    this.goesOn = next !== null;
    this.hintFolded = false;
    this.compared = null;
    this.advised = null;
    this.looking = "";
  }

  /** Who follows an advised action sees its next step at once, without another press. */
  private nextStep(): Hint | null {
    const { hint, table } = this;
    const text = hint?.steps[1];
    const last = table.entries.at(-1);
    if (!hint || this.hintStage < 2 || !text || last?.seat !== table.you || last.id !== hint.action) return null;
    const asked = table.truth?.actor === table.you ? table.truth : null;
    const action = asked?.legal?.find((one) => one.text === text);
    if (!action) return null;
    const { id, verb } = action;
    return { ...hint, action: id, verb, text, steps: hint.steps.slice(1), advice: null, reasons: [], choices: [] };
  }

  /** Looks ahead a moment after the pointer or the focus has settled. */
  look = (action: LegalAction | undefined, from = ""): void => {
    if (this.timer) clearTimeout(this.timer);
    this.lookedFrom = from;
    this.looking = action?.text ?? "";
    if (!action) {
      this.preview = null;
      return;
    }
    const known = this.previews.get(action.text);
    if (known) this.preview = { action: action.text, preview: known };
    else this.timer = setTimeout(() => void this.fetch(action.text), 90);
  };

  /** The pointer or the focus has left a control; what another one shows meanwhile stays. */
  lookAway(from: string): void {
    if (this.lookedFrom === from) this.look(undefined);
  }

  private ask<T>(question: Promise<T>): Promise<T | null> {
    return question.catch(() => null);
  }

  /** What an action would do: known already if it was looked at. */
  async previewOf(action: LegalAction): Promise<Preview | null> {
    const known = this.previews.get(action.text);
    return known ?? (await this.ask(this.table.client.preview(this.table.seq, action.text)));
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
    if (!this.hint || (this.goesOn && this.hintStage === 2)) {
      this.hintBusy = true;
      const seq = this.table.seq;
      const asked = (this.hinting = new AbortController());
      const hint = await this.ask(this.table.client.hint(seq, asked.signal));
      this.hintBusy = false;
      if (seq !== this.table.seq || asked.signal.aborted) return;
      if (!hint) return this.table.announcer.atOnce((this.table.problem = say("hint-none")));
      this.hint = hint;
      this.goesOn = false;
      const { id } = this.table.client;
      amend(id, { hints: (heldFor(id)?.hints ?? 0) + 1 });
      this.table.problem = "";
    }
    if (this.hintStage === this.hintSteps) {
      this.hintFolded = !this.hintFolded;
      return;
    }
    this.hintStage += 1;
    // What happened before would lie upon it.
    if (this.hintStage === 3) this.table.sinceOpen = false;
    const action = this.hinted();
    if (this.hintStage === 2 && action) this.look(action);
    if (this.hintStage === 3 && action)
      this.advised = await this.ask(this.table.client.preview(this.table.seq, action.text));
    this.table.announcer.politely([this.hintSentence(), ...this.spoken()].join(" "));
  };

  /** The panel of the third press lies open. */
  get hintOpen(): boolean {
    return this.hintStage === 3 && !this.hintFolded && this.table.decision !== null;
  }

  foldHint = (): void => void (this.hintFolded = true);

  /** What speaks against another choice. */
  async compare(action: string): Promise<void> {
    const { seq, client } = this.table;
    this.compared = null;
    const hint = await this.ask(client.whyNot(seq, action));
    if (hint && seq === this.table.seq) this.compared = { action, hint };
  }

  private spoken(): string[] {
    const outlook = ({ whole, place, points }: Outlook): string =>
      `${whole}: ${say("hint-outlook", { place, points })}`;
    return [...this.reasons(), ...this.hintChoices().map(outlook)];
  }

  hinted = (): LegalAction | undefined => this.table.decision?.legal.find((action) => action.id === this.hint?.action);

  hintSentence(): string {
    if (!this.hint || this.hintStage === 0) return "";
    const { words } = this.table;
    if (this.hintStage === 1) return say("hint-kind", { verb: this.kind(this.hint.verb) });
    const action = this.hinted();
    if (!action) return "";
    return say("hint-action", { action: this.whole(this.hint.steps) || words.action(action) });
  }

  /** A whole action in words, question by question. */
  whole(steps: string[]): string {
    return steps.map((step) => this.table.words.actionText(step)).join(" → ");
  }

  /**
   * Whether the hint means what stands for these actions. `leads`: the later step that touching it aims at; then it is meant
   * only if the advised action goes there.
   */
  means(actions: LegalAction[], leads?: string): boolean {
    const hinted = this.hintStage >= 2 ? this.hinted() : undefined;
    if (!hinted || !actions.some(({ id }) => id === hinted.id)) return false;
    return leads === undefined || (this.hint?.steps.slice(1).includes(leads) ?? false);
  }

  /** One or two reasons, from what sets the choice apart from the next; an adviser that does not think ahead has fewer. */
  reasons(): string[] {
    if (this.hintStage < 3 || !this.hint) return [];
    const { words } = this.table;
    const { advice, reasons } = this.hint;
    if (reasons.length) return reasons.map((reason) => words.reason(reason));
    const said = !advice || advice.key === "search" ? "" : words.advice(advice);
    const brings = (this.advised?.events ?? []).filter((event) => pointsOf(event) !== 0).slice(0, 2);
    const told = [said, brings.map((event) => words.event(event)).join(" · ")].filter(Boolean);
    return told;
  }

  /** The best choices, the best first, once the reason is asked for. */
  hintChoices(): Outlook[] {
    if (this.hintStage < 3) return [];
    return (this.hint?.choices ?? []).flatMap((choice) => {
      const action = this.table.decision?.legal.find((one) => one.id === choice.action);
      const { place, points, spread } = choice;
      if (!action) return [];
      const whole = this.whole(choice.steps);
      return [
        { action, whole, place: Math.round(10 * place) / 10, points: Math.round(points), spread: Math.round(spread) },
      ];
    });
  }

  /** The verb without its number or place: "Bid …". */
  kind(verb: string): string {
    const { words } = this.table;
    if (words.has(`verb-${verb}`)) return words.say(`verb-${verb}`);
    const bare = this.table.decision?.legal.find((action) => action.verb === verb && !action.args.length);
    return bare ? words.action(bare) : verb;
  }
}
