import type { Face } from "../face";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Forecast from "./Forecast.svelte";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";
import Warehouse from "./Warehouse.svelte";
import { duration } from "./durations";
import { travel } from "./travel";
import { bidders, type MediciView } from "./view";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Board,
  Tray,
  Goods: Warehouse,
  Side: Forecast,
  Below,
  Scene,
  florins: true,
  words: async (language) => (await WORDS[`./words/${language}.ftl`]?.()) ?? "",
  duration,
  travel,
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
