import type { Component } from "svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { sheetOf } from "./sheets";
import Tray from "./Tray.svelte";

const SCENES = import.meta.glob<Component>("../../lobby/vignettes/*.svelte", { eager: true, import: "default" });
const WORDS = import.meta.glob<string>("./words/*/*.ftl", { query: "?raw", import: "default" });

/** For games whose board is not drawn yet: everything can be read, in words, and played. */
export function faceFor(game: string): Face {
  const sheet = sheetOf(game);
  const Scene = SCENES[`../../lobby/vignettes/${game}.svelte`];
  return {
    Board,
    Tray,
    ...(sheet ? { Goods } : {}),
    ...(Scene ? { Scene } : {}),
    words: async (language) => (await WORDS[`./words/${game}/${language}.ftl`]?.()) ?? "",
    ...(sheet?.status ? { status: sheet.status } : {}),
    ...(sheet?.round ? { round: sheet.round } : {}),
  };
}
