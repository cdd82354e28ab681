import type { GameBoard } from "../gameBoard";
import EndScene from "./EndScene.svelte";
import { basketOf } from "./basket.svelte";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import SeatInventory from "./SeatInventory.svelte";
import Phases from "./Phases.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { duration } from "./durations";
import { ICONS } from "./icons";
import { falling, fallSentences } from "./losses";
import { animate } from "./animate";
import { asked, viewOf } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

/** Which part of the table a question is about. */
const OPENS: Record<string, string> = {
  "choose-card": "cards",
  "pay-card": "cards",
  exchange: "cards",
  "pay-exchange": "cards",
  "return-bricks": "cards",
  "face-event": "cards",
  "tear-down": "site",
  "lose-storey": "site",
  build: "site",
  "pay-building": "site",
  "spare-tower": "site",
  "swap-for": "site",
  "swap-give": "site",
  "steal-brick": "site",
  "storage-limit": "site",
  commissions: "skyline",
};

export const board: GameBoard = {
  Board,
  Tray,
  SeatInventory,
  Side,
  Below,
  Chip,
  Phases,
  EndScene,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  tabs: [
    { key: "skyline", icon: ICONS.skyline, label: "tab-skyline" },
    { key: "cards", icon: ICONS.cards, label: "tab-cards" },
    { key: "site", icon: ICONS.site, label: "tab-site" },
  ],
  opens: (table) => OPENS[asked(table)] ?? (!table.decision && viewOf(table).event ? "cards" : ""),
  destructive: ({ verb }, table) => verb === "end-building" && falling(table).length > 0,
  losses: (_, table) => fallSentences(table),
  dropStep: (table) => {
    const basket = basketOf(table);
    if (basket.chosen.length) {
      basket.empty();
      return true;
    }
    if (!/^pay-/.test(asked(table)) || !table.truth?.undo.open) return false;
    void table.undo();
    return true;
  },
  subtitle: (table) => table.words.say("board-turn", { turn: viewOf(table).round }),
  duration,
  animate,
};
