// What the server sends of Florence, and small readings of it. No rules: only what is on the table.

import type { FlorenceView } from "../../wire/generated";

export type {
  FlorenceCup as Cup,
  FlorenceDestination as Goal,
  FlorenceLetter as Letter,
  FlorenceLocation as Location,
  FlorenceMember as Member,
  FlorenceStrozziCard as StrozziCard,
  FlorenceView,
  FlorenceWay as Way,
} from "../../wire/generated";

/** The ranges of the three steps of a brag tile, the lowest first. */
export function steps([middle = 7, top = 13]: number[]): string[] {
  return [`0–${middle - 1}`, `${middle}–${top - 1}`, `${top}+`];
}

/** Own cards one by one, in the order of the Medici. */
export function handOf(view: FlorenceView): string[] {
  return Object.keys(view.card_medici).flatMap((card) => Array.from({ length: view.hand?.[card] ?? 0 }, () => card));
}
