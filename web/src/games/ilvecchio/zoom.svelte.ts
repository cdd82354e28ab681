// Two fingers draw the map nearer, one moves it; the whole map is always one touch away, and everything else glides.

const NEAREST = 2.6;
const NEAR = 1.7;

interface Spot {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** How far the map makes way for a sheet that lies upon its lower part. */
  private lifted = $state(0);
  /** While fingers lead it, it follows at once. */
  led = $state(false);
  private fingers = new Map<number, Spot>();
  private moved = false;

  transform = $derived(
    `translate(${this.x.toFixed(1)}px, ${(this.y + this.lifted).toFixed(1)}px) scale(${this.scale.toFixed(3)})`,
  );

  /** Nearer, to what is asked about, or back to the whole map. */
  toggle(width: number, height: number, about: Spot): void {
    if (this.scale > 1) this.set(1, 0, 0, width, height);
    else this.set(NEAR, width / 2 - about.x * NEAR, height / 2 - about.y * NEAR, width, height);
  }

  /** A place stays in sight above the lowest line that is free. */
  keepAbove(place: Spot | null, lowest: number): void {
    this.lifted = place ? Math.min(0, lowest - (place.y * this.scale + this.y)) : 0;
  }

  private set(scale: number, x: number, y: number, width: number, height: number): void {
    this.scale = Math.min(NEAREST, Math.max(1, scale));
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
  }

  /** Only fingers: a mouse has the whole map before it. */
  attach = (map: SVGSVGElement): (() => void) => {
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.moved = this.fingers.size > 1;
    };
    const move = (event: PointerEvent): void => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      const box = map.getBoundingClientRect();
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      const now = { x: event.clientX, y: event.clientY };
      if (other) this.pinch(before, now, other, box);
      else if (this.scale > 1) {
        if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
        this.set(this.scale, this.x + now.x - before.x, this.y + now.y - before.y, box.width, box.height);
      } else return;
      this.moved = this.led = true;
      this.fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.fingers.delete(event.pointerId);
      this.led = this.fingers.size > 0;
    };
    // Whoever moved the map did not mean the town below the finger.
    const click = (event: MouseEvent): void => {
      if (!this.moved) return;
      this.moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    map.addEventListener("pointerdown", down);
    map.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    map.addEventListener("click", click, true);
    return () => {
      map.removeEventListener("pointerdown", down);
      map.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      map.removeEventListener("click", click, true);
    };
  };

  /** What lies between two fingers stays between them. */
  private pinch(before: Spot, now: Spot, other: Spot, box: DOMRect): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const scale = Math.min(NEAREST, Math.max(1, (this.scale * is) / was));
    const share = scale / this.scale;
    const cx = (now.x + other.x) / 2 - box.left;
    const cy = (now.y + other.y) / 2 - box.top;
    const x = cx - (cx - this.x) * share + (now.x - before.x) / 2;
    this.set(scale, x, cy - (cy - this.y) * share + (now.y - before.y) / 2, box.width, box.height);
  }
}
