import type { GameBoard } from "./gameBoard";

const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");

/** The board of a game, or a sheet of words, so that every game can be played. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = BOARDS[`./${game}/index.ts`] ?? (() => import("../sheet"));
  return (await load()).board;
}
