import "../../testing/browser";
import { expect, test } from "vitest";
import { action, event, tableOf, sure } from "../../testing/table";
import { courses, niche } from "./art";
import { duration } from "./durations";
import { glance } from "./glance";
import { intentOf, waysOf } from "./intent.svelte";
import { sincePassing } from "./journey";
import { between, layoutFor, modeFor, originOf, streetOf } from "./layout";
import { familyName, memberName, placeName } from "./names";
import { standing } from "./queue";
import { BOTH, stoneOf, stonesOf } from "./stones";
import { lookedAt, stepOf } from "./strozzi";
import * as targets from "./targets";
import { closedText, costOf, openOf, shortOf, verbOf } from "./verbs";
import { handOf, type FlorenceView, type Location, type Member } from "./view";

const member = (family: number, rank = "donna", colour?: string): Member =>
  ({ family, rank, ...(colour ? { colour } : {}) }) as unknown as Member;
const place = (number: number, queue: Member[] = [], more: object = {}): Location =>
  ({
    ...{ number, queue, tile: null, coaches: [], destination: [], rings: [], bouncers: [], spies: [] },
    ...more,
  }) as unknown as Location;
const view = (more: object = {}): FlorenceView =>
  ({
    ...{ solo: false, players: 3, families: 3, spaces: 7, pending: { card: null }, destination: null },
    ...{ locations: [place(1, [member(0), member(1)]), place(2)], streets: { "1-2": {}, "2-3": {} } },
    ...{ costs: { deploy: 2, promote: 3, move: 1, hurry: 4, brag: 2, gift: 5 }, seats: [{ time: 3 }], ways: [] },
    ...{ card_costs: { slander: 2, rumour: 0 }, card_medici: { rumour: "cosimo", slander: "giovanni" }, hand: null },
    ...more,
  }) as unknown as FlorenceView;

test("bricks and niches have the size they are asked for", () => {
  expect(niche(20, 30)).toBe("M-10,0 V-20 A10,10 0 0 1 10,-20 V0Z");
  expect(courses(20, 6).match(/h20/g)).toHaveLength(2);
  expect(courses(20, 5).match(/h20/g)).toHaveLength(1);
});

test("events without a time of their own take the usual one", () => {
  expect(duration(event("coach-enters"))).toBe(640);
  expect(duration(event("no-head"))).toBeLessThan(duration(event("something-new")));
});

test("the drawing follows the room there is", () => {
  expect(modeFor(1000, 700, false)).toBe("large");
  expect(modeFor(800, 500, false)).toBe("compact");
  expect(modeFor(1000, 400, false)).toBe("compact");
  expect(modeFor(390, 600, false)).toBe("phone");
  expect(modeFor(390, 600, true)).toBe("small");
});

test.each([
  ["large", 1000, 700],
  ["compact", 700, 460],
  ["phone", 390, 600],
  ["small", 390, 320],
] as const)("nine cells of a %s board lie inside it and do not touch", (mode, width, height) => {
  const layout = layoutFor(width, height, mode);
  expect(layout.width / layout.height).toBeCloseTo(width / height);
  const [first, second, fourth, last] = [1, 2, 4, 9].map((location) => originOf(layout, location));
  expect(first).toEqual({ x: 0, y: 0 });
  expect(sure(second).x).toBeCloseTo(layout.cell.w + layout.gap.x);
  expect(sure(fourth).y).toBeCloseTo(layout.cell.h + layout.gap.y);
  expect(sure(last).x + layout.cell.w).toBeLessThanOrEqual(layout.width + 0.01);
  expect(sure(last).y + layout.cell.h).toBeLessThanOrEqual(layout.height + 0.01);
  expect(layout.spots).toHaveLength(7);
});

test("a street lies in the gap between its two locations, with shield and chevrons apart", () => {
  const layout = layoutFor(1000, 700, "large");
  const [flat, steep] = [streetOf(layout, "1-2"), streetOf(layout, "2-5")];
  expect([flat.from, flat.to, flat.flat]).toEqual([1, 2, true]);
  expect(steep.flat).toBe(false);
  expect(flat.middle.x).toBeCloseTo(layout.cell.w + layout.gap.x / 2);
  expect(steep.middle.y).toBeCloseTo(layout.cell.h + layout.gap.y / 2);
  for (const { rect, middle, shield, chevrons } of [flat, steep]) {
    expect(rect.x + rect.w / 2).toBeCloseTo(middle.x);
    expect(Math.hypot(shield.x - chevrons.x, shield.y - chevrons.y)).toBeGreaterThan(20);
  }
  expect(between(layout, 1, 2)).toEqual(between(layout, 2, 1));
  expect(between(layout, 1, 2).x).toBeCloseTo(flat.middle.x);
});

