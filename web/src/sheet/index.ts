import type { Face } from "../games/face";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tray from "./Tray.svelte";

/** For games without a drawn board: everything can be read, in words, and played. */
export const face: Face = {
  Board,
  Tray,
  Goods,
  round: (view) => {
    const { round, rounds } = view as { round?: unknown; rounds?: unknown };
    return typeof round === "number" && typeof rounds === "number" ? { round, rounds } : null;
  },
};
