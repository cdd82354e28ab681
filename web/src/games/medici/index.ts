import type { GameBoard } from "../gameBoard";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Forecast from "./Forecast.svelte";
import EndScene from "./EndScene.svelte";
import Tray from "./Tray.svelte";
import Warehouse from "./Warehouse.svelte";
import { duration } from "./durations";
import { animate } from "./animate";
import { bidders, type MediciView } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const board: GameBoard = {
  Board,
  Tray,
  SeatInventory: Warehouse,
  Side: Forecast,
  Below,
  EndScene,
  florins: true,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  duration,
  animate,
  direct: new Set(["bid"]),
  round: (view) => {
    const { round, rounds } = view as MediciView;
    return { round, rounds };
  },
  status: (table, seat) => {
    const view = table.view as MediciView;
    if (!view.lot.length) return "";
    const bidder = bidders(view, table.told).find((one) => one.seat === seat);
    if (!bidder) return "";
    if (bidder.state === "waits") return bidder.revealer ? table.words.say("status-revealer") : "";
    return table.words.say(`status-${bidder.state}`, { amount: bidder.amount });
  },
};