test("names say whose a member is, and what is at a location", () => {
  const table = tableOf(null);
  expect(familyName(table, view(), 0)).toBe("you");
  expect(familyName(table, view(), 2)).toBe("Seat 2");
  expect(familyName(table, view({ solo: true }), 1)).toBe("board-strozzi");
  expect(familyName(table, view({ solo: true }), 1, "blue")).toBe("strozzi-of colour=strozzi:blue");
  expect(memberName(table, view(), member(1))).toBe("member-of rank=rank:donna name=Seat 1");
  const full = placeName(table, view(), place(4, [member(0)], { tile: "wine", coaches: ["cosimo"], rings: [1] }));
  expect(full).toContain("4, tile:wine.");
  expect(full).toContain("name-queue queue=1 member-of rank=rank:donna name=you");
  expect(full).toContain("name-free free=6");
  expect(full).toContain("name-coach medici=medici:cosimo");
  expect(full).toContain("name-rings names=Seat 1");
  expect(placeName(table, view(), place(4))).toBe("4. name-nobody name-free free=7");
});

test("a queue shows newcomers as ghosts and fades those who would leave", () => {
  const [a, b, c] = [member(0), member(1), member(2)];
  const brief = (now: Member[], then: Member[] | null) =>
    standing(now, then).map((one) => [one.member.family, one.ghost, one.leaving, one.spot]);
  expect(brief([a, b], null)).toEqual([
    [0, false, false, 1],
    [1, false, false, 2],
  ]);
  expect(brief([a, b], [a, c, b])).toEqual([
    [0, false, false, 1],
    [2, true, false, null],
    [1, false, false, 2],
  ]);
  expect(brief([a, b, c], [a, c])).toEqual([
    [0, false, false, 1],
    [1, false, true, 2],
    [2, false, false, 3],
  ]);
  expect(brief([a, b], [c, b])).toEqual([
    [2, true, false, null],
    [1, false, false, 2],
  ]);
});

test("stones are the seats' own; alone, two of them are Strozzi's", () => {
  expect(stoneOf(view(), { family: 2 })).toBe(2);
  expect(stonesOf(view())).toEqual([0, 1, 2]);
  const solo = view({ solo: true });
  expect([
    stoneOf(solo, { family: 0 }),
    stoneOf(solo, { family: 1, colour: "blue" }),
    stoneOf(solo, { family: 1 }),
  ]).toEqual([2, 1, BOTH]);
  expect(stonesOf(solo)).toEqual([0, 1, 2]);
});

test("the journey begins when everybody has passed and ends with the round", () => {
  const rest = [event("coach-enters"), event("head")];
  expect(sincePassing([event("passes-last"), ...rest])).toEqual(rest);
  expect(sincePassing([event("passes-last"), ...rest, event("round-begins")])).toBeNull();
  expect(sincePassing(rest)).toBeNull();
});

test("a verb has its price, what is lacking, and the question it leads to", () => {
  expect(costOf(view(), "pass")).toBe("0");
  expect(costOf(view(), "move")).toBe("1");
  expect(costOf(view(), "gift")).toBe("5");
  expect(costOf(view({ giving: [{ price: 4 }, { price: 7 }] }), "gift")).toBe("4–7");
  expect(costOf(view(), "scandal")).toBe("–");
  expect(costOf(view({ hand: { slander: 1, rumour: 1 } }), "scandal")).toBe("0–2");
  expect([shortOf(view(), "hurry", 0), shortOf(view(), "move", 0), shortOf(view(), "pass", 0)]).toEqual([1, 0, 0]);
  expect(shortOf(view({ giving: [{ price: 4 }, { price: 7 }] }), "gift", 0)).toBe(1);
  expect(verbOf(tableOf(null, [], "hurrier"), view())).toBe("hurry");
  expect(verbOf(tableOf(null, [], "hurrier"), view({ pending: { card: "slander" } }))).toBe("scandal");
  expect(verbOf(tableOf(null, [], "action"), view())).toBeNull();
  expect(verbOf(tableOf(null, [], "move", { decision: null }), view())).toBeNull();
  const legal = [action(1, "move"), action(2, "brag")];
  expect(openOf(tableOf(null, legal), "brag")).toEqual([legal[1]]);
  expect([closedText(view(), "gift"), closedText(view(), "scandal"), closedText(view(), "move")]).toEqual([
    "gift cosimo",
    "scandal go-far",
    "move",
  ]);
  expect(closedText(view({ hand: { slander: 1 } }), "scandal")).toBe("scandal slander");
});

test("the own hand is in the order of the Medici, card by card", () => {
  expect(handOf(view({ hand: { slander: 1, rumour: 2 } }))).toEqual(["rumour", "rumour", "slander"]);
  expect(handOf(view())).toEqual([]);
});

