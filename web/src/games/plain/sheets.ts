import { sheet as ilvecchio } from "./ilvecchio";
import type { Sheet } from "./sheet";

const SHEETS: Record<string, Sheet> = { ilvecchio };

/** What a game without a drawn board lays out; games nobody has described show their bare facts. */
export const sheetOf = (game: string): Sheet | null => SHEETS[game] ?? null;
