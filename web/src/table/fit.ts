/** Sizes a text is tried at, largest first. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8];

/** Sets text in letters that fit the room it has, since the room never grows: nothing is cut, nothing below it moves.
 * What does not fit at the smallest size is shortened by `shorten`, which may be called again. */
export function fit(box: HTMLElement, shorten?: () => void): () => void {
  const room = box.parentElement;
  const set = (): void => {
    for (const size of SIZES) {
      box.style.setProperty("--fit", `${size}`);
      if (box.scrollHeight <= box.clientHeight + 1 && inside(box, room)) return;
    }
    shorten?.();
  };
  const resized = new ResizeObserver(set);
  const changed = new MutationObserver(set);
  changed.observe(box, { characterData: true, childList: true, subtree: true });
  if (room) resized.observe(room);
  set();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}

/** A line that wraps must not push the row beyond the edge. */
function inside(box: HTMLElement, room: HTMLElement | null): boolean {
  return !room || box.getBoundingClientRect().bottom <= room.getBoundingClientRect().bottom + 0.5;
}
