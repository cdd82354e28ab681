// Which lesson comes next: one that was begun, then the first of the game chosen last, then the first of any game.

import type { LessonInfo } from "../wire/types";
import type { Kept } from "./places";

export function nextLesson(all: LessonInfo[], kept: Record<string, Kept>, game: string): LessonInfo | null {
  const open = all.filter((one) => one.current);
  const place = (one: LessonInfo): Kept | undefined => kept[`${one.game}/${one.lesson}`];
  const begun = open.find((one) => (place(one)?.done ?? 0) > 0);
  const fresh = open.filter((one) => !place(one)?.finished);
  return begun ?? fresh.find((one) => one.game === game) ?? fresh[0] ?? null;
}
