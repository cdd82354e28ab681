// Puts keys with arguments into words, exactly as the terminal does: the same messages, the same arguments. No state of its own.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { ActionArg, ArgumentInfo, Args, Arguments, HintReason, Said, Value } from "../wire/types";

const MINUS = "\u2212";
const DECIMAL = /^\d+\.\d+$/;

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The sentence for a key, in another form such as `you` if the message has that one. */
export function sentence(bundle: FluentBundle | null, key: string, args: Args = {}, form = ""): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.attributes[form] ?? message.value, args, []);
}

/** A score; below nothing with a real minus sign. */
export function figure(score: number): string {
  return score < 0 ? `${MINUS}${-score}` : `${score}`;
}

/** Gains with a plus, costs with a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : "0";
}

export class Wording {
  constructor(
    private readonly bundle: FluentBundle | null,
    private readonly known: Arguments,
    private readonly names: readonly string[],
    /** What an owner's edition calls its components; goes before our words. */
    private readonly own: Readonly<Record<string, string>>,
    /** The seat of the person who reads, which is called "you"; below nothing every seat has its name. */
    private readonly reader = -1,
  ) {}

  has(key: string): boolean {
    return key in this.own || (this.bundle?.hasMessage(key) ?? false);
  }

  say(key: string, args?: Args, form?: string): string {
    return this.own[key] ?? sentence(this.bundle, key, args, form);
  }

  event({ key, args }: Said): string {
    const known = this.known.events[key];
    return this.say(`event-${key}`, this.worded(args, known), this.form(args, known));
  }

  refusal({ key, args }: Said): string {
    return this.say(`refusal-${key}`, this.worded(args, this.known.refusals[key]));
  }

  /** What is asked, in the short form where there is one: the board shows the rest. */
  prompt({ key, args }: Said): string {
    return this.say(`prompt-${key}`, args, "short");
  }

  action({ verb, args }: { verb: string; args: ActionArg[] }): string {
    const values = Object.fromEntries(args.map((arg) => [arg.name, arg.value]));
    return this.say(`action-${verb}`, this.worded(values, this.known.actions[verb]));
  }

  /** An action by its canonical text, open or not: "gift cosimo". */
  actionText(text: string): string {
    const [verb = "", ...values] = text.split(" ");
    const infos = Object.entries(this.known.actions[verb] ?? {});
    const args = infos.map(([name, { kind, values: list }], i) => {
      const value = values[i] ?? "";
      return { name, kind, value: list ? value : Number(value) };
    });
    return this.action({ verb, args });
  }

  advice({ key, args }: { key: string; args: Args }): string {
    if (!this.has(`advice-${key}`)) return "";
    return this.say(
      `advice-${key}`,
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name, decimal(value)])),
    );
  }

  /** One sentence of why; an action, a seat, events and holdings in it are put into words here. */
  reason({ message, args, other, seat, events, holdings }: HintReason): string {
    const words: Args = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, decimal(value)]));
    if (other !== null) words.other = quotedWithin(this.actionText(other), this.bundle?.locales[0] ?? "en");
    if (seat !== null) words.name = this.name(seat);
    words.events = events.map((event) => this.event(event)).join(" · ");
    words.holdings = holdings.map(({ name, count }) => this.say(`holding-${name}`, { count })).join(", ");
    return this.say(message, words);
  }

  name(seat: number): string {
    return this.names[seat] || this.say("seat-name", { number: seat + 1 });
  }

  /** A value that is a name, in words. */
  named(list: string, value: string): string {
    return this.has(`${list}-${value}`) ? this.say(`${list}-${value}`) : value;
  }

  /** The form for the reader's own seat: `you`, or `you-other` where the argument is called `other`. */
  private form(args: Args, known: Record<string, ArgumentInfo> = {}): string {
    if (this.reader < 0) return "";
    const own = Object.keys(known).find((name) => known[name]?.kind === "seat" && args[name] === this.reader);
    return own === undefined ? "" : own === "seat" ? "you" : `you-${own}`;
  }

  /** Arguments in words; whatever is a number stays there as `<name>-number` for choosing a form. */
  private worded(args: Args, known: Record<string, ArgumentInfo> = {}): Args {
    const worded: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const info = known[name];
      worded[name] = this.value(value, info);
      worded[`${name}-number`] = typeof value === "number" ? value : (info?.values?.indexOf(value) ?? -1);
    }
    return worded;
  }

  /** A seat by its name, a named value in this language, points with their sign. */
  private value(value: Value, info?: ArgumentInfo): Value {
    if (typeof value === "number")
      return info?.kind === "seat" ? this.name(value) : info?.kind === "points" ? signed(value) : value;
    return info?.names ? this.named(info.names, value) : value;
  }
}

const INNER_QUOTES: Record<string, [string, string][]> = {
  en: [
    ["\u201c", "\u2018"],
    ["\u201d", "\u2019"],
  ],
  de: [
    ["\u201e", "\u201a"],
    ["\u201c", "\u2018"],
  ],
  fr: [
    ["\u00ab\u00a0", "\u201c"],
    ["\u00a0\u00bb", "\u201d"],
  ],
};

/** A text that will stand in quotation marks itself: its own become the inner ones. */
function quotedWithin(text: string, language: string): string {
  return (INNER_QUOTES[language] ?? []).reduce((said, [outer, inner]) => said.replaceAll(outer, inner), text);
}

/** A fraction comes as text; every language has its own sign for it. */
function decimal(value: Value): Value {
  return typeof value === "string" && DECIMAL.test(value) ? Number(value) : value;
}
