// What the server sends of Florence, and small readings of it. No rules: only what is on the table.

import type { FlorenceView } from "../../wire/generated";
import type { Medici } from "./art";

export type {
  FlorenceCup as Cup,
  FlorenceDestination as Goal,
  FlorenceLetter as Letter,
  FlorenceLocation as Location,
  FlorenceMember as Member,
  FlorenceStrozziCard as StrozziCard,
  FlorenceView,
} from "../../wire/generated";

/** The ranges of the three steps of a brag tile, the lowest first. */
export function steps([middle = 7, top = 13]: number[]): string[] {
  return [`0–${middle - 1}`, `${middle}–${top - 1}`, `${top}+`];
}

export const cardMedici = (card: string): Medici =>
  CARDS.indexOf(card) < 4 ? "cosimo" : CARDS.indexOf(card) < 8 ? "contessina" : "giovanni";

const CARDS = [
  "post-guard",
  "go-anywhere",
  "go-far",
  "join-superior",
  "send-gift",
  "trade-places",
  "raise-debutant",
  "step-forward",
  "take-back",
  "swap-two",
  "send-home",
  "brag-anywhere",
];

/** Own cards one by one, in the order of the Medici. */
export function handOf(view: FlorenceView): string[] {
  return CARDS.flatMap((card) => Array.from({ length: view.hand?.[card] ?? 0 }, () => card));
}