test("targets of a question are the actions about the thing that is touched", () => {
  const to = [action(1, "to 1", { location: 1 }), action(2, "to 2", { location: 2 })];
  const moving = tableOf(null, to, "move");
  expect(targets.promptOf(moving)).toBe("move");
  expect(targets.atPlace(moving, 2)).toEqual([to[1]]);
  expect(targets.closedPlace(moving, 5)).toBe("to 5");
  expect(targets.closedPlace(tableOf(null, [], "brag"), 5)).toBeNull();
  const members = [
    action(3, "member 1 2", { location: 1, spot: 2 }),
    action(4, "swap 1 2 3", { location: 1, first: 2, second: 3 }),
  ];
  const choosing = tableOf(null, members, "mover");
  expect(targets.atMember(choosing, view(), 1, 2)).toEqual(members);
  expect(targets.atMember(choosing, view(), 1, 3)).toEqual([members[1]]);
  expect(targets.closedMember(choosing, 1, 4)).toBe("member 1 4");
  expect(targets.closedMember(tableOf(null, [], "partner"), 1, 4)).toBe("with 1 4");
  expect(targets.closedMember(moving, 1, 4)).toBeNull();
});

test("a member of one's own offers its verbs, a tile the brag that is open there", () => {
  const legal = [action(1, "move"), action(2, "brag"), action(3, "pass")];
  const table = tableOf(null, legal);
  const seen = view({
    ways: [{ location: 1, spot: 1, verb: "move", to: [2] }],
    bragging: [{ closed: null }, { closed: "bragged" }],
  });
  expect(waysOf(seen, [1, 1]).map(({ verb }) => verb)).toEqual(["move"]);
  expect(targets.atMember(table, seen, 1, 1)).toEqual([legal[0]]);
  expect(targets.atMember(table, seen, 1, 2)).toEqual([]);
  expect(targets.atTile(table, seen, 1)).toEqual([legal[1]]);
  expect(targets.atTile(table, seen, 2)).toEqual([]);
  expect(targets.closedTile(tableOf(null, [], "brag"), 3)).toBe("tile 3");
  expect(targets.closedTile(table, 3)).toBeNull();
  expect(intentOf(table)).toBe(intentOf(table));
});

test("offers, rings, streets and shields have targets of their own", () => {
  const legal = [
    ...[action(1, "accept"), action(2, "decline"), action(3, "take-time"), action(4, "take-point")],
    ...[action(5, "bodyguard 1-2", { street: "1-2" }), action(6, "gift cosimo", { medici: "cosimo" })],
  ];
  const table = tableOf(null, legal, "bodyguard");
  expect(targets.atOffer(table)).toEqual(legal.slice(0, 2));
  expect(targets.atRing(table)).toEqual(legal.slice(2, 4));
  expect(targets.atStreet(table, "1-2")).toEqual([legal[4]]);
  expect(targets.atStreet(table, "2-3")).toEqual([]);
  expect(targets.closedShield(table, "bodyguard", "2-3")).toBe("bodyguard 2-3");
  expect(targets.closedShield(table, "spy", 3)).toBeNull();
  expect(targets.closedShield(tableOf(null, [], "post-guard"), "spy", 3)).toBe("spy 3");
  const busy = place(2, [], { coaches: ["cosimo"], rings: [0] });
  expect(targets.aboutCell(table, view({ destination: { location: 2 } }), busy).map(({ id }) => id)).toEqual([
    5, 6, 1, 2, 3, 4,
  ]);
  expect(targets.aboutCell(table, view(), place(3))).toEqual([]);
});

test("a glance says what the choice that is looked at would do", () => {
  const deploy = action(7, "place 2", { location: 2 });
  const ahead = view({ locations: [place(1), place(2, [member(0)])], destination: { location: 2, pays: [6, 3] } });
  const look = (text: string, events = [event("leaves"), event("pays")]) =>
    tableOf(view(), [deploy], "deploy", { aid: { preview: { action: text, preview: { events, view: ahead } } } });
  expect(glance(look("place 2"))).toBe("[place 2]: sheet-worth spot=1 points=6 · <pays>");
  expect(glance(look("something else"))).toBe("");
  expect(glance(tableOf(view(), [deploy]))).toBe("");
});

test("Strozzi's card marks where it has looked, until somebody else acts", () => {
  const card = { number: 12, deed: "deploy", letter: "B", looks: [2, 1], otherwise: null };
  const letters = [
    { letter: "A", location: 1 },
    { letter: "B", location: 2 },
  ];
  const solo = view({ solo: true, strozzi: { cards: [card], letters } });
  const told = [
    event("strozzi-card", { card: 12, cost: 0, total: 9 }),
    event("strozzi-cannot", { location: 2, obstacle: "full" }),
    event("strozzi-deploys", { location: 1 }),
  ];
  expect([...lookedAt(solo, told)]).toEqual([
    [2, "failed"],
    [1, "now"],
  ]);
  expect([...lookedAt(solo, [...told, event("passes")])]).toEqual([]);
  expect(stepOf(tableOf(solo, [], "action", { told }), sure(told[2]))).toBe("card-step card=12 step=2 steps=2");
  const running = told.slice(0, 2);
  expect(stepOf(tableOf(solo, [], "action", { told: running }), sure(running[1]))).toBe(
    "card-step card=12 step=1 steps=2",
  );
  expect(stepOf(tableOf(view(), [], "action"), event("passes"))).toBeNull();
});
