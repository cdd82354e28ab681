const GAP = 8;

/** Puts a popover above what it is about, or below it, inside the window; on top, so that nothing that scrolls cuts it off. */
export function beside(about: (box: HTMLElement) => Element): (box: HTMLElement) => void {
  return (box) => {
    if (!box.matches(":popover-open")) box.showPopover();
    const asked = about(box).getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const middle = asked.left + asked.width / 2 - width / 2;
    const above = asked.top - height - GAP;
    box.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`;
    // What is asked stays in sight.
    const highest = Math.max(GAP, document.querySelector(".asks")?.getBoundingClientRect().bottom ?? 0);
    const below = Math.min(asked.bottom + GAP, innerHeight - height - GAP);
    const fits = above >= highest || asked.top < highest;
    box.style.top = `${fits && above >= GAP ? above : below}px`;
  };
}
