// Two fingers draw the map nearer, one moves it; the whole map is always one touch away.

const NEAREST = 2.6;

export class Zoom {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = false;

  transform = $derived(
    this.scale === 1
      ? undefined
      : `translate(${this.x.toFixed(1)} ${this.y.toFixed(1)}) scale(${this.scale.toFixed(3)})`,
  );

  toggle(width: number, height: number): void {
    if (this.scale > 1) this.set(1, 0, 0, width, height);
    else this.set(1.7, -width * 0.35, -height * 0.35, width, height);
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
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      if (others[0]) {
        const other = others[0][1];
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const scale = Math.min(NEAREST, Math.max(1, (this.scale * is) / was));
        const cx = (event.clientX + other.x) / 2 - box.left;
        const cy = (event.clientY + other.y) / 2 - box.top;
        const share = scale / this.scale;
        this.set(
          scale,
          cx - (cx - this.x) * share + dx / 2,
          cy - (cy - this.y) * share + dy / 2,
          box.width,
          box.height,
        );
        this.moved = true;
      } else if (this.scale > 1) {
        if (!this.moved && Math.hypot(dx, dy) < 6) return;
        this.moved = true;
        this.set(this.scale, this.x + dx, this.y + dy, box.width, box.height);
      } else return;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);
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
}
