import { expect, test } from "vitest";
import { sheetOf } from "./facts";

const speaker = { label: (key: string) => key.toUpperCase(), value: (_: string, value: string) => `"${value}"` };

test("what is there once for each seat belongs to the seats, everything else to the table", () => {
  const view = { game: "x", actor: 0, stage: "play", hands: [3, 2], deck: { left: 4, open: ["a", "b"] }, done: false };
  expect(sheetOf(view, 2, speaker)).toEqual({
    table: [
      { label: "STAGE", value: '"play"' },
      { label: "LEFT", value: "4" },
      { label: "OPEN", value: '"a" · "b"' },
      { label: "DONE", value: "–" },
    ],
    seats: [[{ label: "HANDS", value: "3" }], [{ label: "HANDS", value: "2" }]],
  });
});

test("alone, a list is not mistaken for the one seat", () => {
  expect(sheetOf({ cards: [5] }, 1, speaker).table).toEqual([{ label: "CARDS", value: "5" }]);
});
