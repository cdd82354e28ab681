// Where the learner is in each lesson. The place is kept here; the server keeps nothing of a lesson.

import type { LessonForm } from "../wire/types";

export interface Kept {
  place: LessonForm["place"];
  /** How many steps are done. */
  done: number;
  finished: boolean;
}

const KEY = "signoria-lessons";

export function places(): Record<string, Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return read && typeof read === "object" ? (read as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const placeIn = (game: string, lesson: string): Kept | undefined => places()[nameOf(game, lesson)];

/** Keeps the place; where nothing can be kept the lesson goes on all the same. A finished lesson stays finished. */
export function keepPlace(game: string, lesson: string, form: Pick<LessonForm, "place" | "number" | "finished">): void {
  const before = placeIn(game, lesson);
  const kept: Kept = {
    place: form.finished ? {} : form.place,
    done: form.finished ? 0 : form.number,
    finished: form.finished || before?.finished === true,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...places(), [nameOf(game, lesson)]: kept }));
  } catch {
    return;
  }
}
