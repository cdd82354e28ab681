import type { GameBoard } from "../games/gameBoard";
import Board from "./Board.svelte";
import SeatInventory from "./SeatInventory.svelte";
import Tray from "./Tray.svelte";

/** For games without a drawn board: everything can be read, in words, and played. */
export const board: GameBoard = {
  Board,
  Tray,
  SeatInventory,
  round: (view) => {
    const { round, rounds } = view as { round?: unknown; rounds?: unknown };
    return typeof round === "number" && typeof rounds === "number" ? { round, rounds } : null;
  },
};
