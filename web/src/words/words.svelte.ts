// Words of the interface, and of one game at a time: the same Fluent files that serve the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import { lobby } from "../wire/http";
import type { ActionArg, ArgumentInfo, Args, Arguments, GameEvent, Refusal, Value } from "../wire/types";

const INTERFACE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const MINUS = "\u2212";

type Loader = (language: Language) => Promise<string>;

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export function sentence(bundle: FluentBundle | null, key: string, args: Args = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, args, []);
}

/** A score; below nothing with a real minus sign. */
export function figure(score: number): string {
  return score < 0 ? `${MINUS}${-score}` : `${score}`;
}

/** Gains with a plus, costs with a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : "0";
}

class Interface {
  private bundle = $state.raw<FluentBundle | null>(null);

  async use(language: Language): Promise<void> {
    this.bundle = bundleOf(language, [(await INTERFACE[`./${language}.ftl`]?.()) ?? ""]);
  }

  say = (key: string, args?: Args): string => sentence(this.bundle, key, args);

  get ready(): boolean {
    return this.bundle !== null;
  }
}

const words = new Interface();
export const say = words.say;
export const wordsReady = (): boolean => words.ready;

/** The words of a game in the language in use, with those its board adds. */
export class GameWords {
  private bundle = $state.raw<FluentBundle | null>(null);
  private board: Loader | null = null;
  private keys: string[] = [];
  private arguments: Arguments = { actions: {}, events: {}, refusals: {} };

  constructor(
    readonly game: string,
    private names: () => string[] = () => [],
    /** What an owner's edition calls its components; goes before our words. */
    private own: () => Record<string, string> = () => ({}),
  ) {}

  async use(language: Language): Promise<void> {
    const sources = await Promise.all([
      lobby.words("shared", language),
      lobby.words(this.game, language),
      this.board?.(language) ?? "",
    ]);
    this.keys = sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? ""));
    this.bundle = bundleOf(language, sources);
  }

  /** A board brings words of its own, for what only a picture needs. */
  async addBoard(board: Loader | null): Promise<void> {
    this.board = board;
    const [known] = await Promise.all([lobby.arguments(this.game), this.use(settings.language)]);
    this.arguments = known;
  }

  has = (key: string): boolean => key in this.own() || (this.bundle?.hasMessage(key) ?? false);
  say = (key: string, args?: Args): string => this.own()[key] ?? sentence(this.bundle, key, args);

  event(event: GameEvent): string {
    return this.say(`event-${event.key}`, this.worded(event.args, this.arguments.events[event.key]));
  }

  action(action: { verb: string; args: ActionArg[] }): string {
    const args = Object.fromEntries(action.args.map((arg) => [arg.name, arg.value]));
    return this.say(`action-${action.verb}`, this.worded(args, this.arguments.actions[action.verb]));
  }

  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.key}`, this.worded(refusal.args, this.arguments.refusals[refusal.key] ?? {}));
  }

  advice(advice: { key: string; args: Args }): string {
    return this.has(`advice-${advice.key}`) ? this.say(`advice-${advice.key}`, this.worded(advice.args)) : "";
  }

  name(seat: number): string {
    return this.names()[seat] || this.say("seat-name", { number: seat + 1 });
  }

  /** A value that is a name, in words. */
  named(list: string, value: string): string {
    return this.has(`${list}-${value}`) ? this.say(`${list}-${value}`) : value;
  }

  private worded(args: Args, known?: Record<string, ArgumentInfo>): Args {
    const worded: Args = {};
    for (const [name, value] of Object.entries(args))
      worded[name] = this.value(name, value, known?.[name] ?? (known ? { kind: "" } : undefined));
    return worded;
  }

  /** A seat by its name, a named value in this language, points with their sign. */
  private value(name: string, value: Value, known?: ArgumentInfo): Value {
    if (typeof value === "number") {
      const kind = known?.kind ?? name;
      return kind === "seat" ? this.name(value) : kind === "points" ? signed(value) : value;
    }
    if (known?.names) return this.named(known.names, value);
    // A fraction comes as text; every language has its own sign for it.
    if (/^\d+\.\d+$/.test(value)) return Number(value);
    const key = this.has(`${name}-${value}`)
      ? `${name}-${value}`
      : this.keys.find((one) => NAMED.test(one) && one.endsWith(`-${value}`));
    return key ? this.say(key) : value;
  }
}

const NAMED = /^(?!(action|event|prompt|refusal|outcome|advice|edition|undo|option|verb|source|board|sheet)-)/;

/** Brings the interface, and whatever game is open, into a language; the page changes when all of it is there. */
export async function speak(language: Language, game: GameWords | null = null): Promise<void> {
  await Promise.all([words.use(language), game?.use(language)]);
  document.documentElement.lang = language;
}
