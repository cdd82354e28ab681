import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";
import { columnOf } from "./lots";

const APART = 60;

/** Cards fly from the lot, or from the deck, to the warehouse that gets them; coins from a track to the house it pays. */
export function animate(event: GameEvent): (() => void) | null {
  if (event.key === "bought") {
    const cards = [...document.querySelectorAll<HTMLElement>("[data-lot]")].map(fly.from);
    return () => requestAnimationFrame(() => land(cards, Number(event.args.seat)));
  }
  if (event.key === "free-card") {
    const deck = document.querySelector<HTMLElement>("[data-action=reveal]");
    const card = deck ? [fly.from(deck)] : [];
    return () => requestAnimationFrame(() => land(card, Number(event.args.seat)));
  }
  const column = columnOf(event);
  const coin = column && Number(event.args.points ?? 0) > 0 ? document.querySelector(`[data-coin="${column}"]`) : null;
  if (!coin) return null;
  const paid = fly.from(coin);
  Object.assign(paid.ghost.style, { opacity: "1", color: "var(--gold)" });
  return () => requestAnimationFrame(() => pay(paid, Number(event.args.seat)));
}

/** A coin goes to the purse of the player who is paid. */
function pay(coin: ReturnType<typeof fly.from>, seat: number): void {
  const purse = document.querySelector(`[data-seat="${seat}"] .score`);
  if (purse) fly.to(coin, purse, 320, 0, false);
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
