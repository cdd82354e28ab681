// What moves when something happens: looked up where it stands before, set going where it stands afterwards.

import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";
import { road, type Places } from "./view";

let country: Places = {};

/** The roads by which everybody walks. */
export function remember(map: Places): void {
  country = map;
}

const find = (selector: string): SVGGraphicsElement | null => document.querySelector<SVGGraphicsElement>(selector);
const placeOf = (place: string): DOMRect | null =>
  find(`[data-place="${place}"] .touch`)?.getBoundingClientRect() ?? null;

/** From town to town along the roads, 420 ms; only transform moves. */
function walk(piece: SVGGraphicsElement, way: string[], duration: number): void {
  const goal = placeOf(way[way.length - 1] ?? "");
  const matrix = (piece.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!goal || !matrix) return;
  const steps = way.flatMap((place) => {
    const at = placeOf(place);
    if (!at) return [];
    const dx = (at.x + at.width / 2 - goal.x - goal.width / 2) / matrix.a;
    const dy = (at.y + at.height / 2 - goal.y - goal.height / 2) / matrix.d;
    return [{ transform: `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px)` }];
  });
  piece.animate(steps, { duration, easing: "cubic-bezier(.45,0,.2,1)" });
}

const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");

export function travel(event: GameEvent): (() => void) | null {
  const seat = event.args.seat;
  switch (event.key) {
    case "middleman-moves": {
      const way = road(country, text(event, "from"), text(event, "to"));
      return () => {
        const piece = find(`[data-guide="${text(event, "colour")}"]`);
        if (piece) walk(piece, way, 420);
      };
    }
    case "walks":
    case "rides": {
      const [from, to] = [text(event, "from"), text(event, "to")];
      const way = event.key === "walks" ? road(country, from, to) : [from, to];
      return () => {
        const piece = find(`[data-piece="stand-${seat}-${to}"] .body`);
        if (piece) walk(piece, way, Math.min(520, 280 + 80 * (way.length - 1)));
      };
    }
    case "lies-down":
    case "lies-in-green":
    case "lays-down":
      return () => {
        find(`[data-piece="lie-${seat}-${text(event, "place")}"] .body`)?.animate(
          [{ transform: "rotate(-90deg)" }, { transform: "none" }],
          { duration: 200, easing: "cubic-bezier(.2,.8,.2,1)" },
        );
      };
    case "joins":
    case "sets-out":
      return () => {
        find(`[data-piece="stand-${seat}-${text(event, "place")}"] .body`)?.animate(
          [
            { transform: "translateY(-26px)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)" },
        );
      };
    case "enters": {
      const cell = `[data-space="${text(event, "track")}-${Number(event.args.space) - 1}"]`;
      const florence = /council|nobility/.test(text(event, "track"));
      const gate = florence ? "florence" : text(event, "track");
      const piece = document.querySelector<HTMLElement>(`[data-gate="${gate}"] [data-own="${seat}"]`);
      const lifted = piece ? fly.from(piece) : null;
      return () => {
        const target = document.querySelector<HTMLElement>(cell);
        if (lifted && target) fly.to(lifted, target, 460, 0);
      };
    }
    default:
      return null;
  }
}
