import type { Face } from "../face";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";

/** For games whose board is not drawn yet: everything can be read and played. */
export const face: Face = { Board, Tray };
