// What moves when something happens: looked up where it stands before, set going where it stands afterwards.

import { fly } from "../../table/motion";
import type { GameEvent } from "../../wire/types";
import { road, type Places, type Track } from "./view";

let country: Places = {};
let gates: Partial<Record<string, string>> = {};

/** The roads by which everybody walks, and where a member leaves the map for a track. */
export function remember(map: Places, tracks: readonly Track[]): void {
  country = map;
  gates = Object.fromEntries(tracks.map((one) => [one.track, one.gate]));
}

type Lifted = ReturnType<typeof fly.from>;

const EASE = "cubic-bezier(.45,0,.2,1)";
const DROP = "cubic-bezier(.2,.8,.2,1)";
const find = (selector: string): SVGGraphicsElement | null => document.querySelector<SVGGraphicsElement>(selector);
const member = (seat: unknown, place: string): SVGGraphicsElement | null =>
  find(`[data-piece="stand-${seat}-${place}"] .body`);
const lift = (piece: Element | null): Lifted | null => (piece?.getClientRects().length ? fly.from(piece) : null);

function middle(place: string): { x: number; y: number } | null {
  const at = find(`[data-place="${place}"] .touch`)?.getBoundingClientRect();
  return at?.width ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : null;
}

/** A copy above the page takes the way, so that only transform moves and the map is not drawn anew in every frame. */
function run(lifted: Lifted, frames: Keyframe[], duration: number, waits: Element | null): void {
  const { ghost } = lifted;
  ghost.style.willChange = "transform";
  ghost.dataset.walks = "";
  document.body.append(ghost);
  waits?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const moving = ghost.animate(frames, { duration, easing: EASE });
  moving.onfinish = moving.oncancel = () => ghost.remove();
}

/** From town to town along the roads. */
function walk(lifted: Lifted | null, way: string[], duration: number, arrived: Element | null): void {
  const start = middle(way[0] ?? "");
  if (!lifted || !start) return;
  const frames = way.flatMap((place) => {
    const at = middle(place);
    return at ? [{ transform: `translate(${(at.x - start.x).toFixed(1)}px, ${(at.y - start.y).toFixed(1)}px)` }] : [];
  });
  if (frames.length > 1) run(lifted, frames, duration, arrived);
}

/** Onto the space of a track; where that is out of sight, up and away. */
function enter(lifted: Lifted | null, space: string): void {
  if (!lifted) return;
  const goal = document.querySelector(`[data-space="${space}"] > svg`);
  if (goal?.getClientRects().length) fly.to(lifted, goal, 460, 0);
  else run(lifted, [{ transform: "none" }, { transform: "translateY(-44px)", opacity: 0 }], 460, null);
}

const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");

export function animate(event: GameEvent): (() => void) | null {
  const seat = event.args.seat;
  const place = text(event, "place");
  switch (event.key) {
    case "middleman-moves": {
      const way = road(country, text(event, "from"), text(event, "to"));
      const guide = `[data-guide="${text(event, "colour")}"]`;
      const lifted = lift(find(guide));
      return () => walk(lifted, way, 420, find(guide));
    }
    case "walks":
    case "rides": {
      const [from, to] = [text(event, "from"), text(event, "to")];
      const way = event.key === "walks" ? road(country, from, to) : [from, to];
      const lifted = lift(member(seat, from));
      return () => walk(lifted, way, Math.min(520, 280 + 80 * (way.length - 1)), member(seat, to));
    }
    case "lies-down":
    case "lies-in-green":
    case "lays-down":
      return () => {
        const piece = find(`[data-piece="lie-${seat}-${place}"] .body`);
        piece?.animate([{ transform: "rotate(-90deg)" }, { transform: "none" }], { duration: 200, easing: DROP });
      };
    case "joins":
    case "sets-out":
      return () => {
        const above = { transform: "translateY(-26px)", opacity: 0 };
        member(seat, place)?.animate([above, { transform: "none", opacity: 1 }], { duration: 280, easing: DROP });
      };
    case "enters":
    case "enters-behind": {
      const track = text(event, "track");
      const lifted = lift(member(seat, gates[track] ?? ""));
      return () => enter(lifted, `${track}-${Number(event.args.space) - 1}`);
    }
    default:
      return null;
  }
}
