import "../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { bareKey, ownsEnter, typing } from "./keyboard";
import { neighbour, spotOfKey } from "./spots";

/** An element as far as these functions look at it. */
class Fake {
  isContentEditable = false;
  type = "";
  constructor(
    readonly tagName: string,
    readonly box: [number, number] = [0, 0],
    readonly parts: Record<string, boolean> = {},
  ) {}
  closest(selector: string): Fake | null {
    if (selector.startsWith("button, a")) return ["BUTTON", "A", "INPUT"].includes(this.tagName) ? this : null;
    return selector.startsWith("[data-spot]") && this.parts.spot ? this : null;
  }
  matches(): boolean {
    return !!this.parts.region;
  }
  contains(): boolean {
    return true;
  }
  getAttribute(): string {
    return `${!!this.parts.closed}`;
  }
  getClientRects(): unknown[] {
    return this.parts.hidden ? [] : [1];
  }
  getBoundingClientRect() {
    return { left: this.box[0], top: this.box[1], width: 10, height: 10 };
  }
}
class FakeInput extends Fake {}

const at = (x: number, y: number, more: object = {}): Fake => new Fake("BUTTON", [x, y], { spot: true, ...more });
const show = (...all: Fake[]) => vi.stubGlobal("document", { querySelectorAll: () => all, querySelector: () => null });
const as = (one: Fake): Element => one as unknown as Element;

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Fake);
  vi.stubGlobal("HTMLInputElement", FakeInput);
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.keys = true;
});

const press = (key: string, more: object = {}): KeyboardEvent =>
  ({ key, target: null, ...more }) as unknown as KeyboardEvent;

test("a bare key counts unless a modifier is held, it was used, or single keys are off", () => {
  expect(bareKey(press("p"))).toBe(true);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])
    expect(bareKey(press("p", more))).toBe(false);
  settings.keys = false;
  expect(bareKey(press("p"))).toBe(false);
  expect(bareKey(press("Enter"))).toBe(true);
});

test("while text is typed no key is bare; a switch or a slider is no text", () => {
  const input = (type: string): EventTarget =>
    Object.assign(new FakeInput("INPUT"), { type }) as unknown as EventTarget;
  expect(typing(input("text"))).toBe(true);
  expect(typing(input("checkbox"))).toBe(false);
  expect(typing(as(new Fake("TEXTAREA")))).toBe(true);
  expect(typing(as(Object.assign(new Fake("DIV"), { isContentEditable: true })))).toBe(true);
  expect(typing(as(new Fake("DIV")))).toBe(false);
  expect(typing(null)).toBe(false);
  expect(bareKey(press("p", { target: input("text") }))).toBe(false);
});

test("Enter belongs to buttons, links and fields", () => {
  expect(ownsEnter(as(new Fake("BUTTON")))).toBe(true);
  expect(ownsEnter(as(new Fake("DIV")))).toBe(false);
  expect(ownsEnter(null)).toBe(false);
});

test("a printed key stands for the first spot that is seen", () => {
  const seen = at(0, 0);
  show(at(5, 5, { hidden: true }), seen);
  expect(spotOfKey("3")).toBe(seen);
  show();
  expect(spotOfKey("3")).toBeNull();
});

test("an arrow leads to the nearest spot in its direction", () => {
  const [start, right, far, below] = [at(0, 0), at(50, 5), at(120, 0), at(0, 60)];
  show(start, far, right, below);
  expect(neighbour(as(start), "ArrowRight")).toBe(right);
  expect(neighbour(as(right), "ArrowRight")).toBe(far);
  expect(neighbour(as(start), "ArrowDown")).toBe(below);
  expect(neighbour(as(start), "ArrowLeft")).toBeNull();
  expect(neighbour(as(start), "Home")).toBeNull();
});

test("from a region as a whole an arrow leads to its first open spot; from elsewhere nowhere", () => {
  const open = at(30, 0);
  show(at(0, 0, { closed: true }), open);
  expect(neighbour(as(new Fake("DIV", [0, 0], { region: true })), "ArrowDown")).toBe(open);
  expect(neighbour(as(new Fake("DIV")), "ArrowDown")).toBeNull();
});
