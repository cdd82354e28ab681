import "../../testing/browser";
import { expect, test } from "vitest";
import { action, event, tableOf } from "../../testing/table";
import { present } from "./colours";
import { duration } from "./durations";
import { falling, fallSentences, lossesOf } from "./losses";
import { planSite, planSkyline } from "./plan";
import {
  arg,
  briefOf,
  builderOf,
  cardName,
  effectOf,
  floorTakers,
  nowOf,
  ownSeat,
  printedName,
  thisTurn,
  viewOf,
  wayOf,
  type Builder,
  type Card,
  type HeldCard,
  type Tower,
} from "./view";

const bricks = { white: 0, yellow: 0, green: 2, "red-brown": 0, blue: 1, purple: 0 };
const tower = (colour: string, height: number, more: object = {}): Tower =>
  ({ colour, height, ruin: null, next: null, ...more }) as unknown as Tower;
const builder = (towers: Tower[], more: object = {}): Builder =>
  ({ storage: bricks, towers, ladder: { costs: [0, 1, 3], laid: 1 }, ...more }) as unknown as Builder;
const table = (towers: Tower[], more: object = {}) =>
  tableOf({ active: 1, seats: [builder([]), builder(towers)] }, [], "build", { you: 1, ...more });

test("only colours of which there is something are present, in the order of the box", () => {
  expect(present(bricks)).toEqual(["green", "blue"]);
});

test("towers that would fall are counted with what they lose and keep", () => {
  const towers = [tower("green", 3), tower("blue", 4, { ruin: { lost: 3, kept: 1 } })];
  expect(falling(table(towers)).map(({ colour }) => colour)).toEqual(["blue"]);
  expect(fallSentences(table(towers))).toEqual([
    "falls what=tower-label colour=colour:blue height=4 lost=3 kept=1 towers=1",
  ]);
});

test("losses of a seat are those since its last decision", () => {
  const told = [
    event("ruin", { seat: 1, colour: "green", lost: 5 }, 3),
    event("ruin", { seat: 1, colour: "blue", lost: 2 }, 8),
    event("ruin", { seat: 0, colour: "red-brown", lost: 9 }, 8),
    event("torn-down", { seat: 1, colour: "white", height: 4 }, 9),
    event("collapsed", { seat: 1, colour: "yellow" }, 9),
    event("sabotaged", { seat: 0, other: 1, colour: "purple" }, 9),
    event("sabotaged", { seat: 1, other: 0, colour: "purple" }, 9),
  ];
  expect(lossesOf(table([], { told, ownLast: 8 }), 1)).toEqual([
    { colour: "blue", lost: 2 },
    { colour: "white", lost: 4 },
    { colour: "yellow", lost: 1 },
    { colour: "purple", lost: 1 },
  ]);
});

test("the skyline fits its box: six towers side by side, the highest storey on top", () => {
  for (const [width, height] of [
    [900, 500],
    [360, 240],
  ] as const) {
    const plan = planSkyline(width, height, 40);
    expect(plan.ground).toBe(height - 40);
    expect(plan.x(0) - plan.tower / 2).toBeGreaterThan(0);
    expect(plan.x(5) + plan.tower / 2).toBeLessThanOrEqual(width);
    expect(plan.x(1) - plan.x(0)).toBeGreaterThan(plan.tower);
    expect(plan.y(8)).toBeLessThan(plan.y(3));
    expect(plan.y(8)).toBeGreaterThan(plan.top);
    expect(plan.y(3)).toBeLessThan(plan.ground);
  }
});

test("towers of a building site stand beside each other and left of the empty plot", () => {
  for (const [width, height] of [
    [700, 320],
    [280, 160],
  ] as const) {
    const plan = planSite(width, height, 4, 6, 30);
    expect(plan.plot.x + plan.plot.width).toBeLessThan(width);
    expect(plan.plot.y + plan.plot.height).toBe(plan.ground);
    expect(plan.x(3) + plan.width / 2).toBeLessThan(plan.plot.x);
    expect(plan.width).toBeLessThan(plan.pitch);
    expect(plan.storey * 7).toBeLessThan(plan.ground);
  }
  expect(planSite(700, 320, 1, 1, 12).storey).toBe(12);
});

test("a spectator looks over the shoulder of the active builder", () => {
  const watching = table([tower("green", 2)], { you: -1 });
  expect(viewOf(watching).active).toBe(1);
  expect(ownSeat(watching)).toBe(1);
  expect(ownSeat(table([]))).toBe(1);
  expect(builderOf(watching, 1).towers).toHaveLength(1);
  expect(builderOf(watching, 7)).toMatchObject({ points: 0, towers: [], cards: [] });
});

test("a card of the owner has its own name and no printed one", () => {
  const at = table([]);
  expect(cardName(at, { card: "bridge" })).toBe("card:bridge");
  expect(printedName(at, { card: "bridge" })).toBe("printed-bridge");
  expect(printedName(at, { card: "unknown" })).toBe("");
  const own = { card: "bridge", names: { en: "Old Bridge" } };
  expect(cardName(at, own)).toBe("Old Bridge");
  expect(printedName(at, own)).toBe("");
});

test("the numbers of a card are worded: points with a sign, colours by name", () => {
  const card = { card: "x", effect: "pays", numbers: { points: 3, colour: "blue", bricks: 2 } } as unknown as Card;
  expect(effectOf(table([]), card)).toBe("effect-pays points=+3 colour=colour:blue bricks=2");
  expect(briefOf(table([]), card)).toBe("brief-pays points=+3 colour=colour:blue bricks=2");
});

test("what a held card would do now is said only where it would do something", () => {
  const held = (now: object | null): HeldCard => ({ card: "x", effect: "steals", now }) as unknown as HeldCard;
  expect(nowOf(table([]), held(null))).toBe("");
  expect(nowOf(table([]), held({ bricks: 2 }))).toBe("now-steals bricks=2");
});

test("an argument of an action is found by its name", () => {
  const pay = action(1, "pay white", { colour: "white", count: 2 });
  expect(arg(pay, "count")).toBe(2);
  expect(arg(pay, "other")).toBeUndefined();
});

test("the way to the next commission costs what the ladder says, or is out of reach", () => {
  const green = tower("green", 2, { next: { height: 4 } });
  const blue = tower("blue", 1, { next: { height: 6 } });
  expect(wayOf(builder([]), green)).toEqual({ bricks: 2, have: 2, cost: 3 });
  expect(wayOf(builder([]), blue)).toEqual({ bricks: 5, have: 1, cost: null });
  expect(wayOf(builder([]), tower("blue", 1))).toBeNull();
});

test("a turn begins after its first event, and floors belong to the first on their height", () => {
  const told = [
    event("floor-bonus", { seat: 2, height: 4 }),
    event("turn-begins", { seat: 1 }),
    event("floor-bonus", { seat: 1, height: 5 }),
  ];
  expect(thisTurn(told)).toEqual(told.slice(2));
  expect(thisTurn(told.slice(0, 1))).toEqual(told.slice(0, 1));
  expect(floorTakers(told)).toEqual({ 4: 2, 5: 1 });
});

test("what nobody needs to see takes no time; what is not known takes some", () => {
  expect(duration(event("balcony-placed"))).toBe(0);
  expect(duration(event("starts"))).toBe(500);
  expect(duration(event("something-new"))).toBe(400);
});
