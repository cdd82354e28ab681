interface Lifted {
  ghost: HTMLElement;
  rect: DOMRect;
}

/** A part of a drawing needs a drawing of its own to lie in, at the scale it has on the page. */
function drawn(piece: SVGGraphicsElement, rect: DOMRect): HTMLElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const place = document.createElementNS(space, "g");
  const at = (piece.parentNode as SVGGraphicsElement).getScreenCTM();
  if (at)
    place.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - rect.left} ${at.f - rect.top})`);
  svg.style.overflow = "visible";
  place.append(piece.cloneNode(true));
  svg.append(place);
  return svg as unknown as HTMLElement;
}

/** Remembers a piece where it lies. */
function from(piece: Element): Lifted {
  const rect = piece.getBoundingClientRect();
  const part = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  const ghost = part ? drawn(piece, rect) : (piece.cloneNode(true) as HTMLElement);
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

/** Lets it travel in a slight arc to where it now lies; only transform and opacity move. What it joins may stay in sight. */
function to(piece: Lifted, target: Element, duration: number, delay: number, hidden = true): void {
  const goal = target.getBoundingClientRect();
  if (!goal.width || !piece.rect.width) return;
  const { ghost, rect } = piece;
  const scale = goal.width / rect.width;
  const x = goal.left - rect.left;
  const y = goal.top - rect.top;
  ghost.style.transformOrigin = "0 0";
  document.body.append(ghost);
  if (hidden) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
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
