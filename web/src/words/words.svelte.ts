// Words of the interface, and of one game at a time: the same Fluent files that serve the terminal.

import type { FluentBundle } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import { host } from "../wire/host";
import type { ActionArg, Args, Arguments, HintReason, Said, Story } from "../wire/types";
import { bundleOf, sentence, Wording } from "./wording";

export { figure, signed } from "./wording";

const INTERFACE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

type Loader = (language: Language) => Promise<string>;

class Interface {
  private bundle = $state.raw<FluentBundle | null>(null);
  private more: Loader[] = [];

  async use(language: Language): Promise<void> {
    const own = INTERFACE[`./${language}.ftl`]?.() ?? "";
    this.bundle = bundleOf(language, await Promise.all([own, ...this.more.map((load) => load(language))]));
  }

  /** A part of the interface brings words that the rest does not need. */
  async add(load: Loader): Promise<void> {
    if (!this.more.includes(load)) this.more.push(load);
    await this.use(settings.language);
  }

  say = (key: string, args?: Args): string => sentence(this.bundle, key, args);

  get ready(): boolean {
    return this.bundle !== null;
  }
}

const words = new Interface();
export const say = words.say;
export const addWords = (load: Loader): Promise<void> => words.add(load);
export const wordsReady = (): boolean => words.ready;

/** The words of a game in the language in use, with those its board adds. */
export class GameWords {
  private bundle = $state.raw<FluentBundle | null>(null);
  private known = $state.raw<Arguments>({
    actions: {},
    events: {},
    refusals: {},
    story: { headlines: [], stages: [], begins: [], ends: [] },
  });
  private board: Loader | null = null;

  constructor(
    readonly game: string,
    private names: () => string[] = () => [],
    /** What an owner's edition calls its components; goes before our words. */
    private own: () => Record<string, string> = () => ({}),
    /** The seat of the person who reads, which is called "you"; below nothing for a spectator. */
    private reader: () => number = () => -1,
  ) {}

  private wording = $derived.by(() => new Wording(this.bundle, this.known, this.names(), this.own(), this.reader()));

  async use(language: Language): Promise<void> {
    const sources = await Promise.all([
      host.words("shared", language),
      host.words(this.game, language),
      this.board?.(language) ?? "",
    ]);
    this.bundle = bundleOf(language, sources);
  }

  /** A board brings words of its own, for what only a picture needs. */
  async addBoard(board: Loader | null): Promise<void> {
    this.board = board;
    const [known] = await Promise.all([host.arguments(this.game), this.use(settings.language)]);
    this.known = known;
  }

  /** Which events begin, end and sum up a turn. */
  get story(): Story {
    return this.known.story;
  }

  has = (key: string): boolean => this.wording.has(key);
  say = (key: string, args?: Args): string => this.wording.say(key, args);
  event = (event: Said): string => this.wording.event(event);
  action = (action: { verb: string; args: ActionArg[] }): string => this.wording.action(action);
  /** An action by its canonical text, open or not. */
  actionText = (text: string): string => this.wording.actionText(text);
  refusal = (refusal: Said): string => this.wording.refusal(refusal);
  prompt = (prompt: Said): string => this.wording.prompt(prompt);
  advice = (advice: { key: string; args: Args }): string => this.wording.advice(advice);
  reason = (reason: HintReason): string => this.wording.reason(reason);
  name = (seat: number): string => this.wording.name(seat);
  /** A value that is a name, in words. */
  named = (list: string, value: string): string => this.wording.named(list, value);
}

/** Brings the interface, and whatever game is open, into a language; the page changes when all of it is there. */
export async function speak(language: Language, game: GameWords | null = null): Promise<void> {
  await Promise.all([words.use(language), game?.use(language)]);
  document.documentElement.lang = language;
}
