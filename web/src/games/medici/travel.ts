import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";

const APART = 60;

/** Cards fly from the lot, or from the deck, to the warehouse that gets them. */
export function travel(event: GameEvent): (() => void) | null {
  if (event.key === "bought") {
    const cards = [...document.querySelectorAll<HTMLElement>("[data-lot]")].map(fly.from);
    return () => requestAnimationFrame(() => land(cards, Number(event.args.seat)));
  }
  if (event.key === "free-card") {
    const deck = document.querySelector<HTMLElement>("[data-action=reveal]");
    const card = deck ? [fly.from(deck)] : [];
    return () => requestAnimationFrame(() => land(card, Number(event.args.seat)));
  }
  return null;
}

function land(cards: ReturnType<typeof fly.from>[], seat: number): void {
  const taken = [...document.querySelectorAll<HTMLElement>(`[data-slot^="${seat}-"]`)].filter((slot) =>
    slot.querySelector("[role=img]"),
  );
  const targets = taken.slice(-cards.length);
  cards.forEach((card, i) => {
    const target = targets[i];
    if (target) fly.to(card, target, 320, i * APART);
  });
}
