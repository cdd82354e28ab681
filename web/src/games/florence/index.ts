import "./theme.css";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Goods from "./Goods.svelte";
import Rival from "./Rival.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { duration, fold } from "./fold";
import { ICONS } from "./icons";
import { stoneOf } from "./stones";
import { promptOf } from "./targets";
import { travel } from "./travel";
import { VERBS } from "./verbs";
import type { FlorenceView } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Board,
  Tray,
  Goods,
  Side,
  Chip,
  Rival,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  fold,
  duration,
  travel,
  tabs: [
    { key: "board", icon: ICONS.home, label: "tab-city" },
    { key: "hand", icon: ICONS.scandal, label: "tab-hand" },
    { key: "dial", icon: ICONS.dial, label: "tab-dial" },
  ],
  opens: (table) => (promptOf(table) === "sixth" ? "hand" : "board"),
  keys: Object.fromEntries(VERBS.map((verb) => [verb, `key-${verb}`])),
  familyOf: (table, seat) => {
    const view = table.view as FlorenceView | null;
    return view ? stoneOf(view, { family: seat }) : seat;
  },
  destructive: (action) => action.verb === "discard",
  round: (view) => {
    const { round, rounds } = view as FlorenceView;
    return round > 0 ? { round, rounds } : null;
  },
  status: (table, seat) => {
    const { words } = table;
    const view = table.view as FlorenceView;
    const family = view.seats[seat];
    const parts = [
      ...(view.start === seat ? [words.say("board-coin")] : []),
      ...(family?.passed ? [words.say("board-passed")] : []),
      ...(family?.ring ? [words.say("ring-at", { location: family.ring })] : []),
    ];
    return parts.join(" · ");
  },
};
