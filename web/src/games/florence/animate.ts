// Pieces that are seen going where they go: members, and the rows they leave and join.

import type { GameEvent } from "../../wire/types";

const NS = "http://www.w3.org/2000/svg";
/** Where the member that left last was seen. */
let leftFrom: DOMRect | null = null;

const piece = (location: number | string, spot: number | string): SVGElement | null =>
  document.querySelector<SVGElement>(`[data-piece="${location}-${spot}"]`);

function pieces(location: number): SVGElement[] {
  return [...document.querySelectorAll<SVGElement>(`[data-place="${location}"] [data-piece]`)];
}

/** A copy of a piece on the way from one place of the screen to where it now stands; only transform moves. */
function fly(target: SVGElement, from: DOMRect): void {
  const goal = target.getBoundingClientRect();
  if (!goal.width || !from.width) return;
  const ghost = document.createElementNS(NS, "svg");
  const copy = document.createElementNS(NS, "use");
  copy.setAttribute("href", target.getAttribute("href") ?? "");
  ghost.append(copy);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("viewBox", "-16 -48 32 51");
  const height = Math.max(30, goal.height);
  const width = (height * 32) / 51;
  const x = goal.left + goal.width / 2 - width / 2;
  const y = goal.bottom - height;
  ghost.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:50;pointer-events:none;overflow:visible;will-change:transform`;
  document.body.append(ghost);
  const dx = from.left + from.width / 2 - (goal.left + goal.width / 2);
  const dy = from.bottom - goal.bottom;
  const duration = Math.min(520, 280 + 0.4 * Math.hypot(dx, dy));
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const run = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 22}px)`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration, easing: "cubic-bezier(.45,0,.2,1)" },
  );
  run.onfinish = run.oncancel = () => ghost.remove();
}

/** Those behind make room or close up. */
function slide(before: Map<string, number>, after: SVGElement[], shift: (spot: number) => number): void {
  after.forEach((one) => {
    const [location = "", spot = ""] = (one.dataset.piece ?? "").split("-");
    const was = before.get(`${location}-${shift(Number(spot))}`);
    const is = one.getBoundingClientRect().left;
    if (was === undefined || Math.abs(was - is) < 2) return;
    one.animate([{ translate: `${was - is}px 0` }, { translate: "0 0" }], {
      duration: 240,
      delay: 30 * Number(spot),
      easing: "cubic-bezier(.45,0,.2,1)",
      fill: "backwards",
    });
  });
}

const places = (location: number): Map<string, number> =>
  new Map(pieces(location).map((one) => [one.dataset.piece ?? "", one.getBoundingClientRect().left]));

const later = (run: () => void) => (): void => void requestAnimationFrame(run);

/** Where somebody comes from who was not on the board. */
const home = (seat: number): DOMRect | null =>
  document.querySelector(`[data-goods="${seat}"], [data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;

export function animate(event: GameEvent): (() => void) | null {
  const location = Number(event.args.location ?? 0);
  const spot = Number(event.args.spot ?? 0);
  switch (event.key) {
    case "leaves": {
      const family = event.args.seat;
      const row = pieces(location);
      const mine = row.findLast((one) => one.dataset.owner === `${event.args.rank}-${family}`) ?? row.at(-1);
      leftFrom = mine?.getBoundingClientRect() ?? null;
      const gone = Number((mine?.dataset.piece ?? "").split("-")[1] ?? 99);
      const before = places(location);
      return later(() => slide(before, pieces(location), (at) => (at >= gone ? at + 1 : at)));
    }
    case "arrives":
    case "strozzi-arrives":
    case "strozzi-deploys": {
      const underway = document.querySelector("[data-underway] use")?.getBoundingClientRect();
      const from =
        leftFrom ??
        underway ??
        (event.args.seat === undefined
          ? document.querySelector("[data-part=strozzi]")?.getBoundingClientRect()
          : home(Number(event.args.seat))) ??
        null;
      leftFrom = null;
      const before = places(location);
      return later(() => {
        slide(
          before,
          pieces(location).filter((one) => !one.dataset.piece?.endsWith(`-${spot}`)),
          (at) => (at > spot ? at - 1 : at),
        );
        const target = piece(location, spot);
        if (target && from) fly(target, from);
      });
    }
    case "swaps":
    case "strozzi-swaps": {
      const [first, second] = [Number(event.args.first), Number(event.args.second)];
      const [a, b] = [
        piece(location, first)?.getBoundingClientRect(),
        piece(location, second)?.getBoundingClientRect(),
      ];
      return later(() => {
        const [one, two] = [piece(location, first), piece(location, second)];
        if (one && b) fly(one, b);
        if (two && a) fly(two, a);
      });
    }
    case "promotes":
      return later(() => grow(pieces(location)));
    case "brags":
    case "strozzi-brags":
      return later(() =>
        grow([...document.querySelectorAll<SVGElement>(`[data-cup="${location}-${event.args.space}"]`)]),
      );
    default:
      return null;
  }
}

function grow(targets: SVGElement[]): void {
  const target = targets.at(-1);
  target?.animate([{ scale: "1" }, { scale: "1.12", offset: 0.5 }, { scale: "1" }], { duration: 320 });
}
