import { expect, test } from "vitest";
import type { Story } from "../wire/types";
import { event, sure } from "../testing/table";
import { gainsOf, headOf, phases, turns } from "./turns";

const story = {
  begins: ["turn-begins"],
  ends: [],
  stages: ["scoring"],
  headlines: ["builds", "takes"],
} as unknown as Story;
const partyOf = (one: { args: Record<string, unknown> }) => (typeof one.args.seat === "number" ? one.args.seat : null);
const takes = event("takes", { seat: 0 }, 2, "§2");
const builds = event("builds", { seat: 0, points: 3 }, 3, "§4");
const again = event("builds", { seat: 0, points: 2 }, 4, "§4,F3");
const told = [event("turn-begins", { seat: 0, turn: 1 }, 1), takes, builds, again];

test("the most telling event is the first of the headlines; of equals the last one", () => {
  expect(headOf([builds, again, takes], story)).toBe(again);
  expect(headOf([takes], story)).toBe(takes);
  expect(headOf([event("other")], story)).toBeNull();
});

test("gains are sums of points by party; nothing is gained without points", () => {
  const others = [event("pays", { seat: 1, points: -2 }), event("pays", { points: 9 }), event("takes", { seat: 2 })];
  expect(gainsOf([...told, ...others], partyOf)).toEqual([
    { party: 0, points: 5 },
    { party: 1, points: -2 },
  ]);
});

test("a turn falls into parts by the sections of the rules", () => {
  const teller = { story, entries: [], partyOf };
  const [turn] = turns(told, teller);
  expect(turn).toMatchObject({ kind: "turn", party: 0, head: again });
  const parts = phases(sure(turn), teller);
  expect(parts.map(({ head, events }) => [head.key, events.length])).toEqual([
    ["takes", 1],
    ["builds", 2],
  ]);
  expect(parts[1]?.gains).toEqual([{ party: 0, points: 5 }]);
});
