import { expect, test } from "vitest";
import { applyPatch } from "./patch";
import { showEvents, showRest } from "./shown";
import type { PatchedEvent, Shown } from "./types";

const shown: Shown = {
  view: { lot: [1, 2], seats: [{ money: 3 }] },
  scores: [0],
  worth: [0],
  own_worth: null,
  rivals: [],
};
const event = (key: string, patch?: PatchedEvent["patch"]): PatchedEvent => ({
  key,
  args: { seat: 0 },
  rule: "§1",
  entry: 1,
  ...(patch && { patch }),
});
const events = [
  event("bought", [
    { op: "remove", path: "/view/lot/0" },
    { op: "replace", path: "/view/seats/0/money", value: 1 },
  ]),
  event("secret", [{ op: "replace", path: "/scores/0", value: 1 }]),
  event("paid"),
];

test("operations add, replace and remove in objects and lists, and leave the old value as it is", () => {
  const old = { "a/b": { "~c": 1 }, list: [1, 2, 3], gone: 0 };
  const kept = JSON.stringify(old);
  const now = applyPatch(old, [
    { op: "replace", path: "/a~1b/~0c", value: 2 },
    { op: "remove", path: "/list/1" },
    { op: "add", path: "/list/0", value: { x: null } },
    { op: "remove", path: "/gone" },
    { op: "add", path: "/fresh", value: [] },
  ]);
  expect(now).toEqual({ "a/b": { "~c": 2 }, list: [{ x: null }, 1, 3], fresh: [] });
  expect(JSON.stringify(old)).toBe(kept);
  expect(applyPatch(old, [{ op: "replace", path: "", value: 7 }])).toBe(7);
});

test("parts that do not change are shared", () => {
  const old = { a: { x: 1 }, b: { y: 1 } };
  expect(applyPatch(old, [{ op: "replace", path: "/a/x", value: 2 }]).b).toBe(old.b);
});

test("a patch that does not fit is an error", () => {
  expect(() => applyPatch({ a: 1 }, [{ op: "replace", path: "/a/b/c", value: 2 }])).toThrow("/a/b/c");
});

test("each event shows what its patch changes, an event without one nothing", () => {
  const found = showEvents(shown, events);
  expect(found.map((one) => one.event.key)).toEqual(["bought", "secret", "paid"]);
  expect(found.map((one) => one.shown.view)).toEqual(Array(3).fill({ lot: [2], seats: [{ money: 1 }] }));
  expect(found.map((one) => one.shown.scores)).toEqual([[0], [1], [1]]);
  expect(showRest(shown, found, [{ op: "replace", path: "/worth/0", value: 5 }]).worth).toEqual([5]);
  expect(showRest(shown, [], []).view).toBe(shown.view);
});

test("what the journal does not know is applied, and not shown by itself", () => {
  const told = [events[0], events[2]].flatMap((one) => (one ? [one] : []));
  const found = showEvents(shown, events, told);
  expect(found.map((one) => [one.event.key, one.shown.scores[0]])).toEqual([
    ["bought", 0],
    ["paid", 1],
  ]);
});
