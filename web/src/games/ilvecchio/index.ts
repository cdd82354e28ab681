import type { GameBoard } from "../gameBoard";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import { duration } from "./durations";
import SeatInventory from "./SeatInventory.svelte";
import { ICON } from "./icons";
import Phases from "./Phases.svelte";
import EndScene from "./EndScene.svelte";
import Tiles from "./Tiles.svelte";
import Tray from "./Tray.svelte";
import { animate } from "./animate";
import { viewOf } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

/** Questions that a chosen member or a chosen deed has led to. */
const STEPS = /^(destination|journey|town|followers|money|take|give|levy|buy-scroll)$/;

export const board: GameBoard = {
  Board,
  Tray,
  SeatInventory,
  Side: Tiles,
  Below,
  Chip,
  Phases,
  EndScene,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  duration,
  animate,
  tabs: [
    { key: "map", icon: ICON.map, label: "tab-map" },
    { key: "tracks", icon: ICON.tracks, label: "tab-tracks" },
    { key: "tiles", icon: ICON.tile, label: "tab-tiles" },
  ],
  opens: (table) => (table.decision?.prompt?.key === "office" ? "tracks" : "map"),
  keys: { reinforce: "key-reinforce", recover: "key-recover", "end-turn": "key-end-turn", forgo: "key-forgo" },
  dropStep: (table) => {
    if (!STEPS.test(table.decision?.prompt?.key ?? "") || !table.truth?.undo.open) return false;
    void table.undo();
    return true;
  },
  subtitle: (table) => {
    const { stage, round, crests } = viewOf(table);
    return stage === "set-up"
      ? table.words.say("subtitle-set-up")
      : table.words.say("subtitle", { round, crests: crests.left });
  },
  status: (table, seat) => {
    const view = viewOf(table);
    if (view.stage === "set-up" || view.start !== seat) return "";
    return table.words.say("start-player");
  },
};
