// Spots and choices reached by keys: a digit or letter picks, arrows go to the nearest one in their direction.

const REACHED = "[data-spot]:is([tabindex='0'], [aria-disabled='true']), .tray button[data-action]";

const visible = (one: Element): boolean => one.getClientRects().length > 0;

const open = (one: Element): boolean => one.getAttribute("aria-disabled") !== "true";

/** What a key printed on the board or in the tray stands for. */
export function spotOfKey(key: string): HTMLElement | SVGElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-digit="${CSS.escape(key)}" i]`);
  return [...all].find(visible) ?? null;
}

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The open spot that lies nearest in the direction of an arrow; from nowhere, the first one. */
export function neighbour(from: Element | null, key: string): HTMLElement | SVGElement | null {
  const way = WAYS[key as Arrow];
  const all = [...document.querySelectorAll<HTMLElement>(REACHED)].filter(visible);
  const start = from?.closest<HTMLElement>(REACHED);
  if (!way) return null;
  // Where a number is stepped up and down, these two arrows belong to it.
  if (way[1] !== 0 && from?.closest(".tray") && document.querySelector("[data-steps]")) return null;
  // From a region as a whole the way leads to its first one.
  if (!start)
    return from?.matches("[data-region]") ? (all.find((one) => from.contains(one) && open(one)) ?? null) : null;
  const [x, y] = middle(start);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === start) continue;
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(of: Element): [number, number] {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
