import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";

type Moves = () => void;

const find = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null;
const later =
  (run: Moves): Moves =>
  () =>
    void requestAnimationFrame(run);

/** Where a builder's bricks of a colour lie: the own stones, the small ones in a panel, or the panel's medallion. */
const storage = (seat: string, colour: string): Element | null =>
  (find(`[data-seat="${seat}"].you`) && find(`[data-stone="${colour}"] [data-brick]`)) ??
  find(`[data-storage="${seat}"] [data-brick="${colour}"]`) ??
  find(`[data-seat="${seat}"] svg`);
const bag = (colour: string): Element | null => find(`[data-bag] [data-brick="${colour}"]`);

function flight(from: Element | null, to: () => Element | null, time: number, hidden = false): Moves | null {
  if (!from) return null;
  const piece = fly.from(from);
  return later(() => {
    const target = to();
    if (target) fly.to(piece, target, time, 0, hidden);
  });
}

/** A tower falls: the bricks for the bag and those for the storage part ways, so that the half is seen. */
function fall(seat: string, colour: string, height: number, lost: number): Moves | null {
  const towers = [...document.querySelectorAll(`[data-tower^="${seat}-"], [data-small-tower^="${seat}-"]`)];
  const storeysOf = (tower: Element): Element[] =>
    [...tower.children].filter((part) => part.querySelector(`[href="#fz-mark-${colour}"]`));
  const falling = towers
    .map(storeysOf)
    .find((storeys) => storeys.length === height && storeys[0]?.getClientRects().length);
  if (!falling) return null;
  const pieces = falling.reverse().slice(0, 10).map(fly.from);
  return later(() => {
    pieces.forEach((piece, i) => {
      const target = i < lost ? (bag(colour) ?? storage(seat, colour)) : storage(seat, colour);
      if (target) fly.to(piece, target, 420, i * 30, false);
    });
  });
}

/** What moves when something happens. */
export function animate(event: GameEvent): Moves | null {
  const { key, args } = event;
  const seat = `${args.seat}`;
  const colour = `${args.colour}`;
  const height = Number(args.height);
  const card = `[data-position="${args.position}"]`;
  const own = find(`[data-seat="${seat}"].you`);
  if (key === "card-paid" || key === "exchange-paid")
    return flight(storage(seat, colour), () => find(`${card} [data-brick="${colour}"]`), 320);
  if (key === "exchanged") return flight(find(`${card} [data-brick="${colour}"]`), () => storage(seat, colour), 320);
  if (key === "card-taken") return flight(find(card), () => find(`[data-seat="${seat}"] svg`), 420);
  if (key === "returned" || key === "cost-paid" || key === "over-limit")
    return flight(storage(seat, colour), () => bag(colour), 280);
  if (key === "stolen") return flight(storage(`${args.other}`, colour), () => storage(seat, colour), 360);
  if (key === "built") return flight(storage(seat, colour), () => (own ? find(".newest") : null), 240);
  if (key === "ruin") return fall(seat, colour, height, Number(args.lost));
  if (key === "torn-down") return fall(seat, colour, height, height);
  return null;
}
