export type Language = "en" | "de" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];

/** What was chosen last for a game. */
export interface Last {
  players?: number;
  bot?: string;
  edition?: string;
  preset?: string;
  options?: Record<string, boolean | number | string>;
}

export interface Choices {
  name: string;
  /** Play now has asked for a name; it asks once. */
  asked: boolean;
  language: Language;
  theme: "system" | "light" | "night";
  motion: "system" | "full" | "reduced";
  pace: "calm" | "brisk" | "once";
  confirm: "always" | "so" | "never";
  keys: boolean;
  last: Record<string, Last>;
  /** The game chosen last, where only one has room. */
  game: string;
  /** It has been said that some values of an edition are our choice. */
  toldReconstructed: boolean;
}

const KEY = "signoria-settings";

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => wanted[0] === language) ?? wanted.find(isLanguage) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function load(): Choices {
  const defaults: Choices = {
    name: "",
    asked: false,
    language: preferred(),
    theme: "system",
    motion: "system",
    pace: "brisk",
    confirm: "so",
    keys: true,
    last: {},
    game: "",
    toldReconstructed: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return defaults;
  }
}

export const settings = $state(load());

export function change(part: Partial<Choices>): void {
  Object.assign(settings, part);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", (event) => (system.dark = event.matches));
still.addEventListener("change", (event) => (system.still = event.matches));

export function night(): boolean {
  return settings.theme === "system" ? system.dark : settings.theme === "night";
}

export function reduced(): boolean {
  return settings.motion === "system" ? system.still : settings.motion === "reduced";
}
