interface Lifted {
  ghost: HTMLElement;
  rect: DOMRect;
}

/** Remembers a piece where it lies. */
function from(piece: HTMLElement): Lifted {
  const rect = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-lot");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const look = getComputedStyle(piece);
  ghost.style.setProperty("--card-width", `${rect.width}px`);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    listStyle: "none",
    color: look.color,
  });
  return { ghost, rect };
}

/** Lets it travel in a slight arc to where it now lies; only transform and opacity move. */
function to(piece: Lifted, target: HTMLElement, duration: number, delay: number): void {
  const goal = target.getBoundingClientRect();
  if (!goal.width || !piece.rect.width) return;
  const { ghost, rect } = piece;
  const scale = goal.width / rect.width;
  const x = goal.left - rect.left;
  const y = goal.top - rect.top;
  ghost.style.transformOrigin = "0 0";
  document.body.append(ghost);
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const run = ghost.animate(
    [
      { transform: "none" },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 26}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ],
    { duration, delay, easing: "cubic-bezier(.45,0,.2,1)", fill: "backwards" },
  );
  run.onfinish = run.oncancel = () => ghost.remove();
}

export const fly = { from, to };
