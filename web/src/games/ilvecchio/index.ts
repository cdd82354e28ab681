import type { Face } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import { duration, fold } from "./fold";
import Goods from "./Goods.svelte";
import { ICON } from "./icons";
import Phases from "./Phases.svelte";
import Scene from "./Vignette.svelte";
import Tiles from "./Tiles.svelte";
import Tray from "./Tray.svelte";
import { travel } from "./travel";
import { viewOf } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Board,
  Tray,
  Goods,
  Side: Tiles,
  Chip,
  Phases,
  Scene,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  fold,
  duration,
  travel,
  tabs: [
    { key: "map", icon: ICON.map, label: "tab-map" },
    { key: "tracks", icon: ICON.tracks, label: "tab-tracks" },
    { key: "tiles", icon: ICON.tile, label: "tab-tiles" },
  ],
  opens: (table) => (table.decision?.prompt?.key === "office" ? "tracks" : "map"),
  keys: { reinforce: "key-reinforce", recover: "key-recover", "end-turn": "key-end-turn", forgo: "key-forgo" },
  direct: new Set(["send", "go", "walk", "ride", "area"]),
  status: (table, seat) => {
    const view = viewOf(table);
    if (view.stage === "set-up" || view.start !== seat) return "";
    return table.words.say("start-player");
  },
};
