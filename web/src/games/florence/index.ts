import "./theme.css";
import type { GameBoard } from "../gameBoard";
import EndScene from "./EndScene.svelte";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import SeatInventory from "./SeatInventory.svelte";
import Rival from "./Rival.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { duration } from "./durations";
import { glance } from "./glance";
import { ICONS } from "./icons";
import { stepOf } from "./strozzi";
import { promptOf } from "./targets";
import { animate } from "./animate";
import { VERBS, verbOf } from "./verbs";
import { handOf, type FlorenceView } from "./view";

const SOURCES_OF_STROZZI = {
  "strozzi-giovanni": "accepts",
  "strozzi-bonus-points": "bonus-point",
};
const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const board: GameBoard = {
  Board,
  Tray,
  SeatInventory,
  Side,
  Chip,
  Rival,
  Below,
  EndScene,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  steps: stepOf,
  glance,
  duration,
  animate,
  tabs: [
    { key: "board", icon: ICONS.home, label: "tab-city" },
    {
      key: "hand",
      icon: ICONS.scandal,
      label: "tab-hand",
      count: (table) => handOf(table.view as FlorenceView).length,
    },
    { key: "dial", icon: ICONS.dial, label: "tab-dial" },
  ],
  opens: (table) => (promptOf(table) === "sixth" ? "hand" : "board"),
  keys: Object.fromEntries(VERBS.map((verb) => [verb, `key-${verb}`])),
  dropStep: (table) => {
    const view = table.view as FlorenceView;
    const started = verbOf(table, view) !== null || view.pending.member !== undefined;
    if (!started || !table.truth?.undo.open) return false;
    void table.undo();
    return true;
  },
  destructive: (action) => action.verb === "discard",
  sources: {
    ...SOURCES_OF_STROZZI,
    ...Object.fromEntries(
      ["brags", "bodyguard-pays", "head", "queue-points", "time-to-points", "objective-points"].map((source) => [
        `strozzi-${source}`,
        source,
      ]),
    ),
  },
  round: (view) => {
    const { round, rounds } = view as FlorenceView;
    return round > 0 ? { round, rounds } : null;
  },
  status: (table, seat) => {
    const { words } = table;
    const view = table.view as FlorenceView;
    const family = view.seats[seat] ?? view.strozzi;
    const parts = [
      ...(view.start === seat ? [words.say("board-coin")] : []),
      ...(family?.passed ? [words.say("board-passed")] : []),
    ];
    return parts.join(" · ");
  },
};
