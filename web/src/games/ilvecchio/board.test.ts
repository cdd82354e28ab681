import "../../testing/browser";
import { expect, test } from "vitest";
import { event, tableOf, sure } from "../../testing/table";
import { duration } from "./durations";
import { between, drawing, mapName, nameWidth } from "./geometry";
import { ICON, signOf } from "./icons";
import { goodsIn } from "./names";
import { questionOf, total, verbOf } from "./play.svelte";
import { spreadTags, tagTop } from "./spread";
import { rowWidth, tagText, tokenWidth } from "./tags";
import { middlemanAt, openProvinces, road, viewOf, type Areas, type Places, type View } from "./view";

const town = (colour: string, roads: string[], more: object = {}) => ({
  ...{ colour, roads, areas: [], standing: [0, 0], lying: [0, 0], east: 0, north: 0 },
  ...more,
});
const map = {
  prato: town("brown", ["pistoia", "empoli"], { picture: [100, 100] }),
  pistoia: town("grey", ["prato", "lucca"], { picture: [120, 110] }),
  empoli: town("white", ["prato"], { picture: [200, 300] }),
  lucca: town("black", ["pistoia"], { picture: [60, 200] }),
  elba: town("red", [], { picture: [40, 400] }),
} as unknown as Places;
const view = {
  map,
  middlemen: { red: { at: "prato", next: "pistoia" } },
  provinces: { venezia: ["a", "b"], milano: [] },
  tracks: [
    { track: "venezia", gate: "lucca", price: 3, points: [2, 5], next: 1 },
    { track: "chiesa", gate: "empoli", price: 2, points: [4], next: 0 },
  ],
  outlook: {
    ways: {
      prato: { walk: false, ride: false, roads: 0, bishop: false },
      pistoia: { walk: true, ride: true, roads: 1, bishop: true },
      lucca: { walk: true, ride: false, roads: 2, bishop: false },
      empoli: { walk: true, ride: false, roads: 1, bishop: false },
    },
    gives: { grey: [{ knight: 1 }, { florins: 2 }] },
  },
} as unknown as View;
const text = (tokens: ({ text: string } | { sign: string })[]): string =>
  tokens.map((one) => ("sign" in one ? `(${one.sign})` : one.text)).join("");

test("the first word of a step is its verb, and leads to a question or none", () => {
  expect(verbOf("take knight 2")).toBe("take");
  expect(verbOf("")).toBe("");
  expect(questionOf("no-such-verb 3")).toBe("");
});

test("changes are summed up good by good; what cancels out is left out", () => {
  expect(total([{ florins: 3, knight: 1 }, { florins: -1, knight: -1 }, {}])).toEqual({ florins: 2 });
});

test("goods are told with their numbers, with a sign where they change", () => {
  const table = tableOf(view);
  expect(goodsIn(table, { florins: 2, knight: 1 })).toBe("count-florins count=2, count-knight count=1");
  expect(goodsIn(table, { florins: -2, knight: 1 }, true)).toBe("−count-florins count=2, +count-knight count=1");
  expect(viewOf(table)).toBe(view);
});

test("every tile has a sign that is drawn; an unknown one is worth points", () => {
  expect(signOf("one-knight")).toBe("knight");
  expect(signOf("whatever")).toBe("points");
  expect(ICON[signOf("six-florins")]).toBeTruthy();
});

test("events without a time of their own take the usual one", () => {
  expect(duration(event("rolls"))).toBe(900);
  expect(duration(event("something-new"))).toBe(380);
});

test("long names of towns keep their first and last word on the map", () => {
  expect(mapName("San Gimignano")).toBe("San Gimignano");
  expect(mapName("Castiglione della Pescaia")).toBe("Castiglione d. Pescaia");
  expect(nameWidth("Castiglione della Pescaia")).toBe(nameWidth("Castiglione d. Pescaia"));
  expect(nameWidth("Lucca")).toBeLessThan(nameWidth("San Gimignano"));
});

test("a map is drawn where its edition says, and only once", () => {
  const drawn = drawing(map, {} as Areas, (place) => place);
  expect(drawn.places.prato).toEqual({ x: 100, y: 100 });
  expect(drawing(map, {} as Areas, (place) => place)).toBe(drawn);
});

test("a point between two others lies at its share of the way", () => {
  expect(between({ x: 0, y: 10 }, { x: 20, y: 30 }, 0.25)).toEqual({ x: 5, y: 15 });
});

test("a middleman is found by his place; provinces are listed by region", () => {
  expect(middlemanAt(view, "prato")).toEqual({ colour: "red", next: "pistoia" });
  expect(middlemanAt(view, "lucca")).toBeNull();
  expect(openProvinces(tableOf(view))).toEqual([
    { region: "venezia", tiles: ["a", "b"] },
    { region: "milano", tiles: [] },
  ]);
});

test("a road is the shortest way along the map, or none", () => {
  expect(road(map, "empoli", "lucca")).toEqual(["empoli", "prato", "pistoia", "lucca"]);
  expect(road(map, "prato", "prato")).toEqual(["prato"]);
  expect(road(map, "prato", "elba")).toEqual([]);
});

test("the tag of a town says its price and what it gives, and is wide enough for both", () => {
  const [grey, gate, open, here] = ["pistoia", "lucca", "empoli", "prato"].map((place) => tagText(view, place, "here"));
  expect(text(sure(grey).price)).toBe("1(florins)/(carriage)+(bishop)");
  expect(text(sure(grey).yields)).toBe("1(knight)/2(florins)");
  expect(text(sure(gate).price)).toBe("2(florins)+3(florins)(assassin)");
  expect(text(sure(gate).yields)).toBe("5(points)");
  expect(text(sure(open).price)).toBe("1(florins)+2(florins)3(follower)");
  expect(text(sure(here).price)).toBe("here");
  for (const tag of [sure(grey), sure(gate), sure(open)]) expect(tag.width).toBeGreaterThan(rowWidth(tag.price));
  expect(rowWidth(sure(grey).yields)).toBeCloseTo(
    sure(grey)
      .yields.map(tokenWidth)
      .reduce((a, b) => a + b),
  );
  expect(tokenWidth({ text: "/" })).toBeLessThan(tokenWidth({ sign: "knight" }));
});

test("tags of neighbours do not lie upon each other, and stay on the map", () => {
  const places = drawing(map, {} as Areas, (place) => place).places;
  const word = { here: "here", name: (place: string) => place };
  const at = (place: string) => sure(places[place]);
  const box = { width: 380, height: 516 };
  const { scale, shifts } = spreadTags({ view, at, k: 1, box, word, numbers: [], labels: [] }, ["prato", "pistoia"]);
  const boxes = ["prato", "pistoia"].map((place) => {
    const width = tagText(view, place, "here").width * scale;
    const left = at(place).x + sure(shifts[place]).x - width / 2;
    const top = at(place).y + tagTop(false, 1) + sure(shifts[place]).y;
    return { left, top, right: left + width, bottom: top + 30 * scale };
  });
  const [a, b] = boxes;
  expect(
    sure(a).right <= sure(b).left ||
      sure(b).right <= sure(a).left ||
      sure(a).bottom <= sure(b).top ||
      sure(b).bottom <= sure(a).top,
  ).toBe(true);
  for (const one of boxes) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(box.width);
    expect(one.bottom).toBeLessThanOrEqual(box.height);
  }
  expect(tagTop(true, 1)).toBeGreaterThan(tagTop(false, 1));
});
