import { describe, expect, it } from "vitest";
import { overlap, placeBubble, type Box } from "./bubble";

const page = { width: 1280, height: 720 };
const size = { width: 320, height: 160 };
const anchor: Box = { left: 400, top: 200, width: 200, height: 100 };

describe("the bubble of a lesson", () => {
  it("goes below what it points at", () => {
    expect(placeBubble(anchor, size, page, [])).toEqual({ ...size, left: 340, top: 316 });
  });
  it("goes above where something to choose is below", () => {
    const below: Box = { left: 300, top: 320, width: 500, height: 200 };
    expect(placeBubble(anchor, size, page, [below])).toEqual({ ...size, left: 340, top: 24 });
  });
  it("goes beside where both are taken", () => {
    const column: Box = { left: 300, top: 0, width: 310, height: 195 };
    const below: Box = { left: 300, top: 305, width: 310, height: 400 };
    const found = placeBubble(anchor, size, page, [column, below]);
    expect(found?.left).toBe(616);
  });
  it("stays on the page", () => {
    const corner: Box = { left: 1200, top: 650, width: 60, height: 60 };
    const found = placeBubble(corner, size, page, []);
    expect(found && found.left + found.width).toBeLessThanOrEqual(1272);
    expect(found && overlap(found, corner)).toBe(false);
  });
  it("has no place where everything is taken", () => {
    expect(placeBubble(anchor, size, page, [{ left: 0, top: 0, ...page }])).toBeNull();
  });
});
