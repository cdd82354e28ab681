// Where the bubble of a lesson goes: beside what it points at, never upon it, nor upon anything that can be chosen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** Below, above, right and left of the anchor: in its middle, then along its edges, always on the page. */
function beside(anchor: Box, size: Size, page: Size): Box[] {
  const x = (left: number): number => clamp(left, EDGE, page.width - size.width - EDGE);
  const y = (top: number): number => clamp(top, EDGE, page.height - size.height - EDGE);
  const lefts = [
    anchor.left + (anchor.width - size.width) / 2,
    anchor.left + anchor.width - size.width,
    anchor.left,
  ].map(x);
  const tops = [
    anchor.top + (anchor.height - size.height) / 2,
    anchor.top,
    anchor.top + anchor.height - size.height,
  ].map(y);
  const at = (left: number, top: number): Box => ({ ...size, left, top });
  return [
    ...lefts.map((left) => at(left, anchor.top + anchor.height + GAP)),
    ...lefts.map((left) => at(left, anchor.top - size.height - GAP)),
    ...tops.map((top) => at(anchor.left + anchor.width + GAP, top)),
    ...tops.map((top) => at(anchor.left - size.width - GAP, top)),
  ];
}

const within = (box: Box, page: Size): boolean =>
  box.left >= EDGE &&
  box.top >= EDGE &&
  box.left + box.width <= page.width - EDGE &&
  box.top + box.height <= page.height - EDGE;

/**
 * The place of the bubble: the first one beside the anchor that covers neither the anchor nor anything in `free`, then the
 * corners of the page; null where none fits, and the bubble belongs into the panel.
 */
export function placeBubble(anchor: Box | null, size: Size, page: Size, free: readonly Box[]): Box | null {
  const corners = [
    { left: EDGE, top: page.height - size.height - EDGE },
    { left: page.width - size.width - EDGE, top: page.height - size.height - EDGE },
    { left: EDGE, top: EDGE + 64 },
  ].map((corner) => ({ ...size, ...corner }));
  const tried = [...(anchor ? beside(anchor, size, page) : []), ...corners];
  const avoided = anchor ? [anchor, ...free] : free;
  return tried.find((box) => within(box, page) && !avoided.some((other) => overlap(box, other))) ?? null;
}
