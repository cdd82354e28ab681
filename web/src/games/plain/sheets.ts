import { sheet as firenze } from "./firenze";
import { sheet as florence } from "./florence";
import type { Sheet } from "./sheet";

const SHEETS: Record<string, Sheet> = { florence, firenze };

/** What a game without a drawn board lays out; games nobody has described show their bare facts. */
export const sheetOf = (game: string): Sheet | null => SHEETS[game] ?? null;
