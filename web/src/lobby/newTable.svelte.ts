import { settings } from "../settings.svelte";
import type { Agreement, GameInfo, NewSeat, PresetInfo } from "../wire/types";
import { say } from "../words/words.svelte";
import {
  AS_USUAL,
  changed,
  computerNames,
  defaults,
  edition,
  ownStreet,
  open,
  presetOf,
  presetsFor,
  rememberChoice,
  usualBot,
  usualPlayers,
  usualPreset,
  withPreset,
  type Choices,
} from "./games";
import { ownEditions } from "./editions.svelte";

export type Kind = "me" | "friend" | "bot";

/** Whether friends meet in a room first, or the match is dealt at once. */
export const STARTS = ["ready", "once"] as const;
export type Start = (typeof STARTS)[number];

/** A table as it is being laid: seats, options, edition and what shall hold there. */
export class Plan {
  seats = $state<{ kind: Kind; bot: string }[]>([]);
  choices = $state<Choices>({});
  chosen = $state("");
  agreed = $state<Agreement>({ ...AS_USUAL, pace: settings.pace });
  name = $state(settings.name);
  seed = $state("");
  start = $state<Start>("ready");
  /** The street the table is called after unless it gets a name. */
  readonly street = ownStreet();

  constructor(readonly game: GameInfo) {
    const players = usualPlayers(game);
    const bot = usualBot(game);
    this.seats = Array.from({ length: players }, (_, i) => ({
      kind: i === 0 ? "me" : i === 1 ? "friend" : "bot",
      bot,
    }));
    const preset = players === 1 ? usualPreset(game) : undefined;
    const last = settings.last[game.key]?.options ?? {};
    this.choices = preset ? withPreset(game, preset) : { ...defaults(game), ...known(game, last) };
    const wanted = settings.last[game.key]?.edition ?? "";
    const exists = game.editions.some((one) => one.name === wanted) || ownEditions().some((one) => one.hash === wanted);
    this.chosen = exists ? wanted : this.usualEdition;
  }

  get players(): number {
    return this.seats.length;
  }

  get usualEdition(): string {
    return this.game.editions.find((one) => one.default)?.name ?? "";
  }

  presets = $derived.by((): PresetInfo[] => presetsFor(this.game, this.seats.length));
  preset = $derived.by((): PresetInfo | null => presetOf(this.game, this.seats.length, this.choices));
  changed = $derived.by((): Choices => changed(this.game, this.seats.length, this.choices));
  counts = $derived.by(() => ({
    friends: this.seats.filter((seat) => seat.kind === "friend").length,
    computers: this.seats.filter((seat) => seat.kind === "bot").length,
  }));

  resize(players: number): void {
    const bot = this.seats.find((seat) => seat.kind === "bot")?.bot ?? usualBot(this.game);
    while (this.seats.length < players) this.seats.push({ kind: "bot", bot });
    this.seats.length = players;
    if (!this.seats.some((seat) => seat.kind === "me") && this.seats[0]) this.seats[0].kind = "me";
  }

  /** One seat is yours: taking another leaves the old one to a computer. */
  sit(at: number, kind: Kind): void {
    if (kind === "me") for (const seat of this.seats) if (seat.kind === "me") seat.kind = "bot";
    const seat = this.seats[at];
    if (seat) seat.kind = kind;
    if (!this.seats.some((one) => one.kind === "me")) {
      const other = this.seats.find((_, i) => i !== at);
      if (other) other.kind = "me";
      else if (seat) seat.kind = "me";
    }
  }

  use(preset: PresetInfo): void {
    this.choices = withPreset(this.game, preset);
  }

  asPrinted(): void {
    this.choices = defaults(this.game);
    this.chosen = this.usualEdition;
    this.agreed = { ...AS_USUAL, pace: this.agreed.pace };
    this.seed = "";
  }

  private wished(): NewSeat[] {
    const own = this.name.trim() || say("guest");
    const names = computerNames(this.seats.length, [own]);
    return this.seats.map((seat): NewSeat => {
      if (seat.kind === "me") return { kind: "me", name: own };
      if (seat.kind === "friend") return { kind: "friend" };
      const given = names.shift();
      return { kind: "bot", bot: seat.bot, ...(given ? { name: given } : {}) };
    });
  }

  async open(): Promise<void> {
    const bot = this.seats.find((seat) => seat.kind === "bot")?.bot;
    rememberChoice(this.game.key, {
      players: this.players,
      edition: this.chosen,
      options: this.changed,
      ...(bot ? { bot } : {}),
      ...(this.preset ? { preset: this.preset.key } : {}),
    });
    const { name = "", ...agreed } = $state.snapshot(this.agreed);
    await open({
      game: this.game.key,
      players: this.players,
      options: this.changed,
      seats: this.wished(),
      // Friends meet in a room first; the deal comes when all are ready. A chosen seed leaves nothing to deal by lot.
      gather: this.counts.friends > 0 && this.start === "ready" && !this.seed,
      agreed: { ...agreed, street: this.street, ...(name.trim() ? { name: name.trim() } : {}) },
      ...edition(this.game, this.chosen),
      ...(/^\d{1,15}$/.test(this.seed) ? { seed: Number(this.seed) } : {}),
    });
  }
}

function known(game: GameInfo, choices: Choices): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(([key]) => game.options.some((option) => option.key === key)),
  );
}
