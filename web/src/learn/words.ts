// The words of lessons, loaded with the first of them.

import type { Language } from "../settings.svelte";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const loadWords = async (language: Language): Promise<string> =>
  (await WORDS[`./words/${language}.ftl`]?.()) ?? "";
