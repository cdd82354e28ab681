import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";

type Moves = () => void;

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const later =
  (run: Moves): Moves =>
  () =>
    void requestAnimationFrame(run);

/** Where a builder's bricks of a colour lie: the own stones, or the small ones in a panel. */
const storage = (seat: number | string, colour: string): HTMLElement | null => {
  const panel = `[data-storage="${seat}"] [data-brick="${colour}"]`;
  const own = find(`[data-seat="${seat}"].you`) ? find(`[data-stone="${colour}"] [data-brick]`) : null;
  return own ?? find(panel) ?? find(`[data-seat="${seat}"]`);
};
const bag = (): HTMLElement | null => find("[data-bag]");

function flight(from: HTMLElement | null, to: () => HTMLElement | null, time: number): Moves | null {
  if (!from) return null;
  const piece = fly.from(from);
  return later(() => {
    const target = to();
    if (target) fly.to(piece, target, time, 0);
  });
}

/** The tower that will lose or gain a storey is the one that is different afterwards. */
const towers = (seat: number | string): HTMLElement[] =>
  all(`[data-tower^="${seat}-"], [data-small-tower^="${seat}-"]`);

/** A tower falls: the bricks for the bag and those for the storage part ways, so that the half is seen. */
function fall(seat: string, colour: string, lost: number): Moves | null {
  const before = towers(seat).find((tower) => tower.querySelector(`use[href="#fz-mark-${colour}"]`));
  if (!before) return null;
  const storeys = [...before.querySelectorAll<HTMLElement>(":scope > g")].filter((one) =>
    one.querySelector(`use[href="#fz-mark-${colour}"]`),
  );
  const pieces = storeys.reverse().slice(0, 8).map(fly.from);
  return later(() => {
    pieces.forEach((piece, i) => {
      const target = i < lost ? (bag() ?? storage(seat, colour)) : storage(seat, colour);
      if (target) fly.to(piece, target, 420, i * 30);
    });
  });
}

/** What moves when something happens. */
export function travel(event: GameEvent): Moves | null {
  const { key, args } = event;
  const seat = `${args.seat}`;
  const colour = `${args.colour}`;
  const card = (): HTMLElement | null => find(`[data-position="${args.position}"]`);
  if (key === "card-paid" || key === "exchange-paid") return flight(storage(seat, colour), card, 320);
  if (key === "exchanged")
    return flight(card()?.querySelector(`[data-brick="${colour}"]`) ?? null, () => storage(seat, colour), 320);
  if (key === "card-taken") return flight(card(), () => find(`[data-seat="${seat}"]`), 420);
  if (key === "returned" || key === "cost-paid" || key === "over-limit") return flight(storage(seat, colour), bag, 280);
  if (key === "stolen") return flight(storage(`${args.other}`, colour), () => storage(seat, colour), 360);
  if (key === "ruin") return fall(seat, colour, Number(args.lost));
  if (key === "torn-down") return fall(seat, colour, Number(args.height));
  if (key === "built")
    return flight(storage(seat, colour), () => (find(`[data-seat="${seat}"].you`) ? find(".newest") : null), 240);
  return null;
}
