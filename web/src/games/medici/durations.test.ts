import { expect, test } from "vitest";
import { event } from "../../testing/table";
import { duration } from "./durations";

test("what is revealed at an auction is seen longer than what changes nothing", () => {
  expect(duration(event("revealed"))).toBeGreaterThan(duration(event("no-room")));
  expect(duration(event("something-new"))).toBe(400);
});
