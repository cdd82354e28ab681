// Draws one stored position without a server: the table page as a seat would see it, for pictures and tests of boards.

import "../fonts.css";
import "../theme.css";
import "../base.css";
import { mount } from "svelte";
import type { Language } from "../settings.svelte";
import type { Arguments } from "../wire/types";
import { answer } from "./answers";
import Story from "./Story.svelte";

export interface StoryFile {
  /** The `table` message of the wire protocol, as text. */
  message: string;
  game: string;
  arguments: Arguments;
  /** Fluent sources by game ("shared" for those of all games) and language. */
  words: Record<string, Record<string, string>>;
}

const asked = new URLSearchParams(location.search);
const file = (await (await fetch(asked.get("position") ?? "position.json")).json()) as StoryFile;
window.fetch = answer(file);
const target = document.getElementById("app");
if (target)
  mount(Story, {
    target,
    props: { file, language: (asked.get("language") ?? "en") as Language, theme: asked.get("theme") ?? "light" },
  });
