// The words of these pages are loaded with them.

import { settings, type Language } from "../settings.svelte";

const OWN = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const loadWords = async (language: Language): Promise<string> =>
  (await OWN[`./words/${language}.ftl`]?.()) ?? "";

/** A day in words, from seconds since 1970. */
export const day = (at: number): string =>
  new Date(1000 * at).toLocaleDateString(settings.language, { day: "numeric", month: "long", year: "numeric" });
